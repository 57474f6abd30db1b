import type { BriefRule } from "@app/contract/strategy/plan";
import { anyListed, anyOf, patternOf } from "#/language/dictionary.ts";
import { FATHERS, GENDER_WORDS, MOTHERS } from "#/language/people/people.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import { joinFilters } from "#/strategy/brief/filter-sets.ts";
import { isOfPast } from "#/strategy/brief/money/amount-roles.ts";
import { COUNT, readCount } from "#/strategy/brief/numbers.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { EXACT, MAX, MIN, OF_THEM } from "./rule-words.ts";

const WOMEN = `(?:${anyOf([...GENDER_WORDS.female, ...MOTHERS])})(?!\\p{L})`;
const MEN = `(?:${anyOf([...GENDER_WORDS.male, ...FATHERS])})(?!\\p{L})`;
const NOUN = `(?:[\\s-]+(?:${CREATOR_WORDS})(?!\\p{L}))?`;
const AND = "\\s*(?:,|&|\\+|\\/|(?:and|und|et|y|e|aur|plus)(?!\\p{L}))\\s*";
/** "One in five women", "50 000 women": such a number counts no creators. */
const START = "(?<![\\p{L}\\p{N}.,%€$£-])(?<!\\d\\s)(?<!(?<!\\p{L})(?:in|von|sur|de cada|em cada)\\s)";
const PART = `${START}(?:(?:${MIN})\\s+)?(?:${COUNT})\\s+`;
/** Whom a number of people with an age, a share or the word for an audience is of. */
const NOT_AUDIENCE = `(?!['’]|\\s*(?:%|\\d|[,(]?\\s*${anyListed("aged, aged between, ages, between, zwischen, entre, im alter")}(?!\\p{L})|(?:${anyListed("as, als, como, de, im, in, en, na, no")}\\s+)?${anyListed("audience, zielgruppe, publikum, public, cible, publico, audiencia, target, followers")}(?!\\p{L})))`;
const BOTH = new RegExp(
  `${PART}(?:${WOMEN}${NOUN}${AND}${PART}${MEN}|${MEN}${NOUN}${AND}${PART}${WOMEN})${NOUN}${NOT_AUDIENCE}`,
  "gu",
);
const EACH = new RegExp(`(?:(${MIN})\\s+)?(${COUNT})\\s+(?:(${WOMEN})|(?:${MEN}))`, "gu");
const FEW = anyListed(
  "a couple of, a few, some, a handful of, ein paar, einige, quelques, unas, unos, algunas, algunos, un par de, umas, uns, algumas, alguns, kuch",
);
const ONE_GENDER = new RegExp(
  `(?:(?<!\\p{L})(?:${OF_THEM})\\s+(?:sind\\s+|are\\s+)?)?${START}(?:(?:${EXACT})\\s+)?(?:(${COUNT})|${FEW})\\s+(?:(${WOMEN})|${MEN})${NOUN}${NOT_AUDIENCE}(?:\\s+(?:(${MIN})|(${MAX}))(?![\\p{L}\\p{N}]|\\s*\\d))?`,
  "gu",
);
/** "Reach 40 women": what is counted is not hired; "at least 4 women" is a rule, read as one. */
const OF_OTHERS = patternOf(
  `(?<!\\p{L})(?:${anyListed("reach*, erreich*, target*, ansprech*, atteindre, toucher, alcanzar, llegar a, alcancar, atingir")}|${MIN}|${MAX})\\s+$`,
);
/** More creators than these nobody counts by what they are. */
const COUNTED_MAX = 200;

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

/** So many women, or "a few", whose number is open. */
export interface OneGender extends Span {
  value: "female" | "male";
  min: number | null;
  max: number | null;
}

/** "5 women from Mumbai", "ein paar Frauen": who is counted is hired, and not whom a plan reaches. */
export function oneGenderIn(text: BriefText): OneGender | null {
  const [found, ...others] = text.all(ONE_GENDER);
  const before = text.folded.slice(0, found?.start ?? 0);
  if (!found || others.length > 0 || isOfPast(before) || OF_OTHERS.test(before)) return null;
  const [count, women, least, most] = found.groups;
  const number = count === undefined ? null : readCount(count);
  // "Eine Frau" is as often whom something is for.
  if (number !== null && (number < 2 || number > COUNTED_MAX)) return null;
  return {
    start: found.start,
    end: found.end,
    value: women === undefined ? "male" : "female",
    min: most === undefined ? number : null,
    max: least === undefined ? number : null,
  };
}

/** Takes them out of the text. @returns what keeps them: beside a number of all creators they are some of them, else all. */
export function takeOneGender(text: BriefText): (stated: Stated) => BriefRule[] {
  const one = oneGenderIn(text);
  if (!one) return () => [];
  text.take(one);
  const { value, min, max } = one;
  return (stated) => {
    if ((stated.minCreators ?? stated.maxCreators) !== undefined && (min ?? max) !== null)
      return [{ label: text.spelling(one), field: "gender", value, of: "creators", min, max }];
    stated.filters = joinFilters(stated.filters ?? {}, { gender: [value] });
    if (min !== null) stated.minCreators = min;
    if (max !== null) stated.maxCreators = max;
    return [];
  };
}
