import type { ProviderUser } from "@app/contract/identity/provider";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { endTokensOf } from "#/identity/factors/one-time-tokens.store.ts";
import { factorNotFound, lastPrimaryFactor, sessionNotFound } from "#/identity/identity.errors.ts";
import { addressRemovedMail } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import type { Device, SessionsService } from "#/identity/sessions/sessions.service.ts";
import { ownId, toProviderUser } from "./users.rules.ts";
import { findUser, lockUser, removeEmail } from "./users.store.ts";
import type { UserRecord } from "./users.store.ts";

/** What a person may take away from their account, by the word of its address and that of its refusal. */
export const FACTOR_KINDS = {
  emails: "email",
  phone_numbers: "phone_number",
  totps: "totp",
  oauth: "oauth_user_registration",
  webauthn_registrations: "webauthn_registration",
  biometric_registrations: "biometric_registration",
  crypto_wallets: "crypto_wallet",
} as const;
export type FactorKind = keyof typeof FACTOR_KINDS;

/** The ways in which whoever is signed in can sign in. */
export class OwnFactorsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #sessions: SessionsService;
  readonly #mails: MailsService;

  constructor(dependencies: { db: Database; clock: Clock; sessions: SessionsService; mails: MailsService }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#sessions = dependencies.sessions;
    this.#mails = dependencies.mails;
  }

  /**
   * Takes one away; the other sessions and the open links of the person end, and their addresses hear of it, that one
   * too. Of all but addresses nobody has any yet.
   * @throws `identity.stale_factors`, `identity.…_not_found`, `identity.cannot_delete_last_primary_factor`.
   */
  async remove(kind: FactorKind, id: string, device: Device): Promise<ProviderUser> {
    const { session } = await this.#sessions.requireFresh(device.token);
    const emailId = kind === "emails" ? ownId("email", id) : null;
    return this.#db.transaction().execute(async (transaction) => {
      await lockUser(transaction, session.userId);
      const user = await findUser(transaction, session.userId);
      if (!user) throw sessionNotFound();
      const removed = user.emails.find((email) => email.id === emailId);
      if (!removed) throw factorNotFound(FACTOR_KINDS[kind]);
      const emails = user.emails.filter((email) => email.id !== emailId);
      if (!canSignIn({ ...user, emails })) throw lastPrimaryFactor();
      await removeEmail(transaction, removed.id);
      const now = this.#clock.now();
      await endTokensOf(transaction, user.id, now);
      const mail = addressRemovedMail(user.name, removed.email);
      await this.#mails.writeToPerson(transaction, user, { mail, now });
      await this.#sessions.revokeAll(user.id, session.id, transaction);
      return toProviderUser({ ...user, emails });
    });
  }
}

// A password alone is no way in: it is asked for together with an address.
function canSignIn({ emails }: UserRecord): boolean {
  return emails.some(({ verified }) => verified);
}
