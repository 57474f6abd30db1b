import type { ChatState, ChatStatus, UIMessage } from "ai";
import { caughtUp } from "#/features/strategy/conversation/catch-up.rules.ts";

/** At most so often does a growing answer draw itself again. */
const THROTTLE_MS = 50;

interface Shown {
  messages: UIMessage[];
  status: ChatStatus;
  error: Error | undefined;
}

/** What a conversation shows. The library that writes into it may come later: a thread is read without it. */
export class ShownTalk implements ChatState<UIMessage> {
  #now: Shown;
  #drawn: Shown;
  #isResting = false;
  readonly #listeners = new Set<() => void>();

  constructor(messages: UIMessage[]) {
    this.#now = { messages, status: "ready", error: undefined };
    this.#drawn = this.#now;
  }

  get messages(): UIMessage[] {
    return this.#now.messages;
  }

  set messages(messages: UIMessage[]) {
    this.#now = { ...this.#now, messages };
    if (this.#isResting) return;
    this.#isResting = true;
    this.#draw();
    setTimeout(() => {
      this.#isResting = false;
      if (this.#drawn !== this.#now) this.#draw();
    }, THROTTLE_MS);
  }

  get status(): ChatStatus {
    return this.#now.status;
  }

  set status(status: ChatStatus) {
    this.#now = { ...this.#now, status };
    this.#draw();
  }

  get error(): Error | undefined {
    return this.#now.error;
  }

  set error(error: Error | undefined) {
    this.#now = { ...this.#now, error };
    this.#draw();
  }

  get isAnswering(): boolean {
    return this.status === "submitted" || this.status === "streaming";
  }

  readonly pushMessage = (message: UIMessage): void => {
    this.messages = [...this.messages, message];
  };

  readonly popMessage = (): void => {
    this.messages = this.messages.slice(0, -1);
  };

  readonly replaceMessage = (index: number, message: UIMessage): void => {
    // A growing message changes in its own parts, which would not be drawn again.
    const parts = message.parts.map((part) => ({ ...part }));
    this.messages = this.messages.with(index, { ...message, parts });
  };

  readonly snapshot = <T>(thing: T): T => structuredClone(thing);

  /** The conversation as the server holds it. */
  catchUp(stored: readonly UIMessage[]): void {
    this.messages = caughtUp(this.messages, stored);
  }

  clearError(): void {
    if (this.status !== "error") return;
    this.#now = { ...this.#now, status: "ready", error: undefined };
    this.#draw();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** As it was last drawn. */
  readonly read = (): Shown => this.#drawn;

  #draw(): void {
    this.#drawn = this.#now;
    for (const listener of this.#listeners) listener();
  }
}
