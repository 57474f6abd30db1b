import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import type { AccountRow, CreatorRow } from "#/discovery/creators/creators.rows.store.ts";
import type { FiguresOfMonth } from "#/discovery/creators/snapshots.store.ts";
import type { Side, SideAfter } from "./imports.store.ts";

/** What an import did to one account and its creator. A side without `before` was made by the import. */
export interface HistoryRow {
  line: number;
  part: number;
  creatorId: string;
  accountId: string;
  before: { person?: Side; account?: Side } | null;
  after: {
    person?: SideAfter<CreatorRow>;
    account?: SideAfter<AccountRow>;
    /** What the import told of earlier months of the account. */
    months?: FiguresOfMonth[];
  };
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

type SideName = "person" | "account";

/** Whether the import made the creator, or the account, of a row of `import_rows`. */
export function isMade(side: SideName): RawBuilder<boolean> {
  return sql<boolean>`(after ? ${side}::text and not coalesce(before ? ${side}::text, false))`;
}

/** From a line to a line, both included. */
interface Lines {
  first: number;
  last: number;
}
export const EVERY_LINE: Lines = { first: 0, last: 2 ** 31 - 1 };

/** The last line of which an import keeps a row. */
export async function lastLine(
  transaction: Transaction,
  workspaceId: string,
  importId: string,
): Promise<number> {
  const { rows } = await sql<{ line: number | null }>`
    select max(line) as line from import_rows where workspace_id = ${workspaceId} and import_id = ${importId}
  `.execute(transaction);
  return rows[0]?.line ?? 0;
}

/**
 * Keeps the creators and accounts that an import made from some of its lines, as they are now, so that its removal can
 * be undone. An account goes with its creator, whose line may be far above, so all are kept before the first one goes.
 */
export async function keepMade(
  transaction: Transaction,
  workspaceId: string,
  importId: string,
  { first, last }: Lines,
): Promise<void> {
  const withRow = (side: SideName, table: "creators" | "accounts", id: "creator_id" | "account_id") => sql`
    coalesce((
      select jsonb_build_object(${side}::text, after -> ${side}::text || jsonb_build_object('row', to_jsonb(mine)))
      from ${sql.table(table)} as mine
      where mine.workspace_id = ${workspaceId} and mine.id = import_rows.${sql.ref(id)} and ${isMade(side)}), '{}')`;
  await sql`
    update import_rows
    set after = after || ${withRow("person", "creators", "creator_id")} || ${withRow("account", "accounts", "account_id")}
    where workspace_id = ${workspaceId} and import_id = ${importId}
      and line between ${first}::integer and ${last}::integer and (${isMade("person")} or ${isMade("account")})
  `.execute(transaction);
}

/** Remembers the versions with which rows that the import made came back, so that it can be taken back again. */
export async function setHistoryVersions(
  transaction: Transaction,
  workspaceId: string,
  importId: string,
  { first, last }: Lines,
  { people, accounts = [] }: { people: readonly CreatorRow[]; accounts?: readonly AccountRow[] },
): Promise<void> {
  const sides = [
    { side: "person", column: "creator_id", rows: people },
    { side: "account", column: "account_id", rows: accounts },
  ] as const;
  for (const { side, column, rows } of sides) {
    if (rows.length === 0) continue;
    const ids = rows.map(({ id }) => id);
    const versions = rows.map(({ version }) => version);
    // By `any` as well: of a new import PostgreSQL knows no number of rows, and compares each with each.
    await sql`
      update import_rows set after = jsonb_set(after, ${[side, "version"]}::text[], to_jsonb(back.version))
      from unnest(${ids}::uuid[], ${versions}::bigint[]) as back (id, version)
      where workspace_id = ${workspaceId} and import_id = ${importId}
        and line between ${first}::integer and ${last}::integer
        and ${sql.ref(column)} = any(${ids}::uuid[]) and ${sql.ref(column)} = back.id and ${isMade(side)}
    `.execute(transaction);
  }
}
