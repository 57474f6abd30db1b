import { anyOf, listed } from "#/language/dictionary.ts";
import { LAST_WORDS, NEXT_WORDS, THIS_WORDS, TIME_UNITS } from "./calendar.ts";
import words from "./time-words.json" with { type: "json" };

/** Shorter stretches are days and hours, which stand in names: "day cream". */
const DAYS_MIN = 7;
const LETTERS_MIN = 3;
const UNITS = [...TIME_UNITS]
  .filter(([unit, days]) => days >= DAYS_MIN && unit.length >= LETTERS_MIN)
  .map(([unit]) => unit);
const SEASONS = listed(words.seasons);
const BEHIND = listed(words.behind);

/** "Next quarter", "nächstes Jahr", "año que viene", as a piece of a pattern on folded text. */
export const ANY_STRETCH = `(?:(?:${anyOf([...NEXT_WORDS, ...THIS_WORDS, ...LAST_WORDS])})\\s+(?:${anyOf([...UNITS, ...SEASONS])})|(?:${anyOf([...UNITS, ...SEASONS])})\\s+(?:${anyOf(BEHIND)}))`;

/** One word of such a stretch, where its other words have been read: "Quartal", "viene". */
export const STRETCH_WORDS: readonly string[] = [
  ...UNITS,
  ...listed(words.stretchParts),
  ...BEHIND.flatMap((behind) => behind.split(" ")),
];
