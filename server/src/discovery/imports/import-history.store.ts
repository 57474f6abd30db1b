import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import type { AccountRow, CreatorRow } from "#/discovery/creators/creators.rows.store.ts";
import type { Side, SideAfter } from "./imports.store.ts";

/** What an import did to one account and its creator. A side without `before` was made by the import. */
export interface HistoryRow {
  line: number;
  part: number;
  creatorId: string;
  accountId: string;
  before: { person?: Side; account?: Side } | null;
  after: { person?: SideAfter<CreatorRow>; account?: SideAfter<AccountRow> };
}

/** The changes of an import after a place, in the order of its rows. */
export async function readHistory(
  transaction: Transaction,
  workspaceId: string,
  importId: string,
  from: { line: number; part: number },
  limit: number,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select line, part, creator_id as "creatorId", account_id as "accountId", before, after
    from import_rows
    where workspace_id = ${workspaceId} and import_id = ${importId}
      and (line, part) > (${from.line}::integer, ${from.part}::integer)
      and creator_id is not null and after is not null
    order by line, part limit ${limit}
  `.execute(transaction);
  return rows;
}

/** Remembers the versions with which rows that the import made came back, so that it can be taken back again. */
export async function setHistoryVersions(
  transaction: Transaction,
  workspaceId: string,
  importId: string,
  { people, accounts }: { people: readonly CreatorRow[]; accounts: readonly AccountRow[] },
): Promise<void> {
  const sides = [
    { side: "person", column: "creator_id", rows: people },
    { side: "account", column: "account_id", rows: accounts },
  ];
  for (const { side, column, rows } of sides) {
    if (rows.length === 0) continue;
    const ids = rows.map(({ id }) => id);
    const versions = rows.map(({ version }) => version);
    await sql`
      update import_rows set after = jsonb_set(after, ${[side, "version"]}::text[], to_jsonb(back.version))
      from unnest(${ids}::uuid[], ${versions}::bigint[]) as back (id, version)
      where workspace_id = ${workspaceId} and import_id = ${importId}
        and ${sql.ref(column)} = back.id and after -> ${side}::text ? 'row'
    `.execute(transaction);
  }
}
