import type { MagicLinkAuthenticateBody, MagicLinkSendBody } from "@app/contract/identity/provider";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireEmail } from "#/identity/users/emails.rules.ts";
import { lockOfEmail, ownerOfNewEmail, personOfEmail } from "#/identity/factors/proved-emails.ts";
import { emailFactor } from "#/identity/factors/factors.rules.ts";
import { linkRefused } from "#/identity/identity.errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import type { LinksService } from "#/identity/factors/links.service.ts";
import {
  addAddressMail,
  addressAsideMail,
  addressTakenMail,
  verifyAddressMail,
} from "#/identity/mail/address-mails.rules.ts";
import { signInMail, signUpMail } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { lookAtToken, useToken } from "#/identity/factors/one-time-tokens.store.ts";
import { requireVerifier } from "#/identity/provider/pkce.rules.ts";
import { hashSecret } from "#/identity/sessions/secrets.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device, SignedIn } from "#/identity/sessions/sign-ins.ts";
import { standsAside } from "#/identity/users/users.store.ts";
import type { AdmissionsService } from "#/identity/workspaces/invitations/admissions.service.ts";

/** `login_or_create` may make an account, `primary` signs in, `secondary` proves an address of who is signed in. */
export type SendKind = "login_or_create" | "primary" | "secondary";

export interface MagicLinkDependencies {
  db: Database;
  clock: Clock;
  settings: IdentitySettings;
  sessions: SessionsService;
  admissions: AdmissionsService;
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
    const { settings, sessions, admissions, links } = this.#dependencies;
    const email = requireEmail(body.email, settings.emailPattern);
    const { login_expiration_minutes, signup_expiration_minutes } = body;
    const owner = kind === "secondary" ? await ownerOfNewEmail(sessions, email, device) : null;
    const isOpen = kind === "login_or_create" && (await admissions.of(body.invitation, email)).isOpen;
    await links.send({
      purpose: "magic_link",
      email,
      challenge: body.code_challenge,
      device,
      login: {
        landing: body.login_magic_link_url ?? body.signup_magic_link_url,
        minutes: { login_expiration_minutes, signup_expiration_minutes },
      },
      signUp: {
        landing: body.signup_magic_link_url ?? body.login_magic_link_url,
        minutes: { signup_expiration_minutes, login_expiration_minutes },
      },
      recipient: (known) => {
        const isFree = !known?.verified && owner !== null && owner.id !== known?.userId;
        if (isFree) return { userId: owner.id, mail: (link) => addAddressMail(link, known) };
        const isAside = standsAside(known, owner?.id ?? null);
        if ((!known || isAside) && isOpen) return { userId: null, mail: (link) => signUpMail(link, isAside) };
        if (isAside)
          return { userId: null, mail: () => addressAsideMail(settings.signInPage), isOpening: false };
        if (!known) return null;
        if (owner !== null && owner.id !== known.userId)
          return {
            userId: null,
            mail: () => addressTakenMail(known.name, settings.signInPage),
            isOpening: false,
          };
        if (owner !== null && !known.verified) return { userId: owner.id, mail: verifyAddressMail };
        return { userId: known.userId, mail: (link) => signInMail(known.name, link, known.verified) };
      },
    });
  }

  /**
   * Signs in by a mailed link; of requests in parallel exactly one succeeds, and a wrong verifier uses nothing up.
   * @throws `identity.unable_to_auth_magic_link` with the reason, `identity.pkce_…`, `identity.duplicate_email`.
   */
  async authenticate(
    body: MagicLinkAuthenticateBody,
    device: Device,
  ): Promise<SignedIn & { emailId: string; workspaceSlug: string | undefined }> {
    const { db, clock, sessions, admissions, mails } = this.#dependencies;
    const now = clock.now();
    const link = await lookAtToken(db, "magic_link", hashSecret(body.token), now);
    if ("failure" in link) throw linkRefused(link.failure);
    const { id, userId: owner, email, codeChallenge } = link.token;
    if (email === null || codeChallenge === null) throw linkRefused({ reason: "unknown" });
    requireVerifier(codeChallenge, body.code_verifier);
    // Read before the transaction, see `transaction`.
    const admission = await admissions.of(body.invitation, email);
    return sessions.transaction(async (transaction) => {
      // The person before the link: whoever ends the links of a person does it in this order.
      if (owner !== null) await lockOfEmail(transaction, owner, email);
      if (!(await useToken(transaction, id, now))) throw linkRefused({ reason: "used", until: now });
      const here = (await sessions.find(device.token, transaction))?.userId ?? null;
      const proved = { email, owner, here, admission };
      const person = await personOfEmail(transaction, mails, proved, now);
      if (!person) throw linkRefused({ reason: "unknown" });
      const { userId, emailId } = person;
      const factor = emailFactor(emailId, email, now);
      const minutes = body.session_duration_minutes;
      const proof = { userId, factor, minutes, oneTimeTokenId: id };
      return { ...(await admissions.signIn(transaction, admission, proof, device)), emailId };
    });
  }
}
