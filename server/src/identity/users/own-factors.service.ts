import type { ProviderUser } from "@app/contract/identity/provider";
import type { Clock } from "#/platform/clock.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { endTokensOf } from "#/identity/factors/one-time-tokens.store.ts";
import { isWayIn } from "#/identity/factors/user-factors.ts";
import type { UserFactor } from "#/identity/factors/user-factors.ts";
import { removeFactor } from "#/identity/factors/user-factors.store.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import {
  factorNotFound,
  lastAddressOfApp,
  lastPrimaryFactor,
  sessionNotFound,
} from "#/identity/identity.errors.ts";
import { addressRemovedMail } from "#/identity/mail/address-mails.rules.ts";
import { factorRemovedMail } from "#/identity/mail/mails.rules.ts";
import type { Mail } from "#/identity/mail/mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { asksForSecond } from "#/identity/sessions/second-factors.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device } from "#/identity/sessions/sign-ins.ts";
import { ownId, toProviderUser } from "./users.rules.ts";
import { findUser, lockUser, removeEmail } from "./users.store.ts";
import type { UserRecord } from "./users.store.ts";
import { hasProvedAddress } from "#/identity/users/emails.rules.ts";

/**
 * What a person may take away from their account, by the word of its address: the words of its ids, and of the refusal
 * where the account has none such.
 */
export const FACTOR_KINDS = {
  emails: { wire: "email", kind: "email" },
  phone_numbers: { wire: "phone-number", kind: "phone_number" },
  totps: { wire: "totp", kind: "totp" },
  oauth: { wire: "oauth-user", kind: "oauth_user_registration" },
  webauthn_registrations: { wire: "webauthn-registration", kind: "webauthn_registration" },
  biometric_registrations: { wire: null, kind: "biometric_registration" },
  crypto_wallets: { wire: "crypto-wallet", kind: "crypto_wallet" },
} as const;
export type FactorKind = keyof typeof FACTOR_KINDS;

interface OwnFactorsDependencies {
  db: Database;
  clock: Clock;
  sessions: SessionsService;
  mails: MailsService;
  signIn: SignInSettingsService;
}

/** The ways in which whoever is signed in can sign in. */
export class OwnFactorsService {
  readonly #dependencies: OwnFactorsDependencies;

  constructor(dependencies: OwnFactorsDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Takes one away; the other sessions and the open links of the person end, and their addresses hear of it, one that
   * was taken away too.
   * @throws `identity.stale_factors`, `identity.…_not_found`, `identity.cannot_delete_last_primary_factor`.
   */
  async remove(kind: FactorKind, wireId: string, device: Device): Promise<ProviderUser> {
    const { db, clock, sessions, mails, signIn } = this.#dependencies;
    const { session } = await sessions.requireFresh(device.token);
    // Read before the transaction, which holds a connection of its own.
    const isOpenTo = await signIn.openTo();
    return db.transaction().execute(async (transaction) => {
      await lockUser(transaction, session.userId);
      const user = await findUser(transaction, session.userId);
      if (!user) throw sessionNotFound();
      const { left, mail } = await (kind === "emails"
        ? takeEmail(transaction, user, wireId)
        : takeFactor(transaction, user, kind, wireId));
      requireWayBack(left);
      requireWayIn(user, left, isOpenTo);
      const now = clock.now();
      await endTokensOf(transaction, user.id, now);
      await mails.writeToPerson(transaction, user, { mail, now });
      await sessions.revokeAll(user.id, session.id, transaction);
      return toProviderUser(left);
    });
  }
}

/** The person without it, and the mail that says so. */
interface Taken {
  left: UserRecord;
  mail: Mail;
}

async function takeEmail(transaction: Transaction, user: UserRecord, wireId: string): Promise<Taken> {
  const id = ownId("email", wireId);
  const removed = user.emails.find((email) => email.id === id);
  if (!removed) throw factorNotFound(FACTOR_KINDS.emails.kind);
  const left = { ...user, emails: user.emails.filter((email) => email !== removed) };
  await removeEmail(transaction, removed.id);
  return { left, mail: addressRemovedMail(user.name, removed.email) };
}

async function takeFactor(
  transaction: Transaction,
  user: UserRecord,
  kind: Exclude<FactorKind, "emails">,
  text: string,
): Promise<Taken> {
  const { wire, kind: refused } = FACTOR_KINDS[kind];
  const id = wire === null ? null : ownId(wire, text);
  const removed = user.factors.find((factor) => factor.id === id);
  if (!removed || KIND_OF[removed.kind] !== kind) throw factorNotFound(refused);
  // Recovery codes stand in for an authenticator app: without one they open nothing.
  const isGone = (other: UserFactor) =>
    other === removed || (removed.kind === "totp" && other.kind === "recovery_codes");
  const left = { ...user, factors: user.factors.filter((factor) => !isGone(factor)) };
  for (const gone of user.factors.filter(isGone)) await removeFactor(transaction, gone.id);
  return { left, mail: factorRemovedMail(user.name, removed.kind) };
}

const KIND_OF: { [Kind in UserFactor["kind"]]: FactorKind | null } = {
  phone_number: "phone_numbers",
  totp: "totps",
  oauth: "oauth",
  webauthn_registration: "webauthn_registrations",
  crypto_wallet: "crypto_wallets",
  recovery_codes: null,
};

function requireWayBack(left: UserRecord): void {
  if (asksForSecond(left.factors) && !hasProvedAddress(left)) throw lastAddressOfApp();
}

/**
 * A password alone is no way in: it is asked for together with an address. Nor is a way that is switched off, or a provider
 * that is not set up, where something that is open was to go.
 */
function requireWayIn(user: UserRecord, left: UserRecord, isOpenTo: (user: UserRecord) => boolean): void {
  const hasOne = hasProvedAddress(left) || left.factors.some(isWayIn);
  if (!hasOne || (isOpenTo(user) && !isOpenTo(left))) throw lastPrimaryFactor();
}
