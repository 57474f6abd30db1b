import { sql } from "kysely";
import { allowSeconds, withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Row } from "./takeout.rules.ts";

/** Messages of threads may hold whole plans: so many are in memory at once. */
const PAGE = 500;
const STATEMENT_SECONDS = 30;
const KEY = "#key";

export interface Column {
  name: string;
  type: string;
  /** Place in the primary key, null for others. */
  place: number | null;
}

/** What columns a table has. */
export async function columnsOf(db: Database, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      array_position(i.indkey::int2[], a.attnum) as place
    from pg_attribute a
    left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
    order by a.attnum`.execute(db);
  return rows;
}

/**
 * The rows of a workspace page by page, without what was removed. Each page is a transaction of its own: whoever takes
 * the rows slowly holds nothing.
 */
export async function* pagesOf(
  db: Database,
  workspaceId: string,
  table: string,
  columns: readonly Column[],
): AsyncGenerator<Row[]> {
  const keys = columns
    .filter(({ place }) => place !== null)
    .toSorted((left, right) => (left.place ?? 0) - (right.place ?? 0));
  const order = keys.map(({ name }) => sql.ref(name));
  const isThere = columns.some(({ name }) => name === "removed_at") ? sql`removed_at is null` : sql`true`;
  let after: readonly string[] | null = null;
  for (;;) {
    const from = after;
    const behind =
      from === null
        ? sql`true`
        : sql`(${sql.join(order)}) > (${sql.join(
            keys.map(({ type }, at) => sql`${from[at] ?? ""}::text::${sql.raw(type)}`),
          )})`;
    const page: (Row & { [KEY]: string[] })[] = await withWorkspace(db, workspaceId, async (transaction) => {
      await allowSeconds(transaction, STATEMENT_SECONDS);
      const { rows } = await sql<Row & { [KEY]: string[] }>`
        select *, array[${sql.join(order.map((column) => sql`${column}::text`))}] as ${sql.ref(KEY)}
        from ${sql.table(table)}
        where workspace_id = ${workspaceId}::uuid and ${isThere} and ${behind}
        order by ${sql.join(order)} limit ${PAGE}`.execute(transaction);
      return rows;
    });
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.[KEY] ?? null;
  }
}
