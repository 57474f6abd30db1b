import { createHmac } from "node:crypto";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { addressGroup } from "#/identity/users/addresses.rules.ts";
import { decideAttempt } from "./attempts.rules.ts";
import type { AttemptLimit } from "./attempts.rules.ts";
import { countCall, lockAttempts, pruneAttempts, removeAttempts, writeAttempts } from "./attempts.store.ts";
import {
  tooManyAppCodes,
  tooManyCalls,
  tooManyCodes,
  tooManyInvitations,
  tooManyMails,
  tooManyRecoveryCodes,
  tooManySearches,
  tooManyTexts,
  tooManyTries,
} from "#/identity/identity.errors.ts";

/** Of one client address, or of one person who is signed in. Chosen by us. */
const CALLS_A_MINUTE = { address: 120, person: 120, mails: 30, telemetry: 120 };
const MINUTE_MS = 60_000;
const KEPT_MS = 3 * 24 * 60 * MINUTE_MS;

/**
 * Passwords, codes, mails and searches are counted by address or number, codes of an app and invitations by person;
 * passwords, codes and mails on a device where the person signed in before, by device. Those that begin with `own` are
 * of such a device or of a session of the person.
 */
export type Counter = keyof typeof REFUSALS;

const REFUSALS = {
  password: tooManyTries,
  device: tooManyTries,
  mail: tooManyMails,
  ownMail: tooManyMails,
  invite: tooManyInvitations,
  search: tooManySearches,
  text: tooManyTexts,
  ownText: tooManyTexts,
  passcode: tooManyCodes,
  ownPasscode: tooManyCodes,
  totp: tooManyAppCodes,
  recovery: tooManyRecoveryCodes,
  ownTotp: tooManyAppCodes,
  ownRecovery: tooManyRecoveryCodes,
};

/** Limits of tries per account and per address, kept in the database so that a restart forgets nothing. */
export class AttemptsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #pepper: string;

  constructor(dependencies: { db: Database; clock: Clock; pepper: string }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#pepper = dependencies.pepper;
  }

  /** Counts a try before it is evaluated. @throws `identity.too_many_requests`. */
  async take(kind: Counter, name: string, limit: AttemptLimit): Promise<void> {
    const key = this.#key(kind, name);
    const now = this.#clock.now();
    const decision = await this.#db.transaction().execute(async (transaction) => {
      const decided = decideAttempt(await lockAttempts(transaction, key, now), limit, now);
      await writeAttempts(transaction, key, decided.state);
      return decided;
    });
    if (!decision.allowed) throw REFUSALS[kind](decision.retryAfterS);
  }

  /** Forgets the tries of an account, or of a device, after the person proved who they are. */
  clear(kind: Counter, name: string, db: Database = this.#db): Promise<void> {
    return removeAttempts(db, this.#key(kind, name));
  }

  /** Counts a call that can try or send something. @returns the calls within a minute. @throws `identity.too_many_requests`. */
  async takeCall(kind: keyof typeof CALLS_A_MINUTE, who: string): Promise<number> {
    const now = this.#clock.now();
    const key = this.#key(kind, kind === "person" ? who : addressGroup(who));
    const { calls, windowStartedAt } = await countCall(this.#db, key, now, MINUTE_MS);
    if (calls <= CALLS_A_MINUTE[kind]) return calls;
    const until = windowStartedAt.getTime() + MINUTE_MS - now.getTime();
    throw tooManyCalls(Math.max(1, Math.ceil(until / 1000)));
  }

  /** Whether nobody has taken this before, within the time that it could be used. */
  async takeOnce(name: string, lifeMs: number): Promise<boolean> {
    const { calls } = await countCall(this.#db, this.#key("once", name), this.#clock.now(), lifeMs);
    return calls === 1;
  }

  prune(): Promise<void> {
    return pruneAttempts(this.#db, new Date(this.#clock.now().getTime() - KEPT_MS));
  }

  // Addresses of people stand in the table only as keyed hashes.
  #key(kind: string, text: string): string {
    return `${kind}:${createHmac("sha256", this.#pepper).update(text).digest("base64url")}`;
  }
}
