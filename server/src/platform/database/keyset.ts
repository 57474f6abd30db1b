import type { ListOf, ListQuery } from "@app/contract/paging";
import { sql } from "kysely";
import type { RawBuilder, SelectQueryBuilder } from "kysely";
import { readCursor, writeCursor } from "./cursor.ts";
import type { Position } from "./cursor.ts";
import type { Database } from "./database.ts";

/** One value by which a list is ordered. */
export interface OrderPart {
  kind: keyof typeof KINDS;
  /** A column or an expression that is never null; an index should begin with these, after the workspace. */
  value: RawBuilder<unknown>;
  direction: "asc" | "desc";
}

/** The order of a list. The values of all parts together are those of one row only: the last part is an id. */
export type Order = readonly [OrderPart, ...OrderPart[]];

/** One page of a list as a store reads it. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  next: string | null;
}

/** What is read beside a row. */
interface Found {
  list_position: Position;
  list_total: number;
}

interface Kind {
  form: RegExp;
  /** The value as text, without loss. */
  write: (value: RawBuilder<unknown>) => RawBuilder<string>;
  /** The text as a value that the column is compared with. */
  read: (text: string) => RawBuilder<unknown>;
}

// A moment travels in microseconds: a text of it would depend on settings, and a number of seconds would be rounded.
// Up to the year 2255 the number is exact where SQL multiplies it as a double.
const KINDS = {
  moment: {
    form: /^\d{1,16}$/,
    write: (value) => sql`(extract(epoch from ${value}) * 1000000)::bigint::text`,
    read: (text) => sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`,
  },
  number: {
    form: /^-?\d{1,9}$/,
    write: (value) => sql`(${value})::text`,
    read: (text) => sql`${text}::integer`,
  },
  id: {
    form: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    write: (value) => sql`(${value})::text`,
    read: (text) => sql`${text}::uuid`,
  },
} as const satisfies Record<string, Kind>;

/** A part of an order by the name of its column, such as `threads.updated_at`. */
export function by(kind: OrderPart["kind"], column: string, direction: OrderPart["direction"]): OrderPart {
  return { kind, value: sql.ref(column), direction };
}

/**
 * Reads one page of a query that has neither order nor limit, and counts all its rows. A row that exists all the time
 * and keeps its place in the order is met exactly once on the way from page to page, whatever comes and goes meanwhile.
 * @throws `request.unreadable_cursor`
 */
export async function readPage<DB, Table extends keyof DB, Row>(
  database: Database,
  query: SelectQueryBuilder<DB, Table, Row>,
  order: Order,
  { limit, cursor }: ListQuery,
): Promise<Page<Row>> {
  const begin = cursor === undefined ? null : readCursor(cursor, formsOf(order));
  // Once per query, beside the rows: a question less.
  const count = sql<number>`(select count(*) from ${query} as counted)`;
  let page = query.select([positionOf(order).as("list_position"), count.as("list_total")]).limit(limit + 1);
  if (begin !== null) page = page.where(isAfter(order, begin));
  for (const { value, direction } of order) page = page.orderBy(value, direction);
  const { rows: found } = await sql<Row & Found>`${page}`.execute(database);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    total: last?.list_total ?? (begin === null ? 0 : await countAll(database, count)),
    next: found.length > limit && last ? writeCursor(last.list_position) : null,
  };
}

async function countAll(database: Database, count: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${count} as total`.execute(database);
  return rows[0]?.total ?? 0;
}

/** A page as it is answered. */
export function toList<Row, Item>(
  { rows, total, next }: Page<Row>,
  toItem: (row: Row) => Item,
): ListOf<Item> {
  return { items: rows.map((row) => toItem(row)), total, next };
}

function formsOf(order: Order): RegExp[] {
  return order.map(({ kind }) => KINDS[kind].form);
}

function positionOf(order: Order): RawBuilder<Position> {
  const values = order.map(({ kind, value }) => KINDS[kind].write(value));
  return sql<Position>`jsonb_build_array(${sql.join(values)})`;
}

// The first comparison of each pair says what the pair says already, but only it can begin an index scan.
function isAfter([part, ...rest]: Order, [text = "", ...texts]: Position): RawBuilder<boolean> {
  const { kind, value, direction } = part;
  const begin = KINDS[kind].read(text);
  const beyond = direction === "asc" ? sql`>` : sql`<`;
  const [next, ...others] = rest;
  if (!next) return sql<boolean>`${value} ${beyond} ${begin}`;
  return sql<boolean>`(${value} ${beyond}= ${begin} and (${value} ${beyond} ${begin} or ${isAfter([next, ...others], texts)}))`;
}
