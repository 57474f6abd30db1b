import type {
  ExistingPasswordResetBody,
  ResetBody,
  ResetCheckBody,
  ResetStartBody,
  Strength,
} from "@app/contract/identity/provider";
import type { Clock } from "#/platform/clock.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { PASSWORD_LIMIT } from "#/identity/factors/attempts.rules.ts";
import type { AttemptsService, Counter } from "#/identity/factors/attempts.service.ts";
import { requireEmail } from "#/identity/users/emails.rules.ts";
import { inConstantTime } from "#/identity/factors/constant-time.ts";
import { passwordFactor } from "#/identity/factors/factors.rules.ts";
import { linkRefused, wrongPassword } from "#/identity/identity.errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import type { LinksService } from "#/identity/factors/links.service.ts";
import { addressAsideMail } from "#/identity/mail/address-mails.rules.ts";
import { resetMail } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { lookAtToken, useToken } from "#/identity/factors/one-time-tokens.store.ts";
import type { OneTimeToken } from "#/identity/factors/one-time-tokens.store.ts";
import { ownPasswordCounter } from "./password-changes.service.ts";
import type { PasswordChangesService } from "./password-changes.service.ts";
import type { PasswordSignUpsService } from "./password-sign-ups.service.ts";
import type { PasswordHashesService } from "./password-hashes.service.ts";
import type { PasswordStrengthService } from "./password-strength.service.ts";
import { requireVerifier } from "#/identity/provider/pkce.rules.ts";
import { hashSecret } from "#/identity/sessions/secrets.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device, SignedIn } from "#/identity/sessions/sign-ins.ts";
import { proveAndTell } from "#/identity/users/proof-notices.ts";
import { findByEmail, findUser, lockUser, setPassword, standsAside } from "#/identity/users/users.store.ts";
import type { KnownEmail } from "#/identity/users/users.store.ts";

export interface PasswordDependencies {
  db: Database;
  clock: Clock;
  settings: IdentitySettings;
  attempts: AttemptsService;
  hashes: PasswordHashesService;
  strength: PasswordStrengthService;
  sessions: SessionsService;
  signUps: PasswordSignUpsService;
  links: LinksService;
  changes: PasswordChangesService;
  mails: MailsService;
}

export class PasswordsService {
  readonly #dependencies: PasswordDependencies;

  constructor(dependencies: PasswordDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws `identity.unable_to_auth_password`, the same for unknown addresses; `identity.too_many_requests`. */
  async authenticate(
    body: { email: string; password: string; session_duration_minutes?: number | undefined },
    device: Device,
  ): Promise<SignedIn> {
    const { settings, clock, sessions } = this.#dependencies;
    const email = requireEmail(body.email, settings.emailPattern);
    const proved = await this.prove(email, body.password, device);
    const factor = passwordFactor(clock.now());
    const proof = { userId: proved.userId, factor, minutes: body.session_duration_minutes };
    return sessions.transaction(async (transaction) => {
      await requireUnchanged(transaction, email, proved);
      return sessions.signIn(proof, device, transaction);
    });
  }

  /** Proves an account by its password, and counts the try. @throws as `authenticate`. */
  prove(email: string, password: string, device: Device): Promise<KnownEmail> {
    return inConstantTime(() => this.#prove(email, password, device));
  }

  // A device where the person signed in before has a counter of its own: wrong passwords of strangers do not lock it,
  // and its right password does not give strangers new tries.
  async #prove(email: string, password: string, device: Device): Promise<KnownEmail> {
    const { db, attempts, hashes, clock, settings } = this.#dependencies;
    const known = await findByEmail(db, email);
    const own = known && ownPasswordCounter(settings.pepper, known, device);
    const counter: readonly [Counter, string] = own ?? ["password", email];
    await attempts.take(...counter, PASSWORD_LIMIT);
    const isRight = await hashes.matches(known?.hash ?? null, password);
    if (!known || !isRight) throw wrongPassword();
    await attempts.clear(...counter);
    if (!known.hash || !hashes.needsRehash(known.hash)) return known;
    const hash = await hashes.make(password);
    await setPassword(db, known.userId, hash, clock.now());
    return { ...known, hash };
  }

  /** Mails a link to choose a new password; the answer is the same for unknown addresses. */
  async startReset(body: ResetStartBody, device: Device): Promise<void> {
    const { links, settings } = this.#dependencies;
    await links.send({
      purpose: "reset_password",
      email: requireEmail(body.email, settings.emailPattern),
      challenge: body.code_challenge,
      device,
      login: {
        landing: body.reset_password_redirect_url ?? body.login_redirect_url,
        minutes: { reset_password_expiration_minutes: body.reset_password_expiration_minutes },
      },
      recipient: (known) => {
        if (standsAside(known, null))
          return { userId: null, mail: () => addressAsideMail(settings.signInPage), isOpening: false };
        return known && { userId: known.userId, mail: (link) => resetMail(known.name, link, known.verified) };
      },
    });
  }

  /**
   * A reset link that would work in this browser, and whether its use would be the first proof of the address, which ends
   * what was set up before; nothing is used up. @throws as `reset`.
   */
  async lookAtReset(
    body: ResetCheckBody,
    device: Device,
  ): Promise<{ link: OneTimeToken; isFirstProof: boolean }> {
    const { db, clock, signUps } = this.#dependencies;
    const found = await lookAtToken(db, "reset_password", hashSecret(body.token), clock.now());
    if ("failure" in found) throw linkRefused(found.failure);
    const { codeChallenge } = found.token;
    if (codeChallenge === null) signUps.look(found.token, device);
    else requireVerifier(codeChallenge, body.code_verifier);
    const unproved = await this.#unprovedElsewhere(found.token.email, device);
    // Its account has proved another address since then.
    if (unproved?.isAside) throw linkRefused({ reason: "withdrawn" });
    return { link: found.token, isFirstProof: unproved !== null };
  }

  /** Who has an address without having proved it, and is not signed in here. */
  async #unprovedElsewhere(email: string | null, device: Device): Promise<KnownEmail | null> {
    const { db, sessions } = this.#dependencies;
    const known = email === null ? null : await findByEmail(db, email);
    if (!known || known.verified) return null;
    return (await sessions.find(device.token))?.userId === known.userId ? null : known;
  }

  /**
   * Sets a new password by a mailed link, or makes the account of one; every other session, link and API token of the person ends, and a pause too.
   * Of who has an authenticator app all that waits for its code.
   */
  async reset(body: ResetBody, device: Device): Promise<SignedIn> {
    const { db, clock, strength, hashes, sessions, changes, signUps, mails } = this.#dependencies;
    const { link } = await this.lookAtReset(body, device);
    const { id, email, codeChallenge } = link;
    if (codeChallenge === null) return signUps.finish(link, body, device);
    const known = email === null ? null : await findByEmail(db, email);
    if (email === null || !known) throw linkRefused({ reason: "unknown" });
    await strength.requireStrong(body.password, [email, known.name], device.ip);
    const hash = await hashes.make(body.password);
    const now = clock.now();
    return sessions.transaction(async (transaction) => {
      // The person before the link: whoever ends the links of a person does it in this order.
      await lockUser(transaction, known.userId);
      if (!(await useToken(transaction, id, now))) throw linkRefused({ reason: "used", until: now });
      const here = (await sessions.find(device.token, transaction))?.userId ?? null;
      await proveAndTell(transaction, mails, known, here, now);
      const proof = {
        userId: known.userId,
        factor: passwordFactor(now),
        minutes: body.session_duration_minutes,
        oneTimeTokenId: id,
      };
      const change = { hash, email, endsTokens: true };
      return changes.signIn(proof, change, { ...device, token: null }, transaction);
    });
  }

  /** Changes a password by the one before, which is tried as at a sign-in; other sessions end. @throws as `authenticate`. */
  async resetByExisting(body: ExistingPasswordResetBody, device: Device): Promise<SignedIn> {
    const { settings } = this.#dependencies;
    const email = requireEmail(body.email, settings.emailPattern);
    const proved = await this.prove(email, body.existing_password, device);
    const change = { password: body.new_password, minutes: body.session_duration_minutes };
    return this.#change({ ...proved, email }, change, device, (transaction) =>
      requireUnchanged(transaction, email, proved),
    );
  }

  /** Sets or changes the password of the signed-in person; other sessions end. @throws `identity.stale_factors`. */
  async resetBySession(
    body: { password: string; session_duration_minutes?: number | undefined },
    device: Device,
  ): Promise<SignedIn> {
    const { sessions } = this.#dependencies;
    const { user } = await sessions.requireFresh(device.token);
    const person = { userId: user.id, email: user.emails[0]?.email ?? "", name: user.name };
    const change = { password: body.password, minutes: body.session_duration_minutes };
    return this.#change(person, change, device, async (transaction) => {
      await lockUser(transaction, user.id);
      await sessions.require(device.token, transaction);
    });
  }

  /** @param requireStill proves once more that it may be changed, and locks the person. */
  async #change(
    person: { userId: string; email: string; name: string },
    change: { password: string; minutes: number | undefined },
    device: Device,
    requireStill: (transaction: Transaction) => Promise<void>,
  ): Promise<SignedIn> {
    const { clock, strength, hashes, sessions, changes } = this.#dependencies;
    const { userId, email, name } = person;
    await strength.requireStrong(change.password, [email, name], device.ip);
    const hash = await hashes.make(change.password);
    const proof = { userId, factor: passwordFactor(clock.now()), minutes: change.minutes };
    return sessions.transaction(async (transaction) => {
      await requireStill(transaction);
      return changes.signIn(proof, { hash, email, endsTokens: false }, device, transaction);
    });
  }

  /** Judges a password as it would be where it is set: of who is signed in, with what is known of them. */
  async check(body: { email?: string | undefined; password: string }, device: Device): Promise<Strength> {
    const { db, sessions, strength } = this.#dependencies;
    const session = await sessions.find(device.token);
    const user = session && (await findUser(db, session.userId));
    const own = user ? [user.name, ...user.emails.map(({ email }) => email)] : [];
    const context = [...own, ...(body.email === undefined ? [] : [body.email])];
    return strength.check(body.password, context, device.ip);
  }
}

// Many may have proved one password before the first of them changed it, or before the owner of the address ended it.
async function requireUnchanged(transaction: Transaction, email: string, proved: KnownEmail): Promise<void> {
  await lockUser(transaction, proved.userId);
  if ((await findByEmail(transaction, email))?.hash !== proved.hash) throw wrongPassword();
}
