import { SESSION_DURATION_MINUTES } from "@app/contract/identity/limits";
import { SUPERSEDED as API_SUPERSEDED } from "#/lib/api/failures.ts";
import { LOST_CALL, mayChange, RECOVERY_CODES, RESET, SUPERSEDED } from "./careful-calls.ts";
import { InvalidAnswerError, refusalOf, UnreachableError } from "./client/errors.ts";
import type { KeptTexts } from "./client/pkce.ts";
import { randomHex } from "./client/random.ts";
import type { CallKind, Method, Transport } from "./client/transport.ts";

const RENEWAL = "/sessions/authenticate";
const LOGOUT = "/sessions/revoke";

const SAVE_AGAIN = "It is not known whether the new password was saved. Save it again.";
const TRY_AGAIN = "It is not known whether it worked. Try again.";
const LOOK_AGAIN = "It is not known whether this was done. Load this page again: it shows what counts.";
const CODES_IN_DOUBT =
  "It is not known whether the old codes still work. Load this page again: it shows what counts.";

export interface LostAnswersDependencies {
  /** What sends a call that says this of itself beside the rest. */
  transport: (claims?: object) => Pick<Transport, "call">;
  /** Of this tab alone: a call that is under way in another one is not lost. */
  storage: KeptTexts;
  hasSession: () => boolean;
  /** Renews the session and takes what that gives. */
  refresh: () => Promise<void>;
}

/**
 * Sends calls, and asks for what an answer held that was lost. A call that proves a factor changes the token of the
 * session; where its answer does not come, a renewal that names the call brings another one. It works once, so that
 * whatever else is asked waits for it.
 */
export class LostAnswers {
  readonly #dependencies: LostAnswersDependencies;
  /** Calls under way that prove a factor. */
  #proving = 0;
  #proofs: Promise<unknown> = Promise.resolve();
  /** Whether a renewal that named the call was answered, whatever it said. */
  #isAsked = false;
  #renewal: Promise<unknown> | null = null;

  constructor(dependencies: LostAnswersDependencies) {
    this.#dependencies = dependencies;
  }

  /** As `call` of the transport. An answer that did not come says what is not known, and what to do. */
  async call(method: Method, path: string, body?: object, kind: CallKind = {}): Promise<unknown> {
    try {
      if (path === RENEWAL) return await this.#renew(body);
      await (path === LOGOUT ? this.#recoverForLogout() : this.#recover());
      if (kind.isProof) return await this.#proved(this.#prove(method, path, body, kind));
      const send = () => this.#dependencies.transport().call(method, path, body, kind);
      return await send().catch((error: unknown) => this.#again(error, send));
    } catch (error) {
      const doubt = isUnanswered(error) && doubtOf(method, path, kind);
      if (doubt) error.message += ` ${doubt}`;
      throw error;
    }
  }

  /** Whether a refused request of the product's interface may go once more, with the cookie that is new by then. */
  async mends({ code, isSignedOut }: { code: string | null; isSignedOut: boolean }): Promise<boolean> {
    if (code !== API_SUPERSEDED && !(isSignedOut && this.#isOutstanding())) return false;
    await this.#proofs;
    await this.#recover();
    return true;
  }

  async #again<T>(error: unknown, send: () => Promise<T>): Promise<T> {
    if (!isSuperseded(error)) throw error;
    await this.#proofs;
    await this.#recover();
    return send();
  }

  #proved<T>(proof: Promise<T>): Promise<T> {
    this.#proofs = Promise.allSettled([this.#proofs, proof]);
    return proof;
  }

  async #prove(
    method: Method,
    path: string,
    body: object | undefined,
    kind: CallKind,
    isAgain = false,
  ): Promise<unknown> {
    const { transport, storage, hasSession } = this.#dependencies;
    // Its id would take the place of the one that the token still needs.
    if (this.#isOutstanding()) throw new UnreachableError(null);
    const event_id = `event-id-${randomHex(16)}`;
    if (hasSession()) {
      // Before it is sent: the page may be left before the answer comes.
      storage.setItem(LOST_CALL, event_id);
      this.#isAsked = false;
    }
    this.#proving += 1;
    const sent = transport({ event_id }).call(method, path, body, kind);
    const [answer] = await Promise.allSettled([sent]);
    this.#proving -= 1;
    if (answer.status === "fulfilled" || !(isUnanswered(answer.reason) || isSuperseded(answer.reason))) {
      storage.removeItem(LOST_CALL);
      return sent;
    }
    const given = hasSession() && (await this.#renew().catch(() => null));
    if (isLostCallDone(given)) return given;
    if (isSuperseded(answer.reason) && !isAgain) return this.#prove(method, path, body, kind, true);
    return sent;
  }

  #renew(body: object = { session_duration_minutes: SESSION_DURATION_MINUTES }): Promise<unknown> {
    const { transport } = this.#dependencies;
    const lost_event_id = this.#lostCall();
    const sender = transport(lost_event_id === null ? {} : { lost_event_id });
    const send = () => sender.call("POST", RENEWAL, body);
    const sent = async () => {
      try {
        return await send();
      } catch (error) {
        if (isSuperseded(error)) return await send();
        throw error;
      }
    };
    if (lost_event_id === null) return sent();
    this.#renewal ??= this.#noted(sent()).finally(() => (this.#renewal = null));
    return this.#renewal;
  }

  async #noted(renewal: Promise<unknown>): Promise<unknown> {
    try {
      const answer = await renewal;
      this.#isAsked = true;
      if (isLostCallDone(answer)) this.#dependencies.storage.removeItem(LOST_CALL);
      return answer;
    } catch (error) {
      this.#isAsked = !isUnanswered(error);
      throw error;
    }
  }

  async #recover(): Promise<void> {
    if (this.#isOutstanding()) await this.#dependencies.refresh();
  }

  // Who signs out is signed out here already: what is given serves the end of the session alone.
  async #recoverForLogout(): Promise<void> {
    if (this.#lostCall() !== null) await this.#renew().catch(() => null);
  }

  /** Whether the session waits for what was lost. */
  #isOutstanding(): boolean {
    return !this.#isAsked && this.#lostCall() !== null && this.#dependencies.hasSession();
  }

  // A token may still come with an answer that is under way, and another one would make it useless.
  #lostCall(): string | null {
    return this.#proving === 0 ? this.#dependencies.storage.getItem(LOST_CALL) : null;
  }
}

function isLostCallDone(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "lost_call_done" in answer;
}

function isSuperseded(error: unknown): boolean {
  return refusalOf(error)?.type === SUPERSEDED;
}

/** Whether no answer came, or none of the provider's: what was asked may be done all the same. */
function isUnanswered(error: unknown): error is UnreachableError | InvalidAnswerError {
  return error instanceof UnreachableError || error instanceof InvalidAnswerError;
}

function doubtOf(method: Method, path: string, kind: CallKind): string | null {
  if (!mayChange(method, path, kind)) return null;
  if (RESET.test(path)) return SAVE_AGAIN;
  if (kind.isProof) return TRY_AGAIN;
  return path === RECOVERY_CODES ? CODES_IN_DOUBT : LOOK_AGAIN;
}
