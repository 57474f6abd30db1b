import { STATUSES } from "@app/contract/discovery/filters";
import type { GENDERS, Tier } from "@app/contract/discovery/filters";
import { anyOf, dictionary, listed } from "#/language/dictionary.ts";
import words from "./people-words.json" with { type: "json" };

export type Gender = (typeof GENDERS)[number];

export type Status = (typeof STATUSES)[number];

/** Words for women, men and others, as they are written in lists: folded, with commas between them. */
export const GENDER_WORDS: Readonly<Record<Gender, readonly string[]>> = {
  female: listed(words.genders.female),
  male: listed(words.genders.male),
  nonbinary: listed(words.genders.nonbinary),
};
/** Nouns that say of creators that they are women: "Influencerinnen". */
export const FEMALE_CREATORS: readonly string[] = listed(words.femaleCreators);
/** Mothers are women, fathers men; words that may also mean both parents are none of these. */
export const MOTHERS = listed(words.mothers);
export const FATHERS = listed(words.fathers);
export const TIER_WORDS: Readonly<Record<Tier, readonly string[]>> = {
  nano: listed(words.tiers.nano),
  micro: listed(words.tiers.micro),
  mid: listed(words.tiers.mid),
  macro: listed(words.tiers.macro),
  mega: listed(words.tiers.mega),
};
export const STATUS_WORDS: ReadonlyMap<string, Status> = dictionary(
  words.statuses,
  (key) => STATUSES.find((status) => status === key) ?? "contacted",
);

/** What one word of a list says of a person: "F", "weiblich"; null for anything else. */
export function genderNamed(word: string): Gender | null {
  return GENDERS_BY_WORD.get(word) ?? null;
}

export type NamePart = "given" | "family";

/** Words that head a part of a name as a piece of a pattern on folded text. */
export const NAME_PARTS = anyOf([...listed(words.nameParts.given), ...listed(words.nameParts.family)]);
const FAMILY_NAME = new RegExp(`\\b(?:${anyOf(listed(words.nameParts.family))})\\b`, "u");
const GIVEN_NAME = new RegExp(`\\b(?:${anyOf(listed(words.nameParts.given))})\\b`, "u");
const PARTS_ALONE: ReadonlyMap<string, NamePart | "either"> = new Map([
  ...listed(words.nameParts.either).map((word) => [word, "either"] as const),
  ...listed(words.nameParts.givenAlone).map((word) => [word, "given"] as const),
  ...listed(words.nameParts.familyAlone).map((word) => [word, "family"] as const),
]);

/** Which part of a name a header says, in folded words: "either" for "Nombre", which beside "Apellidos" is one; null for none. */
export function namePartNamed(header: string): NamePart | "either" | null {
  if (FAMILY_NAME.test(header)) return "family";
  if (GIVEN_NAME.test(header)) return "given";
  return PARTS_ALONE.get(header) ?? null;
}

/** Ages in 2026 by the usual birth years: Gen Z from 1997 to 2012, millennials from 1981 to 1996. */
export const GENERATIONS: readonly { pattern: RegExp; min: number; max: number }[] = [
  {
    pattern: generation("gen z|gen-z|generation z|generacion z|geracao z|generazione z|z kusagi|genz"),
    min: 14,
    max: 29,
  },
  { pattern: generation("millennials?|generation y|gen y|gen-y|generacion y"), min: 30, max: 45 },
  { pattern: generation("gen x|gen-x|generation x|generacion x"), min: 46, max: 61 },
];

function generation(names: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, "gu");
}

/** The smallest and the largest age that people are spoken of by. */
export const AGE_LIMITS = { min: 13, max: 99 } as const;

const GENDERS_BY_WORD: ReadonlyMap<string, Gender> = new Map([
  ...(["female", "male", "nonbinary"] as const).flatMap((gender) =>
    GENDER_WORDS[gender].map((word): [string, Gender] => [word.replaceAll("-", " "), gender]),
  ),
  ...FEMALE_CREATORS.map((word): [string, Gender] => [word, "female"]),
  ["f", "female"],
  ["w", "female"],
  ["m", "male"],
  ["nb", "nonbinary"],
  ["diverse", "nonbinary"],
]);
