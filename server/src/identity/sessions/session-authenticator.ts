import { seesPrices } from "@app/contract/identity/role-order";
import type { Role } from "@app/contract/identity/roles";
import { sql } from "kysely";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import type { Authenticator, Caller, Credentials } from "#/platform/http/caller.ts";
import type { ApiTokensService } from "#/identity/workspaces/api-tokens.service.ts";
import { readCookie } from "./cookies.rules.ts";
import { tokenSuperseded } from "#/identity/identity.errors.ts";
import { hashSecret } from "./secrets.rules.ts";
import { SUPERSEDED_MS } from "./sessions.rules.ts";
import type { SessionsService } from "./sessions.service.ts";
import { isSuperseded } from "./sessions.store.ts";
import { requirePerson } from "#/identity/users/people.rules.ts";

/** Of who is in no workspace: no row has it, so nothing is seen. */
const NO_WORKSPACE = "00000000-0000-0000-0000-000000000000";

const SESSION_TOKEN = /^[\w-]{43}$/;

/** Finds the hash that names a session, by the Cookie header; null where nobody is signed in. */
export type SessionFinder = (cookies: string | undefined) => Promise<Buffer | null>;

interface Row {
  session_id: string;
  user_id: string;
  name: string;
  is_server_administrator: boolean;
  last_used: string | null;
  workspace_id: string | null;
  slug: string | null;
  is_sample: boolean | null;
  is_copy: boolean | null;
  viewers_see_prices: boolean | null;
  role: Role | null;
}

/** The sessions of our own provider, by the cookie that holds their opaque token. */
export function bySessionCookie(name: string): SessionFinder {
  return (cookies) => {
    const token = readCookie(cookies, name);
    return Promise.resolve(token !== null && SESSION_TOKEN.test(token) ? hashSecret(token) : null);
  };
}

/** Whether the workspace of a session is gone, and no other own one stands in its place. */
function hasLost({ last_used, workspace_id, is_sample }: Row): boolean {
  return last_used !== null && last_used !== workspace_id && (workspace_id === null || is_sample === true);
}

/** Finds out who sends a request to the product's interface, and for which workspace. */
export class SessionAuthenticator implements Authenticator {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #apiTokens: ApiTokensService;
  readonly #sessions: Pick<SessionsService, "requireFreshCaller">;
  readonly #find: SessionFinder;

  constructor(dependencies: {
    db: Database;
    clock: Clock;
    apiTokens: ApiTokensService;
    sessions: Pick<SessionsService, "requireFreshCaller">;
    find: SessionFinder;
  }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#apiTokens = dependencies.apiTokens;
    this.#sessions = dependencies.sessions;
    this.#find = dependencies.find;
  }

  async authenticate({ headers, workspaceSlug, isAgain = false }: Credentials): Promise<Caller | null> {
    const { authorization, cookie } = headers;
    if (typeof authorization === "string" && /^bearer /i.test(authorization)) {
      return this.#byToken(authorization.slice("bearer ".length).trim(), workspaceSlug);
    }
    const hash = await this.#find(typeof cookie === "string" ? cookie : undefined);
    return hash && this.#bySession(hash, workspaceSlug, isAgain);
  }

  /** @throws `identity.stale_factors`; `identity.people_only` for a token. */
  async requireFresh(caller: Caller): Promise<void> {
    requirePerson(caller);
    await this.#sessions.requireFreshCaller(caller);
  }

  async #byToken(bearer: string, slug: string | undefined): Promise<Caller | null> {
    const caller = await this.#apiTokens.authenticate(bearer);
    if (caller && slug !== undefined && caller.workspaceSlug !== slug) throw notFound("workspace");
    return caller;
  }

  async #bySession(hash: Buffer, slug: string | undefined, isAgain: boolean): Promise<Caller | null> {
    const row = await this.#read(hash, slug ?? null);
    if (!row) {
      const since = new Date(this.#clock.now().getTime() - SUPERSEDED_MS);
      if (await isSuperseded(this.#db, hash, since)) throw tokenSuperseded();
      return null;
    }
    if (row.workspace_id === null && slug !== undefined) throw notFound("workspace");
    // A copy of the sample is where its address says, and never what a request without a name is for.
    const isNew = slug !== undefined && row.last_used !== row.workspace_id && !row.is_copy;
    if (isNew && !isAgain && row.workspace_id !== null) {
      await this.#remember(row.session_id, row.user_id, row.workspace_id);
    }
    const role = row.role ?? "viewer";
    return {
      userId: row.user_id,
      name: row.name,
      workspaceId: row.workspace_id ?? NO_WORKSPACE,
      workspaceSlug: row.slug ?? "",
      role,
      isSample: (row.is_sample ?? false) || (row.is_copy ?? false),
      isFixed: row.is_sample ?? false,
      hasLostWorkspace: slug === undefined && hasLost(row),
      isServerAdministrator: row.is_server_administrator,
      seesPrices: seesPrices(role, { viewersSeePrices: row.viewers_see_prices ?? true }),
      via: "session",
      sessionId: row.session_id,
    };
  }

  /**
   * One round trip. `herald.user` is set by the row of the session, and the lateral subquery, which reads under it,
   * cannot run before that row is there because it asks for its value.
   */
  async #read(hash: Buffer, slug: string | null): Promise<Row | undefined> {
    const { rows } = await sql<Row>`with current as materialized (
        select s.id, s.user_id, s.workspace_id, u.name, u.is_server_administrator,
          set_config('herald.user', s.user_id::text, true) as viewer
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = ${hash} and s.expires_at > ${this.#clock.now()}
      )
      select c.id as session_id, c.user_id, c.name, c.is_server_administrator, c.workspace_id as last_used,
        w.id as workspace_id, w.slug, w.is_sample, w.is_copy, w.viewers_see_prices, w.role
      from current c
      left join lateral (
        select w.id, w.slug, w.is_sample, w.sample_copy_for is not null as is_copy, w.viewers_see_prices, m.role
        from (
          select workspace_id, role from memberships where user_id = c.viewer::uuid
          union all
          select id, 'member' from workspaces where is_sample
        ) m join workspaces w on w.id = m.workspace_id
        where w.removed_at is null and (${slug}::text is null or w.slug = ${slug}::text)
        order by w.id = c.workspace_id desc nulls last, w.sample_copy_for is not null, w.is_sample, w.created_at
        limit 1
      ) w on true`.execute(this.#db);
    return rows[0];
  }

  // The workspace named last is the one that the next request without a name is for.
  async #remember(sessionId: string, userId: string, workspaceId: string): Promise<void> {
    await this.#db
      .updateTable("sessions")
      .set({ workspace_id: workspaceId })
      .where("id", "=", sessionId)
      .execute();
    await this.#db
      .updateTable("users")
      .set({ last_workspace_id: workspaceId })
      .where("id", "=", userId)
      .execute();
  }
}
