import { fold } from "#/language/fold.ts";
import { POST_FIGURES } from "@app/contract/results/post-figures";
import { SCALE, scaleWords } from "#/language/numbers/scales.ts";
import { currencyNamed } from "#/language/money/currencies.ts";
import { readNumber } from "#/discovery/imports/reading/cells/numbers.ts";

/** What the numbers below a header are written in, as a number in a cell says it itself; "per mille" is a tenth of a percent. */
export type HeaderUnit = "k" | "mio" | " lakh" | " crore" | "万" | "per mille";

const COUNTED_IN = String.raw`(?:in |em |en |x |× ?)?`;
const UNITS: readonly [HeaderUnit, string][] = [
  [
    "k",
    // "Mil" may be a million, too.
    String.raw`k|${scaleWords(1000, ["mil"])}|000s?|1000s?|miles|milhares|migliaia|[tk] ?[€$£₹]|t ?eur|k ?eur|k ?usd|k ?gbp`,
  ],
  ["mio", String.raw`m|${scaleWords(1_000_000)}|m ?[€$£₹]`],
  [" lakh", String.raw`[€$£₹]? ?${scaleWords(100_000)}`],
  [" crore", String.raw`[€$£₹]? ?${scaleWords(10_000_000)}`],
  ["万", "[만万萬](?:원|명|円|元|人)?"],
  ["per mille", "‰|permille|promille|per mille"],
];

/** "Mil" is a thousand where it is Spanish or Portuguese. */
const OF_MIL =
  /[([,]?\s*(?:em|en) mil\s*(?:[)\]]|$)|\b(?:seg\p{L}*|inscritos|vistas|visualiza\p{L}*)\b.*[([]\s*mil\s*[)\]]/u;

/** "Followers (k)", "Abos in Tsd.", "Views, in thousands", "Preis (T€)": the unit that stands apart from the words; null for none. */
export function readHeaderUnit(header: string): HeaderUnit | null {
  const text = fold(header).replaceAll("'", "");
  if (OF_MIL.test(text)) return "k";
  const money = unitOfMoney(text);
  if (money !== null) return money;
  for (const [unit, words] of UNITS) {
    const inBrackets = new RegExp(`[([]\\s*${COUNTED_IN}(?:${words})\\.?\\s*[)\\]]`, "u");
    const behind = new RegExp(`(?:\\b(?:in|en|em)|,|/|:)\\s+${COUNTED_IN}(?:${words})\\.?\\s*$`, "u");
    const isSign = unit === "per mille" && text.includes("‰");
    if (isSign || inBrackets.test(text) || behind.test(text)) return unit;
  }
  return null;
}

/** Fields of figures and of money. */
const COUNTED: ReadonlySet<string> = new Set([
  ...POST_FIGURES,
  ..."followers avgViews avgLikes avgComments price feePaid lastFee".split(" "),
  ..."revenue fee amount refund net vat gross paidSoFar owed".split(" "),
]);

/** What a column of such a field is counted in, where its header says so. */
export function unitOf(field: string, header: string): HeaderUnit | null {
  return COUNTED.has(field) ? readHeaderUnit(header) : null;
}

/** Counts a column in a unit that it is known to have once its meaning is. */
export function countIn(
  column: { unit: HeaderUnit | null; contents: { median: number | null } },
  unit: HeaderUnit | null,
): void {
  const { median } = column.contents;
  if (unit === null || column.unit !== null) return;
  column.unit = unit;
  if (median !== null) column.contents.median = numberOf(inUnit(`${median}`, unit));
}

/** "(R$ mil)", "(USD '000)", "(Tsd. €)": the unit beside a currency in brackets; null where either is missing. */
function unitOfMoney(text: string): HeaderUnit | null {
  const [, inside = ""] = /[([]([^()[\]]{2,20})[)\]]/u.exec(text) ?? [];
  const words = inside.split(/[\s.]+/u).flatMap((word) => word.match(/\p{L}*\p{Sc}|[\p{L}\d]+/gu) ?? []);
  const others = words.filter((word) => !isCurrency(word) && !LINKS.has(word));
  if (others.length !== 1 || !words.some(isCurrency)) return null;
  const [word = ""] = others;
  if (word === "mil") return "k";
  return UNITS.find(([, units]) => new RegExp(`^(?:${units})$`, "u").test(word))?.[0] ?? null;
}

const LINKS = new Set(["de", "in", "em", "en", "of"]);

function isCurrency(word: string): boolean {
  return /\p{Sc}/u.test(word) || (word.length > 1 && currencyNamed(word) !== null);
}

/** A number so many times the others of its column was written out, whatever its header counts in. Chosen by us. */
const WRITTEN_OUT = 100;

/** The same where it fits the other numbers of its column: "156000" between "48" and "310" is no 156 million. */
export function inColumnUnit(
  cell: string,
  { unit, contents }: { unit: HeaderUnit | null; contents: { median: number | null } },
): string {
  const scaled = inUnit(cell, unit);
  if (scaled === cell || contents.median === null) return scaled;
  const isFar = numberOf(scaled) > contents.median * WRITTEN_OUT;
  const isNear = numberOf(cell) > contents.median / WRITTEN_OUT;
  return isFar && isNear ? cell : scaled;
}

function numberOf(text: string): number {
  return readNumber(text, "average", null)?.value ?? 0;
}

/** A number that says its own scale. */
const SCALED = new RegExp(`\\d\\s*${SCALE}`, "iu");
const NUMBER_END = /\d(?!\d|[.,'’]\d|\s\d{3}(?!\d))/gu;

/** A cell as it would stand below a header without a unit: "112" below "(k)" is "112k". */
export function inUnit(cell: string, unit: HeaderUnit | null): string {
  if (unit === null || !/\d/u.test(cell) || SCALED.test(cell) || cell.includes("%")) return cell;
  if (unit !== "per mille") return cell.replaceAll(NUMBER_END, (digit) => `${digit}${unit}`);
  const value = Number(cell.replace("‰", "").replace(",", ".").trim());
  return Number.isFinite(value) ? `${value / 10} %` : cell;
}

const AGES = /(\d{2})\s*(?:-|–|to|\s)\s*(\d{2})|(\d{2})\s*(?:\+|plus\b|und älter|and over|et plus)/iu;

/** The age group that a header names, such as "18-34"; null for none. */
export function readAges(header: string): string | null {
  const match = AGES.exec(header);
  return match && (match[3] === undefined ? `${match[1]}-${match[2]}` : `${match[3]}+`);
}
