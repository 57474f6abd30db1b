import type { Platform } from "@app/contract/platforms";
import { handleKey, isHandleOf, namesPlatform, readAccount, readPlatform } from "./cells/accounts.ts";
import type { TableRecord } from "./records.ts";
import type { Column } from "./columns/column.ts";
import { isNotKnown } from "./cells/numbers.ts";
import type { ColumnStyle } from "./cells/rates.ts";
import { isHeading } from "./table.ts";
import { plainWords, shortened } from "./words.ts";

export interface RowAccount {
  platform: Platform;
  handle: string;
  url: string | null;
}

/** A row that gives no creator, and why. */
export type RowLeftOut =
  | { kind: "skipped"; reason: string }
  | { kind: "failed"; message: string; lacksPlatform: boolean };

/** What is known of a table while its rows are read from top to bottom. */
export interface TableContext {
  columns: readonly Column[];
  styles: readonly ColumnStyle[];
  headers: readonly string[];
  /** Platform of the file's name, or the one a person chose. */
  platform: Platform | null;
  /** Platform of the merged cell or heading above; moves on with the rows. */
  above: Platform | null;
}

type Found = { kind: "accounts"; accounts: RowAccount[] } | RowLeftOut;

const TOTAL =
  /^(?:grand |sub ?)?totals?\b|^sum\b|^summe\b|^gesamt|^average$|^avg$|^mean$|^durchschnitt|^promedio|^moyenne|^insgesamt/u;
/** Tables at least this wide hold notes as rows with one filled cell. */
const WIDE = 3;
const SENTENCE_WORDS = 4;

/** The accounts that a record names; else why it names none. Moves `context.above` on at headings. */
export function findAccounts(record: TableRecord, context: TableContext): Found {
  const filled = record.cells.filter((cell) => !isNotKnown(cell));
  const [only = ""] = filled;
  if (filled.length === 0) return { kind: "skipped", reason: "Empty row" };
  if (isHeading(record, context.headers)) return { kind: "skipped", reason: "Heading inside the table" };
  const heading = filled.length === 1 ? readPlatform(only) : null;
  if (heading !== null) {
    context.above = heading;
    return { kind: "skipped", reason: "Heading inside the table" };
  }
  if (isTotal(filled, context)) return { kind: "skipped", reason: "Total" };
  const platform = platformOf(record, context);
  if (typeof platform === "object" && platform !== null) return platform;
  const isNote =
    filled.length === 1 && context.columns.length >= WIDE && !/^@|\//u.test(only) && /\s/u.test(only);
  if (isNote) return { kind: "skipped", reason: "Note, no account" };
  return collect(record, context, platform);
}

/** The platform of a row from its own column, the merged cell above, or what is known of the whole table. */
function platformOf(record: TableRecord, context: TableContext): Platform | null | Found {
  const column = context.columns.find(({ field }) => field === "platform");
  const cell = column ? (record.cells[column.index] ?? "") : "";
  if (isNotKnown(cell)) return context.above ?? context.platform;
  const platform = readPlatform(cell) ?? readPlatform(cell.split(/[\s,/(]+/u)[0] ?? "");
  if (platform !== null) {
    context.above = platform;
    return platform;
  }
  if (namesPlatform(cell)) {
    return {
      kind: "skipped",
      reason: `${shortened(cell)} account: Herald keeps Instagram, YouTube and TikTok`,
    };
  }
  return context.platform;
}

interface Collected {
  accounts: Map<string, RowAccount>;
  bare: { handle: string; column: Column | null }[];
  reason: string | null;
  unreadable: string | null;
}

function collect(record: TableRecord, context: TableContext, platform: Platform | null): Found {
  const found: Collected = { accounts: new Map(), bare: [], reason: null, unreadable: null };
  const columns = context.columns.filter(({ field }) => field === "handle" || field === "url");
  for (const column of columns) readCell(record.cells[column.index] ?? "", column, platform, found);
  const isBlank = columns.every((column) => isNotKnown(record.cells[column.index] ?? ""));
  if (isBlank || (found.accounts.size === 0 && found.bare.length === 0))
    lookElsewhere(record, context, found);
  for (const { handle, column } of found.bare) placeBare(handle, column, platform, found);
  if (found.accounts.size > 0) return { kind: "accounts", accounts: [...found.accounts.values()] };
  return whyNone(record, found);
}

function readCell(cell: string, column: Column, platform: Platform | null, found: Collected): void {
  if (isNotKnown(cell)) return;
  const read = readAccount(cell);
  if (read.kind === "account") add(found, read.account);
  if (read.kind === "handle") found.bare.push({ handle: read.handle, column });
  const place = column.platform ?? platform;
  // "www.name" among handles is a handle, not an address.
  const isOddHandle = read.kind === "address" && column.field === "handle" && !cell.includes("/");
  if (isOddHandle && place !== null && isHandleOf(place, cell)) found.bare.push({ handle: cell, column });
  else if (read.kind === "address") found.reason ??= read.reason;
  if (read.kind !== "none") return;
  for (const piece of cell.split(/[\s,;|]+/u)) {
    const part = readAccount(piece);
    if (part.kind === "account") add(found, part.account);
  }
  if (found.accounts.size > 0) return;
  if (place === "youtube" && column.field === "handle" && isHandleOf(place, cell)) {
    add(found, { platform: place, handle: cell.replaceAll(/\s+/gu, " "), url: null });
    return;
  }
  found.unreadable ??= cell;
}

/** A row of another shape, such as "@name" alone under a table: any cell that plainly is an account. */
function lookElsewhere(record: TableRecord, context: TableContext, found: Collected): void {
  for (const [index, cell] of record.cells.entries()) {
    const field = context.columns[index]?.field ?? null;
    if (field === "handle" || field === "url" || field === "notes" || field === "bio" || field === "brands")
      continue;
    const read = readAccount(cell);
    if (read.kind === "account") add(found, read.account);
    if (read.kind === "handle" && read.isMarked) found.bare.push({ handle: read.handle, column: null });
    if (read.kind === "address") found.reason ??= read.reason;
  }
}

/** A handle without a platform of its own column repeats the address beside it. */
function placeBare(handle: string, column: Column | null, platform: Platform | null, found: Collected): void {
  const own = column?.platform ?? null;
  if (own === null && found.accounts.size > 0) return;
  const place = own ?? platform;
  if (place === null) return;
  if (isHandleOf(place, handle)) add(found, { platform: place, handle, url: null });
  else found.unreadable ??= handle;
}

function add(found: Collected, account: RowAccount): void {
  const key = `${account.platform} ${handleKey(account.platform, account.handle)}`;
  const known = found.accounts.get(key);
  if (!known || known.url === null) found.accounts.set(key, account);
}

function whyNone(record: TableRecord, found: Collected): Found {
  const [bare] = found.bare;
  if (bare && found.unreadable === null) {
    return { kind: "failed", message: `“@${shortened(bare.handle)}” has no platform`, lacksPlatform: true };
  }
  if (found.reason !== null) return { kind: "skipped", reason: found.reason };
  const filled = record.cells.filter((cell) => !isNotKnown(cell));
  const [only = ""] = filled;
  if (filled.length === 1 && (only.split(/\s+/u).length >= SENTENCE_WORDS || only.includes(":"))) {
    return { kind: "skipped", reason: "Note, no account" };
  }
  const text = found.unreadable ?? (filled.length === 1 ? only : null);
  const message =
    text === null ? "Handle and link are empty" : `“${shortened(text)}” is no handle or address`;
  return { kind: "failed", message, lacksPlatform: false };
}

/** "Total" with nothing but numbers beside it; alone only in a wide table, for in a list it may be a handle. */
function isTotal(filled: readonly string[], { columns }: TableContext): boolean {
  const [first = "", ...rest] = filled;
  return (
    (rest.length > 0 || columns.length >= WIDE) &&
    TOTAL.test(plainWords(first)) &&
    rest.every((cell) => /^[\d.,\s%KMBkmb€$£₹+-]+$/u.test(cell))
  );
}
