import { anyOf, dictionary } from "#/language/dictionary.ts";
import words from "./number-words.json" with { type: "json" };

export interface ScaleReading {
  kind: "scale";
  factor: number;
}

/** In these money is counted where they are said; with money and no currency they are a word for it. */
const MONEY_OF: Readonly<Record<string, RegExp>> = {
  INR: /^(?:la[ck]hs?|lacs?|laakh|l|crores?|cr|karod|karor|haz+a+r|haja+r)$/u,
  IDR: /^(?:juta|jt|ribu|rb|miliar)$/u,
};

/** Words that multiply the number before them, folded. */
export const SCALES: ReadonlyMap<string, ScaleReading> = dictionary(words.scales, (factor) => ({
  kind: "scale",
  factor: Number(factor),
}));

/** "L" is lakh, "l" is litre. */
const LAKH = "L";
/** A full stop behind these belongs to them: "2,5 Mio. Follower". */
export const SHORTENED_SCALES: ReadonlySet<string> = new Set(["tsd", "mio", "mrd", "cr", "mln", "mld"]);
const SHORTENED = [...SHORTENED_SCALES].map((word) => `${word}.`);
const WORDS = [...[...SCALES.keys()].filter((word) => word !== LAKH.toLowerCase()), ...SHORTENED, LAKH];
/** Any of them as a piece of a pattern on folded text that keeps its capitals; "t" is a thousand beside a currency. */
export const SCALE = `(?:(?:${anyOf(WORDS)})(?![\\p{L}])|t(?=\\s?(?:eur|€|chf)))`;
/** Those that one and a half or several of may stand for: "half a lakh", "two and a half million". */
export const LARGE_SCALE = scaleFrom(100_000);
export const THOUSAND = scaleFrom(1000, 1000);

/** Words of a scale, as a piece of a pattern; letters alone are read behind digits only. */
export function scaleWords(factor: number, but: readonly string[] = []): string {
  const known = [...SCALES].filter(([word, scale]) => scale.factor === factor && word.length > 1);
  return `(?:${anyOf(known.flatMap(([word]) => (but.includes(word) ? [] : [word])))})`;
}

/** Words of these scales as a piece of a pattern; letters alone are read behind digits only. */
function scaleFrom(least: number, most = Infinity): string {
  return `(?:${anyOf(
    [...SCALES].flatMap(([word, { factor }]) =>
      factor >= least && factor <= most && word.length > 2 ? [word] : [],
    ),
  )})`;
}

/** Currency in which a scale counts money that names none: lakh are rupees, juta rupiah. Null for other scales. */
export function currencyOfScale(word: string): string | null {
  const found = Object.entries(MONEY_OF).find(([, scale]) => scale.test(word.replaceAll(".", "")));
  return found?.[0] ?? null;
}

/** Lakh and crore, written out. */
export const INDIAN_SCALE = `(?:${anyOf([...SCALES].flatMap(([word, { factor }]) => (factor >= 100_000 && word.length > 2 && currencyOfScale(word) === "INR" ? [word] : [])))})(?!\\p{L})`;
/** Scales that count rupees. */
export const RUPEE_SCALE = `(?:${anyOf([...SCALES.keys()].filter((word) => word.length > 1 && currencyOfScale(word) === "INR"))})(?!\\p{L})`;

/** The two ends of a range in order; "100-500k" shares its scale, and so does "10k-50". */
export function rangeEnds(first: Scaled, second: Scaled): [number, number] {
  const [one, other] = shared(first, second);
  return one <= other ? [one, other] : [other, one];
}

/** A number before its scale, and the scale; 1 where none was said. */
export interface Scaled {
  bare: number;
  factor: number;
}

/** From here on a number needs no scale of its neighbour. */
const PLAIN_FROM = 1_000;

function shared(first: Scaled, second: Scaled): [number, number] {
  const [one, other] = [first.bare * first.factor, second.bare * second.factor];
  if (first.factor === 1 && second.factor > 1 && first.bare < PLAIN_FROM && first.bare <= second.bare) {
    return [first.bare * second.factor, other];
  }
  if (second.factor === 1 && first.factor > 1 && other < one && second.bare < PLAIN_FROM) {
    return [one, second.bare * first.factor];
  }
  return [one, other];
}
