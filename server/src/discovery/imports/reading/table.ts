import { readAccount } from "./cells/accounts.ts";
import type { TableRecord } from "./records.ts";
import { isOrderHeader, readHeader } from "./columns/headers.ts";
import { isNotKnown } from "./cells/numbers.ts";
import { plainWords } from "./words.ts";

/** A table as it stands in the file, with its header found. */
export interface Table {
  /** Line of the header; null when there is none. */
  headerLine: number | null;
  /** One text a column, line breaks made spaces; all empty without a header. */
  headers: string[];
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
export function findTable(records: readonly TableRecord[]): Table {
  const header = findHeader(records);
  if (header === null) {
    const plain = unlisted(records);
    return { headerLine: null, headers: emptyCells(widthOf(plain)), records: plain, titles: [] };
  }
  const row = records[header];
  const headers = emptyCells(widthOf(records)).map((_cell, index) =>
    (row?.cells[index] ?? "").replaceAll(/\s+/gu, " "),
  );
  return {
    headerLine: row?.line ?? null,
    headers,
    records: records.slice(header + 1),
    titles: records.slice(0, header),
  };
}

/** Whether a record repeats the header, as printed tables do on every page. */
export function isHeading(record: TableRecord, headers: readonly string[]): boolean {
  const filled = record.cells.filter((cell) => cell !== "");
  if (filled.length === 0 || headers.every((header) => header === "")) return false;
  return record.cells.every((cell, index) => plainWords(cell) === plainWords(headers[index] ?? ""));
}

function findHeader(records: readonly TableRecord[]): number | null {
  let best: { index: number; score: number } | null = null;
  let seen = 0;
  for (const [index, { cells }] of records.entries()) {
    if (cells.every((cell) => cell === "")) continue;
    seen += 1;
    if (seen > HEADER_WITHIN) break;
    const score = headerScore(cells);
    if (score > 0 && (best === null || score > best.score)) best = { index, score };
  }
  return best?.index ?? null;
}

/** Cells that name a field; 0 when the record holds data, or when too few cells say anything. */
function headerScore(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.some(isData)) return 0;
  const telling = filled.filter((cell) => readHeader(cell).fields.length > 0).length;
  const ordering = filled.filter(isOrderHeader).length;
  const isWide = telling > 1 && filled.some(namesAccounts);
  if (telling === 0 || (!isWide && telling + ordering < filled.length * 0.3)) return 0;
  const isSentence = filled.length === 1 && (filled[0] ?? "").split(/\s+/u).length > 3;
  return isSentence ? 0 : telling;
}

/** "Handle", "Profile link": no cell of a row reads so. A platform's name may be one. */
function namesAccounts(cell: string): boolean {
  const { fields, platform } = readHeader(cell);
  return platform === null && (fields[0] === "handle" || fields[0] === "url");
}

function isData(cell: string): boolean {
  if (cell.startsWith("@") || /^[\d.,%\s]{2,}$/u.test(cell) || /[^\s@]@[^\s@]/u.test(cell)) return true;
  const kind = readAccount(cell).kind;
  return kind === "address" || kind === "account";
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
