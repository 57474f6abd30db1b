import { isRecordKind } from "@app/contract/discovery/import-records";
import type { Platform } from "@app/contract/platforms";
import {
  headedPlatform,
  headsElsewhere,
  isDay,
  isFigure,
  isHandleOf,
  mentionedPlatform,
  namesPlatform,
  readAccount,
  readPlatform,
} from "./cells/accounts.ts";
import type { AccountCell } from "./cells/accounts.ts";
import { accountsIn } from "./cells/listed-accounts.ts";
import type { TableRecord } from "./records.ts";
import { placeOfFormat, readFormat } from "./cells/offers.ts";
import { add, addHandle, addSame, listed, placeBare } from "./collected.ts";
import type { Collected, RowAccount } from "./collected.ts";
import type { Column } from "./columns/column.ts";
import { isNotKnown } from "./cells/numbers.ts";
import { findPostLink } from "./cells/post-links.ts";
import type { DoubtfulPlaces } from "./doubtful-places.ts";
import type { GroupColumns } from "./columns/audience-columns.ts";
import type { BlockCurrency, CountryBlock } from "./groups/country-blocks.ts";
import type { CrossedRows } from "./groups/crossed-rows.ts";
import type { AccountAbove } from "./groups/whose-audience.ts";
import { ofTitle } from "./groups/whose-audience.ts";
import type { OwnColumn } from "./columns/own-columns.ts";
import type { ColumnStyle } from "./cells/rates.ts";
import type { KindReading } from "./kinds/kind-reading.ts";
import { isDescription, isProse, isTotal, WIDE } from "./kinds/rows-without-data.ts";
import type { Fate } from "./tally.ts";
import { accountWord } from "#/language/tables/tables.ts";
import { addInOrder, addNamed, addRemarked, addSeveral, isNumericHandle } from "./row/cells-of-accounts.ts";
import { namedFirst, noteOpen } from "./row/open-handles.ts";
import { placeSaid, platformsListed } from "./row/places-of-handles.ts";
import { beside, whyNone } from "./row/why-left-out.ts";
import { figuredPlatforms } from "./figured-platforms.ts";
import type { UnitsBelow } from "./row/units-below.ts";
import { isHeading } from "./table.ts";
import { isOneOf, shortened, singleSpaced, textAt } from "./words.ts";

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
  /** Only a header of figures names that platform: it says nothing of a post elsewhere. */
  isPlatformGuessed: boolean;
  /** Platform of the merged cell or heading above; moves on with the rows. */
  above: Platform | null;
  /** Rows write their platform again where the one above has the same: one that leaves it blank does not repeat it. */
  isPlatformRepeated: boolean;
  kind: KindReading["kind"];
  /** The place of the column of days in a table of figures over time. */
  history: number | null;
  /** Whose regions the codes of its column are: "ZH", "UR". */
  regionsOf: string | null;
  /** Rows are parcels: what they say of a creator adds up. */
  isOfParcels: boolean;
  /** Fields of the workspace's own, by the place of their column. */
  own: ReadonlyMap<number, OwnColumn>;
  /** Where a table with a row for each group of an audience says what is measured. */
  groups: GroupColumns | null;
  /** The same where each row crosses two groups, as age and gender: what the rows of each account say together. */
  crossed: CrossedRows | null;
  /** The account that a title names, where no column holds accounts. */
  accountAbove: AccountAbove | null;
  /** Platforms of handles that name none, in lower case. */
  places: ReadonlyMap<string, Platform>;
  /** What a title says of all prices. */
  currency: string | null;
  /** The same of blocks below a line of their own. */
  blocks: ReadonlyMap<CountryBlock, BlockCurrency>;
  /** yyyy-mm-dd; null where nobody says. */
  today: string | null;
  /** The day of the figures that are of no month, yyyy-mm-dd. */
  figuresOf: string | null;
  /** Line of the first row below the header. */
  firstLine: number;
  /** "B" stands for bin, a thousand. */
  isTurkish: boolean;
  unitsBelow: readonly UnitsBelow[];
  /** Where its creators are, as the lines above the table or its column of countries say; ISO 3166-1. */
  home: string | null;
  /** The dollars that the table names. */
  dollars: readonly string[];
  /** Amounts that name nothing are in a "$" that may be one of several. */
  isOfOpenDollars: boolean;
  /** The workspace's currency, or the one that a person chose. */
  assumed: string | null;
  /** Amounts, by line and place, whose sign leaves their currency open. */
  openSigns: Set<string>;
  vat: "included" | "excluded" | null;
  /** Numbers of the orders that a row of their own takes back. */
  sentBack: ReadonlySet<string>;
  /** Columns of figures that stood in a row with several accounts and name none. */
  ofNobody: Set<number>;
  /** Columns of accounts that rows of different people name. */
  ofSeveral: Set<number>;
  /** The column of handles whose platforms only figures beside them say. */
  ofFigures: Set<number>;
  /** The column of handles that neither a word nor a figure places, beside other accounts. */
  ofNoPlace: Set<number>;
  /** The column of handles that are read where most of the other rows are, and how many they are. */
  ofLikely: Map<number, { platform: Platform; count: number }>;
  /** The column of names, where rows without one may go on with the person above. */
  ofNameless: Set<number>;
  /** Cities that may be in several countries. */
  doubtfulPlaces: DoubtfulPlaces;
}

export type FoundAccounts =
  | {
      kind: "accounts";
      accounts: RowAccount[];
      /** What became of the cells that accounts were looked for in, by their places: a list weighs least. */
      fates: (Fate | undefined)[];
      links: string[];
      /** Named in the row and taken from it: their figures are nobody else's. */
      lost?: RowAccount[];
    }
  | RowLeftOut;

/** The accounts that a record names; else why it names none. Moves `context.above` on at headings. */
export function findAccounts(record: TableRecord, context: TableContext): FoundAccounts {
  const filled = record.cells.filter((cell) => !isNotKnown(cell));
  const only = textAt(filled, 0);
  if (filled.length === 0) return beside("Empty row");
  if (isHeading(record, context.headers) || isRowOfPlatforms(filled, context))
    return beside("Heading inside the table");
  const heading = filled.length === 1 ? headedPlatform(only) : null;
  if (heading !== null) {
    context.above = heading;
    return beside("Heading inside the table");
  }
  if (filled.length === 1 && context.columns.length >= WIDE && headsElsewhere(only)) {
    context.above = null;
    return beside("Heading inside the table");
  }
  if (isTotal(record, context)) return beside("Total");
  if (isDescription(record, context)) return beside("Describes the columns");
  const platform = platformOf(record, context);
  if (typeof platform === "object" && platform !== null) return platform;
  if (filled.length === 1 && context.columns.length >= WIDE) {
    const isLink = only.startsWith("@") || ["account", "address"].includes(readAccount(only).kind);
    if (/\s/u.test(only) && (!/^@|\//u.test(only) || isProse(only))) return beside("Note, no account");
    // "August", "Okt./Nov. 2026": what heads the rows below is no post, order or payment.
    if (isRecordKind(context.kind) && !isLink) return beside("Only one cell is filled");
  }
  return ofTitle(context) ?? collect(record, context, platform);
}

/** "Instagram, TikTok, YouTube" again in the middle of a wide table: what heads the columns, and nobody's account. */
function isRowOfPlatforms(filled: readonly string[], { columns }: TableContext): boolean {
  return filled.length > 1 && columns.length >= WIDE && filled.every((cell) => readPlatform(cell) !== null);
}

/** The platform of a row from its own column, the merged cell above, or what is known of the whole table. */
function platformOf(record: TableRecord, context: TableContext): Platform | null | FoundAccounts {
  const { cell, platform } = platformCell(record, context);
  const above = context.isPlatformRepeated ? null : context.above;
  if (isNotKnown(cell)) return platform ?? above ?? context.platform;
  if (platform !== null) {
    context.above = platform;
    return platform;
  }
  if (accountWord(cell) === "same") return context.above ?? context.platform;
  if (namesPlatform(cell)) {
    return {
      kind: "skipped",
      isBeside: false,
      reason: `${shortened(cell)} account: Herald keeps Instagram, YouTube and TikTok`,
    };
  }
  return context.platform;
}

/** What the column of platforms, or of platforms and formats, says in a row: of several accounts the one that is meant. */
export function platformCell(
  { cells }: TableRecord,
  { columns }: TableContext,
): { cell: string; platform: Platform | null } {
  const of = (wanted: string) => columns.find(({ field }) => field === wanted);
  const cell = textAt(cells, of("platform")?.index);
  const format = textAt(cells, (of("platform") ?? of("format"))?.index);
  const named = readPlatform(cell) ?? readPlatform(textAt(cell.split(/[\s,/(+&]+/u), 0));
  // "Reels" below a header of platforms is of Instagram.
  const isOther = namesPlatform(format) && named === null;
  const likely = mentionedPlatform(format) ?? placeOfFormat(readFormat(format));
  return { cell, platform: named ?? (isOther ? null : likely) };
}

function collect(record: TableRecord, context: TableContext, platform: Platform | null): FoundAccounts {
  const found: Collected = {
    accounts: new Map(),
    bare: [],
    same: [],
    fates: new Map(),
    partly: new Set(),
    links: [],
    reason: null,
    unreadable: null,
  };
  const columns = context.columns.filter(({ field }) => field === "handle" || field === "url");
  for (const column of columns) readCell(textAt(record.cells, column.index), column, platform, found);
  const isBlank = columns.every((column) => isNotKnown(textAt(record.cells, column.index)));
  if (isBlank || (found.accounts.size === 0 && found.bare.length === 0))
    lookElsewhere(record, context, found);
  const ofLink = postLinkOf(record, context);
  const place = ofLink?.platform ?? platform;
  const format = context.kind === "posts" ? formatOf(record, context) : "";
  const isPlaced = ofLink?.platform != null || saysPlatform(record, context);
  for (const bare of isPlaced ? found.bare : namedFirst(found.bare)) {
    const known = mentionedPlatform(format) ?? context.places.get(bare.handle.toLowerCase());
    const likely =
      placeSaid(bare, place, { record, context, known }) ?? known ?? placeOfFormat(readFormat(format));
    const isOpen = likely === null && bare.column?.platform === null && found.bare.length === 1;
    const isAlone = found.bare.length === 1 && found.accounts.size === 0;
    const several = isAlone && bare.column?.platform == null ? platformsListed(record, context) : [];
    const figured = isOpen && isAlone ? figuredPlatforms(record, context) : several;
    for (const one of figured) addHandle(bare, one, found);
    if (figured.length === 0) placeBare(bare, likely, found);
  }
  for (const bare of found.bare) noteOpen(bare, found, context);
  for (const same of found.same) addSame(same, platform, found);
  if (found.accounts.size === 0 && found.bare.length === 0) addPoster(ofLink, found);
  const { accounts, fates, links } = listed(found);
  const several = isRecordKind(context.kind) ? ofSeveral(accounts, record) : null;
  if (several !== null) return several;
  if (accounts.length > 0) return { kind: "accounts", accounts, fates, links };
  return whyNone(record, found, { platform, kind: context.kind });
}

/** Whether more than a header of figures says where the handles of a row are. */
function saysPlatform(record: TableRecord, context: TableContext): boolean {
  const { above, isPlatformGuessed } = context;
  return above !== null || !isPlatformGuessed || platformCell(record, context).platform !== null;
}

/** "@ana & @ben" of one post: two people on one platform, so that nobody can tell whose it is. */
function ofSeveral(accounts: readonly RowAccount[], { cells }: TableRecord): FoundAccounts | null {
  const ofCell = Map.groupBy(accounts, ({ platform, index }) => `${platform} ${index}`);
  const first = [...ofCell.values()].find((all) => all.length > 1)?.[0];
  if (!first) return null;
  const message = `“${shortened(textAt(cells, first.index))}” names several people`;
  return { kind: "failed", message, handle: null, platform: first.platform };
}

/** What the link of a row's post says: where it was posted, and often by whom. */
function postLinkOf(record: TableRecord, { kind, columns }: TableContext) {
  if (kind !== "posts") return null;
  const column = columns.find((one) => one.record === "url");
  if (!column) return null;
  const cell = textAt(record.cells, column.index);
  const profile = readAccount(cell);
  // The address of a profile in place of the post's says who posted.
  const said = findPostLink(cell) ?? (profile.kind === "account" ? profile.account : null);
  return { platform: said?.platform ?? null, handle: said?.handle ?? null, index: column.index };
}

function formatOf(record: TableRecord, { columns }: TableContext): string {
  const column = columns.find((one) => one.record === "format");
  return textAt(record.cells, column?.index);
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
  const word = accountWord(cell);
  if (word === "same") found.same.push({ column, cell });
  if (word === "none") found.fates.set(index, { kind: "ignored", reason: "Says that there is no account" });
  if (word !== null) return;
  if (isFigure(cell) && !isNumericHandle(cell, column)) {
    found.unreadable ??= cell;
    found.fates.set(index, { kind: "refused", reason: `“${shortened(cell)}” is a number, no handle` });
    return;
  }
  const place = column.platform ?? platform;
  if (addNamed(cell, column, found)) return;
  const isOfHandles = column.field === "handle" && column.platform !== "youtube";
  if (addSeveral(accountsIn(cell, isOfHandles), cell, { index, place }, found)) return;
  const read = readAccount(cell);
  // "www.name" among handles is a handle, not an address.
  const isOddHandle = read.kind === "address" && column.field === "handle" && !cell.includes("/");
  if (isOddHandle && place !== null && isHandleOf(place, cell))
    found.bare.push({ handle: cell, column, index });
  else if (read.kind === "account") add(found, read.account, index);
  else if (read.kind === "handle") found.bare.push({ handle: read.handle, column, index });
  else if (read.kind === "address") {
    const post = findPostLink(cell);
    // The address of a post often says whose it is.
    if (post?.handle != null) add(found, { platform: post.platform, handle: post.handle, url: null }, index);
    else found.reason ??= read.reason;
    found.links.push(cell);
    found.fates.set(index, "stored");
  } else readSeveral(cell, column, place, found);
}

/** "@ana / @ana.tv", links in a row, or a channel's title. */
function readSeveral(cell: string, column: Column, place: Platform | null, found: Collected): void {
  const { index } = column;
  if (addRemarked(cell, column, place, found)) return;
  const parts = (isDay(cell) ? "" : cell).split(/[\s,;|/&+]+/u).filter((piece) => piece !== "");
  const pieces = parts.some((piece) => piece.includes(".com")) ? cell.split(/[\s,;|]+/u) : parts;
  const read = pieces.map((piece) => readAccount(piece));
  const isOfHandles = read.length > 1 && read.every((one) => one.kind === "account" || one.kind === "handle");
  const isListed = isOfHandles && (!/\s/u.test(cell) || /[,;|/&+]/u.test(cell)) && column.field === "handle";
  if (isOfHandles && addInOrder(read, column, found)) return;
  // "ana.b & her sister @eva": words beside handles are none.
  const isMixed = isListed && read.some(isShaped) && !read.every(isShaped);
  const isMeant = (one: AccountCell) =>
    one.kind === "account" ||
    (one.kind === "handle" &&
      (one.isMarked || (isListed && place !== "youtube" && (!isMixed || isShaped(one)))));
  for (const one of read.filter(isMeant)) {
    if (one.kind === "account") add(found, one.account, index);
    if (one.kind === "handle") found.bare.push({ handle: one.handle, column, index });
  }
  if (isMixed) found.partly.add(index);
  if (found.fates.has(index) || found.bare.some((one) => one.index === index)) return;
  // Below the word for the channel its title is all that is known of it; anywhere else that is a person's name.
  const isTitle = place === "youtube" && column.platform === place && column.field === "handle";
  if (isTitle && isHandleOf(place, cell)) {
    add(found, { platform: place, handle: singleSpaced(cell), url: null }, index);
    return;
  }
  found.unreadable ??= cell;
  found.fates.set(index, { kind: "refused", reason: `“${shortened(cell)}” is no handle or address` });
}

function isShaped(one: AccountCell): boolean {
  return one.kind === "handle" && (one.isMarked || /[._\d]/u.test(one.handle));
}

const NOT_OF_ACCOUNTS: ReadonlySet<string> = new Set(["handle", "url", "notes", "bio", "brands", "links"]);

/** A row of another shape, such as "@name" alone under a table: any cell that plainly is an account. */
function lookElsewhere(record: TableRecord, context: TableContext, found: Collected): void {
  if (context.kind !== "creators") return;
  for (const [index, cell] of record.cells.entries()) {
    const column = context.columns[index];
    if (isOneOf(NOT_OF_ACCOUNTS, column?.field)) continue;
    if (column?.field === "name" && addNamed(cell, column, found)) continue;
    if (addSeveral(accountsIn(cell), cell, { index, place: null }, found)) continue;
    const read = readAccount(cell);
    if (read.kind === "account") add(found, read.account, index);
    if (read.kind === "handle" && read.isMarked)
      found.bare.push({ handle: read.handle, column: null, index });
    if (read.kind === "address") found.reason ??= read.reason;
  }
}
