import type { EndOthersQuery, OwnSession, OwnSessionList } from "@app/contract/identity/own-sessions";
import type { ListQuery } from "@app/contract/paging";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { networkOf } from "#/identity/users/addresses.rules.ts";
import { requirePerson } from "#/identity/users/people.rules.ts";
import { endLivingTokens } from "#/identity/workspaces/person-tokens.ts";
import { endHalfSignInsOf } from "./half-sign-ins.store.ts";
import { deviceName } from "./devices.rules.ts";
import type { SessionsService } from "./sessions.service.ts";
import { listSessions } from "./sessions.store.ts";
import type { SessionRecord } from "./sessions.store.ts";

/** Where a person is signed in. */
export class OwnSessionsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #sessions: SessionsService;

  constructor(dependencies: { db: Database; clock: Clock; sessions: SessionsService }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#sessions = dependencies.sessions;
  }

  /** The one that was used last comes first. */
  async list(caller: Caller, page: ListQuery): Promise<OwnSessionList> {
    const userId = requirePerson(caller);
    const { items, ...rest } = await listSessions(this.#db, userId, this.#clock.now(), page);
    return { ...rest, items: items.map((session) => toOwnSession(session, caller)) };
  }

  /** Ends one; the own one too. */
  async end(caller: Caller, id: string): Promise<void> {
    if (!(await this.#sessions.revokeOne(requirePerson(caller), id))) throw notFound("session");
  }

  /** Ends all but the one that asks, sign-ins that wait for their second factor, and the API tokens of the person where they say so. */
  async endOthers(caller: Caller, { tokens }: EndOthersQuery): Promise<void> {
    const userId = requirePerson(caller);
    await this.#db.transaction().execute(async (transaction) => {
      const now = this.#clock.now();
      await this.#sessions.revokeAll(userId, caller.sessionId ?? null, transaction);
      await endHalfSignInsOf(transaction, userId, now);
      if (tokens) await endLivingTokens(transaction, userId, "sessions", now);
    });
  }
}

function toOwnSession(session: SessionRecord, { sessionId }: Caller): OwnSession {
  return {
    id: session.id,
    device: deviceName(session.userAgent),
    network: networkOf(session.ipAddress),
    startedAt: session.startedAt.toISOString(),
    lastUsedAt: session.lastAccessedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    isCurrent: session.id === sessionId,
  };
}
