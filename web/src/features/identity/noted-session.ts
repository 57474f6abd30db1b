import type { SignedIn } from "./client/answers.ts";
import type { IdentityClient } from "./client/client.ts";
import type { KeptTexts } from "./client/pkce.ts";
import { forgetHalf, isHalf } from "./half.ts";
import { Session } from "./session/session.ts";
import type { SessionDependencies } from "./session/session.ts";

/** Says that the last session of this browser ended otherwise than by a logout, until the next one. */
const ENDED = "herald_session_ended";

/** A session that leaves notes for the pages after it: where it ended otherwise than by a logout, or is half begun. */
export class NotedSession extends Session {
  readonly #storage: KeptTexts;

  constructor(dependencies: SessionDependencies) {
    super(dependencies);
    this.#storage = dependencies.storage;
    this.state.subscribe(() => {
      const { status } = this.state.get();
      if (status !== "second-factor") forgetHalf();
    });
  }

  protected override isHalf(): boolean {
    return isHalf();
  }

  override start(client: IdentityClient): void {
    // What is still mirrored has not been logged out of.
    const wasHere = (this.#storage.getItem(this.key) ?? "null") !== "null";
    super.start(client);
    if (wasHere && this.state.get().status === "signed-out") this.#note();
  }

  override accept(answer: SignedIn, requireKept?: () => void): void {
    super.accept(answer, requireKept);
    if (answer.session) this.#storage.removeItem(ENDED);
  }

  override end(sessionId: string | null, isProof?: boolean): void {
    const isHeld = sessionId !== null && sessionId === this.context().sessionId;
    // Before whoever follows the session hears of its end.
    if (isHeld) this.#note();
    super.end(sessionId, isProof);
    if (isHeld && this.context().sessionId !== null) this.#storage.removeItem(ENDED);
  }

  /** Whether the last session of this browser ended otherwise than by a logout. */
  hasEnded(): boolean {
    return wasEnded(this.#storage);
  }

  #note(): void {
    this.#storage.setItem(ENDED, "1");
  }
}

/** The same, as it was noted before this page came. */
export function wasEnded(storage: Pick<KeptTexts, "getItem">): boolean {
  return storage.getItem(ENDED) !== null;
}
