import { SUPERSEDED as API_SUPERSEDED } from "#/lib/api/failures.ts";
import { refusalOf } from "./client/errors.ts";
import type { KeptTexts } from "./client/pkce.ts";
import type { CallKind, Method, Transport } from "./client/transport.ts";
import type { LostAnswers } from "./lost-answers.ts";

/** Where the id of a call stands that was to prove a factor, until its answer has come. */
export const LOST_CALL = "herald_lost_call";
/** Calls that set a password, and the one that makes new recovery codes. */
export const RESET = /^\/passwords\/.+\/reset$/u;
export const RECOVERY_CODES = "/totps/recovery_codes";
/** The token changed while the call was under way; the cookie is the new one by now. */
export const SUPERSEDED = "session_token_superseded";

interface CarefulDependencies {
  plain: Pick<Transport, "call">;
  /** Of this tab alone. */
  storage: KeptTexts;
  /** Fetches what asks for a lost answer: before a call that may need it, for afterwards there may be no connection. */
  fetchLostAnswers: () => Promise<LostAnswers>;
}

/** Sends most calls as they are, and those with care whose lost answer leaves something in doubt. */
export class CarefulCalls {
  readonly #dependencies: CarefulDependencies;

  constructor(dependencies: CarefulDependencies) {
    this.#dependencies = dependencies;
  }

  /** As `call` of the transport. */
  async call(method: Method, path: string, body?: object, kind: CallKind = {}): Promise<unknown> {
    const { plain } = this.#dependencies;
    if (this.#isOutstanding() || mayChange(method, path, kind))
      return (await this.#careful()).call(method, path, body, kind);
    try {
      return await plain.call(method, path, body, kind);
    } catch (error) {
      if (refusalOf(error)?.type !== SUPERSEDED) throw error;
      return (await this.#careful()).call(method, path, body, kind);
    }
  }

  /** As `mends` of lost answers. */
  async mends(error: { code: string | null; isSignedOut: boolean }): Promise<boolean> {
    if (error.code !== API_SUPERSEDED && !this.#isOutstanding()) return false;
    return (await this.#dependencies.fetchLostAnswers()).mends(error);
  }

  #isOutstanding(): boolean {
    return this.#dependencies.storage.getItem(LOST_CALL) !== null;
  }

  // Without a connection the call itself says so.
  async #careful(): Promise<Pick<Transport, "call">> {
    const { plain, fetchLostAnswers } = this.#dependencies;
    return fetchLostAnswers().catch(() => plain);
  }
}

/** Whether a call may have changed something where its answer is lost. */
export function mayChange(method: Method, path: string, { isProof = false }: CallKind): boolean {
  return isProof || method === "PUT" || method === "DELETE" || RESET.test(path) || path === RECOVERY_CODES;
}
