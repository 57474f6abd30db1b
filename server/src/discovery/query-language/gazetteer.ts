import { ACCOUNT_TYPES, CONTACTS, FILTER_PLATFORMS, GENDERS, TIERS } from "@app/contract/filters";
import { POST_FORMATS } from "@app/contract/platforms";
import cities from "./cities.json" with { type: "json" };
import countryGroups from "./country-groups.json" with { type: "json" };
import flags from "./flags.json" with { type: "json" };
import regions from "./regions.json" with { type: "json" };
import topics from "./topics.json" with { type: "json" };
import { Phrases, splitPhrases } from "./phrases.ts";
import { fold, tokenise } from "./tokens.ts";

export type Entity =
  | { kind: "topic"; value: string }
  | { kind: "city" | "region"; value: string; isWeak: boolean }
  | { kind: "country"; value: string[]; isWeak: boolean }
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

const FLAGS: Readonly<Record<FlagKind, readonly (keyof typeof flags)[]>> = {
  gender: GENDERS,
  tier: TIERS,
  platform: FILTER_PLATFORMS,
  format: POST_FORMATS,
  contact: CONTACTS,
  accountType: ACCOUNT_TYPES,
  cityClass: ["tier-1", "tier-2", "tier-3"],
  verified: ["verified", "unverified"],
  sponsored: ["sponsored", "organic"],
  source: ["import", "paste"],
};

const LOCALES = ["en", "es", "pt", "fr", "de", "id", "hi"];

/** ISO 3166-1 codes of the places that people search in. */
const COUNTRY_CODES =
  "AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FR GA GB GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KP KR KW KZ LA LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SC SD SE SG SI SK SL SM SN SO SR SV SY SZ TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VA VE VN YE ZA ZM ZW".split(
    " ",
  );

/** ISO 639-1 codes of the languages that creators speak. */
const LANGUAGE_CODES =
  "ar bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy id is it ja jv ka kk km kn ko lt lv ml mr ms my nb ne nl pa pl ps pt ro ru si sk sl so sq sr sv sw ta te th tl tr uk ur uz vi zh zu".split(
    " ",
  );

/** Names that are also everyday words or names of people: places only beside a word such as "in". */
const WEAK_COUNTRIES = new Set(["JO", "TD", "GE", "ML", "GN", "TO", "CU", "NE", "OM", "TG"]);

/** What a language is called besides its name in seven languages. */
const LANGUAGE_ALIASES: Readonly<Record<string, string>> = {
  en: "angrezi, inggris, englischsprachige, englischsprachigen, anglophone, anglophones",
  hi: "hinglish, hindi",
  es: "castellano, spanischsprachige, hispanohablante, hispanohablantes",
  de: "deutschsprachige, deutschsprachigen, deutschsprachig, germanophone, germanophones",
  fr: "francophone, francophones, franzosischsprachige",
  pt: "lusofono, lusofonos",
  tl: "tagalog, filipino language",
  zh: "mandarin, mandarin chinese",
  fa: "farsi, persian",
  id: "bahasa indonesia, bahasa",
  ms: "bahasa melayu, malay",
};

let built: Phrases<Entity> | undefined;

/** Everything that has a name: topics, places, languages and the closed lists of the vocabulary. Built at first use. */
export function entities(): Phrases<Entity> {
  built ??= buildEntities();
  return built;
}

function buildEntities(): Phrases<Entity> {
  const all = new Phrases<Entity>();
  for (const [value, list] of Object.entries(topics)) all.add(list, { kind: "topic", value });
  for (const kind of flagKinds()) {
    for (const value of FLAGS[kind]) all.add(flags[value], { kind, value });
  }
  addCountries(all);
  addRegions(all);
  addCities(all);
  addLanguages(all);
  return all;
}

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
  const cityNames = new Set(
    Object.values(cities).flatMap((list) =>
      splitPhrases(list.replaceAll("*", "")).flatMap((city) => city.split("=")),
    ),
  );
  const english = new Intl.DisplayNames("en", { type: "region" });
  const displays = displaysOf("region");
  for (const [codes, list] of Object.entries(countryGroups)) {
    all.add(list, { kind: "country", value: codes.split(" "), isWeak: false });
  }
  for (const code of COUNTRY_CODES) {
    for (const name of namesOf(displays, code)) {
      // French calls a country what a Brazilian city is called: Salvador.
      if (cityNames.has(fold(name)) && name !== english.of(code)) continue;
      all.add(name, { kind: "country", value: [code], isWeak: WEAK_COUNTRIES.has(code) });
    }
  }
}

function addLanguages(all: Phrases<Entity>): void {
  const displays = displaysOf("language");
  for (const code of LANGUAGE_CODES) {
    for (const name of namesOf(displays, code)) all.add(name, { kind: "language", value: code });
  }
  for (const [value, list] of Object.entries(LANGUAGE_ALIASES)) {
    all.add(list, { kind: "language", value });
  }
}

function addRegions(all: Phrases<Entity>): void {
  for (const [country, list] of Object.entries(regions)) {
    for (const region of splitPhrases(list)) {
      const [code = "", ...names] = region.split("=");
      const value = `${country}-${code.replace("*", "")}`;
      for (const name of names) all.add(name, { kind: "region", value, isWeak: code.startsWith("*") });
    }
  }
}

// A star marks a city whose name is also an everyday word.
function addCities(all: Phrases<Entity>): void {
  for (const list of Object.values(cities)) {
    for (const city of splitPhrases(list)) {
      const names = city.replace("*", "").split("=");
      const isWeak = city.startsWith("*");
      const value = names[0] ?? "";
      for (const name of names) all.add(name, { kind: "city", value, isWeak });
    }
  }
}

function displaysOf(type: "region" | "language"): Intl.DisplayNames[] {
  return LOCALES.map((locale) => new Intl.DisplayNames(locale, { type, fallback: "none" }));
}

function namesOf(displays: readonly Intl.DisplayNames[], code: string): Set<string> {
  const names = displays.map((display) => display.of(code));
  const known = names.filter((name) => name !== undefined).map((name) => name.replaceAll(",", ""));
  return new Set(known.filter((name) => name.length > 2));
}

/** A city as filters write it: "Bombay" is "mumbai"; an unknown one keeps its name, lower case and without marks. */
export function canonicalCity(name: string): string {
  const tokens = tokenise(name);
  const match = entities()
    .allAt(tokens, 0)
    .find(({ value, to }) => value.kind === "city" && to === tokens.length);
  if (match?.value.kind === "city") return match.value.value;
  return tokens.map((token) => token.text).join(" ");
}
