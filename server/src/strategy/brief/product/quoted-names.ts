import { anyListed, patternOf } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { placesNamed } from "#/language/places/places.ts";
import { ANY_MONTH } from "#/language/time/calendar.ts";
import { ANY_NAMED_DAY } from "#/language/time/named-days.ts";

/** Signs before and behind a name; an apostrophe within a word is neither. */
const QUOTES =
  /"[^"\n]{1,40}"|“[^“”"\n]{1,40}[”"]|„[^„“”"\n]{1,40}[“”"]|«[^«»\n]{1,42}»|»[^«»\n]{1,40}«|(?<![\p{L}\p{N}])['‘‚][^'’‘\n]{1,40}['’‘](?![\p{L}\p{N}])/gu;
/** Longer ones, and those with marks of a sentence, are things said. */
const SAID = /[,;:!?@#€$£]|(?:\S+\s+){6}/u;
const PLACE_BEFORE = patternOf(
  `(?<!['’\\p{L}])${anyListed("in, on, from, near, aus, auf, bei, en, sur, em, not, no, without, nicht, ohne, sans, sin, sem")}\\s+$`,
);
const MISLEADING = patternOf(`\\d|(?<!\\p{L})(?:${ANY_MONTH}|${ANY_NAMED_DAY})(?!\\p{L})`);
/** Names of places have so many words at most: "Rio de Janeiro". */
const PLACE_WORDS = 3;
/** A word that no dictionary holds. */
export const MASK = "q";

/**
 * The text with names in quotes as words that mean nothing: 'Berlin 42' is a name, and neither a city nor a number.
 * Positions stay.
 */
export function withoutQuotedNames(original: string): string {
  return original.replaceAll(QUOTES, (whole: string, start: number) =>
    isName(whole, foldInPlace(original.slice(0, start))) ? MASK.repeat(whole.length) : whole,
  );
}

/** Where names stand in quotes, the marks with them; longer ones, and those with marks of a sentence, are things said. */
export function quotedNames(original: string): { start: number; end: number }[] {
  return [...original.matchAll(QUOTES)]
    .filter(([whole]) => !SAID.test(whole))
    .map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }));
}

/** A name without the quotes that it stands in as a whole. */
export function unquoted(name: string): string {
  const isQuoted = [...name.matchAll(QUOTES)].some(([whole]) => whole === name);
  return isQuoted ? name.slice(1, -1).trim() : name;
}

function isName(quoted: string, before: string): boolean {
  if (SAID.test(quoted) || PLACE_BEFORE.test(before)) return false;
  return MISLEADING.test(foldInPlace(quoted)) || holdsPlace(quoted);
}

function holdsPlace(quoted: string): boolean {
  const words = wordKey(quoted).split(" ");
  return words.some((_, from) =>
    Array.from({ length: PLACE_WORDS }, (__, size) => words.slice(from, from + size + 1).join(" ")).some(
      (name) => placesNamed(name).length > 0,
    ),
  );
}
