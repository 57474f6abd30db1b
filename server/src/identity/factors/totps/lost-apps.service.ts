import { normaliseEmail } from "@app/contract/identity/email";
import type { SignInMethod } from "@app/contract/identity/sign-in/settings";
import type { Clock } from "#/platform/clock.ts";
import { enter } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { AppError } from "#/platform/errors.ts";
import { requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { endTokensOf } from "#/identity/factors/one-time-tokens.store.ts";
import { methodSwitchedOff } from "#/identity/identity.errors.ts";
import { lostAppMail } from "#/identity/mail/administrator-mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import { requirePerson } from "#/identity/users/people.rules.ts";
import { findByEmail, findUser, lockUser } from "#/identity/users/users.store.ts";
import { insertMemberEvents } from "#/identity/workspaces/member-events.store.ts";
import { workspaceIdsOf } from "#/identity/workspaces/workspaces.store.ts";
import { markLost } from "./lost-apps.store.ts";
import { hasProvedAddress } from "#/identity/users/emails.rules.ts";

interface Dependencies {
  db: Database;
  clock: Clock;
  sessions: Pick<SessionsService, "revokeAll">;
  mails: Pick<MailsService, "writeToPerson">;
  signIn: Pick<SignInSettingsService, "values">;
}

/** Ways in, or back in, that prove a mailbox, as somebody is told of them. */
const BY_MAILBOX: readonly (readonly [SignInMethod, string])[] = [
  ["magic_links", "by a mailed link"],
  ["email_codes", "by a mailed code"],
  ["passwords", "with a new password, asked for by “Forgot it?”"],
];

const LIST = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** A way back for who has lost both their authenticator app and its recovery codes. */
export class LostAppsService {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * For a day, whoever proves the person's mailbox signs in without the app, which is gone with that. Their sessions
   * end, they get a mail, and the members' logs tell of it. Of another server administrator it is done on the machine
   * alone, as for their links. @throws `identity.no_authenticator_app`, `identity.no_proved_address`, `identity.app_of_administrator`.
   */
  async letGo(caller: Caller, userId: string): Promise<void> {
    requireServerAdministrator(caller);
    const by = requirePerson(caller);
    const ways = await this.#ways();
    await this.#dependencies.db.transaction().execute(async (transaction) => {
      const user = await findUser(transaction, userId);
      if (user?.isServerAdministrator && userId !== by) throw appOfAdministrator();
      await this.#letGo(transaction, userId, { by, ways });
    });
  }

  /** The same for the command line, by an address that the person has proved. @returns who it is, and how they come in. */
  async letGoLocally(text: string): Promise<{ userId: string; ways: string }> {
    const email = normaliseEmail(text);
    const ways = await this.#ways();
    return this.#dependencies.db.transaction().execute(async (transaction) => {
      const known = await findByEmail(transaction, email);
      if (!known) throw unknownAddress();
      if (!known.verified) throw noProvedAddress();
      await this.#letGo(transaction, known.userId, { by: null, ways });
      return { userId: known.userId, ways };
    });
  }

  /**
   * How they come in; without a way they would be signed out, and could not come back.
   * @throws `identity.sign_in_method_disabled`.
   */
  async #ways(): Promise<string> {
    const { methods } = await this.#dependencies.signIn.values();
    const ways = BY_MAILBOX.flatMap(([way, words]) => (methods.includes(way) ? [words] : []));
    if (ways.length > 0) return LIST.format(ways);
    throw methodSwitchedOff(
      "magic_links",
      "They bring back who has lost the app, as codes by e-mail and new passwords do: switch one on in Settings, Sign-in, for as long as it takes.",
    );
  }

  async #letGo(
    transaction: Transaction,
    userId: string,
    { by, ways }: { by: string | null; ways: string },
  ): Promise<void> {
    const { clock, sessions, mails } = this.#dependencies;
    const now = clock.now();
    await lockUser(transaction, userId);
    const user = await findUser(transaction, userId);
    if (!user || !hasProvedAddress(user)) throw noProvedAddress();
    if (!(await markLost(transaction, userId, now))) throw noLostApp();
    await endTokensOf(transaction, userId, now);
    await sessions.revokeAll(userId, null, transaction);
    await mails.writeToPerson(transaction, user, { mail: lostAppMail(user.name, ways), now });
    for (const workspaceId of await workspaceIdsOf(transaction, userId)) {
      await enter(transaction, "herald.workspace", workspaceId);
      const event = { kind: "app_let_go", actorId: by, userId } as const;
      await insertMemberEvents(transaction, workspaceId, now, [event]);
    }
  }
}

const noLostApp = () =>
  new AppError({
    code: "identity.no_authenticator_app",
    status: 404,
    detail: "This person has no authenticator app.",
  });

const unknownAddress = () =>
  new AppError({
    code: "identity.no_proved_address",
    status: 404,
    detail: "No account here has this e-mail address. Look at how it is written.",
  });

const noProvedAddress = () =>
  new AppError({
    code: "identity.no_proved_address",
    status: 404,
    detail:
      "Nobody has proved such an e-mail address, so no mailbox can show who it is. Only the app or one of its recovery codes lets that person in.",
  });

const appOfAdministrator = () =>
  new AppError({
    code: "identity.app_of_administrator",
    status: 403,
    detail: "This person administers the server. ./herald lost-app on the server lets them in again.",
  });
