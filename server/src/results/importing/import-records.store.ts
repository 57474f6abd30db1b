import { sql } from "kysely";
import type { RecordKind, RecordPlace } from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import type { FigureReadingInput } from "@app/contract/results/posts";
import type { Row } from "#/results/recording/merging.ts";

/** What an import did with one record. */
export interface ImportRecord extends RecordPlace {
  record_kind: RecordKind;
  record_id: string;
  creator_id: string | null;
  state: string;
  before: Row | null;
  after: Row | null;
  reading: FigureReadingInput | null;
}

export interface Imported {
  workspaceId: string;
  importId: string;
}

export async function insertImportRecords(
  transaction: Transaction,
  { workspaceId, importId }: Imported,
  records: readonly ImportRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const columns = sql`line, part, record_kind, record_id, creator_id, state, before, after, reading`;
  await sql`
    insert into import_records (workspace_id, import_id, ${columns})
    select ${workspaceId}::uuid, ${importId}::uuid, ${columns}
    from jsonb_populate_recordset(null::import_records, ${JSON.stringify(records)}::jsonb)
  `.execute(transaction);
}

/** What an import has done with the records of these lines. */
export async function readStates(
  transaction: Transaction,
  { workspaceId, importId }: Imported,
  lines: readonly number[],
): Promise<(RecordPlace & Pick<ImportRecord, "state" | "creator_id">)[]> {
  return transaction
    .selectFrom("import_records")
    .select(["line", "part", "state", "creator_id"])
    .where("workspace_id", "=", workspaceId)
    .where("import_id", "=", importId)
    .where("line", "=", sql<number>`any(${[...lines]}::integer[])`)
    .execute();
}

/** The changes of an import after a place, in the order of its rows. */
export async function readChanges(
  transaction: Transaction,
  { workspaceId, importId }: Imported,
  from: RecordPlace,
  limit: number,
): Promise<ImportRecord[]> {
  const { rows } = await sql<ImportRecord>`
    select line, part, record_kind, record_id, creator_id, state, before, after, reading
    from import_records
    where workspace_id = ${workspaceId} and import_id = ${importId}
      and (line, part) > (${from.line}::integer, ${from.part}::integer)
      and (after is not null or reading is not null)
    order by line, part limit ${limit}
  `.execute(transaction);
  return rows;
}

/** Rows with their references as far as what they refer to is still there; without a creator they wait for one. */
export async function withWhatIsThere(
  transaction: Transaction,
  workspaceId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const there = async (table: "creators" | "campaigns" | "posts", column: string) => {
    const ids = rows.flatMap((row) => (typeof row[column] === "string" ? [row[column]] : []));
    const found = await transaction
      .selectFrom(table)
      .select("id")
      .where("workspace_id", "=", workspaceId)
      .where("id", "=", sql<string>`any(${[...new Set(ids)]}::uuid[])`)
      .execute();
    return new Set<unknown>(found.map(({ id }) => id));
  };
  const creators = await there("creators", "creator_id");
  const campaigns = await there("campaigns", "campaign_id");
  const posts = await there("posts", "post_id");
  return rows.map((row) => ({
    ...row,
    ...(!creators.has(row["creator_id"]) && {
      creator_id: null,
      creator_by: null,
      waiting: "creator unknown",
    }),
    ...(!campaigns.has(row["campaign_id"]) && { campaign_id: null, campaign_by: null }),
    ...("post_id" in row && !posts.has(row["post_id"]) && { post_id: null }),
  }));
}
