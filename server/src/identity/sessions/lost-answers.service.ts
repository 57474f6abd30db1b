import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { findUser } from "#/identity/users/users.store.ts";
import { giveTokenAnew, isGivenBy } from "./lost-answers.store.ts";
import { hashSecret, newSecret } from "./secrets.rules.ts";
import type { SessionJwtsService } from "./session-jwts.service.ts";
import { GIVEN_ANEW_MS } from "./sessions.rules.ts";
import { markSeen } from "./sessions.store.ts";
import type { WholeSignIn } from "./sign-ins.ts";

/**
 * Calls that gave a session a new token, and whose answer did not arrive. The token before is dead by then: together with
 * the id of the call it gets another one, and is good for nothing else.
 */
export class LostAnswersService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #jwts: SessionJwtsService;

  constructor(dependencies: { db: Database; clock: Clock; jwts: SessionJwtsService }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#jwts = dependencies.jwts;
  }

  /** What the call gave, with another token, once; null where the call did not supersede the token a while ago. */
  async giveAnew(token: string | null, callHash: Buffer | null): Promise<WholeSignIn | null> {
    if (token === null || callHash === null) return null;
    const next = newSecret();
    const now = this.#clock.now();
    const since = new Date(now.getTime() - GIVEN_ANEW_MS);
    const tokens = { from: hashSecret(token), to: hashSecret(next) };
    const session = await giveTokenAnew(this.#db, { ...tokens, callHash, since, now });
    const user = session && (await findUser(this.#db, session.userId));
    if (!user) return null;
    await markSeen(this.#db, user.id, now);
    const jwt = await this.#jwts.sign(session);
    return { session, user, token: next, isNewToken: true, jwt, isLostCallDone: true };
  }

  /** Whether a session got its token by the call: then only a part of the answer was lost. */
  async isDone({ session }: WholeSignIn, callHash: Buffer | null): Promise<boolean> {
    return callHash !== null && isGivenBy(this.#db, session.id, callHash);
  }
}
