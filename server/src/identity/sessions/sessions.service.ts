import { SECOND_FACTOR_MINUTES } from "@app/contract/identity/limits";
import type { SignInMethod } from "@app/contract/identity/sign-in/settings";
import type { Clock } from "#/platform/clock.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import type { Caller } from "#/platform/http/caller.ts";
import {
  invalidDuration,
  methodSwitchedOff,
  notSignedIn,
  sessionNotFound,
  staleFactors,
  tokenSuperseded,
} from "#/identity/identity.errors.ts";
import { takeLostAway } from "#/identity/factors/totps/lost-apps.store.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { insertHalfSignIn } from "./half-sign-ins.store.ts";
import { secondFactorNeeded } from "./second-factors.errors.ts";
import { asksForSecond, isHalf, secondFactors, waysToProve } from "./second-factors.rules.ts";
import type { Device, HalfSignedIn, Proof, SignedIn, WholeSignIn } from "./sign-ins.ts";
import { hashSecret, newSecret } from "./secrets.rules.ts";
import type { SessionJwtsService } from "./session-jwts.service.ts";
import {
  GIVEN_ANEW_MS,
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
import { lostAppGoneMail } from "#/identity/mail/administrator-mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import { wayOf } from "#/identity/sign-in/sign-in.rules.ts";
import { findUser, keepNotice } from "#/identity/users/users.store.ts";
import type { UserRecord } from "#/identity/users/users.store.ts";

const TOUCHED_EVERY_MS = 30_000;
const SECOND_FACTOR_MS = SECOND_FACTOR_MINUTES * 60_000;

export class SessionsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #jwts: SessionJwtsService;
  readonly #settings: Pick<IdentitySettings, "sessionCookies">;
  readonly #signIn: Pick<SignInSettingsService, "isOffered">;
  readonly #mails: Pick<MailsService, "writeToPerson">;

  constructor(dependencies: {
    db: Database;
    clock: Clock;
    jwts: SessionJwtsService;
    settings: Pick<IdentitySettings, "sessionCookies">;
    signIn: Pick<SignInSettingsService, "isOffered">;
    mails: Pick<MailsService, "writeToPerson">;
  }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#jwts = dependencies.jwts;
    this.#settings = dependencies.settings;
    this.#signIn = dependencies.signIn;
    this.#mails = dependencies.mails;
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
   * same person goes on with it; that of another person ends. Who has an authenticator app gets no further than half,
   * unless a second factor was proved, too.
   * @param transaction in which the factor was used up.
   * @throws `identity.second_factor_needed` for clients that cannot ask for one, `identity.sign_in_method_disabled`.
   */
  async signIn(proof: Proof, device: Device, transaction: Transaction): Promise<SignedIn> {
    requireDuration(proof.minutes);
    const db: Database = transaction;
    const isAppGone = await takeLostAway(db, proof, this.#clock.now());
    const user = await findUser(db, proof.userId);
    if (!user) throw sessionNotFound();
    if (isAppGone) await this.#tellOfApp(transaction, user);
    const way = proof.isExempt ? null : wayOf(proof.factor);
    if (way !== null) await this.requireWay(way, user.id, device, db);
    const current = await this.find(device.token, db);
    const before = current?.userId === user.id ? current.factors : [];
    if (isHalf(user.factors, before, proof.factor)) return this.#half(db, proof, device);
    const token = newSecret();
    const session =
      (await this.#stepUp(db, proof, { device, current }, token)) ??
      (await this.#start(db, proof, user, device, token));
    await markSeen(db, user.id, session.lastAccessedAt);
    return { session, user, token, isNewToken: true, jwt: await this.#jwts.sign(session) };
  }

  async #tellOfApp(transaction: Transaction, user: UserRecord): Promise<void> {
    await keepNotice(transaction, user.id, "app_gone");
    const mail = lostAppGoneMail(user.name);
    await this.#mails.writeToPerson(transaction, user, { mail, now: this.#clock.now() });
  }

  /**
   * A way that is switched off lets nobody in: by it, only whoever is signed in here proves once more who they are.
   * @param userId whom it would let in; null for somebody new. @throws `identity.sign_in_method_disabled`.
   */
  async requireWay(way: SignInMethod, userId: string | null, device: Device, db = this.#db): Promise<void> {
    if (await this.#signIn.isOffered(way, db)) return;
    const session = await this.find(device.token, db);
    if (userId === null || session?.userId !== userId) throw methodSwitchedOff(way);
  }

  /**
   * Renews a session without a factor.
   * @throws `identity.user_unauthenticated`, `identity.session_not_found`, `identity.session_token_superseded`.
   */
  async authenticate(token: string | null, minutes: number | undefined): Promise<WholeSignIn> {
    requireDuration(minutes);
    const { session, user } = await this.require(token);
    const now = this.#clock.now();
    const expiresAt = minutes === undefined ? session.expiresAt : sessionEnd(session.startedAt, now, minutes);
    const hasSameEnd = Math.abs(expiresAt.getTime() - session.expiresAt.getTime()) < TOUCHED_EVERY_MS;
    if (!hasSameEnd && this.#settings.sessionCookies === "httponly")
      return this.#replaceToken(session, user, token ?? "", expiresAt);
    const isSoon = now.getTime() - session.lastAccessedAt.getTime() < TOUCHED_EVERY_MS;
    const renewed = { ...session, expiresAt, lastAccessedAt: isSoon ? session.lastAccessedAt : now };
    const isSame = isSoon && hasSameEnd;
    if (!isSame) await touchSession(this.#db, session, renewed);
    const shown = isSame ? session : renewed;
    return { session: shown, user, token: token ?? "", isNewToken: false, jwt: await this.#jwts.sign(shown) };
  }

  // The cookie ends with the session and is sent once for each token, so another end needs another token.
  async #replaceToken(
    session: SessionRecord,
    user: UserRecord,
    token: string,
    expiresAt: Date,
  ): Promise<WholeSignIn> {
    const next = newSecret();
    const renewed = await rotateToken(this.#db, {
      from: hashSecret(token),
      to: hashSecret(next),
      factors: session.factors,
      expiresAt,
      now: this.#clock.now(),
    });
    if (!renewed) throw tokenSuperseded();
    await markSeen(this.#db, user.id, renewed.lastAccessedAt);
    return { session: renewed, user, token: next, isNewToken: true, jwt: await this.#jwts.sign(renewed) };
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

  /**
   * As `require`, and a factor was proved within the last 10 minutes: of who has an authenticator app, a second one.
   * @throws `identity.stale_factors`.
   */
  async requireFresh(
    token: string | null,
    db: Database = this.#db,
  ): Promise<{ session: SessionRecord; user: UserRecord }> {
    const found = await this.require(token, db);
    this.requireFreshOf(found.user, found.session.factors);
    return found;
  }

  /**
   * As `requireFresh`, for a sensitive change through the product's interface. A command of this machine has no session,
   * and needs none. @throws `identity.stale_factors`.
   */
  async requireFreshCaller({ via, userId, sessionId }: Caller, db: Database = this.#db): Promise<void> {
    if (via === "local") return;
    const user = userId === null ? null : await findUser(db, userId);
    const factors = sessionId === undefined ? null : await findFactors(db, sessionId, this.#clock.now());
    if (!user || !factors) throw staleFactors(user ? waysToProve(user) : []);
    this.requireFreshOf(user, factors);
  }

  /** As `requireFresh`, of factors that are at hand. @throws `identity.stale_factors`. */
  requireFreshOf(user: UserRecord, factors: SessionRecord["factors"]): void {
    const counting = asksForSecond(user.factors) ? secondFactors(factors) : factors;
    if (!hasFreshFactor(counting, this.#clock.now())) throw staleFactors(waysToProve(user));
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
    const now = this.#clock.now();
    return pruneSessions(this.#db, now, new Date(now.getTime() - GIVEN_ANEW_MS));
  }

  #supersededSince(): Date {
    return new Date(this.#clock.now().getTime() - SUPERSEDED_MS);
  }

  async #half(db: Database, half: Proof, device: Device): Promise<HalfSignedIn> {
    if (!device.isOwnClient) throw secondFactorNeeded();
    const intermediate = newSecret();
    const now = this.#clock.now();
    const expiresAt = new Date(now.getTime() + SECOND_FACTOR_MS);
    const tokenHash = hashSecret(intermediate);
    await insertHalfSignIn(db, { ...half, tokenHash, now, expiresAt });
    // Its cookies go (specification section 4), so nobody could end it later.
    if (device.token !== null)
      await removeSession(db, { hash: hashSecret(device.token), since: this.#supersededSince() });
    return { userId: half.userId, intermediate };
  }

  async #stepUp(
    db: Database,
    proof: Proof,
    { device, current }: { device: Device; current: SessionRecord | null },
    token: string,
  ): Promise<SessionRecord | null> {
    if (device.token === null) return null;
    const from = hashSecret(device.token);
    const now = this.#clock.now();
    if (current?.userId !== proof.userId) {
      await removeSession(db, { hash: from, since: this.#supersededSince() }, proof.userId);
      return null;
    }
    const before = proof.first ? withFactor(current.factors, proof.first) : current.factors;
    return rotateToken(db, {
      from,
      to: hashSecret(token),
      factors: withFactor(before, proof.factor),
      expiresAt: sessionEnd(current.startedAt, now, proof.minutes),
      now,
      callHash: device.callHash,
    });
  }

  #start(
    db: Database,
    proof: Proof,
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
      factors: proof.first ? [proof.first, proof.factor] : [proof.factor],
      workspaceId: user.lastWorkspaceId,
      now,
    });
  }
}

function requireDuration(minutes: number | undefined): void {
  if (minutes !== undefined && !isSessionDuration(minutes)) throw invalidDuration();
}
