import { ACCOUNT_TYPES, CONTACTS, GENDERS, TIERS } from "@app/contract/discovery/filters";
import grammar from "./data/grammar.json" with { type: "json" };
import flags from "./data/flags.json" with { type: "json" };
import { areas } from "#/language/places/areas.ts";
import { countries } from "#/language/places/countries.ts";
import { isCommonLanguage, languages } from "#/language/places/languages.ts";
import { regions } from "#/language/places/regions.ts";
import { FORMAT_WORDS, PLATFORM_WORDS } from "#/language/media/media.ts";
import { FEMALE_CREATORS, GENDER_WORDS, TIER_WORDS } from "#/language/people/people.ts";
import { TOPICS } from "#/language/topics/topics.ts";
import { Names } from "./grammar/names.ts";
import { Phrases } from "./phrases.ts";

export type Entity =
  | { kind: "topic"; value: string }
  | { kind: "city" | "region"; value: string; isWeak: boolean }
  | { kind: "country"; value: string[]; isWeak: boolean }
  /** Regions that have a name together. */
  | { kind: "area"; value: string[]; isWeak: boolean }
  | { kind: "language"; value: string }
  | { kind: FlagKind; value: string };

type FlagKind =
  | "gender"
  | "tier"
  | "platform"
  | "format"
  | "contact"
  | "accountType"
  | "cityClass"
  | "verified"
  | "sponsored"
  | "source";

/** Closed lists that only the search knows; the words of all others are those of the language. */
const FLAGS: Readonly<Partial<Record<FlagKind, readonly (keyof typeof flags)[]>>> = {
  platform: ["x", "threads"],
  format: ["post"],
  contact: CONTACTS,
  accountType: ACCOUNT_TYPES,
  cityClass: ["tier-1", "tier-2", "tier-3"],
  verified: ["verified", "unverified"],
  sponsored: ["sponsored", "organic"],
  source: ["import", "paste"],
};

let built: Names | undefined;

/** Everything that has a name: topics, places, languages and the closed lists of the vocabulary. Built at first use. */
export function entities(): Names {
  built ??= new Names(buildPhrases());
  return built;
}

function buildPhrases(): Phrases<Entity> {
  const all = new Phrases<Entity>();
  for (const [word, readings] of TOPICS) {
    for (const { category, use } of readings) {
      if (use === "names") all.add(word, { kind: "topic", value: category });
    }
  }
  for (const kind of flagKinds()) {
    for (const [value, words] of WORDS[kind] ?? []) all.add(words.join(", "), { kind, value });
    for (const value of FLAGS[kind] ?? []) all.add(flags[value], { kind, value });
  }
  // An integration and a bundle have a price, and are no kind of post that is looked for.
  for (const value of ["integration", "bundle"] as const)
    all.add(grammar.perUnits[value], { kind: "format", value });
  addCountries(all);
  addRegions(all);
  addAreas(all);
  addLanguages(all);
  return all;
}

type Listed = readonly (readonly [string, readonly string[]])[];

/** Words of the language for every value of a closed list. */
const WORDS: Readonly<Partial<Record<FlagKind, Listed>>> = {
  gender: [...GENDERS.map((gender) => [gender, GENDER_WORDS[gender]] as const), ["female", FEMALE_CREATORS]],
  tier: TIERS.map((tier) => [tier, TIER_WORDS[tier]] as const),
  platform: [...PLATFORM_WORDS],
  format: [...FORMAT_WORDS],
};

function flagKinds(): FlagKind[] {
  return [
    "cityClass",
    "gender",
    "tier",
    "platform",
    "format",
    "contact",
    "accountType",
    "verified",
    "sponsored",
    "source",
  ];
}

function addCountries(all: Phrases<Entity>): void {
  for (const [name, readings] of countries()) {
    for (const { codes, isWord } of readings) {
      all.addWords(name.split(" "), { kind: "country", value: [...codes], isWeak: isWord });
    }
  }
  all.add("u.s., u.s.a.", { kind: "country", value: ["US"], isWeak: false });
  all.add("u.k.", { kind: "country", value: ["GB"], isWeak: false });
  all.add("u.a.e.", { kind: "country", value: ["AE"], isWeak: false });
}

function addRegions(all: Phrases<Entity>): void {
  for (const [name, readings] of regions()) {
    for (const { region, isWord } of readings) {
      all.addWords(name.split(" "), { kind: "region", value: region, isWeak: isWord });
    }
  }
}

function addAreas(all: Phrases<Entity>): void {
  for (const [name, { regions: value, isWord }] of areas()) {
    all.addWords(name.split(" "), { kind: "area", value: [...value], isWeak: isWord });
  }
}

function addLanguages(all: Phrases<Entity>): void {
  for (const [name, readings] of languages()) {
    for (const { code } of readings) {
      if (isCommonLanguage(code)) all.addWords(name.split(" "), { kind: "language", value: code });
    }
  }
}
