import { isSessionOver } from "#/features/identity/client/errors.ts";
import type { KeptTexts } from "#/features/identity/client/pkce.ts";
import { backoffMs } from "./session.rules.ts";

/** Holds the token of the session to end, or that scripts cannot see it. */
const PENDING_REVOKE = "herald_revoke_pending";
const HIDDEN = "1";

/** The wish to sign out: kept until the server has heard of it. */
export class Departure {
  readonly #storage: KeptTexts;
  readonly #random: () => number;
  readonly #revoke: () => Promise<unknown>;
  #telling: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(storage: KeptTexts, random: () => number, revoke: () => Promise<unknown>) {
    this.#storage = storage;
    this.#random = random;
    this.#revoke = revoke;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  isWished(): boolean {
    return this.#storage.getItem(PENDING_REVOKE) !== null;
  }

  /** The token of the session to end, where scripts know it. */
  token(): string | null {
    const kept = this.#storage.getItem(PENDING_REVOKE);
    return kept === HIDDEN ? null : kept;
  }

  wish(token: string | null): void {
    this.#storage.setItem(PENDING_REVOKE, token ?? HIDDEN);
  }

  forget(): void {
    this.#storage.removeItem(PENDING_REVOKE);
  }

  /** Tells the server, where it has not heard yet; a failure is tried again later. */
  tell(): Promise<void> {
    this.#telling ??= this.#try().finally(() => {
      this.#telling = undefined;
    });
    return this.#telling;
  }

  // Errors of revoking are not shown (specification section 4), but the wish stays until an answer says that it is done.
  async #try(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.isWished()) return;
    try {
      await this.#revoke();
      this.forget();
      this.#failures = 0;
    } catch (error) {
      if (isSessionOver(error)) return this.forget();
      this.#failures += 1;
      this.#timer = setTimeout(() => void this.tell(), backoffMs(this.#failures, this.#random()));
    }
  }
}
