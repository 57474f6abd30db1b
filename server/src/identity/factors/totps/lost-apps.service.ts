import { normaliseEmail } from "@app/contract/identity/email";
import type { Clock } from "#/platform/clock.ts";
import { enter } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { AppError } from "#/platform/errors.ts";
import { endTokensOf } from "#/identity/factors/one-time-tokens.store.ts";
import { lostAppMail } from "#/identity/mail/administrator-mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import { findByEmail, findUser, lockUser } from "#/identity/users/users.store.ts";
import { insertMemberEvents } from "#/identity/workspaces/member-events.store.ts";
import { workspaceIdsOf } from "#/identity/workspaces/workspaces.store.ts";
import { markLost } from "./lost-apps.store.ts";

interface Dependencies {
  db: Database;
  clock: Clock;
  sessions: Pick<SessionsService, "revokeAll">;
  mails: Pick<MailsService, "writeToPerson">;
}

/** A way back for who has lost both their authenticator app and its recovery codes. */
export class LostAppsService {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * For the command line: for a day, whoever proves the person's mailbox signs in without the app, which is gone with
   * that. Their sessions end, they get a mail, and the members' logs tell of it. @returns the person's id.
   */
  async letGoLocally(text: string): Promise<string> {
    const { db, clock, sessions, mails } = this.#dependencies;
    const email = normaliseEmail(text);
    return db.transaction().execute(async (transaction) => {
      const now = clock.now();
      const known = await findByEmail(transaction, email);
      if (!known?.verified) throw noLostApp(email);
      const { userId } = known;
      await lockUser(transaction, userId);
      if (!(await markLost(transaction, userId, now))) throw noLostApp(email);
      await endTokensOf(transaction, userId, now);
      await sessions.revokeAll(userId, null, transaction);
      const user = await findUser(transaction, userId);
      if (user) await mails.writeToPerson(transaction, user, { mail: lostAppMail(user.name), now });
      for (const workspaceId of await workspaceIdsOf(transaction, userId)) {
        await enter(transaction, "herald.workspace", workspaceId);
        const event = { kind: "app_let_go", actorId: null, userId } as const;
        await insertMemberEvents(transaction, workspaceId, now, [event]);
      }
      return userId;
    });
  }
}

const noLostApp = (email: string) =>
  new AppError({
    code: "identity.no_authenticator_app",
    status: 404,
    detail: `Nobody who has proved the address ${email} has an authenticator app.`,
  });
