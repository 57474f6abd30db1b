import { isRecordKind } from "@app/contract/discovery/import-records";
import type { RecordKind } from "@app/contract/discovery/import-records";
import { readAccount } from "#/discovery/imports/reading/cells/accounts.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { isPartOfName } from "#/discovery/imports/reading/columns/duplicate-columns.ts";
import { uniqueName } from "#/discovery/imports/reading/columns/own-columns.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import { platformCell } from "#/discovery/imports/reading/row-accounts.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import { readFormat } from "#/discovery/imports/reading/cells/offers.ts";
import { readPostLink } from "#/language/media/post-links.ts";
import { accountWord, isDitto, isPaidInPart } from "#/language/tables/tables.ts";
import { noteOthers, noteUnmet } from "#/discovery/imports/reading/row-rest.ts";
import type { CellProblem, RowFates } from "#/discovery/imports/reading/rows.ts";
import { RECORD_TEXT_MAX, RecordCells } from "./record-cells.ts";
import { isUnposted, saidOfTick } from "./unposted.ts";
import { isOfSeveral } from "#/discovery/imports/reading/offers/several-pieces.ts";
import { inOrder } from "#/discovery/imports/reading/row/single-values.ts";
import { saysMoreThanCode } from "#/discovery/imports/reading/row/codes.ts";
import { furtherTurns } from "./record-turns.ts";
import { paymentBeside } from "./payments-beside.ts";
import { whyCancelled } from "./record-cancelled.ts";
import { formatOfPost, readOrder, readPayment, readPost, readSold } from "./records.ts";
import type { ReadOrder, ReadPayment, ReadPost, RecordOf } from "./records.ts";
import { callsCreator } from "./record-columns.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

export type ReadRecord = ReadPost | ReadOrder | ReadPayment;

/** Who a row is about. */
export interface RecordOwner {
  platform: ReadPost["platform"];
  handle: string | null;
}

/** A record of a row with its cells; or why there is none, where the row looks like one. */
export type RecordOutcome =
  | { record: ReadRecord; cells: RecordCells; problems: CellProblem[]; further: FurtherRecord[] }
  | { record: null; reason: string | null };

/** A post that a row tells beside its first one. */
interface FurtherRecord {
  record: ReadRecord;
  cells: RecordCells;
}

const READERS: Readonly<Record<RecordKind, (cells: RecordCells, of: RecordOf) => ReadRecord | null>> = {
  posts: readPost,
  orders: readOrder,
  payments: readPayment,
};

const UNPOSTED = "Nothing is posted yet, as its status says";
const UNSOLD = "No month of this row has a figure";
const NO_RECORD: RecordOutcome = { record: null, reason: null };

/** What a row says of a post, an order or a payment; notes what became of its cells. */
export function readRecord(
  record: TableRecord & { part: number },
  context: TableContext,
  owner: RecordOwner,
  fates: RowFates,
): RecordOutcome {
  const { kind } = context;
  if (!isRecordKind(kind)) return NO_RECORD;
  if (isUnposted(record, context)) return paidAhead(record, context, owner, fates);
  noteUnmet(record, fates);
  const cells = new RecordCells(record, context.columns, context, fates);
  const cancelled = whyCancelled(kind, cells, record, context);
  if (cancelled !== null) return { record: null, reason: cancelled };
  if (kind === "orders" && isSoldInNoMonth(record, context)) return { record: null, reason: UNSOLD };
  const fields: Record<string, string> = {};
  const keep = (index: number, name: string) => {
    const cell = textAt(record.cells, index).slice(0, RECORD_TEXT_MAX).toWellFormed();
    fields[name] = cell;
  };
  const isElsewhere = namesNoPlatform(record, context);
  const of = { line: record.line, part: record.part, ...owner, fields };
  const read = READERS[kind](cells, { ...of, creator: creatorOf(record, context, fates, keep) });
  if (read === null) return NO_RECORD;
  if ("caption" in read) read.format ??= formatOfPost(saidOfTick(record, context), read.platform);
  const isPlaced = read.platform !== null && (!isElsewhere || !("url" in read) || placeOfLink(read) !== null);
  if (kind === "posts" && !isPlaced) return { record: null, reason: whyNoPlatform(read) };
  const paid = "caption" in read ? paymentBeside(record, context, read, fates) : null;
  const payment = paid === null ? [] : [paid];
  const all = [cells, ...payment.map((one) => one.cells)];
  const unread = all.flatMap((one) => one.unread).map(({ column }) => column);
  for (const column of saidBeside(kind, read, all).concat(unread)) {
    keep(column.index, named(column).name);
    fates[column.index] = "own";
  }
  // A sum is told from others by its words, which stay beside it as they are written.
  if (isSum(read)) for (const index of wordsOfSum(context)) fates[index] = undefined;
  const further = [...furtherRecords(record, context, read, fates), ...payment];
  noteOthers({ record, context, fates });
  for (const column of context.columns) {
    if (isNotKnown(textAt(record.cells, column.index)) || fates[column.index] !== undefined) continue;
    keep(column.index, context.own.get(column.index)?.name ?? named(column).name);
    fates[column.index] = "own";
  }
  const kept = all
    .flatMap((one) => one.unread)
    .map(({ column, reason }) => ({
      column,
      reason: `${reason}. It is kept as it is written.`,
    }));
  const problems = [...kept, ...all.flatMap((one) => one.told)].map(({ column, reason }) => ({
    line: record.line,
    column: named(column).name,
    message: reason,
  }));
  return { record: read, cells, problems, further };
}

function isSum(read: ReadRecord): boolean {
  return "orderedAt" in read && read.orders !== null;
}

/** The columns of a campaign, and of whoever is called in no word for a creator. */
function wordsOfSum({ columns }: TableContext): number[] {
  const said = columns.filter(
    (column) => column.record === "campaign" || (isOfPerson(column) && !callsCreator(column.header)),
  );
  return said.map(({ index }) => index);
}

function isOfPerson({ field }: Column): boolean {
  return field === "name" || field === "email";
}

/** What is asked or was paid for a post that is still to come. */
function paidAhead(
  record: TableRecord & { part: number },
  context: TableContext,
  owner: RecordOwner,
  fates: RowFates,
): RecordOutcome {
  const { line, part } = record;
  const fields: Record<string, string> = {};
  const creator = creatorOf(record, context, fates, (index, name) => {
    fields[name] = textAt(record.cells, index);
  });
  const agreed = new RecordCells(record, context.columns, context, fates);
  const fee = agreed.money("fee");
  const paid = paymentBeside(record, context, { line, part, ...owner, creator, campaign: null, fee }, fates);
  if (paid === null || (paid.record.net ?? paid.record.gross) === null) {
    agreed.refuse("fee", UNPOSTED);
    return { record: null, reason: UNPOSTED };
  }
  return { ...paid, record: { ...paid.record, fields }, problems: [], further: [] };
}

/** Columns of which the words say more than what was read from them. */
function saidBeside(kind: RecordKind, read: ReadRecord, all: readonly RecordCells[]): Column[] {
  const told = all
    .flatMap((one) => one.written("state") ?? [])
    .find((one) => kind === "orders" || saysMore(one));
  // A currency of no amount that could be read says something only beside the words that stand there.
  const currency = Object.values(read).some(isMoney) ? null : all[0]?.written("currency");
  const code = all[0]?.written("code");
  const remark = code && saysMoreThanCode(code.cell) ? code : null;
  // "Story x3" is one kind of post, and says how many.
  const format = kind === "posts" ? all[0]?.written("format") : null;
  const counted = format && isOfSeveral(format.cell) ? format : null;
  return [told, currency, remark, counted]
    .flatMap((one) => one?.column ?? [])
    .concat(all[0]?.summed() ?? [], netted(all[0]));
}

/** What was paid and what went back of an order: of the two only what is left is its amount. */
function netted(cells: RecordCells | undefined): Column[] {
  const sides = [cells?.written("amount"), cells?.written("refund")].flatMap((one) => one ?? []);
  return sides.length > 1 && sides.every(({ cell }) => /[1-9]/u.test(cell))
    ? sides.map(({ column }) => column)
    : [];
}

/** What was paid of an amount, that a part was, or what is said of it: more than whether it is settled. */
function saysMore({ cell }: { cell: string }): boolean {
  return /\d|[,;(–—]|\S\s-/u.test(cell) || isPaidInPart(cell);
}

/** Behind the parts that accounts of a row take. */
const PARTS_OF_TURN = 1000;

function furtherRecords(
  record: TableRecord,
  context: TableContext,
  first: ReadRecord,
  fates: RowFates,
): FurtherRecord[] {
  if ("orderedAt" in first) return furtherMonths(record, context, first, fates);
  return "caption" in first ? furtherPosts(record, context, first, fates) : [];
}

/** The further posts of a row, by whoever posted the first one; what all columns say of the row is said there. */
function furtherPosts(
  record: TableRecord,
  context: TableContext,
  first: ReadRecord,
  fates: RowFates,
): FurtherRecord[] {
  const { line, part, platform, handle, creator } = first;
  const campaign = "campaign" in first ? first.campaign : null;
  return furtherTurns(context.columns).flatMap((turn) => {
    const cells = new RecordCells(record, context.columns, context, fates, turn);
    const of = { line, part: part + turn * PARTS_OF_TURN, platform, handle, creator, fields: {} };
    const isFilled = FURTHER.some((field) => cells.written(field) !== null);
    const post = isFilled ? readPost(cells, of) : null;
    return post === null || post.platform === null
      ? []
      : [{ record: { ...post, campaign: post.campaign ?? campaign }, cells }];
  });
}

const FURTHER = ["url", "postedAt", "caption"] as const;

/** What the code of a row sold in the further months that stand beside the first one. */
function furtherMonths(
  record: TableRecord,
  context: TableContext,
  first: ReadOrder,
  fates: RowFates,
): FurtherRecord[] {
  const dayOf = (turn: number) =>
    context.columns.find((column) => column.turn === turn && column.ofMonth)?.ofMonth;
  first.orderedAt ??= dayOf(0) ?? null;
  const further = furtherTurns(context.columns).flatMap((turn) => {
    const cells = new RecordCells(record, context.columns, context, fates, turn);
    const orderedAt = dayOf(turn);
    if (orderedAt == null || (cells.written("orders") ?? cells.written("amount")) === null) return [];
    const part = first.part + turn * PARTS_OF_TURN;
    return [{ record: { ...first, part, ...readSold(cells), orderedAt, fields: {} }, cells }];
  });
  if (dayOf(0) === undefined || first.orders !== null || first.amount !== null) return further;
  // In the first month nothing was sold: the row begins with the next one.
  const [next, ...others] = further;
  if (next) Object.assign(first, next.record, { part: first.part, fields: first.fields });
  return next ? others : further;
}

/** Whether a row of sales by the month has a figure for none of them. */
function isSoldInNoMonth({ cells }: TableRecord, { columns }: TableContext): boolean {
  const months = columns.filter(({ ofMonth, record }) => ofMonth !== null && record !== null);
  return months.length > 0 && months.every(({ index }) => isNotKnown(textAt(cells, index)));
}

/**
 * "News" in the column of platforms: such a post is on none, whatever the table says of other rows. A link alone is, too,
 * where only headers of figures name a platform.
 */
function namesNoPlatform(record: TableRecord, context: TableContext): boolean {
  const { cell, platform } = platformCell(record, context);
  if (isNotKnown(cell)) return context.isPlatformGuessed && hasLink(record, context);
  const isRead = platform !== null || isDitto(cell) || accountWord(cell) !== null;
  return !isRead && readFormat(cell) === null;
}

function hasLink({ cells }: TableRecord, { columns }: TableContext): boolean {
  const column = columns.find(({ record }) => record === "url");
  const cell = textAt(cells, column?.index);
  return !isNotKnown(cell) && readAccount(cell).kind !== "account";
}

function placeOfLink(record: ReadRecord): ReadPost["platform"] {
  if (!("url" in record) || record.url === null) return null;
  return readPostLink(record.url)?.platform ?? null;
}

function isMoney(value: unknown): boolean {
  return typeof value === "object" && value !== null && "amount" in value;
}

function named(column: Parameters<typeof uniqueName>[0]): { index: number; name: string } {
  return { index: column.index, name: uniqueName(column) };
}

function whyNoPlatform(post: ReadRecord): string {
  if ("url" in post && post.url !== null) return "Herald keeps posts of Instagram, YouTube and TikTok";
  return "Neither a link nor a platform says where this was posted";
}

/** The creator as the row calls them: their name, else what stands where the handle would; also kept as it is written. */
function creatorOf(
  record: TableRecord,
  { columns, kind }: TableContext,
  fates: RowFates,
  keep: (index: number, name: string) => void,
): string | null {
  const isSaid = ({ field, header }: Column) =>
    field === "handle" || (field === "name" && (kind !== "orders" || callsCreator(header)));
  const filled = columns.filter(
    (column) => isSaid(column) && !isNotKnown(textAt(record.cells, column.index)),
  );
  const names = filled.filter(({ field }) => field === "name");
  const parts = names.filter(isPartOfName);
  const said = parts.length > 0 ? inOrder(parts) : [names[0] ?? filled[0]].flatMap((one) => one ?? []);
  for (const column of said) {
    if (column.field === "name" || fates[column.index] !== "stored") keep(column.index, named(column).name);
    fates[column.index] = "stored";
  }
  return said.length === 0 ? null : said.map(({ index }) => textAt(record.cells, index)).join(" ");
}
