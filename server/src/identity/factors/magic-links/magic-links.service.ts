import type { MagicLinkSendBody } from "@app/contract/identity/provider";
import type { Clock } from "#/platform/clock.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { requireEmail } from "#/identity/users/emails.rules.ts";
import { emailFactor } from "#/identity/factors/factors.rules.ts";
import { duplicateEmail, linkRefused } from "#/identity/identity.errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import type { LinksService } from "#/identity/factors/links.service.ts";
import { addressAddedMail, signInMail, signUpMail } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { lookAtToken, useToken } from "#/identity/factors/one-time-tokens.store.ts";
import { FIRST_WORKSPACE } from "#/identity/factors/passwords/passwords.service.ts";
import { requireVerifier } from "#/identity/provider/pkce.rules.ts";
import { hashSecret } from "#/identity/sessions/secrets.rules.ts";
import type { Device, SessionsService, SignedIn } from "#/identity/sessions/sessions.service.ts";
import { proveEmail } from "#/identity/users/first-proofs.ts";
import { insertNewEmail, insertNewUser, insertOwnWorkspace } from "#/identity/users/sign-ups.store.ts";
import type { SignUpService } from "#/identity/users/sign-up.service.ts";
import { findByEmail, findUser, lockUser } from "#/identity/users/users.store.ts";
import type { UserRecord } from "#/identity/users/users.store.ts";

/** `login_or_create` may make an account, `primary` signs in, `secondary` proves an address of who is signed in. */
export type SendKind = "login_or_create" | "primary" | "secondary";

export interface MagicLinkDependencies {
  db: Database;
  clock: Clock;
  settings: IdentitySettings;
  sessions: SessionsService;
  signUp: SignUpService;
  links: LinksService;
  mails: MailsService;
}

export class MagicLinksService {
  readonly #dependencies: MagicLinkDependencies;

  constructor(dependencies: MagicLinkDependencies) {
    this.#dependencies = dependencies;
  }

  /** Answers the same whether or not a link was sent. @throws `identity.stale_factors` for `secondary`. */
  async send(kind: SendKind, body: MagicLinkSendBody, device: Device): Promise<void> {
    const { settings, signUp, links } = this.#dependencies;
    const email = requireEmail(body.email, settings.emailPattern);
    const owner = kind === "secondary" ? await this.#owner(email, device) : null;
    const isOpen = kind === "login_or_create" && (await signUp.isOpenTo(email));
    await links.send({
      purpose: "magic_link",
      email,
      challenge: body.code_challenge,
      device,
      login: {
        landing: body.login_magic_link_url ?? body.signup_magic_link_url,
        minutes: body.login_expiration_minutes ?? body.signup_expiration_minutes,
      },
      signUp: {
        landing: body.signup_magic_link_url ?? body.login_magic_link_url,
        minutes: body.signup_expiration_minutes ?? body.login_expiration_minutes,
      },
      recipient: (known) => {
        if (!known && owner) return { userId: owner.id, mail: (link) => signInMail("", link) };
        if (!known) return isOpen ? { userId: null, mail: signUpMail } : null;
        if (owner !== null && owner.id !== known.userId) return null;
        return { userId: known.userId, mail: (link) => signInMail(known.name, link) };
      },
    });
  }

  /**
   * Signs in by a mailed link; of requests in parallel exactly one succeeds, and a wrong verifier uses nothing up.
   * @throws `identity.unable_to_auth_magic_link` with the reason, `identity.pkce_…`, `identity.duplicate_email`.
   */
  async authenticate(
    body: {
      token: string;
      code_verifier?: string | undefined;
      session_duration_minutes?: number | undefined;
    },
    device: Device,
  ): Promise<SignedIn & { emailId: string }> {
    const { db, clock, sessions, signUp } = this.#dependencies;
    const now = clock.now();
    const found = await lookAtToken(db, "magic_link", hashSecret(body.token), now);
    if ("failure" in found) throw linkRefused(found.failure);
    const { id, userId: owner, email, codeChallenge } = found.token;
    if (email === null || codeChallenge === null) throw linkRefused({ reason: "unknown" });
    requireVerifier(codeChallenge, body.code_verifier);
    // Read before the transaction, see `transaction`.
    const isOpen = await signUp.isOpenTo(email);
    return sessions.transaction(async (transaction) => {
      // The person before the link: whoever ends the links of a person does it in this order.
      if (owner !== null) await lockUser(transaction, owner);
      if (!(await useToken(transaction, id, now))) throw linkRefused({ reason: "used", until: now });
      const here = (await sessions.find(device.token, transaction))?.userId ?? null;
      const known = await findByEmail(transaction, email);
      // It was to add the address, not to sign in as whoever has made an account with it meanwhile.
      if (known && owner !== null && owner !== known.userId) throw duplicateEmail();
      if (known) await proveEmail(transaction, known, here, now);
      const { userId, emailId } =
        known ?? (await this.#addEmail(transaction, email, { owner, here, isOpen }));
      const factor = emailFactor(emailId, email, now);
      const proof = { userId, factor, minutes: body.session_duration_minutes };
      return { ...(await sessions.signIn(proof, device, transaction)), emailId };
    });
  }

  // A new address becomes a way in, so it asks for a fresh factor; a link to one's own address is how to prove one.
  async #owner(email: string, device: Device): Promise<UserRecord> {
    const { sessions } = this.#dependencies;
    const { user } = await sessions.require(device.token);
    if (!user.emails.some((own) => own.email === email)) await sessions.requireFresh(device.token);
    return user;
  }

  // To the account of who asked only where they are still signed in; anywhere else the link would open it.
  async #addEmail(
    transaction: Transaction,
    email: string,
    { owner, here, isOpen }: { owner: string | null; here: string | null; isOpen: boolean },
  ): Promise<{ userId: string; emailId: string }> {
    const now = this.#dependencies.clock.now();
    if (owner === null ? !isOpen : owner !== here) throw linkRefused({ reason: "unknown" });
    if (owner !== null) {
      const user = await findUser(transaction, owner);
      if (!user) throw linkRefused({ reason: "unknown" });
      const emailId = await insertNewEmail(transaction, owner, email, now);
      const mail = addressAddedMail(user.name, email);
      await this.#dependencies.mails.writeToPerson(transaction, user, { mail, now });
      return { userId: owner, emailId };
    }
    const person = await insertNewUser(transaction, { name: "", email, verified: true, now });
    await insertOwnWorkspace(transaction, person.userId, FIRST_WORKSPACE, now);
    return person;
  }
}
