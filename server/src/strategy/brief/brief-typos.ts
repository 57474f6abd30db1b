import { editDistance } from "#/language/edit-distance.ts";
import { CURRENCY_WORDS } from "#/language/money/currencies.ts";
import { COUNTS } from "#/language/numbers/counts.ts";
import { MONTHS, TIME_UNITS } from "#/language/time/calendar.ts";
import { NAMED_DAYS } from "#/language/time/named-days.ts";
import { placesNamed } from "#/language/places/places.ts";
import { TOPICS } from "#/language/topics/topics.ts";
import { foldInPlace } from "#/language/fold.ts";

/**
 * Words that a brief is mostly made of and that hardly any other word resembles. Six letters at least: shorter ones
 * are one slip from words of other meanings.
 */
const WORDS =
  "instagram tiktok youtube germany deutschland austria osterreich switzerland schweiz france frankreich portugal netherlands belgium poland sweden norway denmark finland ireland brazil mexico canada australia kingdom creators influencers awareness engagement traffic budget followers".split(
    " ",
  );

/** Words of the language that are spelt right, however near they are to others: "francs" is no France. */
const SPELT_RIGHT = new Set(
  [
    ...CURRENCY_WORDS.keys(),
    ...COUNTS.keys(),
    ...MONTHS.keys(),
    ...TIME_UNITS.keys(),
    ...NAMED_DAYS.keys(),
    ...TOPICS.keys(),
  ].flatMap((words) => words.split(" ")),
);

/** Repairs one slip in such a word: "Germny", "instagarm". Handles, hashtags and all other words stay. */
export function repairTypos(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}@#._-])\p{L}{5,13}(?![\p{L}\p{N}._-]*[@\d])/gu, (word) => {
    const folded = foldInPlace(word);
    // Iceland is no Ireland with a slip.
    if (SPELT_RIGHT.has(folded) || placesNamed(folded).length > 0) return word;
    if (WORDS.some((known) => known === folded || isInflected(folded, known))) return word;
    return WORDS.find((known) => known[0] === folded[0] && editDistance(folded, known, 1) === 1) ?? word;
  });
}

/** "budgets", "creator": other forms of a word are no slips. */
function isInflected(word: string, known: string): boolean {
  return word.startsWith(known) || (known.endsWith("s") && word === known.slice(0, -1));
}
