import { unitOf } from "#/discovery/imports/reading/columns/header-units.ts";
import { isOneOf } from "#/discovery/imports/reading/words.ts";
import { forbidsContact, IDENTITY_FIELDS } from "#/discovery/imports/reading/columns/column.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { fold } from "#/language/fold.ts";
import { headerCurrency, spellings } from "#/discovery/imports/reading/columns/headers.ts";
import { isOpenAmount, namesPayable } from "./taxed-headers.ts";
import { bareFieldOf } from "./bare-headers.ts";
import { fitOf, readRecordHeader, recordFieldOf } from "./record-headers.ts";
import type { RecordField, RecordKind } from "@app/contract/discovery/import-records";

const PROFILES = 0.5;
/** Below this share of readable cells a person is asked. */
const CLEAR = 0.7;

/** Gives each field of a record the one column that a person chose, else the one whose header says it best. */
export function nameRecords(columns: readonly Column[], kind: RecordKind): void {
  const best = new Map<RecordField, Found>();
  const chosen = keepFirstChosen(columns);
  for (const column of columns) {
    if (column.isConfirmed) continue;
    const said =
      countedSales(column, columns, kind) ??
      formatBelow(column, kind) ??
      recordFieldOf(kind, column.header, column.contents) ??
      bareFieldOf(kind, column, columns);
    // Who is mentioned is no author, however much the cells look like handles, and "IG Reel" below "Kanal / Format" is none.
    const isOfOthers = said?.field === "mentions" || said?.field === "format";
    if (!said || chosen.has(said.field)) continue;
    if (!isOfOthers && (column.contents.profiles > PROFILES || isAuthor(column))) continue;
    const known = best.get(said.field);
    if (known && !isBetter({ column, rank: said.rank }, known)) continue;
    best.set(said.field, { column, rank: said.rank });
  }
  const formats =
    kind === "posts" && !best.has("format") && !chosen.has("format") ? formatsIn(columns, best) : null;
  if (formats) best.set("format", { column: formats, rank: Infinity });
  if (kind === "payments") besideTotal(best, columns);
  if (kind === "payments") beforeTax(best, columns);
  for (const column of kind === "payments" ? furtherTaxes(best, columns) : []) column.record = "vat";
  for (const [field, { column }] of best) {
    const isClear = !isFilled({ column }) || fitOf(field, column.contents) >= CLEAR;
    Object.assign(column, {
      record: field,
      unit: column.unit ?? unitOf(field, column.header),
      field: null,
      confidence: 1,
      doubt: isClear ? null : "unreadable",
    });
  }
  // What a code sold in all was bought by many: whoever is named there is the creator.
  const isOfSums = kind === "orders" && best.has("orders") && !best.has("order");
  for (const column of columns) {
    const isOfCreator = namesCreator(column, kind) || reachesCreator(column, isOfSums);
    if (column.isConfirmed || (column.record === null && isOfCreator)) continue;
    column.isSettled = true;
    if (column.record !== null || forbidsContact(column)) continue;
    if (isOneOf(IDENTITY_FIELDS, column.field) && kind !== "orders") continue;
    column.field = null;
    column.doubt = saysOther(column, kind) ? "contradiction" : null;
  }
}

/** "Content" over "Reel" and "Story" says what kind a post is, and not its words. */
function formatBelow(column: Column, kind: RecordKind): ReturnType<typeof recordFieldOf> {
  const said = recordFieldOf(kind, column.header, column.contents);
  const isOpen = said?.field === "caption" && CONTENT.test(fold(column.header));
  return isOpen && isOfFormats(column) ? { field: "format", rank: Infinity } : null;
}

const CONTENT = /^(?:contents?|contenus?|contenidos?|conteudos?|contenut[oi]|posts?|message)$/u;

/** "Betrag | MwSt | Total": between a bare amount and the total stands its tax. */
function besideTotal(best: Map<RecordField, Found>, columns: readonly Column[]): void {
  const gross = best.get("gross");
  if (!gross || !best.has("vat") || best.has("net") || !isOpenAmount(spellings(gross.column.header))) return;
  const least = gross.column.contents.median ?? 0;
  const total = columns.find(
    ({ header, record, isConfirmed, contents }) =>
      TOTAL.test(fold(header)) &&
      record === null &&
      !isConfirmed &&
      readRecordHeader("payments", header)?.field === "gross" &&
      (contents.median ?? 0) >= least,
  );
  if (!total || total === gross.column) return;
  best.set("net", gross);
  best.set("gross", { column: total, rank: gross.rank });
}

const TOTAL = /^(?:grand )?(?:total\p{L}*|gesamt\p{L}*|summe|totaal|toplam|razem|celkem)(?!\p{L})/u;

/** "Importe | IVA | Neto a pagar": beside its tax and what is left to pay, a bare amount is the one without. */
function beforeTax(best: Map<RecordField, Found>, columns: readonly Column[]): void {
  const gross = best.get("gross");
  const payable = columns.find(({ header }) => namesPayable(spellings(header)));
  if (!gross || !payable || payable === gross.column || !best.has("vat") || best.has("net")) return;
  if (!isOpenAmount(spellings(gross.column.header))) return;
  best.set("net", gross);
  best.delete("gross");
}

/** "TPS | TVQ", "CGST | SGST": taxes that add up. */
function furtherTaxes(best: ReadonlyMap<RecordField, Found>, columns: readonly Column[]): Column[] {
  const first = best.get("vat")?.column;
  if (!first) return [];
  return columns.filter(
    (column) =>
      column !== first &&
      !column.isConfirmed &&
      column.record === null &&
      column.contents.percents === 0 &&
      recordFieldOf("payments", column.header, column.contents)?.field === "vat",
  );
}

/** A column whose cells are kinds of posts, whatever its header says: "Was" over "Reel" and "Karussell". */
function formatsIn(columns: readonly Column[], best: ReadonlyMap<RecordField, Found>): Column | null {
  const taken = new Set([...best.values()].map(({ column }) => column));
  const isFree = (column: Column) =>
    !taken.has(column) && !column.isConfirmed && column.record === null && saysNoOther(column);
  return columns.find((column) => isFree(column) && isOfFormats(column)) ?? null;
}

/** "Kanal" over "IG Reel" and "TT Video" is of both. */
function saysNoOther({ said: { fields }, contents }: Column): boolean {
  return fields.length === 0 || (fields[0] === "platform" && contents.fits.platform === 0);
}

/** "Reel" and "Story" below any header; the link of a post may hold the word for its kind. */
export function isOfFormats({
  contents: { fits, posts, letters, texts },
}: Pick<Column, "contents">): boolean {
  // "R", "S" and "C" for reels, stories and carousels; sizes have other letters.
  const isOfLetters = letters >= CLEAR && texts.some((text) => /^\W*R\b/iu.test(text));
  return (fits.format >= CLEAR || isOfLetters) && posts === 0;
}

/** "Ventas" beside "Ingresos": where another column says what was earned, bare numbers of sales count them. */
export function countedSales(
  column: Sold,
  columns: readonly Sold[],
  kind: RecordKind,
): ReturnType<typeof recordFieldOf> {
  const earned = kind === "posts" ? "revenue" : "amount";
  const isOfRevenue = ({ header, contents }: Sold) => recordFieldOf(kind, header, contents)?.field === earned;
  if (
    kind === "payments" ||
    !SALES.test(fold(column.header)) ||
    (column.contents.money > 0 && !countsFew(column)) ||
    !isOfRevenue(column)
  )
    return null;
  if (headerCurrency(column.header) !== null) return null;
  const isEarned =
    (kind === "posts" && countsFew(column)) ||
    columns.some((other) => other !== column && isOfMoney(other) && isOfRevenue(other));
  return isEarned ? { field: "orders", rank: Infinity } : null;
}

/** "Ventas" over 61, 5 and 17 of single posts: nobody earns so little, or in no currency. Chosen by us. */
const EARNED_MIN = 100;
const COUNTS = 0.7;
const FEW_AMOUNTS = 0.2;

function countsFew({ contents }: Sold): boolean {
  return (
    contents.digits >= COUNTS && contents.money < FEW_AMOUNTS && (contents.median ?? EARNED_MIN) < EARNED_MIN
  );
}

/** Share of cells that must name their currency. */
const EARNED = 0.5;

type Sold = Pick<Column, "header" | "contents">;
/** Words that count what was sold as often as they sum it up. */
const SALES = /\b(?:sales|ventas|ventes|vendas|vendite|verkaufe)\b/u;

function isOfMoney({ header, contents }: Sold): boolean {
  return contents.money > EARNED || headerCurrency(header) !== null;
}

/** Of several columns that a person chose for the same thing the first one; the others are read as Herald does. */
function keepFirstChosen(columns: readonly Column[]): Set<RecordField> {
  const chosen = new Set<RecordField>();
  for (const column of columns) {
    if (column.record === null) continue;
    if (chosen.has(column.record)) {
      Object.assign(column, { record: null, isConfirmed: false, chosenAt: null });
    } else chosen.add(column.record);
  }
  return chosen;
}

/** A header that says something which the cells below are not. */
function saysOther({ header, contents }: Column, kind: RecordKind): boolean {
  return readRecordHeader(kind, header) !== null && recordFieldOf(kind, header, contents) === null;
}

const BUYER = /\b(?:buyer|customer|recipient|käufer|kunde|acheteur|comprador|cliente)/iu;
const CREATOR =
  /\b(?:influ(?!\p{L})|creator|creat(?:eur|rice|ore)s?|influencer|influenceu[rs]e?|influenciador\p{L}*|criador\p{L}*|creador\p{L}*|affiliate|afiliad[oa]|ambassador|botschafter\p{L}*|tworc\p{L}*|kreator\p{L}*|icerik uretic\p{L}*|(?:indholds)?skaber\p{L}*|fenomen\p{L}*|embajador\p{L}*|partner|talent|handle|user ?name|profile)/iu;

/** "Affiliate", "Creator handle", "@": words for who works with a brand. */
export function callsCreator(header: string): boolean {
  return CREATOR.test(fold(header)) || header.trim() === "@";
}

/** Whether a column may name a creator: any word of the row could look like a handle, and a buyer is none. */
function namesCreator({ said, header, contents }: Column, kind: RecordKind): boolean {
  const isCalled = callsCreator(header);
  const isPlace = said.fields[0] === "platform" && contents.fits.platform > PROFILES;
  if (kind === "orders" && isPlace) return true;
  // Who buys in a shop has no account that is written with an @.
  const isAccount = said.fields[0] === "handle" && Math.max(contents.marked, contents.profiles) > PROFILES;
  if (kind === "orders" && isAccount) return !BUYER.test(header);
  if (kind === "orders") return isCalled && !BUYER.test(header) && contents.fits.email < PROFILES;
  const [first] = said.fields;
  return (
    first === "handle" ||
    first === "name" ||
    first === "platform" ||
    contents.marked > PROFILES ||
    contents.profiles > PROFILES
  );
}

/** "Affiliate email", and any name or address beside what codes sold in all. */
function reachesCreator({ said: { fields }, header, contents }: Column, isOfSums: boolean): boolean {
  if (BUYER.test(header)) return false;
  if (fields[0] === "name") return isOfSums;
  const isMail = fields[0] === "email" && contents.fits.email >= PROFILES;
  return isMail && (isOfSums || callsCreator(header));
}

interface Found {
  column: Column;
  rank: number;
}

function isBetter(one: Found, other: Found): boolean {
  if (isFilled(one) !== isFilled(other)) return isFilled(one);
  if (lateness(one) !== lateness(other)) return lateness(one) > lateness(other);
  return one.rank < other.rank;
}

/** "Views (24h)" beside "Views (now)": how it stood after the first days. */
const EARLY =
  /\b(?:24|48|72) ?h(?:rs?|ours?)?\b|\b(?:first|erste[nr]?|premier\p{L}*|primer\p{L}*|prime\p{L}*) (?:\d+ )?(?:day|tag|jour|dia|hours|stunden)\p{L}*/u;

/** "Views D+1", "Views D+7", "Views now": the last of several readings counts; infinite for what says that it is the last. */
const DAY_OF_READING = /(?<!\p{L})(?:d|j|t|g|day|tag|jour|dia|giorno|week|woche|w) ?\+? ?(\d{1,3})(?!\d)/u;
const NOW =
  /\b(?:now|latest|current|today|final|jetzt|aktuell|heute|actuel\p{L}*|actual\p{L}*|hoy|atua(?:l|is)|hoje|abhi)\b/u;
const PLAIN = 1000;

function lateness({ column }: Pick<Found, "column">): number {
  const header = fold(column.header);
  if (EARLY.test(header)) return 0;
  if (NOW.test(header)) return Infinity;
  return Number(DAY_OF_READING.exec(header)?.[1] ?? PLAIN);
}

function isFilled({ column }: Pick<Found, "column">): boolean {
  return column.contents.filled > 0;
}

/** "Author", "Influencer", "Creator handle": who posted, whatever else the header says. */
function isAuthor({ said, contents }: Column): boolean {
  const [first] = said.fields;
  return (first === "handle" || first === "platform") && contents.filled > 0 && contents.posts < PROFILES;
}
