import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";

export type CreatorRow = Selectable<Schema["creators"]>;
export type AccountRow = Selectable<Schema["accounts"]>;

/** What an import or a person writes of each; whatever else a row holds stays. */
const CREATOR_COLUMNS = (
  "name email phone address language country region city gender age tags notes status owner " +
  "client agency last_deal_on last_fee fee_paid last_contact_on code fields " +
  "provenance version updated_at"
).split(" ");
const ACCOUNT_COLUMNS = (
  "creator_id url bio followers engagement_rate avg_views avg_likes avg_comments verified categories " +
  "keywords brands audience prices links provenance version updated_at"
).split(" ");

/** Locked, for they are to be changed, unless somebody only looks. */
export async function findCreatorRows(
  transaction: Transaction,
  workspaceId: string,
  ids: readonly string[],
  { lock = true } = {},
): Promise<Map<string, CreatorRow>> {
  const rows = await transaction
    .selectFrom("creators")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", anyOf(ids))
    .$if(lock, (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Who looks after creators of a workspace, as spelled; each once. */
export async function listOwners(transaction: Transaction, workspaceId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom("creators")
    .select("owner")
    .distinct()
    .where("workspace_id", "=", workspaceId)
    .where("owner", "is not", null)
    .orderBy("owner")
    .execute();
  return rows.flatMap(({ owner }) => owner ?? []);
}

/** Accounts by their own ids, or all of some creators; locked as creators are. */
export function findAccountRows(
  transaction: Transaction,
  workspaceId: string,
  of: { ids: readonly string[] } | { creatorIds: readonly string[] },
  { lock = true } = {},
): Promise<AccountRow[]> {
  return transaction
    .selectFrom("accounts")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("ids" in of ? "id" : "creator_id", "=", anyOf("ids" in of ? of.ids : of.creatorIds))
    .$if(lock, (query) => query.forUpdate())
    .execute();
}

/** Adds whole creators; those that are there already are left out. */
export async function insertCreators(transaction: Transaction, rows: readonly CreatorRow[]): Promise<void> {
  await insertRows(transaction, "creators", rows, sql`(workspace_id, id)`);
}

/** Adds whole accounts; those that the workspace has already are left out. @returns the ids added. */
export function insertAccounts(transaction: Transaction, rows: readonly AccountRow[]): Promise<string[]> {
  return insertRows(transaction, "accounts", rows, sql`(workspace_id, platform, handle_key)`);
}

export function updateCreators(transaction: Transaction, rows: readonly CreatorRow[]): Promise<void> {
  return updateRows(transaction, "creators", rows, CREATOR_COLUMNS);
}

export function updateAccounts(transaction: Transaction, rows: readonly AccountRow[]): Promise<void> {
  return updateRows(transaction, "accounts", rows, ACCOUNT_COLUMNS);
}

/** Accounts go with their creator. */
export async function deleteRows(
  transaction: Transaction,
  table: "creators" | "accounts",
  workspaceId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from ${sql.table(table)}
    where workspace_id = ${workspaceId} and id = ${anyOf(ids)}`.execute(transaction);
}

// One statement a table: the rows cross as JSON, whose names are those of the columns.
async function insertRows(
  transaction: Transaction,
  table: "creators" | "accounts",
  rows: readonly object[],
  key: ReturnType<typeof sql>,
): Promise<string[]> {
  if (rows.length === 0) return [];
  const { rows: added } = await sql<{ id: string }>`
    insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict ${key} do nothing returning id
  `.execute(transaction);
  return added.map(({ id }) => id);
}

async function updateRows(
  transaction: Transaction,
  table: "creators" | "accounts",
  rows: readonly object[],
  columns: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const set = columns.map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`);
  await sql`
    update ${sql.table(table)} as stored set ${sql.join(set)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as changed
    where stored.workspace_id = changed.workspace_id and stored.id = changed.id
  `.execute(transaction);
}

function anyOf(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`;
}
