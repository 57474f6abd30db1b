import type { ApiToken, ApiTokenList } from "@app/contract/identity";
import type { ListQuery } from "@app/contract/paging";
import type { Selectable } from "kysely";
import { randomUUID } from "node:crypto";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import type { ApiTokensTable } from "./identity.tables.ts";

const BY_TIME: Order = [by("moment", "created_at", "desc"), by("id", "id", "asc")];

export async function insertApiToken(
  transaction: Transaction,
  token: {
    workspaceId: string;
    name: string;
    tokenHash: Buffer;
    scopes: ApiTokensTable["scopes"];
    createdBy: string | null;
    now: Date;
    expiresAt: Date | null;
  },
): Promise<ApiToken> {
  const row = await transaction
    .insertInto("api_tokens")
    .values({
      workspace_id: token.workspaceId,
      id: randomUUID(),
      name: token.name,
      token_hash: token.tokenHash,
      scopes: token.scopes,
      created_by: token.createdBy,
      created_at: token.now,
      expires_at: token.expiresAt,
      last_used_at: null,
      revoked_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toApiToken(row);
}

/** Newest first, without the revoked ones. */
export async function listApiTokens(transaction: Transaction, page: ListQuery): Promise<ApiTokenList> {
  const query = transaction.selectFrom("api_tokens").selectAll().where("revoked_at", "is", null);
  return toList(await readPage(transaction, query, BY_TIME, page), toApiToken);
}

/** A token that works at `now`. */
export async function findApiToken(
  transaction: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<ApiToken | null> {
  const row = await transaction
    .selectFrom("api_tokens")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null)
    .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now)]))
    .executeTakeFirst();
  return row ? toApiToken(row) : null;
}

export async function touchApiToken(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.updateTable("api_tokens").set({ last_used_at: now }).where("id", "=", id).execute();
}

function toApiToken(row: Selectable<ApiTokensTable>): ApiToken {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
