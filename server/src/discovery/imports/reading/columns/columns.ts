import { isRecordKind } from "@app/contract/discovery/import-records";
import type { ImportField, ImportMapping, RememberedColumn } from "@app/contract/discovery/imports";
import type { ImportKind } from "@app/contract/discovery/import-history";
import { readAccount } from "#/discovery/imports/reading/cells/accounts.ts";
import { namesOnlyFormat } from "#/discovery/imports/reading/cells/offers.ts";
import { addsUpPosts } from "#/discovery/imports/reading/kinds/facts-of-columns.ts";
import { chosenKind, decideKind, historyKind } from "#/discovery/imports/reading/kinds/kinds.ts";
import type { KindReading } from "#/discovery/imports/reading/kinds/kind-reading.ts";
import { takeMonthlySales, withoutMonths } from "#/discovery/imports/reading/kinds/monthly-sales.ts";
import { nameRecords } from "#/discovery/imports/reading/kinds/record-columns.ts";
import { takePayments } from "#/discovery/imports/reading/kinds/payments-beside.ts";
import { takeFurtherPosts } from "#/discovery/imports/reading/kinds/record-turns.ts";
import { inUnit } from "./header-units.ts";
import type { TitleUnits } from "#/discovery/imports/reading/titles.ts";
import { takeAudiences, tellAudiences } from "./audience-columns.ts";
import { UNSET, forbidsContact } from "./column.ts";
import type { Column } from "./column.ts";
import { giveFiguresToNeighbours, takeCounts, takeFormats, takeRates } from "./price-columns.ts";
import { joinPrices, wholeRange } from "./price-ranges.ts";
import { lookAt } from "./contents.ts";
import type { Contents } from "./contents.ts";
import { findCrossedGroups } from "#/discovery/imports/reading/groups/crossed-groups.ts";
import type { CrossedGroups } from "#/discovery/imports/reading/groups/crossed-groups.ts";
import { endGroup } from "#/discovery/imports/reading/groups/group-ends.ts";
import { tellShares } from "#/discovery/imports/reading/groups/audience-shares.ts";
import { findHistory, findPeriods } from "#/discovery/imports/reading/history/periods.ts";
import { takeMonths } from "#/discovery/imports/reading/history/month-columns.ts";
import { leaveCollectionOut } from "./collection-columns.ts";
import { chooseHandles } from "./handle-columns.ts";
import { headerCurrency, isOrderHeader, namesAudience, readHeader } from "./headers.ts";
import { applyMapping, recallMapping } from "./mapping.ts";
import { placeHandles } from "./placed-handles.ts";
import { findNameParts, keepBestDuplicate } from "./duplicate-columns.ts";
import { guessName, guessWithoutHeader, takePlaces } from "./guesses.ts";
import { readOwnHeader } from "./own-columns.ts";
import { isOfBans } from "#/language/tables/contact-bans.ts";
import { cellsAt, plainWords } from "#/discovery/imports/reading/words.ts";

/** Below this share of readable cells a header's word is not believed. */
const VETO = 0.3;
/** Prices are often words ("tbd"), so fewer readable cells are enough. */
const PRICE_VETO = 0.15;
/** Content that says what it is without a header. */
const CERTAIN = 0.7;
/** Above this share of figures a platform's word heads no handles. */
const FIGURES = 0.8;
/** From this share on the first meaning of a header is taken. */
const LIKELY = 0.5;
/** In the middle of a column, a count that is one of followers rather than of pieces. Chosen by us. */
const COUNTED_FROM = 1000;
/** Below this share of readable cells a person is asked. */
const CLEAR = 0.7;

/** Fields that cells alone can show, the most telling first. */
const TELLING: readonly ImportField[] = [
  "email",
  "platform",
  "gender",
  "country",
  "currency",
  "language",
  "category",
];
const TEXT_FIELDS: readonly ImportField[] = [
  "name",
  "bio",
  "notes",
  "tags",
  "brands",
  "owner",
  "client",
  "agency",
  "address",
];

/** What is known of a table besides its cells. */
interface MappingOptions {
  mapping: readonly ImportMapping[];
  /** What was chosen in earlier imports, of tables of every kind. */
  remembered?: readonly RememberedColumn[] | undefined;
  kind?: ImportKind | undefined;
  /** A title says in which currency its prices are. */
  isOfPrices: boolean;
  /** A title says that its numbers are followers. */
  isOfFollowers: boolean;
  titleUnits?: TitleUnits;
  /** yyyy-mm-dd. */
  today?: string | null | undefined;
}

/** A header with the merged cell above it; empty texts where there is none. */
export interface HeaderCell {
  header: string;
  group: string;
}

/**
 * What the rows are and what each column means, from its header and from what is in it; content wins where the two
 * disagree. `cells` holds the cells of one column each; a person's `mapping` and `kind` are followed to the letter.
 */
export function mapColumns(
  headers: readonly HeaderCell[],
  cells: readonly (readonly string[])[],
  {
    mapping,
    remembered = [],
    kind,
    isOfPrices,
    isOfFollowers,
    titleUnits = new Map(),
    today = null,
  }: MappingOptions,
): { columns: Column[]; kind: KindReading; history: Column | null; crossed: CrossedGroups | null } {
  const hasHeader = headers.some(({ header }) => header !== "");
  const columns = headers.map((header, index) =>
    readColumn(header, index, cellsAt(cells, index), titleUnits),
  );
  const telling = columns.filter(({ own }) => own === null);
  tellAudiences(telling);
  tellShares(telling, cells);
  const history = kind === undefined || kind === "creators" ? findHistory(telling, cells) : null;
  const crossed = kind === undefined || kind === "audience" ? findCrossedGroups(telling, cells) : null;
  const found = { history, isCrossed: crossed !== null };
  const decided = kind === undefined ? kindOf(withoutMonths(telling), cells, found) : chosenKind(kind);
  if (crossed !== null) settleGroups(columns, crossed);
  for (const column of columns) applyMapping(column, mapping, decided.kind);
  recallMapping(columns, mapping, remembered, decided.kind);
  leaveCollectionOut(columns, cells);
  if (isRecordKind(decided.kind)) nameRecords(columns, decided.kind);
  if (decided.kind === "posts") takeFurtherPosts(columns);
  if (decided.kind === "orders") takeMonthlySales(columns, today);
  const isPaidBeside = decided.kind === "posts" && takePayments(columns);
  chooseHandles(columns);
  if (decided.kind === "creators") {
    takeMonths(columns, cells, { today, isOfFollowers, titleUnits });
    if (!hasHeader) guessWithoutHeader(columns);
    takeFormats(columns, isOfPrices);
    takeCounts(columns);
    takePlaces(columns);
    takeRates(columns);
    joinPrices(columns);
    if (addsUpPosts(columns)) leaveSums(columns);
  }
  guessName(columns, hasHeader);
  takeAudiences(columns);
  if (decided.kind === "creators") placeHandles(columns, cells);
  giveFiguresToNeighbours(columns);
  for (const column of columns) endGroup(column);
  findNameParts(columns, cells);
  keepBestDuplicate(columns, cells);
  if (decided.kind !== "creators") keepOnly(columns, decided.kind);
  return { columns, kind: isPaidBeside ? withPayments(decided) : decided, history, crossed };
}

function withPayments({ kind, kindReason }: KindReading): KindReading {
  return { kind, kindReason: `${kindReason} What was paid for it is a payment.` };
}

function kindOf(
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
  { history, isCrossed }: { history: Column | null; isCrossed: boolean },
): KindReading {
  if (history !== null) return historyKind(history.header);
  return decideKind(columns, { isByPeriod: findPeriods(columns, cells) !== null, isCrossed });
}

/** No account and no name stands in the groups of an audience. */
function settleGroups(columns: readonly Column[], { ages, shares, whole }: CrossedGroups): void {
  const genders = shares.map(({ gender }) => (typeof gender === "string" ? null : gender.named));
  for (const index of [ages, whole, ...genders]) {
    const column = columns[index ?? columns.length];
    if (column) Object.assign(column, { field: null, confidence: 0, doubt: null, isSettled: true });
  }
}

/** Who is named in other tables is kept; figures there are none of the creator's, but for the size of an audience. */
function keepOnly(columns: readonly Column[], kind: ImportKind): void {
  for (const column of columns) {
    const { field, isConfirmed } = column;
    if (field === null || isConfirmed || IDENTITY.has(field) || forbidsContact(column)) continue;
    // Only that of a creator is left there.
    if (field === "email" && isRecordKind(kind)) continue;
    if (kind === "audience" && (field.startsWith("audience") || field === "followers")) continue;
    Object.assign(column, { field: null, confidence: 0, doubt: null });
  }
}

/** What posts of a campaign came to, and what was paid for them, are neither averages, rates nor prices of a creator. */
function leaveSums(columns: readonly Column[]): void {
  for (const column of columns) {
    if (column.isConfirmed || column.field === null || !OF_SUMS.has(column.field)) continue;
    Object.assign(column, { field: null, confidence: 0, doubt: null });
  }
}

const OF_SUMS: ReadonlySet<ImportField> = new Set([
  "avgViews",
  "avgLikes",
  "avgComments",
  "engagementRate",
  "price",
]);

const IDENTITY: ReadonlySet<ImportField> = new Set(["platform", "handle", "url", "name"]);

function readColumn(
  { header, group }: HeaderCell,
  index: number,
  cells: readonly string[],
  titleUnits: TitleUnits,
): Column {
  const own = readOwnHeader(header);
  const read = own === null ? readHeader(header, group) : readHeader("");
  const said = isOfGroupOnly(header, group, cells) ? { ...read, fields: [] } : read;
  const { platform, per, format, terms, ages } = said;
  const unit = said.unit ?? titleUnits.get(said.fields[0] ?? "ignore") ?? null;
  const contents = lookAt(cells.map((cell) => inUnit(wholeRange(cell, { header }), unit)));
  const base = {
    index,
    header,
    group,
    platform,
    per,
    format,
    unit,
    terms,
    ages,
    contents,
    said,
    own,
    ...UNSET,
  };
  const none = { ...base, field: null, confidence: 0, doubt: null };
  if (own !== null) return { ...none, isConfirmed: true };
  if (contents.filled === 0) {
    const [field = null] = said.fields;
    return { ...none, field, confidence: field === null ? 0 : 0.5 };
  }
  const best = bestField(said, header, contents);
  if (saysBans(base, cells)) return { ...none, field: "status", confidence: 1 };
  // "Instagram" over numbers means the followers there, "Dedicated YT video" what one costs.
  if (isPlatformName(said, header) && contents.figures > FIGURES) {
    const isPrice = format !== null || headerCurrency(header) !== null;
    return { ...none, field: isPrice ? "price" : "followers", confidence: 0.6, doubt: "guess" };
  }
  // What is short for notes is short for followers, too, and nobody notes nothing but counts.
  if (best?.field === "notes" && contents.fits.followers >= CERTAIN && (contents.median ?? 0) >= COUNTED_FROM)
    return { ...none, field: "followers", confidence: 0.6, doubt: "guess" };
  if (best && OF_NAMES.has(best.field) && contents.states >= LIKELY) return none;
  // "Reel" below "Kanal" is nobody's handle.
  if (said.fields[0] === "platform" && contents.fits.format >= CERTAIN)
    return { ...none, field: "format", confidence: confidenceOf(contents.fits.format) };
  if (best?.field === "engagementRate" && COUNTED.test(plainWords(header)) && contents.percents < LIKELY)
    return none;
  const told = isOrderHeader(header) || namesAudience(header) ? undefined : tellingField(contents, header);
  if (best && best.fit > veto(best.field) && !isMasked(best.field, told?.field)) {
    const isOpen = best.field === "agency" && MANAGER.test(header) && !AGENCY.test(header);
    const isPoor = best.fit < (best.field === "price" ? LIKELY : CLEAR);
    const doubt = isPoor ? "unreadable" : isOpen ? "guess" : null;
    return { ...none, field: best.field, confidence: confidenceOf(best.fit), doubt };
  }
  if (!told || STATED.has(said.fields[0] ?? "ignore")) return none;
  const doubt = said.fields.length > 0 || (header !== "" && told.fit < CLEAR) ? "contradiction" : null;
  return { ...none, field: told.field, confidence: confidenceOf(told.fit * 0.8), doubt };
}

/** The first field of a header that its cells are likely to hold, else the one that they fit best. */
function bestField({ fields }: Column["said"], header: string, contents: Contents) {
  const isOfMoney = headerCurrency(header) !== null;
  const fits = fields
    .filter((field) => !(isOfMoney && TERMS_IN_TIME.has(field)))
    .map((field) => ({ field, fit: contents.fits[field] }));
  return fits.find(({ fit }) => fit >= LIKELY) ?? fits.toSorted((a, b) => b.fit - a.fit)[0];
}

/** "Interacciones", "Total engagement": how many there were, however their cells read. */
const COUNTED =
  /^(?:(?:total|gesamt\p{L}*|all) )?(?:interaktionen|interacciones|interactions|interacoes|interazioni|interakcje|etkilesimler|engagements|(?<=total |all )engagement)(?: (?:total\p{L}*|gesamt|totales|totais|totali))?$/u;

/** "Ad rights 3 months (€)" is what they cost. */
const TERMS_IN_TIME: ReadonlySet<ImportField> = new Set(["usageMonths", "exclusivityMonths"]);

/** "No. contact" over telephones is none. */
function saysBans({ header, contents }: Pick<Column, "header" | "contents">, cells: readonly string[]) {
  return contents.fits.phone < LIKELY && contents.fits.email < LIKELY && isOfBans(header, cells);
}

/** A manager may be the creator's or the team's own. */
const MANAGER = /\bmanager(?:in)?\b|\bmanaged by\b/iu;
const AGENCY = /agen[ct]|agentur|talent|artist|creator|influencer/iu;

/** "Rating" below a merged "Instagram" names no account there, unless its cells do. */
function isOfGroupOnly(header: string, group: string, cells: readonly string[]): boolean {
  if (group === "" || header === "" || readHeader(header).fields.length > 0) return false;
  if (CALLS_ACCOUNT.test(plainWords(header))) return false;
  return readHeader(header, group).fields[0] === "handle" && !cells.some(isMarkedAccount);
}

/** "User" below a merged "TikTok" is the account there. */
const CALLS_ACCOUNT = /^(?:users?|nutzer|gebruiker|kullanici|uzytkownik|pengguna)$/u;

function isMarkedAccount(cell: string): boolean {
  return cell.startsWith("@") || readAccount(cell).kind === "account";
}

/** Fields of names: "confirmed" below a client's name or the word for it is none. */
const OF_NAMES: ReadonlySet<ImportField> = new Set(["name", "client", "owner", "agency", "brands"]);

/** Fields of a team's own words: where the cells are none, the column is a field of the workspace's own. */
const STATED: ReadonlySet<ImportField> = new Set([
  "status",
  "lastDeal",
  "lastContact",
  "code",
  "verified",
  "format",
  "region",
]);

function isPlatformName(said: Column["said"], header: string): boolean {
  return said.platform !== null && said.fields[0] === "handle" && !namesOnlyFormat(header);
}

/** A header of text ("name") over cells that are plainly something else, such as addresses of e-mail. */
function isMasked(field: ImportField, told: ImportField | undefined): boolean {
  // What stands among words is part of them.
  if (field === "bio" && told === "email") return false;
  return told !== undefined && told !== "category" && told !== "language" && TEXT_FIELDS.includes(field);
}

/** "no" and "TN" are codes of languages and countries, "M" of men, and much else below a header of its own. */
const CODED: ReadonlySet<ImportField> = new Set(["country", "language", "gender"]);
const CODED_WORD =
  /countr|pa[ií]s|pays|land|lang|sprache|idioma|lingua|gender|\bsex|geschl|g[eé]n(?:ero|re)|\b[mhw] ?\/ ?[fwmd]\b/iu;

function tellingField(contents: Contents, header: string): { field: ImportField; fit: number } | undefined {
  const isCoded = header !== "" && contents.short > 1 - CERTAIN && !CODED_WORD.test(header);
  const telling = isCoded ? TELLING.filter((field) => !CODED.has(field)) : TELLING;
  // "x" is a tick more often than a platform.
  const isTicked = contents.fits.verified === 1;
  const found = telling
    .filter((field) => field !== "platform" || !isTicked)
    .map((field) => ({ field, fit: contents.fits[field] }));
  const repeats = contents.distinct < CERTAIN || contents.filled < 30;
  return found.find(({ field, fit }) => fit >= CERTAIN && (field === "email" || repeats));
}

function veto(field: ImportField): number {
  if (field === "price") return PRICE_VETO;
  // What no list of words knows stays beside it as text.
  if (field === "status" || field === "lastContact" || field === "lastDeal") return 0;
  if (field === "feePaid" || field === "lastFee") return PRICE_VETO;
  // Which words count as topics is open, so any text may be a category or a city.
  return field === "category" ? -1 : VETO;
}

function confidenceOf(fit: number): number {
  return Math.round(Math.min(1, fit) * 100) / 100;
}
