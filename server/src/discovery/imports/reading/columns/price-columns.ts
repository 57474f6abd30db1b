import type { ImportField } from "@app/contract/discovery/imports";
import type { Platform } from "@app/contract/platforms";
import { namesDealKind, namesOnlyFormat } from "#/discovery/imports/reading/cells/offers.ts";
import { countedPieces, startsCounted } from "#/discovery/imports/reading/offers/several-pieces.ts";
import { headerCurrency } from "./headers.ts";
import { plainWords } from "#/discovery/imports/reading/words.ts";
import { isEndOfRange, withoutEnd } from "./price-ranges.ts";
import type { Column } from "./column.ts";

/** Share of cells that must be money or numbers. */
const MONEY = 0.3;
const READABLE = 0.5;
/** Columns of this many different formats beside each other are a price list. */
const LIST_FROM = 2;

/** Headers such as "Reel" and "IG Story" over amounts are prices: where the cells name money, or several stand together. */
export function takeFormats(columns: readonly Column[], isOfPrices: boolean): void {
  const found = columns.filter(isCandidate);
  const candidates = found.filter((column) => !countsPieces(column));
  const hasCounts = found.some((column) => countsPieces(column) || isPlural(column));
  const priced = columns.filter(({ field, format }) => field === "price" && format !== null);
  const formats = new Set([...found, ...priced].map(({ format }) => format));
  for (const column of candidates) {
    if (namesDealKind(column.header) && candidates.some((other) => isPlainer(other, column))) continue;
    const isMoney = column.contents.money >= MONEY || headerCurrency(column.header) !== null;
    const isSingle =
      startsCounted(column.header) || (hasCounts ? isOneOf(column.header) : isSingular(column.header));
    const isTogether = formats.size >= LIST_FROM || isOfPrices || isEndOfRange(column, candidates);
    const isListed = isTogether && isSingle;
    if (!isMoney && !isListed) continue;
    column.field = "price";
    column.confidence = isMoney ? 1 : 0.7;
    column.doubt = null;
  }
}

/** Nobody asks so little. Chosen by us. */
const RATES_UNDER = 20;

/** "Rate" over 2.31 and 3.4 beside followers is the engagement, in per cent; a person is asked all the same. */
export function takeRates(columns: readonly Column[]): void {
  const isKnown = (wanted: ImportField) => columns.some(({ field }) => field === wanted);
  if (isKnown("engagementRate") || !(isKnown("followers") || isKnown("avgLikes"))) return;
  const rate = columns.find(
    ({ field, said, contents, isConfirmed }) =>
      field === "price" &&
      !isConfirmed &&
      said.fields.includes("engagementRate") &&
      contents.money === 0 &&
      contents.fits.engagementRate >= READABLE &&
      (contents.median ?? RATES_UNDER) < RATES_UNDER,
  );
  if (rate) Object.assign(rate, { field: "engagementRate", confidence: 0.6, doubt: "guess" });
}

/** "How many, how much?": beside a column of prices, amounts of no money are how many follow; a person is asked. */
export function takeCounts(columns: readonly Column[]): void {
  if (columns.some(({ field }) => field === "followers")) return;
  const prices = columns.filter(({ field }) => field === "price");
  const count = prices.find(
    ({ said, contents, isConfirmed }) =>
      !isConfirmed &&
      said.fields.includes("followers") &&
      contents.money === 0 &&
      contents.fits.followers >= READABLE,
  );
  if (count && prices.length > 1)
    Object.assign(count, { field: "followers", confidence: 0.6, doubt: "guess" });
}

/** "Reel" beside "Collab Reel": two prices of one kind would not be told apart, so the other keeps its own name. */
function isPlainer(other: Column, column: Column): boolean {
  const isSame = other.format === column.format && other.platform === column.platform && other !== column;
  return isSame && (!namesDealKind(other.header) || other.index < column.index);
}

function isCandidate(column: Column): boolean {
  const { header, format, field, isConfirmed, contents, said } = column;
  const isFree =
    field === null || field === "handle" || field === "url" || field === "name" || field === "followers";
  // "Collab Reel" names no brand, and "Exclusive Reel" no months.
  const isPlatformWord = said.fields.length === 0 || said.fields[0] === "handle" || namesDealKind(header);
  return (
    !isConfirmed &&
    format !== null &&
    countedPieces(header) !== "bundle" &&
    isFree &&
    isPlatformWord &&
    contents.fits.price >= READABLE &&
    namesOnlyFormat(withoutEnd(header))
  );
}

/** Share of cells that must be numbers of pieces. */
const COUNTED = 0.9;

/** "Reels" over 1, 2 and 3: how many are booked, whatever stands beside. */
function countsPieces({ header, contents }: Column): boolean {
  return contents.pieces >= COUNTED && headerCurrency(header) === null;
}

/** "Reels" over bare numbers; of "Stories" alone nobody can tell. */
function isPlural({ header, contents }: Column): boolean {
  const isBare = contents.money < MONEY && headerCurrency(header) === null;
  return isBare && !startsCounted(header) && !isSingular(header);
}

/** Where a column beside counts, "Stories" counts as well. */
function isOneOf(header: string): boolean {
  return !/s\b/u.test(plainWords(withoutEnd(header)));
}

/** "Posts" over numbers counts them; "Post" prices one. */
function isSingular(header: string): boolean {
  return !/s\b/u.test(
    plainWords(withoutEnd(header)).replaceAll(/\b(?:stories|storys|shorts|months|rights)\b/gu, ""),
  );
}

/** Fields that belong to one account. */
export const OF_ONE_ACCOUNT: ReadonlySet<ImportField> = new Set([
  "followers",
  "engagementRate",
  "avgViews",
  "avgLikes",
  "avgComments",
  "price",
  "verified",
  "audienceCountry",
  "audienceFemale",
  "audienceMale",
  "audienceAge",
]);

/** "Instagram, Followers, YouTube, Subscribers": a figure that stands behind each account is of the one before it. */
export function giveFiguresToNeighbours(columns: readonly Column[]): void {
  const accounts = columns.filter(({ field, platform }) => isAccount(field) && platform !== null);
  if (new Set(accounts.map(({ platform }) => platform)).size < 2) return;
  const figures = columns.filter(isFigureOfOne);
  for (const column of figures.filter(({ platform }) => platform === null)) {
    const alike = figures.filter((other) => saysTheSame(column, other));
    if (alike.length < 2) continue;
    const owners = alike.map(({ index }) => accountBefore(accounts, index));
    const isOdd = alike.some(({ platform }, at) => platform !== null && platform !== owners[at]);
    if (isOdd || new Set(owners).size !== alike.length || owners.includes(null)) continue;
    for (const [at, figure] of alike.entries()) figure.platform = owners[at] ?? null;
  }
}

/** Both say the same of an account: in the same words, or as followers of one and subscribers of the other. */
function saysTheSame(one: Column, other: Column): boolean {
  const isSameField = one.field === other.field && one.field !== "price";
  return isSameField || plainWords(one.header) === plainWords(other.header);
}

function isFigureOfOne({ field, isConfirmed }: Column): boolean {
  return field !== null && !isConfirmed && OF_ONE_ACCOUNT.has(field);
}

function isAccount(field: ImportField | null): boolean {
  return field === "handle" || field === "url";
}

function accountBefore(accounts: readonly Column[], index: number): Platform | null {
  return accounts.findLast((account) => account.index < index)?.platform ?? null;
}
