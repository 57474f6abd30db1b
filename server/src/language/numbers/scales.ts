import { dictionary } from "#/language/dictionary.ts";
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

/** Currency in which a scale counts money that names none: lakh are rupees, juta rupiah. Null for other scales. */
export function currencyOfScale(word: string): string | null {
  const found = Object.entries(MONEY_OF).find(([, scale]) => scale.test(word.replaceAll(".", "")));
  return found?.[0] ?? null;
}

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
