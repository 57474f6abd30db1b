import { expect, test } from "vitest";
import { spokenLanguages } from "#/language/places/spoken-languages.ts";
import { namesOtherPlace, readCity, readCountry, readCountryCell } from "./places.ts";

test.each<[string, unknown]>([
  ["Lisbon, Portugal", { city: "lisbon", country: "PT" }],
  ["Portugal, Lisbon", { city: "lisbon", country: "PT" }],
  ["Lisbon (Portugal)", { city: "lisbon", country: "PT" }],
  ["Lisbon (Portugal) ", { city: "lisbon", country: "PT" }],
  ["Lisbon / Portugal", { city: "lisbon", country: "PT" }],
  ["Lisbon | Portugal", { city: "lisbon", country: "PT" }],
  ["Lisbon - Portugal", { city: "lisbon", country: "PT" }],
  ["Lisbon – Portugal", { city: "lisbon", country: "PT" }],
  ["Lisbon", { city: "lisbon", country: null }],
  ["Cambridge UK", { city: "cambridge", country: "GB" }],
  ["Berlin 🇩🇪", { city: "berlin", country: "DE" }],
  ["Berlin 🇩🇪 ", { city: "berlin", country: "DE" }],
  ["Germany", { city: null, country: "DE" }],
  ["Bavaria", { city: "bavaria", country: "DE" }],
  ["DE", { city: null, country: "DE" }],
  ["Austin, TX", { city: "austin", country: "US" }],
  ["Victoria, BC", { city: "victoria", country: "CA" }],
  ["Savannah, Georgia", { city: "savannah", country: "US" }],
  ["Recife, PE", { city: "recife", country: "BR" }],
  ["Itaú/MG", { city: "itau", country: null }],
  ["Itaú, MG", { city: "itau", country: "MG" }],
  ["Nowhere", { city: "nowhere", country: null }],
  ["Nowhere, Spain", { city: "nowhere", country: "ES" }],
  ["", { city: null, country: null }],
  ["Lisbon, Porto, Portugal", { city: "lisbon", country: "PT" }],
  ["Nowhere Germany", { city: "nowhere germany", country: null }],
  ["Goa", { city: "goa", country: null }],
  ["Paris, Texas", { city: "paris", country: "US" }],
  ["Sydney, NSW", { city: "sydney", country: "AU" }],
  ["Sydney, nsw", { city: "sydney", country: "AU" }],
  ["IN", { city: null, country: "IN" }],
  ["Ada, OK", { city: "ada", country: "US" }],
  ["Lisbon (x) y", { city: "lisbon x y", country: null }],
  [", Spain", { city: null, country: "ES" }],
  ["New York", { city: "new york", country: null }],
  ["Hamburg, XX", { city: "hamburg", country: null }],
])("the city of “%s” is %j", (cell, said) => {
  expect(readCity(cell)).toEqual(said);
});

test.each<[string, unknown]>([
  ["Spain", "ES"],
  ["DE", "DE"],
  ["🇩🇪", "DE"],
  ["Spain / Portugal", "ES"],
  ["Spain and Portugal", "ES"],
  ["German", "DE"],
  ["Bavaria", "DE"],
  ["Spain (north)", "ES"],
  ["Europe", null],
  ["D", null],
  ["A", null],
  ["a,b,c,d,e,f,Spain", null],
  ["a,b,c,d,e,Spain", "ES"],
  ["Spain;Italy", "ES"],
  ["x|Italy", "IT"],
  ["x & Italy", "IT"],
  ["and", null],
])("the country of “%s” is %j", (cell, said) => {
  expect(readCountry(cell)).toEqual(said);
});

test.each<[string, unknown]>([
  ["D", "DE"],
  [" A ", "AT"],
  ["a", null],
  ["Spain", "ES"],
])("in a column of countries “%s” is %j", (cell, said) => {
  expect(readCountryCell(cell)).toEqual(said);
});

test.each<[string, unknown]>([
  ["de", "de"],
  ["de-AT", "de"],
  ["de_at", "de"],
  ["DE", "de"],
  ["Deutsch", "de"],
  ["German, English", "de"],
  ["xx", null],
  ["de-A", null],
  ["English and Hindi", "en"],
  ["Klingon", null],
  ["de-ABCDE", null],
  [" de ", "de"],
])("the language of “%s” is %j", (cell, said) => {
  expect(spokenLanguages(cell)?.code ?? null).toEqual(said);
});

test("a city may stand beside its state or country, and not beside another place", () => {
  const one = "Austin,TX; Austin, TX; Austin,  TX ; Hamburg, XX; Lisbon, Portugal; Munich, Bavaria; Lisbon";
  const several = "München/Augsburg; Hackney, London; Austin, TXX; Austin, X; Austin, 12; Austin, T-X";

  expect(one.split("; ").filter(namesOtherPlace)).toEqual([]);
  expect(several.split("; ").filter((cell) => !namesOtherPlace(cell))).toEqual([]);
});
