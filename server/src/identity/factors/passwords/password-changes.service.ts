import type { Clock } from "#/platform/clock.ts";
import type { Transaction } from "#/platform/database/database.ts";
import type { AttemptsService, Counter } from "#/identity/factors/attempts.service.ts";
import { knownDevice } from "#/identity/factors/device-marks.rules.ts";
import type { MarkedPerson } from "#/identity/factors/device-marks.rules.ts";
import { endTokensOf } from "#/identity/factors/one-time-tokens.store.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { passwordChangedMail } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import type { NewPassword } from "#/identity/sessions/half-sign-ins.store.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device, Proof, SignedIn, WholeSignIn } from "#/identity/sessions/sign-ins.ts";
import { findUser, setPassword } from "#/identity/users/users.store.ts";
import { endLivingTokens, livingTokens } from "#/identity/workspaces/person-tokens.ts";

export interface PasswordChangeDependencies {
  clock: Clock;
  settings: Pick<IdentitySettings, "pepper">;
  attempts: AttemptsService;
  sessions: SessionsService;
  mails: MailsService;
}

/** New passwords of people who have one factor proved, and what ends with the password before. */
export class PasswordChangesService {
  readonly #dependencies: PasswordChangeDependencies;

  constructor(dependencies: PasswordChangeDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Signs a person in and changes their password. Of who has an authenticator app nothing changes with half a sign-in:
   * the new password waits for the other half. @throws `identity.stale_factors`.
   */
  async signIn(
    proof: Proof,
    newPassword: NewPassword,
    device: Device,
    transaction: Transaction,
  ): Promise<SignedIn> {
    const signedIn = await this.#dependencies.sessions.signIn({ ...proof, newPassword }, device, transaction);
    if ("intermediate" in signedIn) return signedIn;
    return this.change(signedIn, newPassword, device, transaction);
  }

  /**
   * Changes the password of who is wholly signed in; every other session and link of theirs ends. API tokens go on where
   * the password before was known or the session is fresh: programs need them, and the mail names them.
   */
  async change(
    signedIn: WholeSignIn,
    { hash, email, endsTokens }: NewPassword,
    device: Device,
    transaction: Transaction,
  ): Promise<WholeSignIn> {
    const { clock, settings, attempts, sessions, mails } = this.#dependencies;
    const { session } = signedIn;
    const { userId } = session;
    const now = clock.now();
    // A second factor of long ago is none for this.
    sessions.requireFreshOf(signedIn.user, session.factors);
    await setPassword(transaction, userId, hash, now);
    await endTokensOf(transaction, userId, now);
    const user = (await findUser(transaction, userId)) ?? signedIn.user;
    for (const each of user.emails) await attempts.clear("password", each.email, transaction);
    const own = ownPasswordCounter(settings.pepper, { userId, passwordId: user.passwordId }, device);
    if (own) await attempts.clear(...own, transaction);
    const tokens = { names: await livingTokens(transaction, userId, now), haveEnded: endsTokens };
    if (endsTokens) await endLivingTokens(transaction, userId, "password", now);
    if (email)
      await mails.write(transaction, { to: email, mail: passwordChangedMail(user.name, tokens), now });
    await sessions.revokeAll(userId, session.id, transaction);
    return { ...signedIn, user };
  }
}

/** What tries on a device where the person signed in before are counted by; null for any other. */
export function ownPasswordCounter(
  pepper: string,
  person: MarkedPerson,
  device: Device,
): [Counter, string] | null {
  const name = knownDevice(pepper, device.marks, person);
  return name === null ? null : ["device", `${name} ${person.userId}`];
}
