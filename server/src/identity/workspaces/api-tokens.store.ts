import type { ApiToken, ApiTokenList, ApiTokenQuery } from "@app/contract/identity/schemas";
import type { Role } from "@app/contract/identity/roles";
import type { RawBuilder, Selectable } from "kysely";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import { roleOfToken } from "./api-tokens.rules.ts";
import type { ApiTokensTable } from "#/identity/identity.tables.ts";
import { personName } from "#/identity/users/users.store.ts";

const DAY_MS = 24 * 60 * 60_000;
const BY_TIME: Order = [by("moment", "t.created_at", "desc"), by("id", "t.id", "asc")];

export async function insertApiToken(
  transaction: Transaction,
  token: {
    workspaceId: string;
    name: string;
    tokenHash: Buffer;
    scopes: ApiTokensTable["scopes"];
    createdBy: string | null;
    now: Date;
    expiresAt: Date;
  },
): Promise<ApiToken> {
  const id = randomUUID();
  await transaction
    .insertInto("api_tokens")
    .values({
      workspace_id: token.workspaceId,
      id,
      name: token.name,
      token_hash: token.tokenHash,
      scopes: token.scopes,
      created_by: token.createdBy,
      created_at: token.now,
      expires_at: token.expiresAt,
      last_used_at: null,
      revoked_at: null,
      ended_with: null,
    })
    .execute();
  return toApiToken(await tokens(transaction).where("t.id", "=", id).executeTakeFirstOrThrow());
}

/** How many of a person work still. */
export function openTokensBy(userId: RawBuilder<unknown>, now: Date): RawBuilder<number> {
  return sql<number>`(select count(*)::integer from api_tokens
    where created_by = ${userId} and revoked_at is null and expires_at > ${now})`;
}

/** Newest first, without the revoked ones; of those that still work, where only those that end soon are asked for. */
export async function listApiTokens(
  transaction: Transaction,
  { endsWithinDays, ...page }: ApiTokenQuery,
  now: Date,
): Promise<ApiTokenList> {
  const all = tokens(transaction);
  const query =
    endsWithinDays === undefined
      ? all
      : all
          .where("t.expires_at", ">", now)
          .where("t.expires_at", "<=", new Date(now.getTime() + endsWithinDays * DAY_MS));
  return toList(await readPage(transaction, query, BY_TIME, page), toApiToken);
}

/** A token that was neither revoked nor came to its end by `now`. */
export async function findApiToken(
  transaction: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<ApiToken | null> {
  const row = await tokens(transaction)
    .where("t.token_hash", "=", tokenHash)
    .where("t.expires_at", ">", now)
    .executeTakeFirst();
  return row ? toApiToken(row) : null;
}

/** The names of those that a person made and that work at `now`, oldest first. */
export async function livingTokensBy(transaction: Transaction, userId: string, now: Date): Promise<string[]> {
  const rows = await tokens(transaction)
    .where("t.created_by", "=", userId)
    .where("t.expires_at", ">", now)
    .orderBy("t.created_at")
    .orderBy("t.id")
    .execute();
  return rows.map(({ name }) => name);
}

/** Those of these ids that work at `now`. */
export async function livingTokensAmong(
  transaction: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tokens(transaction)
    .where("t.id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .where("t.expires_at", ">", now)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function touchApiToken(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.updateTable("api_tokens").set({ last_used_at: now }).where("id", "=", id).execute();
}

/** Those that were not revoked, with the role that their maker has now. */
function tokens(transaction: Transaction) {
  return transaction
    .selectFrom("api_tokens as t")
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.workspace_id", "=", "t.workspace_id").onRef("m.user_id", "=", "t.created_by"),
    )
    .where("t.revoked_at", "is", null)
    .selectAll("t")
    .select(["m.role as maker_role", personName("t.created_by").as("maker_name")]);
}

type TokenRow = Selectable<ApiTokensTable> & { maker_role: Role | null; maker_name: string | null };

function toApiToken(row: TokenRow): ApiToken {
  const { created_by: userId } = row;
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    role: roleOfToken(row.scopes, userId === null ? "workspace" : row.maker_role),
    madeBy: userId === null ? null : { userId, name: row.maker_name ?? "" },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
