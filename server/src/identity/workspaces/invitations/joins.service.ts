import type { JoinBody } from "@app/contract/identity/provider";
import type { Clock } from "#/platform/clock.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { AppError, invalidInput, notFound } from "#/platform/errors.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { requireEmail } from "#/identity/users/emails.rules.ts";
import { passwordFactor } from "#/identity/factors/factors.rules.ts";
import { signUpRefused } from "#/identity/identity.errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { requireInvited } from "./admissions.service.ts";
import type { AdmissionsService, OpenInvitation } from "./admissions.service.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import type { PasswordHashesService } from "#/identity/factors/passwords/password-hashes.service.ts";
import type { PasswordStrengthService } from "#/identity/factors/passwords/password-strength.service.ts";
import type { PasswordsService } from "#/identity/factors/passwords/passwords.service.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device, SignedIn } from "#/identity/sessions/sign-ins.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import { insertNewUser } from "#/identity/users/sign-ups.store.ts";
import type { SignUpService } from "#/identity/users/sign-up.service.ts";
import { requirePerson } from "#/identity/users/people.rules.ts";
import { withFreedEmail } from "#/identity/users/proof-notices.ts";
import { findByEmail, findByProof, findUser, setPassword } from "#/identity/users/users.store.ts";
import type { UserRecord } from "#/identity/users/users.store.ts";

const WRONG = "identity.unable_to_auth_password";

export interface JoinDependencies {
  db: Database;
  clock: Clock;
  settings: IdentitySettings;
  hashes: PasswordHashesService;
  strength: PasswordStrengthService;
  passwords: PasswordsService;
  sessions: SessionsService;
  signUp: SignUpService;
  admissions: AdmissionsService;
  mails: MailsService;
  signIn: Pick<SignInSettingsService, "requirePasswords">;
}

/** Joining a workspace by an invite link. */
export class JoinsService {
  readonly #dependencies: JoinDependencies;

  constructor(dependencies: JoinDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Makes the signed-in person a member; with an e-mail the person of that address, or a new one.
   * @throws `identity.unable_to_auth_magic_link`, `identity.unable_to_auth_password`, `identity.sign_up_not_allowed`,
   * `identity.sign_in_method_disabled` with an e-mail, while passwords are off.
   */
  async authenticate(body: JoinBody, device: Device): Promise<SignedIn & { workspaceSlug: string }> {
    const invitation = await this.#dependencies.admissions.lookAs(body.token, device);
    const signedIn =
      body.email === undefined
        ? await this.#joinSignedIn(invitation, body.session_duration_minutes, device)
        : await this.#joinByEmail(invitation, { ...body, email: body.email }, device);
    return { ...signedIn, workspaceSlug: invitation.workspace.slug };
  }

  /** The same for whoever a provider outside has let in. @throws `identity.unable_to_auth_magic_link`, `identity.other_invited`. */
  async accept(caller: Caller, token: string): Promise<{ workspaceSlug: string }> {
    const user = await findUser(this.#dependencies.db, requirePerson(caller));
    if (!user) throw notFound("person");
    const invitation = await this.#dependencies.admissions.look(token);
    await this.#joinAs(user, invitation);
    return { workspaceSlug: invitation.workspace.slug };
  }

  async #joinSignedIn(
    invitation: OpenInvitation,
    minutes: number | undefined,
    device: Device,
  ): Promise<SignedIn> {
    const { sessions } = this.#dependencies;
    const { user } = await sessions.require(device.token);
    await this.#joinAs(user, invitation);
    return sessions.authenticate(device.token, minutes);
  }

  async #joinAs(user: UserRecord, invitation: OpenInvitation): Promise<void> {
    const { db, admissions } = this.#dependencies;
    await db.transaction().execute((transaction) => admissions.join(transaction, invitation, user));
  }

  async #joinByEmail(
    invitation: OpenInvitation,
    body: JoinBody & { email: string },
    device: Device,
  ): Promise<SignedIn> {
    const { db, clock, settings, hashes, sessions, signIn, admissions, mails } = this.#dependencies;
    await signIn.requirePasswords("Sign in another way, then open the invitation again.");
    const email = requireEmail(body.email, settings.emailPattern);
    requireInvited(invitation, [email]);
    const { password } = body;
    if (password === undefined) throw invalidInput("password", "Enter a password");
    // Its link stood in a mail to this address alone; one that was copied proves nothing.
    const verified = invitation.email === email;
    const isNamed = body.name !== undefined;
    const known = await (verified && isNamed ? findByProof : findByEmail)(db, email);
    // Without a name they have said that they have an account.
    if (body.name !== undefined) await this.#requireFit(invitation, [email, body.name], password, device);
    const isNew = known === null && body.name !== undefined;
    if (!isNew) await this.#prove(email, password, device);
    const hash = isNew ? await hashes.make(password) : "";
    const now = clock.now();
    return sessions.transaction(async (transaction) => {
      const person = { name: body.name ?? "", email, verified, now };
      const open = () => newUser(transaction, person, hash);
      const { userId } =
        known ?? (await (verified ? withFreedEmail(transaction, mails, person, open) : open()));
      const proof = { userId, factor: passwordFactor(now), minutes: body.session_duration_minutes };
      return admissions.signIn(transaction, { invitation }, proof, device);
    });
  }

  /**
   * That an account may be made of it, judged the same whoever has the address: an answer that knew of an account would let
   * whoever has a link for many ask who has one.
   */
  async #requireFit(
    { workspace }: OpenInvitation,
    context: readonly string[],
    password: string,
    { ip }: Device,
  ): Promise<void> {
    const { signUp, strength } = this.#dependencies;
    const policy = await signUp.policy();
    if (policy === "closed") throw signUpRefused(policy);
    await strength.requireStrong(password, [...context, workspace.name], ip);
  }

  /** Says the same of a wrong password, of an account without one and of none. */
  async #prove(email: string, password: string, device: Device): Promise<void> {
    try {
      await this.#dependencies.passwords.prove(email, password, device);
    } catch (error) {
      if (error instanceof AppError && error.code === WRONG) throw wrongHere();
      throw error;
    }
  }
}

async function newUser(
  transaction: Transaction,
  person: { name: string; email: string; verified: boolean; now: Date },
  hash: string,
): Promise<{ userId: string }> {
  const { userId } = await insertNewUser(transaction, person);
  await setPassword(transaction, userId, hash, person.now);
  return { userId };
}

const wrongHere = () =>
  new AppError({
    code: WRONG,
    status: 401,
    detail:
      "The e-mail or the password is not right. If you have an account, sign in first in the way you usually do, then open the invitation again. If you know of none, have a link or a code mailed to you instead.",
  });
