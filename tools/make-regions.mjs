// Makes server/src/language/places/regions.json, once, from our own list beside this script (short and old names, and what
// a region is called by people) and two things that are fetched by hand into folders outside the project:
//   apt-get download unicode-cldr-core, dpkg -x FILE FOLDER (Unicode CLDR 41, Unicode licence: regions of ISO 3166-2)
//   apt-get download wamerican wngerman wfrench wspanish wportuguese witalian, dpkg -x FILE FOLDER
// node tools/make-regions.mjs CLDR_COMMON_FOLDER DICTIONARY_FOLDER, then oxfmt
// By country "CODE=name=name, CODE=name": the first name is the English one, "*" marks a name that needs a word such as
// "in". A name that a city, a country or a word has as well is a region only with its kind: "osaka prefecture".
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { wordKey } from "../server/src/language/fold.ts";
import { citiesNamed } from "../server/src/language/places/cities.ts";
import { countriesNamed, originNamed } from "../server/src/language/places/countries.ts";
import { languagesNamed } from "../server/src/language/places/languages.ts";
import { MONTHS } from "../server/src/language/time/calendar.ts";
import { TOPICS } from "../server/src/language/topics/topics.ts";
import own from "./region-names.json" with { type: "json" };
import { readEverydayWords } from "./everyday-words.mjs";

const [commonFolder = "", dictionaryFolder = ""] = process.argv.slice(2);
const TARGET = join(import.meta.dirname, "../server/src/language/places/regions.json");
const LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "id", "tr", "nl"];

/** What a region is called in its country, in English, and the language of the country where it is not among those above. */
const COUNTRIES = {
  US: "state",
  IN: "state hi",
  DE: "state",
  GB: "",
  ES: "region",
  FR: "region",
  IT: "region",
  CA: "province",
  AU: "state",
  BR: "state",
  ID: "province",
  MX: "state",
  AT: "state",
  PT: "district",
  CH: "canton",
  NL: "province",
  BE: "region",
  AR: "province",
  PK: "province",
  ZA: "province",
  JP: "prefecture ja",
  KR: "province ko",
  TR: "province",
  PL: "voivodeship pl",
  SE: "county sv",
  NO: "county no",
  DK: "region da",
  FI: "region fi",
  IE: "province",
  CZ: "region cs",
  SK: "region sk",
  HU: "county hu",
  RO: "county ro",
  BG: "province bg",
  GR: "region el",
  HR: "county hr",
  RS: "district sr",
  UA: "oblast uk",
  RU: "oblast ru",
  BY: "region ru",
  KZ: "region ru",
  UZ: "region",
  CN: "province zh",
  VN: "province vi",
  TH: "province th",
  PH: "province",
  MY: "state",
  BD: "division",
  LK: "province",
  NP: "province",
  MM: "region",
  AE: "emirate",
  SA: "province ar",
  IQ: "governorate",
  IR: "province",
  IL: "district",
  EG: "governorate",
  MA: "region",
  DZ: "province",
  TN: "governorate",
  NG: "state",
  GH: "region",
  KE: "county",
  TZ: "region",
  ET: "region",
  CO: "department",
  PE: "region",
  CL: "region",
  VE: "state",
  EC: "province",
  BO: "department",
  GT: "department",
  DO: "province",
  CU: "province",
};

/** Words for a kind of region that stand before or behind the name in the languages above. */
const KIND_BEFORE =
  /^(?:prafektur|prefektur|prefecture|prefectura|prefettura|provinz|province|provincia|provinsi|provincie|woiwodschaft|voivodie|voivodato|voivodia|comte|condado|contea|canton|kanton|cantao|cantone|estado|etat|stato|staat|region|regione|regiao|departement|departamento|dipartimento|distrito|distretto|district|gouvernement|governatorato|gobernacion|daerah|wilayah|oblast) (?:(?:de la|de l|de los|de las|del|della|dell|delle|dei|du|des|de|di|do|da|dos|das|d|von) )?/u;
const KIND_BEHIND =
  / (?:prefecture|province|state|county|region|canton|district|governorate|department|voivodeship|eyaleti|ili|bolgesi|kantonu|voyvodaligi|eyaleti)$/u;
/** Shorter names are rather words. */
const NAME_MIN = 4;
/** German writes nouns with a capital, as it does names: short ones are rather nouns. */
const NOUN_MAX = 7;
/** What is left of "Central Region" without its kind, and names that are rather those of people or things. */
const NO_NAMES = new Set(
  "tengah timur barat utara selatan dogu guney kuzey bati merkez merkezi markazi centrum zuid noord oost karen nabil mara maine jewish perak flaman saba shan nandi napo casim".split(
    " ",
  ),
);

const everyday = readEverydayWords(dictionaryFolder);
const nouns = readNouns();
const contained = readContained();
const catalogues = new Map();
const made = {};
for (const country of Object.keys(COUNTRIES)) made[country] = listOf(country);
writeFileSync(TARGET, `${JSON.stringify(made, null, 2)}\n`);

function listOf(country) {
  const regions = new Map();
  for (const entry of (own[country] ?? "").split(", ").filter(Boolean)) {
    const [marked, ...names] = entry.split("=");
    const mark = marked.startsWith("*") ? "*" : "";
    regions.set(marked.replace("*", ""), new Map(names.map((name) => [wordKey(name), mark])));
  }
  const ownCodes = new Set(regions.keys());
  for (const code of codesOf(country)) {
    const names = namesOf(country, code);
    const iso = code.slice(2).toUpperCase();
    // Aruba and Hong Kong have codes of countries too.
    if (names.length === 0 || (!ownCodes.has(iso) && isCountry(code))) continue;
    const known = ownCodes.has(iso) ? iso : ownOf(regions, ownCodes, names);
    const region = regions.get(known ?? iso) ?? new Map();
    for (const name of names) if (!isTaken(regions, name)) region.set(name, "");
    regions.set(known ?? iso, region);
  }
  return [...regions]
    .filter(([, names]) => names.size > 0)
    .map(([code, names]) => [code, ...[...names].map(([name, mark]) => mark + name)].join("="))
    .join(", ");
}

function isCountry(code) {
  const named = countriesNamed(bare(plainKey(catalogue("en").get(code))));
  return code.startsWith("nlbq") || named.some(({ codes }) => codes.includes(code.slice(2).toUpperCase()));
}

/** Codes change: a region of ours that is called so is the same one. */
function ownOf(regions, ownCodes, names) {
  return [...ownCodes].find((code) => names.some((name) => regions.get(code).has(name)));
}

function isTaken(regions, name) {
  return [...regions.values()].some((names) => names.has(name));
}

/** Folded, the English name first; names that mean something else with their kind alone. */
function namesOf(country, code) {
  const [kind, spoken] = COUNTRIES[country].split(" ");
  const english = catalogue("en").get(code);
  if (english === undefined) return [];
  const whole = [...LANGUAGES, ...(spoken ? [spoken] : [])].flatMap((language) => {
    const name = catalogue(language).get(code);
    if (name === undefined) return [];
    const key = plainKey(name);
    return LANGUAGES.includes(language) ? [key, bare(key)] : [key];
  });
  const first = bare(plainKey(english));
  const withKind = kind && !isPlain(first) ? [`${first} ${kind}`, `${kind} of ${first}`] : [];
  const plain = [...new Set(whole)].filter(isPlain);
  return [...new Set(isPlain(first) ? [first, ...plain] : [...withKind, ...plain])];
}

function plainKey(name) {
  return wordKey(name.replaceAll(/\(.*?\)|,.*$/gu, ""));
}

function bare(key) {
  return key.replace(KIND_BEFORE, "").replace(KIND_BEHIND, "");
}

function isPlain(name) {
  if (name.length < NAME_MIN && /^\p{Script=Latin}+$/u.test(name)) return false;
  if (!/^[^\d]*\p{L}[^\d]*$/u.test(name) || NO_NAMES.has(name)) return false;
  if (everyday.has(name) || MONTHS.has(name) || TOPICS.has(name)) return false;
  if (nouns.has(name) && name.length <= NOUN_MAX) return false;
  return (
    [citiesNamed(name), countriesNamed(name), languagesNamed(name)].every(({ length }) => length === 0) &&
    originNamed(name) === undefined
  );
}

/** Codes of CLDR: "jp14". Islands of Indonesia are no regions that anybody says; their provinces are. */
function codesOf(country) {
  const first = contained.get(country) ?? [];
  if (country !== "ID") return first;
  return first.flatMap((island) => contained.get(island) ?? []);
}

function readContained() {
  const text = readFileSync(join(commonFolder, "supplemental/subdivisions.xml"), "utf8");
  const groups = text.matchAll(/<subgroup type="(\w+)" contains="([^"]*)"/gu);
  return new Map([...groups].map(([, group, codes]) => [group, codes.split(" ")]));
}

function catalogue(language) {
  const known = catalogues.get(language);
  if (known) return known;
  const text = readFileSync(join(commonFolder, `subdivisions/${language}.xml`), "utf8");
  const named = text.matchAll(/<subdivision type="(\w+)"[^>]*>([^<]+)</gu);
  const read = new Map([...named].map(([, code, name]) => [code, name]));
  catalogues.set(language, read);
  return read;
}

function readNouns() {
  const lines = readFileSync(join(dictionaryFolder, "ngerman"), "utf8").split(/\r?\n/u);
  return new Set(lines.map(wordKey));
}
