import type { Filters } from "@app/contract/discovery/filters";
import type { Chip } from "@app/contract/discovery/queries";
import type { BriefRule } from "@app/contract/strategy/plan";
import { citiesNamed } from "#/language/places/cities.ts";
import { anyListed, lengthOf, patternOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { Span } from "#/strategy/brief/brief-text.ts";
import { isRuleField } from "#/strategy/brief/filter-sets.ts";
import { REFUSED_BEFORE, REFUSED_BEHIND } from "./refusal-words.ts";
import { readAsSearch, readWholly } from "#/strategy/brief/reading/search-words.ts";
import type { ReadingContext, SearchWords } from "#/strategy/brief/reading/search-words.ts";
import { ruleWords } from "#/strategy/brief/slot-words.ts";

const NOT = patternOf(`(?<!\\p{L})${REFUSED_BEFORE}(?=\\p{L})`);
const NOT_BEHIND = patternOf(`\\s+${REFUSED_BEHIND}`);
const JOINER = patternOf(`^${anyListed("but, aber, mais, pero, mas, and, und, et, y, e")}$`);

/** Whether words refuse something, in whatever language. `folded`: lower case, without diacritics. */
export function refuses(folded: string): boolean {
  return NOT.test(folded) || NOT_BEHIND.test(folded);
}

/** "No meat", "kein Fleisch", "sem palavrão": a thing, which no name of a place, a brand or a creator is. */
const NO_THING = patternOf(
  `(?<!\\p{L})(?:no|kein(?:e[nrsm]?)?|aucune?|pas d(?:e|['’])|nada de|sin|ningun[ao]?(?: de)?|sem|nenhuma?|koi)\\s+(?=\\p{L})|(?<!\\p{L})pas d['’](?=\\p{L})`,
);
/** "Nobody from the islands": an article before a small letter is none of a name. */
const NOBODY_THERE = patternOf(
  `${wordsListed("nobody, noone, no one, none, niemand, niemanden, keiner, personne, nadie, ninguem")}\\s+(?:${anyListed("from, in, of, aus, von, de, en, a, em, da, do")}\\s+)*${anyListed("the, der, den, dem, la, le, les, las, los, el, os, as")}\\s+`,
);
const NAME_WORDS = 3;

/**
 * Whether what words refuse may be the name of somebody or of a place, which a plan must not be made without: "not
 * Kreuzberg". "No meat" and "LIC agents nahi" are of what somebody shows or does. In the person's spelling.
 */
export function mayRefuseName(words: string): boolean {
  const folded = foldInPlace(words);
  const before = NOT.exec(folded);
  if (before) {
    const behind = words.slice(before.index + before[0].length).trim();
    const there = NOBODY_THERE.exec(folded);
    const isThere = there !== null && /^\p{Ll}/u.test(words.slice(there.index + there[0].length));
    return !isNoName(behind) && !NO_THING.test(folded) && !isThere;
  }
  const behind = NOT_BEHIND.exec(folded);
  const refused = words.slice(0, behind?.index ?? words.length).trim();
  const names = refused.split(/\s+/u);
  return (
    refused !== "" &&
    !/\p{N}/u.test(refused) &&
    names.length <= NAME_WORDS &&
    (names.length === 1 || names.every((name) => /^\p{Lu}/u.test(name)))
  );
}

/** "Not about dublin tbh", "none more than 4k": so many small words, or a number, are no name. */
function isNoName(words: string): boolean {
  return (
    words === "" || /\d/u.test(words) || (words.split(/\s+/u).length > NAME_WORDS && !/\p{Lu}/u.test(words))
  );
}

interface Exclusions {
  rules: BriefRule[];
  /** What was wanted in the same breath: "France" of "France sauf Paris". */
  wanted: Filters | null;
}

const NOT_JUST_BEFORE = patternOf(`(?<!\\p{L})${REFUSED_BEFORE}$`);
const NOT_JUST_BEHIND = patternOf(`^${NOT_BEHIND.source}`);

/** What is refused together with the word that refuses it, before or behind. `folded`: of the whole text. */
export function withRefusal(folded: string, { start, end }: Span): Span {
  const before = NOT_JUST_BEFORE.exec(folded.slice(0, start));
  return { start: before?.index ?? start, end: end + lengthOf(NOT_JUST_BEHIND, folded.slice(end)) };
}

/**
 * What a search cannot leave out and a plan can: "not in Berlin" is a rule of nobody there. Null where the words refuse
 * something else, or somebody whom other words want.
 */
export function readExclusion(
  text: string,
  { start, end }: Span,
  wanted: readonly Chip[],
  context: ReadingContext,
): Exclusions | null {
  const piece = text.slice(start, end);
  const folded = foldInPlace(piece);
  const before = NOT.exec(folded);
  const behind = NOT_BEHIND.exec(folded);
  if (!before && !behind) return null;
  const lead = before ? piece.slice(0, before.index).trim() : "";
  const refused = before ? piece.slice(before.index + before[0].length) : piece.slice(0, behind?.index);
  const asSaid = before ? piece.slice(before.index).replace(/^\S+\s+/u, "") : refused;
  const read = readRefused([asSaid, refused, `in ${refused}`], context);
  const isWanted = (chip: Chip) =>
    wanted.some(
      ({ slot, value }) => slot === chip.slot && JSON.stringify(value) === JSON.stringify(chip.value),
    );
  if (!read || read.chips.some(isWanted)) return null;
  const first = lead === "" || JOINER.test(foldInPlace(lead)) ? null : readAsSearch(lead, context);
  if (first && (first.unparsed.length > 0 || first.chips.length === 0)) return null;
  const around = countryAround(read.chips);
  const refusedChips = read.chips.filter((chip) => chip !== around);
  return {
    rules: rulesOfNobody(refusedChips),
    wanted: first?.filters ?? (around && wantedCountry(around, wanted)),
  };
}

/** "Nobody from Leipzig, Germany": the country says where the city is, and is not refused with it. */
function countryAround(chips: readonly Chip[]): Chip | null {
  const inside = new Set(
    chips.flatMap(({ slot, value }) =>
      slot === "region"
        ? [String(value).slice(0, 2)]
        : slot === "city"
          ? citiesNamed(String(value)).map(({ country }) => country)
          : [],
    ),
  );
  return chips.find(({ slot, value }) => slot === "country" && inside.has(String(value))) ?? null;
}

/** Where no other country is named, it is the one to look in. */
function wantedCountry(chip: Chip, wanted: readonly Chip[]): Filters | null {
  return wanted.some(({ slot }) => slot === "country") ? null : { country: [String(chip.value)] };
}

/** All of what is refused, as filters that a rule can count, by the first spelling that is; null where there is more to it. */
export function readRefused(spellings: readonly string[], context: ReadingContext): SearchWords | null {
  for (const words of spellings) {
    const read = readWholly(words, context, ({ slot }) => isRuleField(slot) && slot !== "gender");
    // "Keine Pharma" leaves out nobody of Parma: what is refused may be anything.
    if (read && !read.chips.some(({ slot, source }) => slot === "city" && source === "fuzzy")) return read;
  }
  return null;
}

/** One rule a value, so that a follow-up may take back one of them. */
export function rulesOfNobody(chips: readonly Chip[]): BriefRule[] {
  return chips.flatMap(({ slot, value }) => (isRuleField(slot) ? [nobodyOf(slot, [String(value)])] : []));
}

/** "nobody in Austria": the rule that keeps out whoever is of one of these. */
export function nobodyOf(field: BriefRule["field"], values: readonly string[]): BriefRule {
  return {
    label: ruleWords(field, values),
    field,
    value: values.join("|"),
    of: "creators",
    min: null,
    max: 0,
  };
}
