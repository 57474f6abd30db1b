import type { PriceFormat } from "@app/contract/discovery/imports";
import type { Platform } from "@app/contract/platforms";
import { answerOf } from "#/language/tables/tables.ts";
import { wordKey } from "#/language/fold.ts";
import { readMoment } from "#/discovery/imports/reading/cells/dates.ts";
import { isNotKnown, readNumber } from "#/discovery/imports/reading/cells/numbers.ts";
import { readFormat } from "#/discovery/imports/reading/cells/offers.ts";
import { readPostLink } from "#/discovery/imports/reading/cells/post-links.ts";
import { NO_STYLE } from "#/discovery/imports/reading/cells/rates.ts";
import type { ColumnStyle } from "#/discovery/imports/reading/cells/rates.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { readCurrency, readPrice } from "#/discovery/imports/reading/prices.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { Fate } from "#/discovery/imports/reading/tally.ts";
import type { OwnValue, ReadMoney } from "#/discovery/imports/reading/values.ts";
import { shortened } from "#/discovery/imports/reading/words.ts";
import type { RecordField } from "./record-headers.ts";

/** Who a record is about, as far as its row says. */
export interface RecordOf {
  line: number;
  platform: Platform | null;
  handle: string | null;
  /** The creator as the row calls them, where it gives no handle. */
  creator: string | null;
  /** What has no field, by header. */
  fields: Record<string, OwnValue>;
}

/** One post, or the results of one creator in one campaign. Days are yyyy-mm-dd, instants ISO 8601 in UTC. */
export interface ReadPost extends RecordOf {
  format: PriceFormat | null;
  /** Without what was added to follow clicks. */
  url: string | null;
  postedAt: string | null;
  caption: string | null;
  hashtags: string[];
  mentions: string[];
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  saves: number | null;
  campaign: string | null;
  fee: ReadMoney | null;
  code: string | null;
  orders: number | null;
  revenue: ReadMoney | null;
}

/** One order that a code was used for. */
export interface ReadOrder extends RecordOf {
  order: string | null;
  code: string | null;
  amount: ReadMoney | null;
  orderedAt: string | null;
  state: string | null;
}

/** One invoice of a creator. */
export interface ReadPayment extends RecordOf {
  invoice: string | null;
  campaign: string | null;
  net: ReadMoney | null;
  vat: ReadMoney | null;
  gross: ReadMoney | null;
  issuedOn: string | null;
  due: string | null;
  paidOn: string | null;
  /** Null where the table does not say. */
  state: "open" | "paid" | null;
}

/** What the cells of a row say of its record, by field. */
type Cells = Partial<Record<RecordField, string>>;

const TEXT_MAX = 5000;
const LIST_MAX = 50;
const TAG = /#([\p{L}\p{N}_]+)/gu;
const MENTION = /(?<![\p{L}\p{N}._])@([\p{L}\p{N}._]+)/gu;
const PAID =
  /^(?:paid|settled|done|bezahlt|gezahlt|uberwiesen|beglichen|paye|payee|regle|reglee|pagad[oa]|pag[oa]|saldat[oa]|pagato|odendi|dibayar)\b/u;
const OPEN =
  /^(?:open|unpaid|due|overdue|pending|outstanding|partially|sent|not paid|offen|ausstehend|unbezahlt|uberfallig|non paye|impaye|impayee|en attente|a payer|pendiente|vencid[oa]|pendente|em aberto|aberto|in attesa|da pagare|odenmedi|belum)\b/u;

/** What became of the record cells of a row, and the readers of its fields. */
export class RecordCells {
  readonly #cells: Cells = {};
  readonly #columns = new Map<RecordField, Column>();
  readonly #styles: readonly ColumnStyle[];
  readonly #fates: (Fate | undefined)[];

  constructor(
    record: TableRecord,
    columns: readonly Column[],
    styles: readonly ColumnStyle[],
    fates: (Fate | undefined)[],
  ) {
    this.#styles = styles;
    this.#fates = fates;
    for (const column of columns) {
      const cell = record.cells[column.index] ?? "";
      if (column.record === null || isNotKnown(cell)) continue;
      this.#cells[column.record] = cell;
      this.#columns.set(column.record, column);
    }
  }

  text(field: RecordField): string | null {
    return this.read(field, (cell) => cell.slice(0, TEXT_MAX).toWellFormed());
  }

  count(field: RecordField): number | null {
    return this.read(field, (cell, style) => {
      const number = readNumber(cell, "average", style.mark);
      return number === null || number.isPercent ? null : number.value;
    });
  }

  date(field: RecordField): string | null {
    return this.read(field, (cell, style) => readMoment(cell, style.dates));
  }

  money(field: RecordField): ReadMoney | null {
    const header = this.#columns.get(field)?.header ?? "";
    const currency = this.#cells.currency === undefined ? null : readCurrency(this.#cells.currency);
    return this.read(field, (cell, style) => {
      const price = readPrice(cell, style.mark);
      return price && { amount: price.amount, currency: price.currency ?? currency ?? readCurrency(header) };
    });
  }

  /** Reads a cell and notes what became of it; null where there is none or it cannot be read. */
  read<T>(field: RecordField, reader: (cell: string, style: ColumnStyle) => T | null): T | null {
    const cell = this.#cells[field];
    const column = this.#columns.get(field);
    if (cell === undefined || !column) return null;
    const value = reader(cell, this.#styles[column.index] ?? NO_STYLE);
    const reason = `“${shortened(cell)}” cannot be read as ${field}`;
    this.#fates[column.index] = value === null ? { kind: "refused", reason } : "stored";
    return value;
  }
}

/** A post of its row; null where the row says nothing of one. */
export function readPost(cells: RecordCells, of: RecordOf): ReadPost | null {
  const link = cells.read("url", (cell) => readPostLink(cell) ?? webLink(cell));
  const caption = cells.text("caption");
  const said = cells.read("hashtags", (cell) => listOf(cell, TAG, /^#/u)) ?? [];
  const mentioned = cells.read("mentions", (cell) => listOf(cell, MENTION, /^@/u)) ?? [];
  const format = cells.read("format", (cell) => readFormat(cell));
  cells.read("currency", readCurrency);
  const post: ReadPost = {
    ...of,
    platform: of.platform ?? link?.platform ?? null,
    handle: of.handle ?? link?.handle ?? null,
    format: format ?? link?.format ?? null,
    url: link?.url ?? null,
    postedAt: cells.date("postedAt"),
    caption,
    hashtags: distinct([...said, ...marked(caption, TAG)]),
    mentions: distinct([...mentioned, ...marked(caption, MENTION)]),
    views: cells.count("views"),
    likes: cells.count("likes"),
    comments: cells.count("comments"),
    shares: cells.count("shares"),
    saves: cells.count("saves"),
    campaign: cells.text("campaign"),
    fee: cells.money("fee"),
    code: cells.text("code"),
    orders: cells.count("orders"),
    revenue: cells.money("revenue"),
  };
  return isEmpty(post, of) ? null : post;
}

export function readOrder(cells: RecordCells, of: RecordOf): ReadOrder | null {
  cells.read("currency", readCurrency);
  const order: ReadOrder = {
    ...of,
    order: cells.text("order"),
    code: cells.text("code"),
    amount: cells.money("amount"),
    orderedAt: cells.date("orderedAt"),
    state: cells.text("state"),
  };
  return isEmpty(order, of) ? null : order;
}

export function readPayment(cells: RecordCells, of: RecordOf): ReadPayment | null {
  cells.read("currency", readCurrency);
  const paidOn = cells.date("paidOn");
  const state = cells.read("state", stateOf);
  const payment: ReadPayment = {
    ...of,
    invoice: cells.text("invoice"),
    campaign: cells.text("campaign"),
    net: cells.money("net"),
    vat: cells.money("vat"),
    gross: cells.money("gross"),
    issuedOn: cells.date("issuedOn"),
    due: cells.date("due"),
    paidOn,
    state: state ?? (paidOn === null ? null : "paid"),
  };
  return isEmpty(payment, of) ? null : payment;
}

function stateOf(cell: string): "open" | "paid" | null {
  const key = wordKey(cell);
  if (OPEN.test(key) || answerOf(cell) === false) return "open";
  return PAID.test(key) || answerOf(cell) === true ? "paid" : null;
}

/** A post on a platform that Herald does not keep. */
function webLink(cell: string): { url: string; platform: null; handle: null; format: null } | null {
  const url = /https?:\/\/[^\s"'<>]+/iu.exec(cell)?.[0];
  return url === undefined
    ? null
    : { url: url.replace(/#.*$/u, ""), platform: null, handle: null, format: null };
}

/** Marked words of a cell; without marks, its words between separators. */
function listOf(cell: string, pattern: RegExp, mark: RegExp): string[] | null {
  const found = marked(cell, pattern);
  const words = cell.split(/[,;|\n]+/u).map((word) => word.trim().replace(mark, ""));
  const all = (found.length > 0 ? found : words).filter((word) => word !== "").slice(0, LIST_MAX);
  return all.length === 0 ? null : all.map((word) => word.toLowerCase());
}

function marked(text: string | null, pattern: RegExp): string[] {
  return Array.from((text ?? "").matchAll(pattern), (match) =>
    (match[1] ?? "").replace(/\.+$/u, "").toLowerCase(),
  );
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, LIST_MAX);
}

function isEmpty(record: RecordOf, of: RecordOf): boolean {
  const own = Object.entries(record).filter(([name]) => !(name in of));
  return own.every(([, value]) => value === null || (Array.isArray(value) && value.length === 0));
}
