import type { AuthenticationFactor } from "@app/contract/identity/provider";
import type { Clock } from "#/platform/clock.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import type { Caller } from "#/platform/http/caller.ts";
import {
  invalidDuration,
  notSignedIn,
  sessionNotFound,
  staleFactors,
  tokenSuperseded,
} from "#/identity/identity.errors.ts";
import { hashSecret, newSecret } from "./secrets.rules.ts";
import type { SessionJwtsService } from "./session-jwts.service.ts";
import {
  hasFreshFactor,
  isSessionDuration,
  sessionEnd,
  SUPERSEDED_MS,
  withFactor,
} from "./sessions.rules.ts";
import {
  findFactors,
  findSession,
  findSessionAndUser,
  insertSession,
  isSuperseded,
  markSeen,
  pruneSessions,
  removeSession,
  removeSessionOf,
  removeSessionsOf,
  rotateToken,
  touchSession,
} from "./sessions.store.ts";
import type { SessionRecord } from "./sessions.store.ts";
import { findUser } from "#/identity/users/users.store.ts";
import type { UserRecord } from "#/identity/users/users.store.ts";

const TOUCHED_EVERY_MS = 30_000;

/** The browser or program that asks. */
export interface Device {
  /** Token of the session that it has; null without one. */
  token: string | null;
  /** Cookie of a device where people signed in before; null where nobody did. */
  marks: string | null;
  ip: string;
  userAgent: string;
}

export interface SignedIn {
  session: SessionRecord;
  user: UserRecord;
  token: string;
  /** Whether the token was made by this call. */
  isNewToken: boolean;
  jwt: string;
}

export class SessionsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #jwts: SessionJwtsService;

  constructor(dependencies: { db: Database; clock: Clock; jwts: SessionJwtsService }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#jwts = dependencies.jwts;
  }

  /**
   * A transaction that may end in `signIn`. Whatever else `work` reads, it reads in the transaction: of many that wait
   * for one row each holds a connection, and the one that goes on gets no further one.
   */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    await this.#jwts.prepare();
    return this.#db.transaction().execute(work);
  }

  /**
   * Signs a person in after a factor was proved: the token is always new. A session that the device has with the
   * same person goes on with it; that of another person ends.
   * @param db the transaction in which the factor was used up, where there is one.
   */
  async signIn(
    proof: { userId: string; factor: AuthenticationFactor; minutes: number | undefined },
    device: Device,
    db: Database = this.#db,
  ): Promise<SignedIn> {
    const user = await findUser(db, proof.userId);
    if (!user) throw sessionNotFound();
    const token = newSecret();
    const session =
      (await this.#stepUp(db, proof, device, token)) ?? (await this.#start(db, proof, user, device, token));
    await markSeen(db, user.id, session.lastAccessedAt);
    return { session, user, token, isNewToken: true, jwt: await this.#jwts.sign(session) };
  }

  /**
   * Renews a session without a factor.
   * @throws `identity.user_unauthenticated`, `identity.session_not_found`, `identity.session_token_superseded`.
   */
  async authenticate(token: string | null, minutes: number | undefined): Promise<SignedIn> {
    requireDuration(minutes);
    const { session, user } = await this.require(token);
    const now = this.#clock.now();
    const expiresAt = minutes === undefined ? session.expiresAt : sessionEnd(session.startedAt, now, minutes);
    const isSoon = now.getTime() - session.lastAccessedAt.getTime() < TOUCHED_EVERY_MS;
    const renewed = { ...session, expiresAt, lastAccessedAt: isSoon ? session.lastAccessedAt : now };
    const isSame = isSoon && Math.abs(expiresAt.getTime() - session.expiresAt.getTime()) < TOUCHED_EVERY_MS;
    if (!isSame) await touchSession(this.#db, session, renewed);
    const shown = isSame ? session : renewed;
    return { session: shown, user, token: token ?? "", isNewToken: false, jwt: await this.#jwts.sign(shown) };
  }

  /** The session of a token; null without a live one. */
  find(token: string | null, db: Database = this.#db): Promise<SessionRecord | null> {
    return token === null ? Promise.resolve(null) : findSession(db, hashSecret(token), this.#clock.now());
  }

  /** The session of a token with its person. @throws as `authenticate`. */
  async require(
    token: string | null,
    db: Database = this.#db,
  ): Promise<{ session: SessionRecord; user: UserRecord }> {
    if (token === null) throw notSignedIn();
    const hash = hashSecret(token);
    const now = this.#clock.now();
    const found = await findSessionAndUser(db, hash, now);
    if (found) return found;
    throw (await isSuperseded(db, hash, this.#supersededSince())) ? tokenSuperseded() : sessionNotFound();
  }

  /** As `require`, and a factor was proved within the last 10 minutes. @throws `identity.stale_factors`. */
  async requireFresh(token: string | null): Promise<{ session: SessionRecord; user: UserRecord }> {
    const found = await this.require(token);
    if (!hasFreshFactor(found.session.factors, this.#clock.now())) throw staleFactors();
    return found;
  }

  /**
   * For a sensitive change through the product's interface: whoever is signed in proved a factor within the last 10
   * minutes. A command of this machine has no session, and needs none. @throws `identity.stale_factors`.
   */
  async requireFreshCaller({ via, sessionId }: Caller, db: Database = this.#db): Promise<void> {
    if (via === "local") return;
    const now = this.#clock.now();
    const factors = sessionId === undefined ? null : await findFactors(db, sessionId, now);
    if (!hasFreshFactor(factors ?? [], now)) throw staleFactors();
  }

  /** Ends a session, also by a token that it had until a moment ago. Without one there is nothing to do. */
  async revoke(token: string | null): Promise<void> {
    if (token === null) return;
    const since = this.#supersededSince();
    const sessionId = await removeSession(this.#db, { hash: hashSecret(token), since });
    if (sessionId !== null) this.#jwts.forget(sessionId);
  }

  /** Ends one session of a person. @returns whether it was there. */
  async revokeOne(userId: string, id: string): Promise<boolean> {
    const isEnded = await removeSessionOf(this.#db, userId, id);
    if (isEnded) this.#jwts.forget(id);
    return isEnded;
  }

  /** Ends the sessions of a person, but for one that may stay. */
  revokeAll(userId: string, except: string | null, db: Database = this.#db): Promise<void> {
    return removeSessionsOf(db, userId, except);
  }

  prune(): Promise<void> {
    return pruneSessions(this.#db, this.#clock.now(), this.#supersededSince());
  }

  #supersededSince(): Date {
    return new Date(this.#clock.now().getTime() - SUPERSEDED_MS);
  }

  async #stepUp(
    db: Database,
    proof: { userId: string; factor: AuthenticationFactor; minutes: number | undefined },
    device: Device,
    token: string,
  ): Promise<SessionRecord | null> {
    requireDuration(proof.minutes);
    if (device.token === null) return null;
    const from = hashSecret(device.token);
    const now = this.#clock.now();
    const current = await findSession(db, from, now);
    if (current?.userId !== proof.userId) {
      await removeSession(db, { hash: from, since: this.#supersededSince() }, proof.userId);
      return null;
    }
    return rotateToken(db, {
      from,
      to: hashSecret(token),
      factors: withFactor(current.factors, proof.factor),
      expiresAt: sessionEnd(current.startedAt, now, proof.minutes),
      now,
    });
  }

  #start(
    db: Database,
    proof: { factor: AuthenticationFactor; minutes: number | undefined },
    user: UserRecord,
    device: Device,
    token: string,
  ): Promise<SessionRecord> {
    const now = this.#clock.now();
    return insertSession(db, {
      userId: user.id,
      tokenHash: hashSecret(token),
      expiresAt: sessionEnd(now, now, proof.minutes),
      ipAddress: device.ip,
      userAgent: device.userAgent.slice(0, 300),
      factors: [proof.factor],
      workspaceId: user.lastWorkspaceId,
      now,
    });
  }
}

function requireDuration(minutes: number | undefined): void {
  if (minutes !== undefined && !isSessionDuration(minutes)) throw invalidDuration();
}
