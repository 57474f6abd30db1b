import type { ResetBody } from "@app/contract/identity/provider";
import { LINK_MINUTES } from "@app/contract/identity/limits";
import * as z from "zod/mini";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { MAIL_LIMIT } from "#/identity/factors/attempts.rules.ts";
import type { AttemptsService } from "#/identity/factors/attempts.service.ts";
import { inConstantTime } from "#/identity/factors/constant-time.ts";
import { passwordFactor } from "#/identity/factors/factors.rules.ts";
import { insertLinkMail, useToken } from "#/identity/factors/one-time-tokens.store.ts";
import type { OneTimeToken } from "#/identity/factors/one-time-tokens.store.ts";
import { confirmationMailed, linkRefused, signUpRefused } from "#/identity/identity.errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { accountThereMail, newAccountMail } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { requireSameBrowser } from "#/identity/provider/pkce.rules.ts";
import { landingUrl, linkTo } from "#/identity/provider/redirects.rules.ts";
import { hashSecret, newSecret } from "#/identity/sessions/secrets.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device, SignedIn } from "#/identity/sessions/sign-ins.ts";
import { requireEmail } from "#/identity/users/emails.rules.ts";
import { withFreedEmail } from "#/identity/users/proof-notices.ts";
import { openAccount } from "#/identity/users/sign-ups.store.ts";
import type { SignUpService } from "#/identity/users/sign-up.service.ts";
import { findByEmail, setPassword, standsAside } from "#/identity/users/users.store.ts";
import type { PasswordHashesService } from "./password-hashes.service.ts";
import type { PasswordStrengthService } from "./password-strength.service.ts";

const MINUTE_MS = 60_000;
const SignUpLink = z.object({ client: z.string() });

interface PasswordSignUpDependencies {
  db: Database;
  clock: Clock;
  settings: IdentitySettings;
  attempts: AttemptsService;
  hashes: PasswordHashesService;
  strength: PasswordStrengthService;
  sessions: SessionsService;
  signUp: SignUpService;
  mails: MailsService;
}

/** Accounts that are made with a password, where sign-up is open. */
export class PasswordSignUpsService {
  readonly #dependencies: PasswordSignUpDependencies;

  constructor(dependencies: PasswordSignUpDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Makes an account with a workspace of its own; where strangers may not learn who has one, a mail does, and the answer
   * is the same for every address.
   * @throws `identity.sign_up_not_allowed`, the same for known addresses; `identity.email_confirmation_needed` after the
   * mail; `identity.duplicate_email` where everybody may ask.
   */
  async create(
    body: { email: string; password: string; session_duration_minutes?: number | undefined },
    device: Device & { client: string },
  ): Promise<SignedIn & { emailId: string }> {
    const { settings, signUp, strength } = this.#dependencies;
    const email = requireEmail(body.email, settings.emailPattern);
    const policy = await signUp.policy();
    if (!(await signUp.isOpenTo(email))) throw signUpRefused(policy === "open" ? "domains" : policy);
    if (await signUp.needsMailedLink()) throw signUpRefused("mailed");
    await strength.requireStrong(body.password, [email], device.ip);
    if (settings.userSearch === "strict") {
      await inConstantTime(() => this.#mail(email, device.client));
      throw confirmationMailed();
    }
    const { password, session_duration_minutes: minutes } = body;
    return this.#open({ email, password, verified: false, minutes }, device);
  }

  /** The address of a mailed link, in the browser that asked for it. @throws as `finish`. */
  look({ email, details }: OneTimeToken, device: Device): string {
    const link = SignUpLink.safeParse(details).data;
    if (!link || email === null) throw linkRefused({ reason: "unknown" });
    requireSameBrowser(link.client, device.client);
    return email;
  }

  /**
   * Makes the account of a mailed link, in the browser that asked for it and with a password that is chosen there: the
   * one that was typed before is nobody's, since whoever typed it may not have the mailbox.
   * @throws `identity.unable_to_auth_magic_link`, `identity.pkce_mismatch` in another browser, `identity.sign_up_not_allowed`.
   */
  async finish(link: OneTimeToken, body: ResetBody, device: Device): Promise<SignedIn & { emailId: string }> {
    const { signUp, strength } = this.#dependencies;
    const email = this.look(link, device);
    if (!(await signUp.isOpenTo(email))) throw signUpRefused("invited");
    await strength.requireStrong(body.password, [email], device.ip);
    const { password, session_duration_minutes: minutes } = body;
    return this.#open({ email, password, verified: true, minutes, linkId: link.id }, device);
  }

  async #open(
    account: {
      email: string;
      password: string;
      verified: boolean;
      minutes: number | undefined;
      linkId?: string;
    },
    device: Device,
  ): Promise<SignedIn & { emailId: string }> {
    const { clock, hashes, sessions, mails } = this.#dependencies;
    const { email, verified, minutes, linkId } = account;
    const hash = await hashes.make(account.password);
    const now = clock.now();
    return sessions.transaction(async (transaction) => {
      if (linkId !== undefined && !(await useToken(transaction, linkId, now)))
        throw linkRefused({ reason: "used", until: now });
      const open = () => openAccount(transaction, { name: "", email, verified, now });
      const { userId, emailId } = verified
        ? await withFreedEmail(transaction, mails, { email, now }, open)
        : await open();
      await setPassword(transaction, userId, hash, now);
      const proof = { userId, factor: passwordFactor(now), minutes };
      return { ...(await sessions.signIn(proof, device, transaction)), emailId };
    });
  }

  // Both get a mail; of who has an account it says so, and its link was never good.
  async #mail(email: string, client: string): Promise<void> {
    const { db, clock, settings, attempts, mails } = this.#dependencies;
    const found = await findByEmail(db, email);
    const isAside = standsAside(found, null);
    const known = isAside ? null : found;
    await attempts.take("mail", email, MAIL_LIMIT);
    const token = newSecret();
    const now = clock.now();
    const made = {
      tokenHash: hashSecret(token),
      purpose: "reset_password" as const,
      userId: null,
      email,
      codeChallenge: null,
      details: { client: hashSecret(client).toString("base64url") },
      now,
      expiresAt: new Date(now.getTime() + LINK_MINUTES * MINUTE_MS),
    };
    // Who made an account under somebody else's address chose its name, too.
    const mail = known
      ? accountThereMail(known.verified ? known.name : "", settings.signInPage)
      : newAccountMail(linkTo(landingUrl(settings.baseUrl, undefined), "reset_password", token), isAside);
    const message = { to: email, mail, isSent: true, isOpening: known === null };
    await db.transaction().execute(async (transaction) => {
      await mails.queue(transaction, await insertLinkMail(transaction, made, message));
    });
  }
}
