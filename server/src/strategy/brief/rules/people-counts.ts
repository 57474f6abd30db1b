import type { BriefRule } from "@app/contract/strategy/plan";
import { anyOf } from "#/language/dictionary.ts";
import { GENDER_WORDS } from "#/language/people/people.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { COUNT, readCount } from "#/strategy/brief/numbers.ts";
import { MIN } from "./rule-words.ts";

const WOMEN = `${anyOf([...GENDER_WORDS.female, "girls", "chicas", "filles", "meninas", "ladkiyan"])}(?!\\p{L})`;
const MEN = `${anyOf([...GENDER_WORDS.male, "guys", "boys", "chicos", "mecs", "rapazes", "ladke"])}(?!\\p{L})`;
const NOUN = "(?:\\s+(?:creators?|influencers?|people))?";
const AND = "\\s*(?:,|&|\\+|\\/|(?:and|und|et|y|e|aur|plus)(?!\\p{L}))\\s*";
const PART = `(?<![\\p{L}\\p{N}.,%€$£-])(?:(?:${MIN})\\s+)?(?:${COUNT})\\s+`;
const BOTH = new RegExp(
  `${PART}(?:(?:${WOMEN})${NOUN}${AND}${PART}(?:${MEN})|(?:${MEN})${NOUN}${AND}${PART}(?:${WOMEN}))${NOUN}(?!\\s*(?:\\d|aged?(?!\\p{L})|%))`,
  "gu",
);
const EACH = new RegExp(`(?:(${MIN})\\s+)?(${COUNT})\\s+(?:(${WOMEN})|(${MEN}))`, "gu");

/** "5 women and 3 men": how many creators there are of each, taken out of the text; `sum` is null without an upper end. */
export function takePeopleCounts(text: BriefText): { rules: BriefRule[]; sum: number | null } {
  const found = text.first(BOTH);
  if (!found) return { rules: [], sum: null };
  text.take(found);
  const parts = [...found.text.matchAll(EACH)].map(({ 0: words, 1: least, 2: count, 3: women, index }) => ({
    words: text.spelling({ start: found.start + index, end: found.start + index + words.length }),
    count: readCount(count),
    isLeast: least !== undefined,
    value: women === undefined ? "male" : "female",
  }));
  const rules = parts.map(({ words, count, isLeast, value }): BriefRule => ({
    label: words,
    field: "gender",
    value,
    of: "creators",
    min: count,
    max: isLeast ? null : count,
  }));
  const isOpen = parts.some(({ isLeast }) => isLeast);
  return { rules, sum: isOpen ? null : parts.reduce((sum, { count }) => sum + count, 0) };
}
