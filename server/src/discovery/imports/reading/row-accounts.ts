import type { Platform } from "@app/contract/platforms";
import {
  handleKey,
  isHandleOf,
  mentionedPlatform,
  namesPlatform,
  readAccount,
  readPlatform,
} from "./cells/accounts.ts";
import type { TableRecord } from "./records.ts";
import { placeOfFormat, readFormat, readOffers } from "./cells/offers.ts";
import type { Column } from "./columns/column.ts";
import { isNotKnown } from "./cells/numbers.ts";
import { findPostLink } from "./cells/post-links.ts";
import type { GroupColumns } from "./columns/audience-columns.ts";
import type { OwnColumn } from "./columns/own-columns.ts";
import type { ColumnStyle } from "./cells/rates.ts";
import type { KindReading } from "./kinds/kinds.ts";
import type { Fate } from "./tally.ts";
import { isHeading } from "./table.ts";
import { plainWords, shortened } from "./words.ts";

export interface RowAccount {
  platform: Platform;
  handle: string;
  url: string | null;
}

/** A row that gives no creator, and why. */
export type RowLeftOut =
  /** `isBeside`: the row is no part of the table's data, such as a total. */
  | { kind: "skipped"; reason: string; isBeside: boolean }
  /** `handle`: it lacks nothing but its platform. */
  | { kind: "failed"; message: string; handle: string | null; platform: Platform | null };

/** What is known of a table while its rows are read from top to bottom. */
export interface TableContext {
  columns: readonly Column[];
  styles: readonly ColumnStyle[];
  headers: readonly string[];
  /** Platform of the file's name, or the one a person chose. */
  platform: Platform | null;
  /** Platform of the merged cell or heading above; moves on with the rows. */
  above: Platform | null;
  kind: KindReading["kind"];
  /** Fields of the workspace's own, by the place of their column. */
  own: ReadonlyMap<number, OwnColumn>;
  /** Where a table with a row for each group of an audience says what is measured. */
  groups: GroupColumns | null;
  /** Platforms of handles that name none, in lower case. */
  places: ReadonlyMap<string, Platform>;
  /** What a title says of all prices. */
  currency: string | null;
  vat: "included" | "excluded" | null;
  /** Columns of figures that stood in a row with several accounts and name none. */
  ofNobody: Set<number>;
  /** Cities that may be in several countries, with an example each. */
  doubtfulCities: Map<string, readonly string[]>;
}

type Found =
  | { kind: "accounts"; accounts: RowAccount[]; fates: Map<number, Fate>; links: string[] }
  | RowLeftOut;

const TOTAL =
  /^(?:grand |sub ?|sous ?)?tota(?:ls?|le|ux|les)\b|^sum\b|^(?:zwischen)?summe\b|^somme\b|^suma\b|^gesamt|^average$|^avg$|^mean$|^median$|^durchschnitt|^promedio|^moyenne|^insgesamt|^toplam\b|^jumlah\b|^kul\b/u;
/** Tables at least this wide hold notes as rows with one filled cell. */
const WIDE = 3;
const SENTENCE_WORDS = 4;

/** The accounts that a record names; else why it names none. Moves `context.above` on at headings. */
export function findAccounts(record: TableRecord, context: TableContext): Found {
  const filled = record.cells.filter((cell) => !isNotKnown(cell));
  const [only = ""] = filled;
  if (filled.length === 0) return beside("Empty row");
  if (isHeading(record, context.headers)) return beside("Heading inside the table");
  const heading = filled.length === 1 ? readPlatform(only) : null;
  if (heading !== null) {
    context.above = heading;
    return beside("Heading inside the table");
  }
  if (isTotal(filled, context)) return beside("Total");
  const platform = platformOf(record, context);
  if (typeof platform === "object" && platform !== null) return platform;
  const isNote =
    filled.length === 1 && context.columns.length >= WIDE && !/^@|\//u.test(only) && /\s/u.test(only);
  if (isNote) return beside("Note, no account");
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
      isBeside: false,
      reason: `${shortened(cell)} account: Herald keeps Instagram, YouTube and TikTok`,
    };
  }
  return context.platform;
}

interface Collected {
  accounts: Map<string, RowAccount>;
  bare: { handle: string; column: Column | null; index: number }[];
  /** What became of the cells that accounts were looked for in. */
  fates: Map<number, Fate>;
  /** Addresses that are no profile of a platform that is kept. */
  links: string[];
  reason: string | null;
  unreadable: string | null;
}

function collect(record: TableRecord, context: TableContext, platform: Platform | null): Found {
  const found: Collected = {
    accounts: new Map(),
    bare: [],
    fates: new Map(),
    links: [],
    reason: null,
    unreadable: null,
  };
  const columns = context.columns.filter(({ field }) => field === "handle" || field === "url");
  for (const column of columns) readCell(record.cells[column.index] ?? "", column, platform, found);
  const isBlank = columns.every((column) => isNotKnown(record.cells[column.index] ?? ""));
  if (isBlank || (found.accounts.size === 0 && found.bare.length === 0))
    lookElsewhere(record, context, found);
  const ofLink = postLinkOf(record, context);
  const place = ofLink?.platform ?? platform;
  const format = context.kind === "posts" ? formatOf(record, context) : "";
  for (const bare of found.bare) {
    const known = mentionedPlatform(format) ?? context.places.get(bare.handle.toLowerCase());
    placeBare(bare, place ?? known ?? placeOfFormat(readFormat(format)), found);
  }
  if (found.accounts.size === 0 && found.bare.length === 0) addPoster(ofLink, found);
  const { accounts, fates, links } = found;
  if (accounts.size > 0) return { kind: "accounts", accounts: [...accounts.values()], fates, links };
  return whyNone(record, found, platform);
}

/** What the link of a row's post says: where it was posted, and often by whom. */
function postLinkOf(record: TableRecord, { kind, columns }: TableContext) {
  if (kind !== "posts") return null;
  const column = columns.find((one) => one.record === "url");
  return column ? { ...findPostLink(record.cells[column.index] ?? ""), index: column.index } : null;
}

function formatOf(record: TableRecord, { columns }: TableContext): string {
  const column = columns.find((one) => one.record === "format");
  return column ? (record.cells[column.index] ?? "") : "";
}

function addPoster(link: ReturnType<typeof postLinkOf>, found: Collected): void {
  const { platform, handle } = link ?? {};
  if (link && platform && handle) add(found, { platform, handle, url: null }, link.index);
}

/** A cross where an account would stand says that there is none. */
const NO_ACCOUNT = /^[xX×✗✘]$/u;

function readCell(cell: string, column: Column, platform: Platform | null, found: Collected): void {
  if (isNotKnown(cell) || NO_ACCOUNT.test(cell)) return;
  const { index } = column;
  const read = readAccount(cell);
  const place = column.platform ?? platform;
  // "www.name" among handles is a handle, not an address.
  const isOddHandle = read.kind === "address" && column.field === "handle" && !cell.includes("/");
  if (isOddHandle && place !== null && isHandleOf(place, cell))
    found.bare.push({ handle: cell, column, index });
  else if (read.kind === "account") add(found, read.account, index);
  else if (read.kind === "handle") found.bare.push({ handle: read.handle, column, index });
  else if (read.kind === "address") {
    found.reason ??= read.reason;
    found.links.push(cell);
    found.fates.set(index, "stored");
  } else readSeveral(cell, column, place, found);
}

/** "@ana / @ana.tv", links in a row, or a channel's title. */
function readSeveral(cell: string, column: Column, place: Platform | null, found: Collected): void {
  const { index } = column;
  const parts = cell.split(/[\s,;|/&+]+/u).filter((piece) => piece !== "");
  const pieces = parts.some((piece) => piece.includes(".com")) ? cell.split(/[\s,;|]+/u) : parts;
  const read = pieces.map((piece) => readAccount(piece));
  const isOfHandles = read.length > 1 && read.every((one) => one.kind === "account" || one.kind === "handle");
  const isPlain = isOfHandles && (!/\s/u.test(cell) || /[,;|/&+]/u.test(cell)) && column.field === "handle";
  for (const one of read) {
    if (one.kind === "account") add(found, one.account, index);
    const isMeant = one.kind === "handle" && (one.isMarked || (isPlain && place !== "youtube"));
    if (one.kind === "handle" && isMeant) found.bare.push({ handle: one.handle, column, index });
  }
  if (found.fates.has(index) || found.bare.some((one) => one.index === index)) return;
  if (place === "youtube" && column.field === "handle" && isHandleOf(place, cell)) {
    add(found, { platform: place, handle: cell.replaceAll(/\s+/gu, " "), url: null }, index);
    return;
  }
  found.unreadable ??= cell;
  found.fates.set(index, { kind: "refused", reason: `“${shortened(cell)}” is no handle or address` });
}

const NOT_OF_ACCOUNTS: ReadonlySet<string> = new Set(["handle", "url", "notes", "bio", "brands", "links"]);

/** A row of another shape, such as "@name" alone under a table: any cell that plainly is an account. */
function lookElsewhere(record: TableRecord, context: TableContext, found: Collected): void {
  if (context.kind !== "creators") return;
  for (const [index, cell] of record.cells.entries()) {
    if (NOT_OF_ACCOUNTS.has(context.columns[index]?.field ?? "")) continue;
    const read = readAccount(cell);
    if (read.kind === "account") add(found, read.account, index);
    if (read.kind === "handle" && read.isMarked)
      found.bare.push({ handle: read.handle, column: null, index });
    if (read.kind === "address") found.reason ??= read.reason;
  }
}

/** A handle without a platform of its own column repeats the address beside it, or is one more account. */
function placeBare(
  { handle, column, index }: Collected["bare"][number],
  platform: Platform | null,
  found: Collected,
): void {
  const own = column?.platform ?? null;
  if (own === null && found.accounts.size > 0 && !isBesideHandles(index, found)) {
    const isSame = [...found.accounts.values()].some(
      (account) => handleKey(account.platform, account.handle) === handleKey(account.platform, handle),
    );
    const reason = `The account beside it is another one than “${shortened(handle)}”, and counts`;
    if (!found.fates.has(index)) found.fates.set(index, isSame ? "stored" : { kind: "refused", reason });
    return;
  }
  const place = own ?? platform;
  if (place === null) return;
  if (isHandleOf(place, handle)) add(found, { platform: place, handle, url: null }, index);
  else {
    found.unreadable ??= handle;
    found.fates.set(index, { kind: "refused", reason: `“${shortened(handle)}” is no handle or address` });
  }
}

/** Whether the cell holds several handles of which an earlier one is placed. */
function isBesideHandles(index: number, { bare, accounts }: Collected): boolean {
  const others = bare.filter((one) => one.index === index).map(({ handle }) => handle);
  return others.length > 1 && [...accounts.values()].every(({ handle }) => others.includes(handle));
}

function add(found: Collected, account: RowAccount, index: number): void {
  const key = `${account.platform} ${handleKey(account.platform, account.handle)}`;
  const known = found.accounts.get(key);
  if (!known || known.url === null) found.accounts.set(key, account);
  found.fates.set(index, "stored");
}

function whyNone(record: TableRecord, found: Collected, platform: Platform | null): Found {
  const [bare] = found.bare;
  if (bare && found.unreadable === null) {
    const message = `“@${shortened(bare.handle)}” has no platform`;
    return { kind: "failed", message, handle: bare.handle, platform: null };
  }
  if (found.reason !== null) return { kind: "skipped", reason: found.reason, isBeside: false };
  const filled = record.cells.filter((cell) => !isNotKnown(cell));
  const [only = ""] = filled;
  if (filled.length === 1 && (only.split(/\s+/u).length >= SENTENCE_WORDS || only.includes(":"))) {
    return beside("Note, no account");
  }
  const text = found.unreadable ?? (filled.length === 1 ? only : null);
  const message =
    text === null ? "Handle and link are empty" : `“${shortened(text)}” is no handle or address`;
  return { kind: "failed", message, handle: null, platform };
}

function beside(reason: string): RowLeftOut {
  return { kind: "skipped", reason, isBeside: true };
}

/** "Total" with nothing but numbers beside it; alone only in a wide table, for in a list it may be a handle. */
function isTotal(filled: readonly string[], { columns }: TableContext): boolean {
  const [first = "", ...rest] = filled;
  return (
    (rest.length > 0 || columns.length >= WIDE) &&
    TOTAL.test(plainWords(first)) &&
    rest.every((cell) => /^[\d.,\s%KMBkmb€$£₹+-]+$/u.test(cell) || readOffers(cell, null).length > 0)
  );
}
