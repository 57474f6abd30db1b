import type {
  ServerAdministratorEventList,
  ServerAdministratorList,
} from "@app/contract/identity/members/server-administrators";
import type { ListQuery } from "@app/contract/paging";
import type { Clock } from "#/platform/clock.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { AppError } from "#/platform/errors.ts";
import { requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { endUnusedTokens } from "#/identity/factors/one-time-tokens.store.ts";
import { noLongerAdministratorMail } from "#/identity/mail/administrator-mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { endHalfSignInsOf } from "#/identity/sessions/half-sign-ins.store.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import { requirePerson } from "#/identity/users/people.rules.ts";
import { changeServerAdministrator } from "./administrator-changes.ts";
import {
  listServerAdministratorEvents,
  listServerAdministrators,
  lockServerAdministrators,
} from "./server-administrators.store.ts";
import { findByEmail, findUser } from "#/identity/users/users.store.ts";

interface Dependencies {
  db: Database;
  clock: Clock;
  sessions: Pick<SessionsService, "revokeAll">;
  mails: Pick<MailsService, "writeToPerson">;
}

/** Who administers the server, and how they stop. Administrator links make new ones. */
export class ServerAdministratorsService {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  async list(caller: Caller, page: ListQuery): Promise<ServerAdministratorList> {
    requireServerAdministrator(caller);
    return listServerAdministrators(this.#dependencies.db, page);
  }

  /** Who became one and who is none any more, newest first. */
  async log(caller: Caller, page: ListQuery): Promise<ServerAdministratorEventList> {
    requireServerAdministrator(caller);
    return listServerAdministratorEvents(this.#dependencies.db, page);
  }

  /** For the command line. */
  lines(page: ListQuery): Promise<ServerAdministratorList> {
    return listServerAdministrators(this.#dependencies.db, page);
  }

  /** Takes it away from another one, or gives up one's own. @throws `identity.last_server_administrator`. */
  async remove(caller: Caller, userId: string): Promise<void> {
    requireServerAdministrator(caller);
    const by = requirePerson(caller);
    const kept = by === userId ? (caller.sessionId ?? null) : null;
    await this.#dependencies.db
      .transaction()
      .execute((transaction) => this.#remove(transaction, { userId, by, kept }));
  }

  /** The same for the command line, by an address of the person. @returns the id. */
  async removeLocally(email: string): Promise<string> {
    const { db } = this.#dependencies;
    return db.transaction().execute(async (transaction) => {
      const userId = (await findByEmail(transaction, email.trim().toLowerCase()))?.userId;
      if (userId === undefined) throw noServerAdministrator(email);
      await this.#remove(transaction, { userId, by: null, kept: null }, email);
      return userId;
    });
  }

  // The sessions end as well: whoever had the server may have left one open anywhere.
  async #remove(
    transaction: Transaction,
    { userId, by, kept }: { userId: string; by: string | null; kept: string | null },
    name = "this person",
  ): Promise<void> {
    const { clock, sessions, mails } = this.#dependencies;
    const ids = await lockServerAdministrators(transaction);
    if (!ids.includes(userId)) throw noServerAdministrator(name);
    if (ids.length === 1) throw lastServerAdministrator();
    const now = clock.now();
    await changeServerAdministrator(transaction, mails, { userId, isOne: false, by, now });
    await endUnusedTokens(transaction, "setup", now, userId);
    await endHalfSignInsOf(transaction, userId, now);
    await sessions.revokeAll(userId, kept, transaction);
    const user = await findUser(transaction, userId);
    if (user)
      await mails.writeToPerson(transaction, user, { mail: noLongerAdministratorMail(user.name), now });
  }
}

const noServerAdministrator = (name: string) =>
  new AppError({
    code: "identity.no_server_administrator",
    status: 404,
    detail: `The server is not administered by ${name}, or not any more.`,
  });

const lastServerAdministrator = () =>
  new AppError({
    code: "identity.last_server_administrator",
    status: 409,
    detail:
      "A server keeps at least one administrator. Make another one first: ./herald admin-link prints a link.",
  });
