import type { AuthenticationFactor } from "@app/contract/identity/provider";
import type { Clock } from "#/platform/clock.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { invalidInput } from "#/platform/errors.ts";
import { seal, unseal } from "#/platform/seal.ts";
import { PASSWORD_LIMIT } from "#/identity/factors/attempts.rules.ts";
import type { AttemptsService, Counter } from "#/identity/factors/attempts.service.ts";
import { recoveryFactor, totpFactor } from "#/identity/factors/factors.rules.ts";
import { connectWaiting } from "#/identity/factors/oauth/connected-accounts.ts";
import type { PasswordChangesService } from "#/identity/factors/passwords/password-changes.service.ts";
import { knownCaller } from "#/identity/factors/known-callers.ts";
import { changeFactor, findFactorOf, keepFactor } from "#/identity/factors/user-factors.store.ts";
import type { KeptFactor } from "#/identity/factors/user-factors.store.ts";
import { notSignedIn } from "#/identity/identity.errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { factorAddedMail, recoveryCodeUsedMail } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { findHalfSignIn, finishHalfSignIn } from "#/identity/sessions/half-sign-ins.store.ts";
import type { HalfSignIn } from "#/identity/sessions/half-sign-ins.store.ts";
import { halfSignInEnded } from "#/identity/sessions/second-factors.errors.ts";
import { hashSecret, sameText } from "#/identity/sessions/secrets.rules.ts";
import type { LostAnswersService } from "#/identity/sessions/lost-answers.service.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device, SignedIn } from "#/identity/sessions/sign-ins.ts";
import type { AdmissionsService } from "#/identity/workspaces/invitations/admissions.service.ts";
import { findUser, lockUser } from "#/identity/users/users.store.ts";
import type { UserRecord } from "#/identity/users/users.store.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.rules.ts";
import {
  addressUnproved,
  noTotp,
  totpExists,
  usedTotp,
  wrongFirstTotp,
  wrongRecoveryCode,
  wrongTotp,
} from "./totps.errors.ts";
import { enrolment, newTotpSecret, stepOf } from "./totps.rules.ts";
import { hasProvedAddress } from "#/identity/users/emails.rules.ts";

const MINUTE_MS = 60_000;
const PURPOSE = "herald authenticator app";
/** An app that was begun and not proved is forgotten after this, and can be given up to a day. Chosen by us. */
const ENROLMENT_MINUTES = 60;
const ENROLMENT_MINUTES_MAX = 1440;

export interface TotpDependencies {
  db: Database;
  clock: Clock;
  settings: IdentitySettings;
  attempts: AttemptsService;
  sessions: SessionsService;
  lostAnswers: LostAnswersService;
  mails: MailsService;
  passwordChanges: PasswordChangesService;
  admissions: Pick<AdmissionsService, "finish">;
}

/** Who proves a second factor: after a first one, or once more in their session. */
interface Prover {
  userId: string;
  half: HalfSignIn | null;
}

/** A code or recovery code, as it was given. */
interface Given {
  code: string;
  minutes: number | undefined;
  /** Token of the first half of a sign-in. */
  intermediate: string | null;
}

/** Authenticator apps, and the recovery codes that stand in for them. */
export class TotpsService {
  readonly #dependencies: TotpDependencies;

  constructor(dependencies: TotpDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Begins with an app, which counts from its first code on. One that was begun before is replaced. Whose address is not
   * proved proves it first: it brings them back when the app is lost, and may be somebody else's, whose proof ends the app.
   * @throws `identity.stale_factors`, `identity.totp_already_exists`, `identity.email_confirmation_needed`.
   */
  async create(minutes: number | undefined, device: Device) {
    const { db, clock, settings, sessions } = this.#dependencies;
    const endsInMs = requireMinutes(minutes) * MINUTE_MS;
    const { user } = await sessions.requireFresh(device.token);
    requireProvedAddress(user);
    const secret = newTotpSecret();
    const codes = newRecoveryCodes();
    const now = clock.now();
    return db.transaction().execute(async (transaction) => {
      await lockUser(transaction, user.id);
      const known = await findFactorOf(transaction, user.id, "totp", user.id);
      if (known?.verified) throw totpExists();
      const own = { userId: user.id, subject: user.id, verified: false, now };
      const endsAt = new Date(now.getTime() + endsInMs).toISOString();
      const totpId = await keepFactor(transaction, {
        ...own,
        kind: "totp",
        details: { lastStep: null, endsAt },
        secret: seal(secret, settings.pepper, PURPOSE),
      });
      const hashes = codes.map(hashRecoveryCode);
      await keepFactor(transaction, { ...own, kind: "recovery_codes", details: { hashes } });
      const changed = (await findUser(transaction, user.id)) ?? user;
      return { user: changed, totpId, codes, ...enrolment(secret, labelOf(user)) };
    });
  }

  /**
   * Proves a code of the app: the second half of a sign-in, a step-up, or the first code, with which the app counts and
   * every other session ends. Of requests in parallel with one code exactly one succeeds.
   * @throws `identity.unable_to_authenticate_totp`, `identity.totp_code_already_authenticated`,
   * `identity.too_many_requests`.
   */
  async authenticate(given: Given, device: Device): Promise<SignedIn & { totpId: string }> {
    const { clock, attempts, sessions, lostAnswers } = this.#dependencies;
    // A browser sends a call once more by itself where the connection broke before the answer.
    const again = await lostAnswers.giveAnew(device.token, device.callHash);
    if (again) return { ...again, totpId: requireApp(again.user) };
    const prover = await this.#prover(given.intermediate, device);
    const { userId } = prover;
    const counter = await this.#counter(userId, "totp", "ownTotp", device);
    await attempts.take(...counter, PASSWORD_LIMIT);
    const now = clock.now();
    return sessions.transaction(async (transaction) => {
      await lockUser(transaction, userId);
      const totp = await findFactorOf(transaction, userId, "totp", userId);
      if (!totp || hasEnded(totp, now)) throw noTotp();
      const step = this.#stepOf(totp, given.code, now);
      if (!totp.verified) await this.#begin(transaction, userId, device, now);
      await changeFactor(transaction, totp.id, {
        details: { lastStep: step },
        usedAt: now,
        ...(!totp.verified && { verified: true }),
      });
      await attempts.clear(...counter, transaction);
      const signedIn = await this.#finish(transaction, prover, totpFactor(totp.id, now), given, device);
      return { ...signedIn, totpId: totp.id };
    });
  }

  /** Proves a recovery code in place of one of the app; each works once. @throws as `authenticate`. */
  async recover(given: Given, device: Device): Promise<SignedIn & { totpId: string }> {
    const { clock, attempts, sessions, mails } = this.#dependencies;
    const prover = await this.#prover(given.intermediate, device);
    const { userId } = prover;
    const counter = await this.#counter(userId, "recovery", "ownRecovery", device);
    await attempts.take(...counter, PASSWORD_LIMIT);
    const now = clock.now();
    return sessions.transaction(async (transaction) => {
      await lockUser(transaction, userId);
      const totp = await findFactorOf(transaction, userId, "totp", userId);
      const kept = await findFactorOf(transaction, userId, "recovery_codes", userId);
      if (!totp?.verified || !kept) throw noTotp();
      const hash = hashRecoveryCode(given.code);
      const hashes = kept.details.hashes.filter((each) => !sameText(each, hash));
      if (hashes.length === kept.details.hashes.length) throw wrongRecoveryCode();
      await changeFactor(transaction, kept.id, { details: { hashes }, usedAt: now });
      await attempts.clear(...counter, transaction);
      const user = await findUser(transaction, userId);
      const mail = recoveryCodeUsedMail(user?.name ?? "", hashes.length);
      if (user) await mails.writeToPerson(transaction, user, { mail, now });
      const signedIn = await this.#finish(transaction, prover, recoveryFactor(kept.id, now), given, device);
      return { ...signedIn, totpId: totp.id };
    });
  }

  /** New recovery codes in place of those from before. @throws `identity.stale_factors`, `identity.totp_not_found`. */
  async makeRecoveryCodes(device: Device) {
    const { db, clock, sessions, mails } = this.#dependencies;
    const { user } = await sessions.requireFresh(device.token);
    const codes = newRecoveryCodes();
    const now = clock.now();
    return db.transaction().execute(async (transaction) => {
      await lockUser(transaction, user.id);
      const totp = await findFactorOf(transaction, user.id, "totp", user.id);
      if (!totp?.verified) throw noTotp();
      const details = { hashes: codes.map(hashRecoveryCode) };
      const own = { userId: user.id, subject: user.id, verified: true, now };
      await keepFactor(transaction, { ...own, kind: "recovery_codes", details });
      const mail = factorAddedMail(user.name, "recovery_codes");
      await mails.writeToPerson(transaction, user, { mail, now });
      return { userId: user.id, totpId: totp.id, codes };
    });
  }

  // Who is just signing in goes before who is signed in here.
  async #prover(intermediate: string | null, device: Device): Promise<Prover> {
    const { db, clock, sessions } = this.#dependencies;
    const found =
      intermediate === null ? null : await findHalfSignIn(db, hashSecret(intermediate), clock.now());
    if (found && "half" in found) return { userId: found.half.userId, half: found.half };
    const session = await sessions.find(device.token);
    if (session) return { userId: session.userId, half: null };
    if (found) throw halfSignInEnded(found.failure.reason);
    if (device.token === null) throw notSignedIn();
    return { userId: (await sessions.require(device.token)).user.id, half: null };
  }

  // Whoever has guessed or bought the password could otherwise keep the person out by wrong codes, for ever.
  async #counter(
    userId: string,
    ofStrangers: Counter,
    own: Counter,
    device: Device,
  ): Promise<[Counter, string]> {
    const { db, sessions, settings } = this.#dependencies;
    const user = await findUser(db, userId);
    const person = { userId, passwordId: user?.passwordId ?? null };
    const name = await knownCaller({ sessions, pepper: settings.pepper }, device, person);
    return name === null ? [ofStrangers, userId] : [own, name];
  }

  #stepOf(totp: KeptFactor<"totp">, code: string, now: Date): number {
    if (!totp.secret) throw noTotp();
    const step = stepOf(unseal(totp.secret, this.#dependencies.settings.pepper, PURPOSE), code, now);
    if (step === null) throw totp.verified ? wrongTotp() : wrongFirstTotp();
    if (totp.details.lastStep !== null && step <= totp.details.lastStep) throw usedTotp();
    return step;
  }

  // Sessions from before have proved no second factor.
  async #begin(transaction: Transaction, userId: string, device: Device, now: Date): Promise<void> {
    const { sessions, mails } = this.#dependencies;
    const { session, user } = await sessions.requireFresh(device.token, transaction);
    // It may have been taken away since the app was begun.
    requireProvedAddress(user);
    const codes = await findFactorOf(transaction, userId, "recovery_codes", userId);
    if (codes) await changeFactor(transaction, codes.id, { verified: true });
    await sessions.revokeAll(userId, session.id, transaction);
    await mails.writeToPerson(transaction, user, { mail: factorAddedMail(user.name, "totp"), now });
  }

  async #finish(
    transaction: Transaction,
    { userId, half }: Prover,
    factor: AuthenticationFactor,
    { minutes }: Given,
    device: Device,
  ): Promise<SignedIn> {
    const { sessions, clock, mails, passwordChanges, admissions } = this.#dependencies;
    if (half === null) return sessions.signIn({ userId, factor, minutes }, device, transaction);
    if (!(await finishHalfSignIn(transaction, half, clock.now()))) throw halfSignInEnded("used");
    if (half.invitation) await admissions.finish(transaction, userId, half.invitation);
    if (half.account) await connectWaiting(transaction, mails, userId, half.account, clock.now());
    const proof = { userId, factor, first: half.factor, minutes: minutes ?? half.minutes };
    const signedIn = await sessions.signIn(proof, device, transaction);
    if (half.newPassword === undefined || "intermediate" in signedIn) return signedIn;
    return passwordChanges.change(signedIn, half.newPassword, device, transaction);
  }
}

function hasEnded({ verified, details }: KeptFactor<"totp">, now: Date): boolean {
  return !verified && details.endsAt !== undefined && details.endsAt <= now.toISOString();
}

/** It brings whoever loses the app back. @throws `identity.email_confirmation_needed`. */
function requireProvedAddress(user: UserRecord): void {
  if (!hasProvedAddress(user)) throw addressUnproved(user.emails.length > 0);
}

function requireApp({ factors }: UserRecord): string {
  const app = factors.find(({ kind }) => kind === "totp");
  if (!app) throw noTotp();
  return app.id;
}

function labelOf(user: UserRecord): string {
  return user.emails[0]?.email ?? user.name;
}

function requireMinutes(minutes = ENROLMENT_MINUTES): number {
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= ENROLMENT_MINUTES_MAX) return minutes;
  throw invalidInput(
    "expiration_minutes",
    `A new app waits for its first code for 1 to ${ENROLMENT_MINUTES_MAX} minutes`,
  );
}
