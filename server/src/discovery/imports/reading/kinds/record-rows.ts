import type { OwnValue } from "#/discovery/imports/reading/values.ts";
import { NO_STYLE } from "#/discovery/imports/reading/cells/rates.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { readOwn } from "#/discovery/imports/reading/columns/own-columns.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import type { RowFates } from "#/discovery/imports/reading/rows.ts";
import { RecordCells, readOrder, readPayment, readPost } from "./records.ts";
import type { ReadOrder, ReadPayment, ReadPost, RecordOf } from "./records.ts";
import type { RecordKind } from "./record-headers.ts";

/** The posts, orders and payments of a table, row by row. */
export interface ReadRecords {
  posts: ReadPost[];
  orders: ReadOrder[];
  payments: ReadPayment[];
}

/** Who a row is about. */
export interface RecordOwner {
  platform: ReadPost["platform"];
  handle: string | null;
}

interface Reader {
  word: string;
  add(records: ReadRecords, cells: RecordCells, of: RecordOf): boolean;
}

const READERS: Readonly<Record<RecordKind, Reader>> = {
  posts: { word: "post", add: (records, cells, of) => push(records.posts, readPost(cells, of)) },
  orders: { word: "order", add: (records, cells, of) => push(records.orders, readOrder(cells, of)) },
  payments: { word: "payment", add: (records, cells, of) => push(records.payments, readPayment(cells, of)) },
};

/**
 * Adds what a row says of a post, an order or a payment, and notes what became of its cells.
 * @returns what was added, as a word; null for nothing.
 */
export function addRecord(
  records: ReadRecords,
  record: TableRecord,
  context: TableContext,
  owner: RecordOwner,
  fates: RowFates,
): string | null {
  const { kind } = context;
  if (kind === "creators" || kind === "audience") return null;
  const cells = new RecordCells(record, context.columns, context.styles, fates);
  const fields: Record<string, OwnValue> = {};
  const of = { line: record.line, ...owner, creator: creatorOf(record, context, fates), fields };
  if (!READERS[kind].add(records, cells, of)) return null;
  for (const [index, { name, kind: written }] of context.own) {
    const cell = record.cells[index] ?? "";
    if (isNotKnown(cell) || fates[index] !== undefined) continue;
    fields[name] = readOwn(cell, written, context.styles[index] ?? NO_STYLE);
    fates[index] = "own";
  }
  return READERS[kind].word;
}

function push<T>(list: T[], one: T | null): boolean {
  if (one === null) return false;
  list.push(one);
  return true;
}

/** The creator as the row calls them: their name, else what stands where the handle would. */
function creatorOf(record: TableRecord, { columns }: TableContext, fates: RowFates): string | null {
  const named = columns.filter(({ field }) => field === "name" || field === "handle");
  const column = named.find(({ index }) => !isNotKnown(record.cells[index] ?? ""));
  if (!column) return null;
  fates[column.index] = "stored";
  return record.cells[column.index] ?? null;
}
