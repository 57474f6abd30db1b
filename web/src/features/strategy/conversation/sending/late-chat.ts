import { memoizeAsync } from "@app/contract/memoize-async";
import type { ChatInit, UIMessage } from "ai";
import type { ThreadChat } from "./chat.lazy.ts";
import { NotSent } from "./not-sent.ts";
import type { ShownTalk } from "./shown-talk.ts";
import { sayingOf } from "./saying.ts";

type Handlers = Required<Pick<ChatInit<UIMessage>, "onFinish" | "onError">>;

const UNFETCHED = "Herald could not fetch what sends a message. Are you online? Nothing was sent.";

/** The conversation with the server. What it takes is heavy, and fetched by the first who says or follows something. */
export class LateChat {
  readonly #threadId: string;
  readonly #shown: ShownTalk;
  readonly #handlers: Handlers;
  readonly #fetch = memoizeAsync(() => this.#open());
  #isWanted = false;

  constructor(threadId: string, shown: ShownTalk, handlers: Handlers) {
    this.#threadId = threadId;
    this.#shown = shown;
    this.#handlers = handlers;
  }

  /** Fetches it before it is wanted; whoever wants it is told if that fails. */
  readonly fetchEarly = (): void => {
    this.#fetch().catch(() => undefined);
  };

  /** The words stand there at once. */
  async send(message: UIMessage): Promise<void> {
    this.#shown.clearError();
    this.#shown.pushMessage(message);
    this.#shown.status = "submitted";
    const chat = await this.#fetchFor(message);
    if (!chat) return;
    this.#shown.popMessage();
    await chat.sendMessage(message);
  }

  async approve(id: string, approved: boolean): Promise<void> {
    const chat = await this.#fetchFor(undefined);
    await chat?.addToolApprovalResponse({ id, approved });
  }

  /** Reads on what is being written, unless it is read already. */
  async follow(): Promise<void> {
    const chat = await this.#fetchFor(undefined);
    if (!this.#shown.isAnswering) await chat?.resumeStream();
  }

  async close(): Promise<void> {
    if (!this.#isWanted) return;
    const chat = await this.#fetch().catch(() => null);
    await chat?.stop();
  }

  /** Null where it cannot be fetched, which has been told. */
  async #fetchFor(message: UIMessage | undefined): Promise<ThreadChat | null> {
    try {
      return await this.#fetch();
    } catch {
      const said = message && sayingOf(message);
      const error = new NotSent(UNFETCHED, said && "text" in said ? said : null);
      this.#shown.status = "error";
      this.#handlers.onError(error);
      return null;
    }
  }

  async #open(): Promise<ThreadChat> {
    this.#isWanted = true;
    const lazy = await import("./chat.lazy.ts");
    const { onFinish, onError } = this.#handlers;
    return new lazy.ThreadChat({
      id: this.#threadId,
      state: this.#shown,
      transport: lazy.threadTransport(this.#threadId),
      sendAutomaticallyWhen: lazy.waitsForSending,
      onFinish: (finished) => {
        lazy.offerToTakeBack(finished.message.parts);
        onFinish(finished);
      },
      onError,
    });
  }
}
