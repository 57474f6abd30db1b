import { matchesOf } from "#/language/matches.ts";
import { anyOf } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { COUNTS, PERCENT_WORDS } from "#/language/numbers/counts.ts";
import { LARGE_SCALE, THOUSAND } from "#/language/numbers/scales.ts";
import { SIGNS } from "./money/currencies.ts";
import { mayFit } from "./sketches.ts";
import { COUNT, DIGITS, SCALE, readCount, readNumber } from "./numbers.ts";

const COUNT_WORD = anyOf(COUNTS.keys());
const NUMBER = `(\\d+(?:[.,]\\d+)?|${COUNT_WORD})`;
/** "4 millones y medio", "dos millones y medio", "two million and a half". */
const AND_HALF = new RegExp(
  `(?<![\\p{L}\\p{N}.,])${NUMBER}\\s?(${LARGE_SCALE})\\s(?:and a half|y medi[oa]|e mei[oa]|et demie?|und eine halbe)(?![\\p{L}\\p{N}])`,
  "gu",
);
/** "Two and a half million", "zweieinhalb Millionen". */
const HALF_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(${COUNT_WORD})(?:\\s?(?:and a half|y medi[oa]|e mei[oa]|et demie?)|einhalb)(?=\\s?(?:${LARGE_SCALE}|${THOUSAND})(?!\\p{L}))`,
  "gu",
);
/** "Nonante pour cent", "sixty percent". */
const PERCENT = new RegExp(
  `(?<![\\p{L}\\p{N}])(${COUNT_WORD})(?=\\s+(?:${anyOf(PERCENT_WORDS.filter((word) => word !== "%"))})(?!\\p{L}))`,
  "gu",
);
/** "Between ten and fifty thousand", "zwischen zehn- und fünfzigtausend": the scale holds for both. */
const RANGE = new RegExp(
  `(?<![\\p{L}\\p{N}])(${COUNT_WORD})(?:-|\\s?(?:${THOUSAND}|${LARGE_SCALE}))?(\\s(?:and|to|bis|und|y|a|e|et|se)\\s)(${COUNT_WORD})\\s?(${THOUSAND}|${LARGE_SCALE})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** Folded text with numbers that take several words in digits, at the same positions: noughts fill the rest. */
export function withDigits(folded: string): string {
  return folded
    .replaceAll(AND_HALF, (words: string, count: string, scale: string) =>
      padded(words, readNumber("1", scale) * (valueOf(count) + 1 / 2)),
    )
    .replaceAll(HALF_BEFORE, (words: string, count: string) => padded(words, valueOf(count) + 1 / 2))
    .replaceAll(PERCENT, (words: string, count: string) => padded(words, valueOf(count)));
}

/** A text with both ends of such a range in digits, at the same positions; folded or not. */
export function withRangesInDigits(text: string): string {
  let made = text;
  for (const match of foldInPlace(text).matchAll(RANGE)) {
    const [words, low = "", gap = "", high = "", scale = ""] = match;
    const { index } = match;
    // "Trinta e cinco mil" is one number.
    if (valueOf(low) >= valueOf(high)) continue;
    const [from, to] = [low, high].map((one) => String(readNumber(String(valueOf(one)), scale)));
    const wide = `${from ?? ""}${gap}${to ?? ""}`;
    // Noughts keep the positions, and leave one space between words.
    const digits = wide.length > words.length ? words : wide.padStart(words.length, "0");
    made = made.slice(0, index) + digits + made.slice(index + words.length);
  }
  return made;
}

function valueOf(count: string): number {
  return COUNTS.get(wordKey(count)) ?? readNumber(count);
}

function padded(words: string, value: number): string {
  const digits = String(value);
  return digits.length > words.length ? words : digits.padStart(words.length, "0");
}

const FIGURE = `(?:(${DIGITS})(?:\\s?(${SCALE}))?|(${COUNT}))`;
const DOUBLE = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?:${SIGNS})\\s?)?${FIGURE}(?:\\s?(?:${SIGNS})(?!\\p{L}))?(\\s*\\(\\s*(?:(?:${SIGNS})\\s?)?${FIGURE}(?:\\s?(?:${SIGNS}))?\\s*\\))`,
  "dgu",
);

/** "5 (fünf) Creator", "fifteen thousand (15,000) euros": a number that is said again in brackets is one number. */
export function withoutDoubles(text: string): string {
  const folded = foldInPlace(text);
  if (!mayFit(DOUBLE, folded)) return text;
  let made = text;
  for (const match of matchesOf(DOUBLE, folded).toReversed()) {
    const [, digits, scale, count, , again, scaleAgain, countAgain] = match;
    const [start, end] = match.indices?.[4] ?? [0, 0];
    const value = count === undefined ? readNumber(digits, scale) : readCount(count);
    const same = countAgain === undefined ? readNumber(again, scaleAgain) : readCount(countAgain);
    if (value === same) made = made.slice(0, start) + made.slice(end);
  }
  return made;
}
