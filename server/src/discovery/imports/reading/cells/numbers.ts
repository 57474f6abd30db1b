import { fold } from "#/language/fold.ts";
import { FIGURE_PATTERNS } from "#/language/media/media.ts";
import { anyOf } from "#/language/dictionary.ts";
import { PERCENT_WORDS } from "#/language/numbers/counts.ts";
import { provenMark, readDigits } from "#/language/numbers/digits.ts";
import type { DecimalMark, LoneMark } from "#/language/numbers/digits.ts";
import { SCALES, currencyOfScale } from "#/language/numbers/scales.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

/**
 * What a number stands for decides how "1.234" reads: a count has no decimals, a rate has. An average is written as a
 * count is, but may have decimals, which are rounded.
 */
export type NumberKind = "count" | "average" | "rate" | "money";

export interface ReadNumber {
  value: number;
  /** Whether a % sign was written. */
  isPercent: boolean;
}

/** Above this a cell is a slip of the keyboard. Chosen by us; far below 2^53. */
const NUMBER_MAX = 1e12;

/** Cells that say "not known" in one way or another, in lower case without spaces. */
const NOT_KNOWN = new Set([
  ..."- – — -- --- . ? ?? n/a n/a' na n.a. n.a n/d nd s/d k.a. null nil none nan unknown undefined #n/a".split(
    " ",
  ),
  ..."#na #nv #n/d".split(" "),
]);
/** What a spreadsheet writes where a formula failed, in its own language: "#NOMBRE?", "#¡REF!". */
const FAILED_FORMULA =
  /^#[¡¿]?(?:ref|bezug|verw|adr|value|valore?|valeur|wert|waarde|värde|værdi|arg|name|nombre|nome|nom|naam|namn|navn|nazwa|num|zahl|getal|liczba|null?o?|div\/0|error|calc)[!?]$/u;

const SHAPE = /^([+-]?)([\d.,]*\d[\d.,]*)([a-z\u4E07\u5104\u4EBF]*)\.?(%?)\+?$/u;
/** What spreadsheets make of long numbers: 1.2E+06. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?e\+?\d{1,2}$/u;
/** Longer cells are sentences. Also keeps the patterns quick on hostile files. */
const WORD_MAX = 60;
const PERCENT = new RegExp(`(?<=\\d)\\s*(?:${anyOf(PERCENT_WORDS)})$`, "u");
/** What is counted may stand behind the number: "1.2M followers". */
const COUNTED = new RegExp(`\\s*(?:${Object.values(FIGURE_PATTERNS).join("|")})$`, "u");

/** "ca. 45k", "um die 45k", "> 45k": near enough to be the number. */
const NEARLY =
  /^(?:[~≈>≥]=?|(?:ca|c|circa|approx|env|aprox)\.?\s|(?:about|around|over|rund|etwa|um die|uber|mehr als|environ|plus de|autour de|unos|unas|mas de|alrededor de|cerca de|mais de|oltre|piu di|quasi)\s)\s*/u;
/** "45,5 T": German for thousands, as "45,5 Tsd." is. */
const THOUSANDS = /(?<=\d)\s?t$/u;

/** Cells that begin so are known without a closer look: every cell of a table is asked. */
const KNOWN = /^[@\da-jlmo-rtv-z€$£₹+]/iu;

/** Whether a cell is empty or only says that its value is not known. */
export function isNotKnown(cell: string): boolean {
  if (KNOWN.test(cell)) return false;
  if (cell.length > WORD_MAX) return cell.trim() === "";
  const text = cell.normalize("NFKC").replaceAll(/\s+/gu, "").toLowerCase();
  return text === "" || NOT_KNOWN.has(text) || FAILED_FORMULA.test(text);
}

/**
 * The number of a cell: suffixes (K, M, B, Mio, lakh, crore), percent signs, spaces, apostrophes and both decimal
 * conventions. Null when the cell is no number, or a negative or impossible one.
 */
export function readNumber(cell: string, kind: NumberKind, mark: DecimalMark | null): ReadNumber | null {
  if (cell.length > WORD_MAX) return null;
  const text = compact(cell);
  if (SCIENTIFIC.test(text)) return inRange(Number(text.replace(",", ".")), kind, false);
  const match = SHAPE.exec(text);
  if (!match) return null;
  const [, sign, , , percent] = match;
  const [digits, suffix] = [textAt(match, 2), textAt(match, 3)];
  const factor = suffix === "" ? 1 : SCALES.get(suffix)?.factor;
  if (sign === "-" || factor === undefined) return null;
  const plain = readDigits(digits, loneMark(kind, mark, suffix !== ""));
  if (plain === null || (kind === "count" && factor === 1 && !Number.isInteger(plain))) return null;
  return inRange(Math.round(plain * factor * 1e6) / 1e6, kind, percent === "%");
}

/** The currency in which a cell counts money without naming it: "5 lakh" are rupees. */
export function countedIn(cell: string): string | null {
  const suffix = cell.length > WORD_MAX ? undefined : SHAPE.exec(compact(cell))?.[3];
  return suffix ? currencyOfScale(suffix) : null;
}

function inRange(value: number, kind: NumberKind, isPercent: boolean): ReadNumber | null {
  if (!Number.isFinite(value) || value > NUMBER_MAX) return null;
  const isWhole = kind === "count" || kind === "average";
  return { value: isWhole ? Math.round(value) : value, isPercent };
}

/** The decimal mark that the cells of one column prove; null when none does. */
export function findDecimalMark(cells: readonly string[]): DecimalMark | null {
  let points = 0;
  let commas = 0;
  for (const cell of cells) {
    const mark = cell.length > WORD_MAX ? null : provenMark(textAt(SHAPE.exec(compact(cell)), 2));
    if (mark === ".") points += 1;
    if (mark === ",") commas += 1;
  }
  if (points === commas) return null;
  return points > commas ? "." : ",";
}

/** Full-width digits become plain ones; spaces and apostrophes between groups of digits, signs such as ~ go. */
function compact(cell: string): string {
  return fold(cell)
    .trim()
    .replace(COUNTED, "")
    .replace(NEARLY, "")
    .replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, "")
    .replace(/(?:[.,]|\/)[-–—]+$/u, "")
    .replace(THOUSANDS, "k")
    .replace(PERCENT, "%")
    .replace(/^%\s*([\d.,]+)$/u, "$1%")
    .replace(/\s+(?=[a-z\u4E07\u5104\u4EBF%+.]+$)/u, "");
}

/** What one mark with three digits behind it does, where the cell alone leaves open whether it groups or divides. */
function loneMark(kind: NumberKind, mark: DecimalMark | null, hasSuffix: boolean): LoneMark {
  if (kind === "rate") return "divides";
  if (hasSuffix) return mark ?? "divides";
  return kind === "money" ? (mark ?? "groups") : "groups";
}

const RANGE = /^(.*\d\s*\p{L}{0,4}\.?)\s*(?:-|–|—|to|bis|à|a)\s*(~?\d.*)$/iu;

/** The lower end of "12k-15k" or "12-15k"; null for what is no range of two numbers that grow. */
export function lowerEnd(cell: string): string | null {
  const range = RANGE.exec(cell.trim());
  const [from, to] = [textAt(range, 1), textAt(range, 2)];
  const unit = textAt(/\d\s*(\p{L}+)$/u.exec(to), 1);
  const lower = /\p{L}/u.test(from) ? from : `${from.trim()}${unit}`;
  const [low, high] = [readNumber(lower, "average", null), readNumber(to, "average", null)];
  if (!low || !high || low.isPercent || high.isPercent) return null;
  return low.value < high.value ? lower : null;
}
