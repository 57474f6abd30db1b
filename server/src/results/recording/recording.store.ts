import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import type { Row } from "./merging.ts";

export type RecordTable = "posts" | "orders" | "payments";

const SHARED = [
  ...(["id", "creator_id", "campaign_id", "creator_by", "campaign_by", "waiting", "code", "said"] as const),
  ...(["identity", "import_id", "line", "fields", "source", "version", "created_at"] as const),
];

/** What recording writes of each table; the figures of posts follow from their readings. */
const COLUMNS: Readonly<Record<RecordTable, readonly string[]>> = {
  posts: [
    ...SHARED,
    ...(["platform", "format", "url", "caption", "hashtags", "mentions", "brands"] as const),
    ...(["sponsored", "posted_at", "ends_at", "fee_amount", "fee_currency"] as const),
    ...(["said_orders", "said_revenue_amount", "said_revenue_currency"] as const),
  ],
  orders: [...SHARED, "post_id", "reference", "link", "amount", "currency", "count", "ordered_at"],
  payments: [
    ...SHARED,
    ...(["invoice", "net_amount", "vat_amount", "gross_amount", "paid_amount", "currency"] as const),
    ...(["issued_on", "due_on", "paid_on", "state"] as const),
  ],
};

/** Recordings of one workspace come one after the other, so that nothing is made twice. Until the transaction ends. */
export async function lockRecording(transaction: Transaction, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`results ${workspaceId}`}, 0))`.execute(
    transaction,
  );
}

/** Stored rows by their ids, those with these identities or ids. */
export async function readRows(
  transaction: Transaction,
  table: RecordTable,
  workspaceId: string,
  of: { identities: readonly string[] } | { ids: readonly string[] },
): Promise<Map<string, Row>> {
  const columns = sql.join(COLUMNS[table].map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`));
  const wanted =
    "ids" in of ? sql`id = any(${[...of.ids]}::uuid[])` : sql`identity = any(${[...of.identities]}::text[])`;
  const { rows } = await sql<{ id: string; row: Row }>`
    select id, jsonb_build_object(${columns}) as row from ${sql.table(table)}
    where workspace_id = ${workspaceId} and ${wanted}
  `.execute(transaction);
  return new Map(rows.map(({ id, row }) => [id, withMoments(row)]));
}

/** Writes whole rows, new ones and changed ones, in one statement. */
export async function writeRows(
  transaction: Transaction,
  table: RecordTable,
  workspaceId: string,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = COLUMNS[table].map((column) => sql.ref(column));
  const list = sql.join(columns);
  const changes = columns.map((column) => sql`${column} = excluded.${column}`);
  await sql`
    insert into ${sql.table(table)} (workspace_id, ${list})
    select ${workspaceId}::uuid, ${list}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (workspace_id, id) do update set ${sql.join(changes)}
  `.execute(transaction);
}

/** Readings go with their posts. */
export async function deleteRecords(
  transaction: Transaction,
  table: RecordTable,
  workspaceId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from ${sql.table(table)}
    where workspace_id = ${workspaceId} and id = any(${[...ids]}::uuid[])`.execute(transaction);
}

const MOMENTS = ["posted_at", "ends_at", "ordered_at", "created_at"];

/** Moments as ISO texts in UTC, as everything that is recorded writes them. */
function withMoments(row: Row): Row {
  const moments = MOMENTS.flatMap((column) => {
    const value = row[column];
    return typeof value === "string" ? [[column, new Date(value).toISOString()]] : [];
  });
  return { ...row, ...Object.fromEntries(moments) };
}
