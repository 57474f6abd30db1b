import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["Skincare creators whose AUDIENCE sits in France, 9k €", ["FR"]],
  ["Tea, 9k €, creators from Poland, their audience lives in the United States", ["US"]],
  ["Tee, 9.000 €, Creator, deren Publikum aus der Schweiz kommt", ["CH"]],
  ["Tee, 9.000 €, das Publikum sitzt in Österreich", ["AT"]],
  ["Tee, 9.000 €, Zielgruppe Frauen 30–49 in Österreich", ["AT"]],
  ["Thé, 9 000 €, créateurs dont le public vit en Belgique", ["BE"]],
  ["Té, 9.000 €, creadores cuya audiencia vive en México", ["MX"]],
  ["Chá, 9.000 €, público em Portugal", ["PT"]],
  ["Chai, 9000 €, UK me rehne wale audience chahiye", ["GB"]],
])("where those live who are to be reached is no place of creators: %s", (text, countries) => {
  const { filters = {}, audienceCountries } = readSaid(text).stated;

  expect(audienceCountries).toEqual(countries);
  expect(filters.audienceCountry).toBeUndefined();
  expect(readSaid(text).stated.filters?.country).toBeUndefined();
});

test("a share of the audience in a country is asked of each creator", () => {
  expect(readSaid("Tee, 9.000 €, Publikum zu mind. 60 % aus Deutschland").stated).toMatchObject({
    filters: { audienceCountry: ["DE"], audienceCountryMinShare: 60 },
  });
  expect(readSaid("Tee, 9.000 €, Publikum zu mind. 60 % aus Deutschland").stated.rules).toBeUndefined();
});

test("of a city or region of the audience nothing is known, which is told", () => {
  const { stated } = readSaid("Möbel, 9.000 €, Creator aus Polen, Hauptsache das Publikum kommt aus Sachsen");

  expect([stated.markets, stated.regions]).toEqual([["PL"], undefined]);
  expect(stated.unmet?.map(({ words }) => words)).toEqual(["das Publikum kommt aus Sachsen"]);
});
