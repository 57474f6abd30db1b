import { readAccount } from "./cells/accounts.ts";
import { alignBlocks } from "./blocks.ts";
import { endLastGroup } from "./groups/group-ends.ts";
import type { PlacedRecord, TableRecord } from "./records.ts";
import { isOrderHeader, namesAudience, readHeader } from "./columns/headers.ts";
import { namesTopCities } from "./columns/work-headers.ts";
import { readRecordHeader } from "./kinds/record-headers.ts";
import { monthOfHeader } from "./history/month-headers.ts";
import { readPeriod } from "./history/periods.ts";
import { readDate } from "#/language/time/dates.ts";
import { readCurrency } from "./cells/currencies.ts";
import { isNotKnown } from "./cells/numbers.ts";
import { findContrastingHeader } from "./tables/contrasting-header.ts";
import { wrappedHeader } from "./tables/wrapped-header.ts";
import { plainWords, singleSpaced, textAt } from "./words.ts";

/** A table as it stands in the file, with its header found. */
export interface Table {
  /** Line of the header; null when there is none. */
  headerLine: number | null;
  /** One text a column, line breaks made spaces; all empty without a header. */
  headers: string[];
  /** The merged cell above each header, empty where there is none. */
  groups: string[];
  /** Records below the header. */
  records: TableRecord[];
  /** Records above the header: titles and notes. */
  titles: TableRecord[];
}

/** Columns that are read; the cells of further ones are kept with their row. */
const COLUMNS_MAX = 200;
/** Filled records among which the header is looked for. */
const HEADER_WITHIN = 15;

/** Finds the header below blank rows and titles, and makes plain lists of handles into one account a record. */
export function findTable(records: readonly PlacedRecord[]): Table {
  const found = findHeader(records);
  if (found === null) {
    const plain = unlisted(records);
    const none = emptyCells(widthOf(plain));
    return { headerLine: null, headers: none, groups: none, records: plain, titles: [] };
  }
  const header = isGroupRow(records[found], records[found + 1]) ? found + 1 : found;
  const [above, row] = [records[header - 1], records[header]];
  const blank = emptyCells(widthOf(records));
  const isGrouped = header > found || isGroupRow(above, row);
  const wrapped = isGrouped ? null : wrappedHeader(records, header - 1, WORDS);
  const goesOn = isGrouped || wrapped !== null ? null : wrappedHeader(records, header, WORDS);
  const last = goesOn === null ? header : header + 1;
  const own = blank.map((_cell, index) => singleSpaced(textAt(wrapped ?? goesOn ?? row?.cells, index)));
  const groups = isGrouped ? groupsAbove(withoutTall(above, row), blank, own) : blank;
  const headers = own.map((text, index) => (text === "" ? textAt(groups, index) : text));
  const known = new Set(headers.filter((text) => text !== "").map(plainWords));
  // Every row is asked, and few repeat a word of the header.
  const isHeader = (cells: readonly string[]) =>
    cells.some((cell) => known.has(plainWords(cell))) && isBlockHeader(cells, headers);
  const blocks = alignBlocks(headers, records.slice(last + 1), isHeader, COLUMNS_MAX);
  return {
    headerLine: records[last]?.line ?? null,
    headers: blocks.headers,
    groups: blocks.headers.map((text, index) => (groups[index] === text ? "" : textAt(groups, index))),
    records: blocks.records,
    titles: records.slice(0, wrapped === null ? header : header - 1),
  };
}

/** The merged cell above each header; how far the last one reaches a workbook says itself. */
function groupsAbove(
  above: PlacedRecord | undefined,
  blank: readonly string[],
  own: readonly string[],
): string[] {
  const groups = spread(above, blank);
  return (above?.merged?.across.length ?? 0) > 0 ? groups : endLastGroup(groups, own);
}

/** A line of headers without those that are merged with the line below: they head their column alone. */
function withoutTall(above: PlacedRecord | undefined, below: PlacedRecord | undefined) {
  const tall = below?.merged?.down ?? [];
  if (above === undefined || tall.length === 0) return above;
  return { ...above, cells: above.cells.map((cell, index) => (tall.includes(index) ? "" : cell)) };
}

/** Whether a record holds merged cells above the headers of another: gaps that are filled below. */
function isGroupRow(first: PlacedRecord | undefined, below: PlacedRecord | undefined): boolean {
  const above = withoutTall(first, below);
  if (!above || !below || below.line !== above.line + above.height) return false;
  const cells = above.cells.map((cell, index) => (isRepeated(above.cells, index) ? "" : cell));
  const filled = cells.filter((cell) => cell !== "");
  // "Name | City | Instagram | | TikTok | | Email": headers of one line and groups of two in the same row.
  const isBeside = below.cells.every((cell, index) => {
    const over = textAt(cells, index);
    return cell === "" || over === "" || saysGroup(over);
  });
  if (filled.length === 0 || (filled.length > cells.length / 2 + 1 && !isBeside)) return false;
  const isMerged = (above.merged?.across.length ?? 0) > 1;
  const isInformative = isMerged || filled.some((cell) => saysGroup(cell));
  const gaps = cells.filter((cell, index) => cell === "" && textAt(below.cells, index) !== "" && index > 0);
  const isTitle = filled.length === 1 && textAt(cells, 0) !== "";
  const platforms = filled.flatMap((cell) => readHeader(cell).platform ?? []);
  const share = isMerged || platforms.length > 1 ? TELLING_BELOW_GROUPS : TELLING;
  const isAbove = isInformative && !isTitle && gaps.length > 0 && !above.cells.some(isData);
  return isAbove && isHeaderLike(below.cells, share);
}

/** Written out in every column that it heads, as "Instagram, Instagram". */
function isRepeated(cells: readonly string[], index: number): boolean {
  return cells[index] !== "" && cells[index] === cells[index - 1];
}

/** A platform, a format, money or an audience: what the headers below belong to. */
function saysGroup(cell: string): boolean {
  if (isRemark(cell)) return false;
  const { fields, platform, format } = readHeader(cell);
  const first = textAt(fields, 0);
  return (
    platform !== null ||
    (format !== null && format !== "post") ||
    namesAudience(cell) ||
    namesTopCities(cell) ||
    first === "price" ||
    first.startsWith("audience") ||
    readCurrency(cell) !== null ||
    monthOfHeader(cell)?.rest === ""
  );
}

/** "All rates in € net, usage 6 months" is said of the table, not of the columns it stands above. */
function isRemark(cell: string): boolean {
  return cell.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length > GROUP_WORDS;
}

const GROUP_WORDS = 4;

/** Share of cells that must say what stands below: fewer below several merged cells, or several platforms. */
const TELLING = 0.6;
const TELLING_BELOW_GROUPS = 0.4;

/** Most cells name a field, a format or a month, and none is data. */
function isHeaderLike(cells: readonly string[], share: number): boolean {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length < 2 || filled.some(isData)) return false;
  const telling = filled.filter((cell) => {
    const { fields, format } = readHeader(cell);
    return fields.length > 0 || format !== null || namesMonth(cell) || namesRecord(cell);
  });
  return telling.length >= filled.length * share;
}

/** Words of a header, one of which says account, or most of which stand in the one above: no row of creators reads so. */
function isBlockHeader(cells: readonly string[], above: readonly string[] = []): boolean {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length < 2 || filled.some(isData)) return false;
  const known = new Set(above.map(plainWords));
  const isTelling = (cell: string) => known.has(plainWords(cell)) || readHeader(cell).fields.length > 0;
  const again = cells.filter((cell, index) => headsTheSame(cell, textAt(above, index)));
  const isAgain = again.length > 1 && again.length > filled.length / 2;
  return (isAgain || filled.some(headsAccounts)) && filled.filter(isTelling).length >= filled.length * 0.6;
}

/** "Price (CHF)" heads what "Price (EUR)" does. */
function headsTheSame(cell: string, above: string): boolean {
  if (cell === "" || above === "") return false;
  const [field] = readHeader(cell).fields;
  return (
    plainWords(cell) === plainWords(above) || (field !== undefined && field === readHeader(above).fields[0])
  );
}

function headsAccounts(cell: string): boolean {
  return namesAccounts(cell) && cell.split(/\s+/u).length <= HEADER_WORDS;
}

const HEADER_WORDS = 3;

/**
 * Merged cells stand in their first column: each counts until the next. Where a workbook says how far one reaches, or one
 * is written out, all of them end.
 */
function spread(above: TableRecord | undefined, blank: readonly string[]): string[] {
  const { cells = [], merged } = above ?? {};
  const spans = merged?.across ?? [];
  const isWritten = cells.some((_cell, index) => isRepeated(cells, index));
  const isWithin = (index: number) => spans.some(([first, last]) => index > first && index <= last);
  let current = "";
  return blank.map((_cell, index) => {
    const text = singleSpaced(textAt(cells, index));
    const isEnd = isWritten || (spans.length > 0 && !isWithin(index));
    if (text !== "" || isEnd) current = saysGroup(text) ? text : "";
    return current === "" && !isRemark(text) ? text : current;
  });
}

/** Whether a record repeats the header, as printed tables do on every page. */
export function isHeading(record: TableRecord, headers: readonly string[]): boolean {
  if (record.isHeading) return true;
  if (headers.every((header) => header === "")) return false;
  return record.cells.every((cell, index) => plainWords(cell) === plainWords(textAt(headers, index)));
}

function findHeader(records: readonly TableRecord[]): number | null {
  let best: { index: number; score: number } | null = null;
  let seen = 0;
  for (const [index, { cells }] of records.entries()) {
    if (cells.every((cell) => cell === "")) continue;
    seen += 1;
    if (seen > HEADER_WITHIN) break;
    // "total 4" below a list of accounts heads nothing.
    const isBelowAll =
      records.slice(0, index).some((record) => record.cells.some(isData)) &&
      records.slice(index + 1).every((record) => record.cells.every((cell) => cell === ""));
    const score = isBelowAll ? 0 : headerScore(cells);
    // What comes behind the rows of a first block heads a further one.
    if (
      best !== null &&
      records.slice(best.index + 1, index).some((record) => record.cells.some(isData)) &&
      (isBlockHeader(records[best.index]?.cells ?? []) || isBlockHeader(cells, records[best.index]?.cells))
    )
      break;
    if (score > 0 && (best === null || score > best.score)) best = { index, score };
  }
  return best?.index ?? findSparseHeader(records) ?? findContrastingHeader(records, isData);
}

/** Filled records below a header that names one field alone, in which that field must hold figures. Chosen by us. */
const LOOKED_AT = 4;
const FIGURES_MIN = 2;

/** "Follower | | what she wants | | when": few columns have a name, one is that of a figure, and figures stand below it. */
function findSparseHeader(records: readonly TableRecord[]): number | null {
  const filled = [...records.entries()].filter(([, { cells }]) => cells.some((cell) => cell !== ""));
  for (const [at, [index, { cells }]] of filled.slice(0, HEADER_WITHIN).entries()) {
    const words = cells.filter((cell) => cell !== "");
    if (words.some(isData)) return null;
    const below = filled.slice(at + 1, at + 1 + LOOKED_AT).map(([, record]) => record.cells);
    const isOfFigures = (cell: string, column: number) =>
      FIGURES.has(textAt(readHeader(cell).fields, 0)) &&
      below.filter((row) => /\d/u.test(textAt(row, column))).length >= FIGURES_MIN;
    const isWordy = words.some((cell) => /\d/u.test(cell) || cell.split(/\s+/u).length > SPARSE_WORDS);
    if (words.length > 2 && !isWordy && cells.some(isOfFigures)) return index;
  }
  return null;
}

const SPARSE_WORDS = 4;
const FIGURES: ReadonlySet<string> = new Set(["followers", "avgViews", "engagementRate", "price"]);

/** Cells that name a field; 0 when the record holds data, or when too few cells say anything. */
function headerScore(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.some(isData)) return 0;
  const telling = filled.filter((cell) => readHeader(cell).fields.length > 0 || namesRecord(cell)).length;
  const ordering = filled.filter(isOrderHeader).length;
  const isOfAccounts = filled.some(namesAccounts);
  // "Handle, Jun 2026, Jul 2026": a column for each month.
  const months = isOfAccounts ? filled.filter(namesMonth).length : 0;
  const isWide = telling + months > 1 && isOfAccounts;
  if (telling === 0 || (!isWide && telling + ordering < filled.length * 0.3)) return 0;
  const isSentence = filled.length === 1 && textAt(filled, 0).split(/\s+/u).length > 3;
  return isSentence ? 0 : telling + months;
}

/** Whether a record heads a table of people, posts, orders or payments, by most of its words; no row of one reads so. */
export function headsTable(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  if (
    filled.length < HEADERS_MIN ||
    filled.some((cell) => HAS_DATA.test(cell.replace(TAX_RATE, "")) || isData(cell))
  )
    return false;
  const telling = filled.filter((cell) => readHeader(cell).fields.length > 0 || namesRecord(cell));
  return telling.length >= filled.length * TELLING;
}

const HEADERS_MIN = 3;
/** "VAT 20%" heads what such a rate makes. */
const TAX_RATE = /(?<=\p{L}[ (]{0,2})\d{1,2}(?:[.,]\d+)?\s?%/u;
const HAS_DATA = /\d|:\/\/|^@\S/u;

function namesMonth(cell: string): boolean {
  return /\p{L}/u.test(cell) && readDate(cell) === null && readPeriod(cell) !== null;
}

/** "Invoice", "Discount code", "Order": what tables of posts, orders and payments have. */
function namesRecord(cell: string): boolean {
  return RECORD_KINDS.some((kind) => readRecordHeader(kind, cell) !== null);
}

const RECORD_KINDS = ["posts", "orders", "payments"] as const;

/** What tells a second line of headers from a row. */
const WORDS = { isData, says: (cell: string) => readHeader(cell).fields.length > 0 || namesRecord(cell) };

/** "Handle", "Profile link": no cell of a row reads so. A platform's name may be one. */
function namesAccounts(cell: string): boolean {
  const { fields, platform } = readHeader(cell);
  return platform === null && (fields[0] === "handle" || fields[0] === "url");
}

function isData(cell: string): boolean {
  // "@ Instagram", "% 1" and "Audience (IG)" head columns, "@lena" and "lena (IG)" are accounts.
  if (/^@\S/u.test(cell) || /^(?=..)(?:%\d|[\d.,])[\d.,%\s]*$/u.test(cell) || /[^\s@]@[^\s@]/u.test(cell))
    return true;
  const read = readAccount(cell);
  if (read.kind !== "account") return read.kind === "address";
  return read.account.url !== null || !(namesAudience(cell) || headsPlatform(cell));
}

/** "Handle (IG)" and "TikTok: Follower" say what stands below; "lena (IG)" is somebody. */
function headsPlatform(cell: string): boolean {
  const words = cell.replace(/\([^()]*\)|[^:]*:/u, "");
  return words !== cell && readHeader(words).fields.length > 0;
}

/** "@a, @b, @c" on one line are three accounts. */
function unlisted(records: readonly TableRecord[]): TableRecord[] {
  const filled = records.flatMap(({ cells }) => cells).filter((cell) => !isNotKnown(cell));
  const isList = filled.length > 0 && (widthOf(records) === 1 || filled.every(isListed));
  if (!isList) return [...records];
  return records.flatMap(({ line, cells }) =>
    cells
      .filter((cell) => cell !== "")
      .flatMap((cell) => listed(cell).map((one) => ({ line, cells: [one] }))),
  );
}

function isListed(cell: string): boolean {
  return listed(cell).every((one) => {
    const read = readAccount(one);
    return (
      read.kind === "account" || read.kind === "address" || (read.kind === "handle" && !/^\d/u.test(one))
    );
  });
}

function listed(cell: string): string[] {
  const pieces = cell.split(/[\s,;]+/u).filter((piece) => piece !== "");
  return pieces.length > 1 && pieces.every((piece) => /^@|^https?:|\.(?:com|be)\//iu.test(piece))
    ? pieces
    : [cell];
}

function widthOf(records: readonly TableRecord[]): number {
  const width = records.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  return Math.min(width, COLUMNS_MAX);
}

function emptyCells(width: number): string[] {
  return Array.from({ length: width }, () => "");
}
