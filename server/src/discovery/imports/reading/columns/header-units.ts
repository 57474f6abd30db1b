import { fold } from "#/language/fold.ts";
import { readNumber } from "#/discovery/imports/reading/cells/numbers.ts";

/** What the numbers below a header are written in, as a number in a cell says it itself; "per mille" is a tenth of a percent. */
export type HeaderUnit = "k" | "mio" | " lakh" | " crore" | "per mille";

const SCALE = String.raw`(?:in |em |en |x |× ?)?`;
const UNITS: readonly [HeaderUnit, string][] = [
  [
    "k",
    String.raw`k|tsd|tausend|thousands?|000s?|1000s?|miles|milhares|milliers|migliaia|ribu|[tk] ?[€$£₹]|t ?eur|k ?eur|k ?usd|k ?gbp`,
  ],
  ["mio", String.raw`m|mio|mn|millions?|millionen|millones|milhoes|milioni|juta|m ?[€$£₹]`],
  [" lakh", String.raw`[€$£₹]? ?(?:lakhs?|lacs?)`],
  [" crore", String.raw`[€$£₹]? ?(?:crores?|cr)`],
  ["per mille", "‰|permille|promille|per mille"],
];

/** "Mil" is a thousand where it is Spanish or Portuguese. */
const OF_MIL =
  /[([,]?\s*(?:em|en) mil\s*(?:[)\]]|$)|\b(?:seg\p{L}*|inscritos|vistas|visualiza\p{L}*)\b.*[([]\s*mil\s*[)\]]/u;

/** "Followers (k)", "Abos in Tsd.", "Views, in thousands", "Preis (T€)": the unit that stands apart from the words; null for none. */
export function readHeaderUnit(header: string): HeaderUnit | null {
  const text = fold(header).replaceAll("'", "");
  if (OF_MIL.test(text)) return "k";
  for (const [unit, words] of UNITS) {
    const inBrackets = new RegExp(`[([]\\s*${SCALE}(?:${words})\\.?\\s*[)\\]]`, "u");
    const behind = new RegExp(`(?:\\b(?:in|en|em)|,|/|:)\\s+${SCALE}(?:${words})\\.?\\s*$`, "u");
    const isSign = unit === "per mille" && text.includes("‰");
    if (isSign || inBrackets.test(text) || behind.test(text)) return unit;
  }
  return null;
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
const SCALED =
  /\d\s*(?:k|m|b|mio|mn|mrd|tsd|mil|l|mi|mill\p{L}*|milh\p{L}*|lakhs?|lacs?|cr|crores?|thousand|tausend)\b/iu;
const NUMBER_END = /\d(?!\d|[.,'’]\d|\s\d{3}(?!\d))/gu;

/** A cell as it would stand below a header without a unit: "112" below "(k)" is "112k". */
export function inUnit(cell: string, unit: HeaderUnit | null): string {
  if (unit === null || !/\d/u.test(cell) || SCALED.test(cell) || cell.includes("%")) return cell;
  if (unit !== "per mille") return cell.replaceAll(NUMBER_END, (digit) => `${digit}${unit}`);
  const value = Number(cell.replace("‰", "").replace(",", ".").trim());
  return Number.isFinite(value) ? `${value / 10} %` : cell;
}
