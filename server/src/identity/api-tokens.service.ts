import type { ApiToken, ApiTokenInput, ApiTokenList, NewApiToken } from "@app/contract/identity";
import type { ListQuery } from "@app/contract/paging";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { findApiToken, insertApiToken, listApiTokens, touchApiToken } from "./api-tokens.store.ts";
import { requireNoToken, UNDONE_WITHIN_MS } from "./people.rules.ts";
import { revoke, unrevoke } from "./revocations.store.ts";
import { hashSecret, newWorkspaceToken, workspaceOfToken } from "./secrets.rules.ts";
import { isFixed, seesPrices } from "./workspaces.rules.ts";
import { findWorkspace } from "./workspaces.store.ts";
import type { WorkspaceRecord } from "./workspaces.store.ts";

const DAY_MS = 24 * 60 * 60_000;
const TOUCHED_EVERY_MS = 60_000;
/** Makes a token that was published by mistake recognisable to scanners. */
const PREFIX = "herald_";

/** Tokens for programs, each bound to one workspace. */
export class ApiTokensService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(parts: { db: Database; clock: Clock }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
  }

  /** Newest first. */
  async list(caller: Caller, page: ListQuery): Promise<ApiTokenList> {
    requireRole(caller, "admin");
    requireNoToken(caller);
    return withWorkspace(this.#db, caller.workspaceId, (transaction) => listApiTokens(transaction, page));
  }

  /** The token is in this answer only; we keep its hash. */
  async create(caller: Caller, input: ApiTokenInput): Promise<NewApiToken> {
    requireRole(caller, "admin");
    requireNoToken(caller);
    const { workspaceId, userId } = caller;
    const secret = newWorkspaceToken(workspaceId);
    const now = this.#clock.now();
    const token = await withWorkspace(this.#db, workspaceId, (transaction) =>
      insertApiToken(transaction, {
        workspaceId,
        name: input.name,
        tokenHash: hashSecret(secret),
        scopes: [...new Set(input.scopes)],
        createdBy: userId,
        now,
        expiresAt: input.days === undefined ? null : new Date(now.getTime() + input.days * DAY_MS),
      }),
    );
    return { ...token, token: `${PREFIX}${secret}` };
  }

  async revoke(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "admin");
    requireNoToken(caller);
    const isDone = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      revoke(transaction, "api_tokens", id, this.#clock.now()),
    );
    if (!isDone) throw notFound("token");
  }

  /** Undoes a revocation of the last minutes. */
  async restore(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "admin");
    requireNoToken(caller);
    const since = new Date(this.#clock.now().getTime() - UNDONE_WITHIN_MS);
    const isDone = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      unrevoke(transaction, "api_tokens", id, since),
    );
    if (!isDone) throw notFound("token");
  }

  /** Who a bearer token acts as: a member of its workspace, or a viewer when it may only read; null for no token. */
  async authenticate(bearer: string): Promise<Caller | null> {
    if (!bearer.startsWith(PREFIX)) return null;
    const secret = bearer.slice(PREFIX.length);
    const workspaceId = workspaceOfToken(secret);
    const workspace = workspaceId && (await findWorkspace(this.#db, { id: workspaceId }));
    if (!workspace) return null;
    const now = this.#clock.now();
    const token = await withWorkspace(this.#db, workspace.id, async (transaction) => {
      const found = await findApiToken(transaction, hashSecret(secret), now);
      const usedAt = found?.lastUsedAt ? Date.parse(found.lastUsedAt) : 0;
      if (found && now.getTime() - usedAt > TOUCHED_EVERY_MS) await touchApiToken(transaction, found.id, now);
      return found;
    });
    return token && toCaller(token, workspace);
  }
}

// A token that may only read is a viewer in everything, prices included.
function toCaller(token: ApiToken, workspace: WorkspaceRecord): Caller {
  const role = token.scopes.includes("write") ? "member" : "viewer";
  return {
    userId: null,
    name: token.name,
    workspaceId: workspace.id,
    workspaceSlug: workspace.slug,
    role,
    isSample: workspace.isSample,
    isFixed: isFixed(workspace),
    isServerAdministrator: false,
    seesPrices: seesPrices(role, workspace),
    via: "token",
  };
}
