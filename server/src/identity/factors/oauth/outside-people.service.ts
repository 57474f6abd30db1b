import { isEmail, normaliseEmail } from "@app/contract/identity/email";
import type { InvitedBody } from "@app/contract/identity/provider";
import { randomUUID } from "node:crypto";
import type { Clock } from "#/platform/clock.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { requireBeginner } from "#/identity/factors/beginners.rules.ts";
import { oauthFactor } from "#/identity/factors/factors.rules.ts";
import { factorsOf } from "#/identity/factors/user-factors.ts";
import { changeFactor, findFactor } from "#/identity/factors/user-factors.store.ts";
import { signUpRefused } from "#/identity/identity.errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import type { WaitingAccount } from "#/identity/sessions/half-sign-ins.store.ts";
import { asksForSecond } from "#/identity/sessions/second-factors.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device, SignedIn } from "#/identity/sessions/sign-ins.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import { proveAndTell, withFreedEmail } from "#/identity/users/proof-notices.ts";
import { insertNewUser, openAccount } from "#/identity/users/sign-ups.store.ts";
import type { SignUpService } from "#/identity/users/sign-up.service.ts";
import type { Admission, AdmissionsService } from "#/identity/workspaces/invitations/admissions.service.ts";
import { findByProof, findUser } from "#/identity/users/users.store.ts";
import { connectAccount, detailsOf, subjectOf } from "./connected-accounts.ts";
import { oauthEmailNeeded, oauthEmailRefused, oauthOtherConnected, oauthTaken } from "./oauth.errors.ts";
import type { OpenWays } from "./oauth.errors.ts";
import type { OutsideIdentity } from "./upstream.ts";
import { nameOf } from "./upstream.rules.ts";

export interface OutsidePeopleDependencies {
  db: Database;
  clock: Clock;
  settings: IdentitySettings;
  sessions: SessionsService;
  signIn: SignInSettingsService;
  signUp: SignUpService;
  admissions: AdmissionsService;
  mails: MailsService;
}

/** Who somebody is at a provider outside, with the provider's id. */
export interface OutsidePerson extends OutsideIdentity {
  provider: string;
}

/** The same, with who was signed in here when it began; null for nobody. */
export interface BegunPerson extends OutsidePerson {
  begunBy: string | null;
}

/** The id of a connected account, and what is to be connected under it once a second factor has followed. */
interface Connected {
  id: string;
  account?: WaitingAccount;
}

/** The account here of who signed in at a provider outside: by its subject, and by nothing else once it is known. */
export class OutsidePeopleService {
  readonly #dependencies: OutsidePeopleDependencies;

  constructor(dependencies: OutsidePeopleDependencies) {
    this.#dependencies = dependencies;
  }

  /** Whether this person, or their proved address, has an account here. */
  async isKnown(person: OutsidePerson): Promise<boolean> {
    const { db } = this.#dependencies;
    if (await findFactor(db, "oauth", subjectOf(person))) return true;
    return person.email !== null && (await findByProof(db, person.email)) !== null;
  }

  /**
   * Signs the person in. Where somebody signed in has begun it, an account that nobody has connected is connected to theirs.
   * @param use uses up, in the transaction, what proves that it is this person.
   * @throws `identity.begun_by_another`, `identity.stale_factors`, `identity.sign_up_not_allowed`, `identity.oauth_email_needed`,
   * `identity.oauth_email_refused`, `identity.oauth_other_connected`,
   * `identity.duplicate_oauth_registration`; with an invitation `identity.unable_to_auth_magic_link`, `identity.other_invited`.
   */
  async signIn(
    { begunBy, ...person }: BegunPerson,
    { minutes, invitation }: { minutes: number | undefined; invitation: InvitedBody | undefined },
    device: Device,
    use: (transaction: Transaction) => Promise<void>,
  ): Promise<SignedIn & { workspaceSlug: string | undefined }> {
    const { clock, sessions, signIn, signUp, admissions } = this.#dependencies;
    // Read before the transaction, see `transaction`.
    const policy = await signUp.policy();
    const { methods } = await signIn.values();
    const admission = await admissions.of(invitation, invitation ? null : (person.email ?? ""));
    return sessions.transaction(async (transaction) => {
      await use(transaction);
      const now = clock.now();
      requireBeginner(begunBy, await sessions.find(device.token, transaction));
      const kept = await findFactor(transaction, "oauth", subjectOf(person));
      if (begunBy !== null && kept && kept.userId !== begunBy) throw oauthTaken();
      if (begunBy !== null && !kept) await sessions.requireFresh(device.token, transaction);
      const owner = kept?.userId ?? begunBy;
      const { userId, isNew } =
        owner !== null
          ? { userId: owner, isNew: false }
          : await this.#byEmail(transaction, person, { methods, signUp: policy }, () => {
              if (!admission.isOpen) throw signUpRefused(policy === "open" ? "domains" : policy);
              return admission;
            });
      const { id, account } = kept
        ? await used(transaction, kept.id, person, now)
        : await this.#connected(transaction, { userId, isNew, isSignedIn: owner !== null }, person);
      const { provider, subject } = person;
      const factor = oauthFactor({ id, provider, subject }, provedAt(person, now));
      const proof = { userId, factor, minutes, ...(account && { account }) };
      return admissions.signIn(transaction, admission, proof, device);
    });
  }

  // The provider says that the address is theirs, which proves it as a mailed link does.
  async #byEmail(
    transaction: Transaction,
    person: OutsidePerson,
    open: OpenWays,
    requireOpen: () => Admission,
  ): Promise<{ userId: string; isNew: boolean }> {
    const { clock, settings, mails } = this.#dependencies;
    if (person.email === null) throw oauthEmailNeeded(open);
    const now = clock.now();
    const known = await findByProof(transaction, person.email);
    const isOthers = known !== null && (await hasOther(transaction, known.userId, person));
    if (known?.verified && isOthers) throw oauthOtherConnected(open);
    // An account that the provider knows for another person goes on without an address that it never proved.
    if (known && !isOthers) {
      await proveAndTell(transaction, mails, known, null, now);
      return { userId: known.userId, isNew: false };
    }
    const { invitation } = requireOpen();
    const email = normaliseEmail(person.email);
    if (!isEmail(email, settings.emailPattern)) throw oauthEmailRefused(email);
    const make = invitation ? insertNewUser : openAccount;
    const proved = { email, now, from: known?.userId };
    const { userId } = await withFreedEmail(transaction, mails, proved, () =>
      make(transaction, { name: nameOf(person.name), email, verified: true, now }),
    );
    return { userId, isNew: true };
  }

  /** With a second factor still to come it waits for it: an address alone is no way into such an account for good. */
  async #connected(
    transaction: Transaction,
    { userId, isNew, isSignedIn }: { userId: string; isNew: boolean; isSignedIn: boolean },
    person: OutsidePerson,
  ): Promise<Connected> {
    const { clock, mails } = this.#dependencies;
    const { provider, subject, email, picture, locale } = person;
    const account = { provider, subject, email, picture, locale };
    const user = isSignedIn ? null : await findUser(transaction, userId);
    if (user && asksForSecond(user.factors)) {
      const id = randomUUID();
      return { id, account: { id, ...account } };
    }
    const now = clock.now();
    return { id: await connectAccount(transaction, mails, { userId, account, isNew, now }) };
  }
}

/** Whom a provider knows by another subject is somebody else there: firms give an address to the next person of a name. */
async function hasOther(
  transaction: Transaction,
  userId: string,
  { provider }: OutsidePerson,
): Promise<boolean> {
  const user = await findUser(transaction, userId);
  return factorsOf(user?.factors ?? [], "oauth").some(({ details }) => details.provider === provider);
}

/** A sign-in at the provider of days ago is as old as it is, however often it is shown. */
function provedAt({ provedAt: seconds }: OutsidePerson, now: Date): Date {
  return seconds === undefined ? now : new Date(Math.min(now.getTime(), seconds * 1000));
}

async function used(
  transaction: Transaction,
  id: string,
  person: OutsidePerson,
  usedAt: Date,
): Promise<Connected> {
  await changeFactor(transaction, id, { details: detailsOf(person), usedAt });
  return { id };
}
