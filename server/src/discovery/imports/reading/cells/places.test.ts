import { expect, test } from "vitest";
import { spokenLanguages } from "#/language/places/spoken-languages.ts";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { wordKey } from "#/language/fold.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import { readCity, readCountry } from "./places.ts";

test.each([
  ["Spain", "ES"],
  ["España", "ES"],
  ["de", "DE"],
  ["🇧🇷", "BR"],
  ["Germany (EU)", "DE"],
  ["German", "DE"],
  ["Bavaria", "DE"],
  ["UK", "GB"],
  ["Spain / Portugal", "ES"],
  ["Atlantis, Portugal", "PT"],
  ["Atlantis and France", "FR"],
  ["a,b,c,d,e,France", "FR"],
  ["a,b,c,d,e,f,France", null],
  ["DACH", null],
  ["(Atlantis) Spain", null],
  ["Atlantis", null],
  ["", null],
])("the country of “%s” is %s", (cell, country) => {
  expect(readCountry(cell)).toBe(country);
});

test.each([
  ["German", "de"],
  ["Deutsch", "de"],
  ["de", "de"],
  ["pt-BR", "pt"],
  ["zh_Hans", "zh"],
  ["English, Hindi", "en"],
  ["Klingon / French", "fr"],
  ["Klingon", null],
  ["xx", null],
])("the language of “%s” is %s", (cell, language) => {
  expect(spokenLanguages(cell)?.code ?? null).toBe(language);
});

test.each([
  ["München", "munich", null],
  ["Lisbon, Portugal", "lisbon", "PT"],
  ["Berlin (DE)", "berlin", "DE"],
  ["Paris – France", "paris", "FR"],
  ["Austin, TX", "austin", "US"],
  ["San Francisco, CA", "san francisco", "US"],
  ["Toronto, CA", "toronto", "CA"],
  ["Savannah, Georgia", "savannah", "US"],
  ["Tbilisi, Georgia", "tbilisi", "GE"],
  ["Victoria, BC", "victoria", "CA"],
  ["Birmingham, AL", "birmingham", "US"],
  ["Malé", "male", null],
  ["Small Village, Spain", "small village", "ES"],
  ["Small Village", "small village", null],
  ["Lisbon, Nowhere", "lisbon", null],
  ["Germany", null, "DE"],
  ["Singapore", null, "SG"],
  ["Bavaria", "bavaria", "DE"],
  ["Berlin (DE) Mitte", "berlin de mitte", null],
  ["LA", "los angeles", null],
  ["New York", "new york", null],
  ["Hamburg", "hamburg", null],
  ["", null, null],
  [", Spain", null, "ES"],
  ["Cambridge UK", "cambridge", "GB"],
  ["San José Costa Rica", "san jose", "CR"],
  ["Berlin 🇩🇪", "berlin", "DE"],
  ["Portugal, Lisboa", "lisbon", "PT"],
  ["Germany - Munich", "munich", "DE"],
  ["Berlin Mitte", "berlin mitte", null],
])("the city of “%s” is %s, in %s", (cell, city, country) => {
  expect(readCity(cell)).toEqual({ city, country });
});

test.each([
  ["Belo Horizonte/MG", "belo horizonte", "BR"],
  ["Recife, PE", "recife", "BR"],
  ["Curitiba - PR", "curitiba", "BR"],
  ["Vila Qualquer/BA", "vila qualquer", null],
  ["Hamburg, SE", "hamburg", null],
  ["Madrid/ES", "madrid", "ES"],
])("“%s” is a city with a state or a country behind it", (cell, city, country) => {
  expect(readCity(cell)).toEqual({ city, country });
});

test("a town is that of its row's country, whatever its name means in other languages", () => {
  expect(
    citiesOf(
      "a,instagram,Valence,France\nb,instagram,Vienne,France\nc,instagram,Vienne,Austria\nd,instagram,Siracusa,Italy",
    ),
  ).toEqual([
    ["valence", "FR"],
    ["vienne", "FR"],
    ["vienna", "AT"],
    ["syracuse", "IT"],
  ]);
  expect(citiesOf("a,instagram,Vienne,\nb,instagram,Wien,")).toEqual([
    ["vienna", "AT"],
    ["vienna", "AT"],
  ]);
});

test("a town whose name is that of a larger one abroad is asked about and keeps its name until then", () => {
  const table = "handle,platform,city\na,instagram,Valence";
  const answered = (country: string) =>
    read(table, { cities: [{ city: "Valence", country }] }).accounts.map(({ values }) => values.city);

  expect(read(table)).toMatchObject({
    accounts: [{ values: { city: "valence" } }],
    doubtfulPlaces: [{ city: "Valence", countries: ["ES", "FR"] }],
  });
  expect(answered("FR")).toEqual(["valence"]);
  expect(answered("ES")).toEqual(["valencia"]);
});

test.each([
  ["BR", "São Gonçalo"],
  ["ES", "Jerez"],
  ["IN", "Pimpri-Chinchwad"],
  ["TR", "Kocaeli"],
  ["GB", "Brighton and Hove"],
  ["MX", "Chimalhuacán"],
  ["PT", "Seixal"],
])("of the large towns of %s, %s is known", (country, name) => {
  expect(citiesNamed(wordKey(name)).map((city) => city.country)).toContain(country);
});

function citiesOf(text: string) {
  return read(`handle,platform,city,country\n${text}`).accounts.map(({ values }) => [
    values.city,
    values.country,
  ]);
}
