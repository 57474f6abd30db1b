import { anyOf } from "#/language/dictionary.ts";
import { COUNTS, PERCENT_WORDS } from "#/language/numbers/counts.ts";
import { readDigits } from "#/language/numbers/digits.ts";
import { LARGE_SCALE, SCALE, SCALES, rangeEnds } from "#/language/numbers/scales.ts";

export { SCALE };

/** "Half a million". */
const HALF =
  "half(?: an?)?|(?:eine? )?halbe[nrs]?|(?:un )?demi|medio|media|meio|mezzo|setengah|yarim|aadha|adha";

/** Parts of numbers that one word says. */
const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ["anderthalb", 1.5],
  ["eineinhalb", 1.5],
  ["dhai", 2.5],
  ["dedh", 1.5],
  ["sawa", 1.25],
]);
/** "Sade teen" is three and a half, "paune do" a quarter less than two. */
const SHIFTS: ReadonlyMap<string, number> = new Map([
  ["sade", 0.5],
  ["saadhe", 0.5],
  ["saade", 0.5],
  ["paune", -0.25],
  ["sava", 0.25],
]);
const HINDI = `(?:${anyOf(FRACTIONS.keys())})|(?:${anyOf(SHIFTS.keys())}) (?:${anyOf(["do", ...COUNTS.keys()])})`;
/** "Twelve" of "twelve thousand" and of "zwölftausend", "twenty two": words that a scale multiplies. */
const WORDS = `${HINDI}|(?:${anyOf(COUNTS.keys())})(?:[ -](?:${anyOf([...COUNTS].flatMap(([word, count]) => (count < 10 ? [word] : [])))}))?`;

/** Digits with any separators of the languages that are read: 25.000 · 25,000 · 25 000 · 25'000 · 1,5 · 1,50,000 · 1e6. */
export const DIGITS =
  "\\d{1,3}(?:[ .,'’]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?(?:e\\+?\\d+)?" +
  `|(?:${HALF})(?=[ -]${LARGE_SCALE}(?!\\p{L}))|(?:${WORDS})(?=[ -]?(?:de )?${SCALE})`;

/** A word or the sign of per cent. */
export const PERCENT = `(?:${anyOf(PERCENT_WORDS)})`;
const NUMBER_WORD = `(?:${anyOf(COUNTS.keys())})(?![\\p{L}])`;
/** A whole number in digits or words. */
export const COUNT = `(?:\\d{1,5}|${NUMBER_WORD})`;

/** Digits with an optional scale word: "25" and "k" make 25000. */
export function readNumber(digits = "", scale?: string): number {
  const factor = scaleFactor(scale);
  if (!/\d/u.test(digits)) return factor * (wordsOf(digits) ?? 1 / 2);
  return (readDigits(digits.replace(/^0+(?=\d)/u, ""), factor === 1 ? "groups" : "divides") ?? 0) * factor;
}

/** What a scale word multiplies by; 1 without one. */
function scaleFactor(scale: string | undefined): number {
  if (scale === "t") return 1000;
  return SCALES.get(scale?.trim().replace(".", "").toLowerCase() ?? "")?.factor ?? 1;
}

/** Lower and upper end of "10 to 15k", whose scale holds for both; null where the second is not above the first. */
export function endsOf([low, lowScale, high, highScale]: readonly (string | undefined)[]):
  | [number, number]
  | null {
  const [lower, upper] = rangeEnds(scaled(low, lowScale), scaled(high, highScale));
  return lower < upper && readNumber(high, highScale) === upper ? [lower, upper] : null;
}

function scaled(digits: string | undefined, scale: string | undefined) {
  const factor = scaleFactor(scale);
  return { bare: readNumber(digits, scale) / factor, factor };
}

function wordsOf(text: string): number | null {
  const whole = COUNTS.get(text) ?? FRACTIONS.get(text);
  if (whole !== undefined) return whole;
  const [first = "", ...rest] = text.split(/[ -]/u);
  const shift = SHIFTS.get(first);
  const shifted = rest.join(" ") === "do" ? 2 : COUNTS.get(rest.join(" "));
  if (shift !== undefined && shifted !== undefined) return shifted + shift;
  const parts = [first, ...rest].map((word) => COUNTS.get(word));
  return parts.reduce<number | null>(
    (sum, part) => (sum === null || part === undefined ? null : sum + part),
    0,
  );
}

/** A count in digits or in words; none without. */
export function readCount(text = ""): number {
  return COUNTS.get(text) ?? Number(text);
}
