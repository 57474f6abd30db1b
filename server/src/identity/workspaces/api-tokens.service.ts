import { seesPrices } from "@app/contract/identity/role-order";
import type {
  ApiToken,
  ApiTokenInput,
  ApiTokenList,
  ApiTokenQuery,
  MemberEventKind,
  NewApiToken,
} from "@app/contract/identity/schemas";
import type { Role } from "@app/contract/identity/roles";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { revoke, unrevoke } from "#/platform/database/revocations.ts";
import type { Revocable } from "#/platform/database/revocations.ts";
import { notFound } from "#/platform/errors.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { findApiToken, insertApiToken, listApiTokens, touchApiToken } from "./api-tokens.store.ts";
import { insertMemberEvents } from "./member-events.store.ts";
import { requireNoToken } from "#/identity/users/people.rules.ts";
import { hashSecret, newWorkspaceToken, workspaceOfToken } from "#/identity/sessions/secrets.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import { isFixed } from "./workspaces.rules.ts";
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
  readonly #sessions: SessionsService;

  constructor(dependencies: { db: Database; clock: Clock; sessions: SessionsService }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#sessions = dependencies.sessions;
  }

  /** Newest first. */
  async list(caller: Caller, query: ApiTokenQuery): Promise<ApiTokenList> {
    requireRole(caller, "admin");
    requireNoToken(caller);
    return withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      listApiTokens(transaction, query, this.#clock.now()),
    );
  }

  /** The token is in this answer only; we keep its hash. */
  async create(caller: Caller, input: ApiTokenInput): Promise<NewApiToken> {
    requireRole(caller, "admin");
    requireNoToken(caller);
    const { workspaceId, userId } = caller;
    const secret = newWorkspaceToken(workspaceId);
    const now = this.#clock.now();
    const token = await withWorkspace(this.#db, workspaceId, async (transaction) => {
      const inserted = await insertApiToken(transaction, {
        workspaceId,
        name: input.name,
        tokenHash: hashSecret(secret),
        scopes: [...new Set(input.scopes)],
        createdBy: userId,
        now,
        expiresAt: new Date(now.getTime() + input.days * DAY_MS),
      });
      await note(transaction, caller, "token_made", inserted.id, now);
      return inserted;
    });
    return { ...token, token: `${PREFIX}${secret}` };
  }

  async revoke(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "admin");
    requireNoToken(caller);
    const now = this.#clock.now();
    await withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      if (!(await revoke(transaction, one(caller, id), caller, now))) throw notFound("token");
      await note(transaction, caller, "token_revoked", id, now);
    });
  }

  /** Undoes a revocation of the last minutes. @throws as `unrevoke`; `identity.stale_factors` for that of another. */
  async restore(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "admin");
    requireNoToken(caller);
    const now = this.#clock.now();
    await withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      const isDone = await unrevoke(transaction, one(caller, id), caller, now, () =>
        this.#sessions.requireFreshCaller(caller, transaction),
      );
      if (!isDone) throw notFound("token");
      await note(transaction, caller, "token_restored", id, now);
    });
  }

  /** Who a bearer token acts as now, in its one workspace; null for no token, and for one whose maker left. */
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
    return token?.role ? toCaller(token, token.role, workspace) : null;
  }
}

function one({ workspaceId }: Caller, id: string): Revocable<"api_tokens"> {
  return { table: "api_tokens", row: { workspace_id: workspaceId, id } };
}

async function note(
  transaction: Transaction,
  { workspaceId, userId }: Caller,
  kind: MemberEventKind,
  tokenId: string,
  now: Date,
): Promise<void> {
  await insertMemberEvents(transaction, workspaceId, now, [{ kind, actorId: userId, tokenId }]);
}

// A token that may only read is a viewer in everything, prices included.
function toCaller({ id, name, madeBy }: ApiToken, role: Role, workspace: WorkspaceRecord): Caller {
  return {
    userId: null,
    name,
    workspaceId: workspace.id,
    workspaceSlug: workspace.slug,
    role,
    isSample: workspace.isSample,
    isFixed: isFixed(workspace),
    isServerAdministrator: false,
    seesPrices: seesPrices(role, workspace),
    via: "token",
    tokenId: id,
    tokenMakerId: madeBy?.userId ?? null,
  };
}
