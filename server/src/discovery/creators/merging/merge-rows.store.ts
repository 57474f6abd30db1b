import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import type { CreatorTable } from "./creator-tables.ts";

type Row = Record<string, unknown>;

/** What a merge did to one table. */
export interface MovedRows {
  table: string;
  /** As they were. */
  moved: Row[];
  dropped: Row[];
}

/** The two creators of a merge: rows of the one that goes come to the one that stays. */
interface Pair {
  workspaceId: string;
  keptId: string;
  goneId: string;
}

export async function moveRows(
  transaction: Transaction,
  pair: Pair,
  table: CreatorTable,
): Promise<MovedRows> {
  const name = sql.table(table.name);
  const gone = sql`mine.workspace_id = ${pair.workspaceId}::uuid and mine.creator_id = ${pair.goneId}::uuid`;
  const both = sql`exists (select from ${name} as theirs where theirs.workspace_id = mine.workspace_id
    and theirs.creator_id = ${pair.keptId}::uuid and ${sameKey(table.key, "theirs", "mine")})`;
  const dropped = table.counted
    ? []
    : await rowsOf(
        transaction,
        sql`delete from ${name} as mine where ${gone} and ${both} returning to_jsonb(mine) as row`,
      );
  const moved = await rowsOf(
    transaction,
    sql`select to_jsonb(mine) as row from ${name} as mine where ${gone}`,
  );
  await sql`update ${name} as mine set creator_id = ${pair.keptId}::uuid ${countedOn(table, pair)}
    where ${gone}`.execute(transaction);
  return { table: table.name, moved, dropped };
}

/** Gives the moved rows back, as they are by now, and brings those back that were left out. */
export async function moveBack(
  transaction: Transaction,
  pair: Pair,
  table: CreatorTable,
  { moved, dropped }: MovedRows,
): Promise<void> {
  const name = sql.table(table.name);
  const records = (rows: readonly Row[]) =>
    sql`jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`;
  const counted = table.counted
    ? sql`, ${sql.ref(table.counted.column)} = was.${sql.ref(table.counted.column)}`
    : sql``;
  await sql`update ${name} as mine set creator_id = ${pair.goneId}::uuid ${counted}
    from ${records(moved)} as was
    where mine.workspace_id = ${pair.workspaceId}::uuid and mine.creator_id = ${pair.keptId}::uuid
      and ${sameKey(table.key, "was", "mine")}`.execute(transaction);
  if (dropped.length === 0) return;
  await sql`insert into ${name} select * from ${records(dropped)} on conflict do nothing`.execute(
    transaction,
  );
}

function countedOn({ name, counted }: CreatorTable, { keptId }: Pair): RawBuilder<unknown> {
  if (!counted) return sql``;
  const column = sql.ref(counted.column);
  return sql`, ${column} = mine.${column} + coalesce((select max(theirs.${column}) from ${sql.table(name)} as theirs
    where theirs.workspace_id = mine.workspace_id and theirs.creator_id = ${keptId}::uuid
      and ${sameKey(counted.within, "theirs", "mine")}), 0)`;
}

function sameKey(key: readonly string[], one: string, other: string): RawBuilder<unknown> {
  const same = key.map((column) => sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`);
  return sql.join(same, sql` and `);
}

async function rowsOf(transaction: Transaction, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`${query}`.execute(transaction);
  return rows.map(({ row }) => row);
}
