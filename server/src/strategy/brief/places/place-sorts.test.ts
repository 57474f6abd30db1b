import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "#/strategy/brief/brief.fixtures.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";

test.each([
  ["Tee, 9.000 €, Salzburg (Land)", ["AT-5"]],
  ["Tee, 9.000 €, Creator aus dem Land Salzburg und Tirol", ["AT-5", "AT-7"]],
  ["Tee, 9.000 €, Bundesland Salzburg", ["AT-5"]],
  ["Tee, 9.000 CHF, Zürich (Kanton)", ["CH-ZH"]],
  ["Tea, 9k €, New York (state)", ["US-NY"]],
  ["chá, 9.000 €, São Paulo (estado)", ["BR-SP"]],
  ["Tea, 9k €, creators from the state of Georgia", ["US-GA"]],
])("of a region and a city of one name the region is meant where it is called so: %s", (text, regions) => {
  const { stated } = readSaid(text);
  expect([stated.regions?.toSorted(), stated.cities]).toEqual([regions, undefined]);
});

test.each([
  ["chá, 9.000 €, São Paulo capital", ["sao paulo"]],
  ["Tee, 9.000 €, Salzburg (Stadt)", ["salzburg"]],
  ["Tea, 9k €, creators in New York (city)", ["new york"]],
])("and the city where that is called so: %s", (text, cities) => {
  const { stated } = readSaid(text);
  expect([stated.cities, stated.regions]).toEqual([cities, undefined]);
});

test.each([
  ["Tea, 9k €, La Rioja Region", ["ES-RI"]],
  ["Tea, 9k €, Provincia de Lima", ["PE-LMA"]],
  ["Tee, 9.000 €, Sofia Stadt", ["BG-22"]],
  ["té, 9.000 €, Provincia Central del Norte", ["LK-7"]],
])("a region that has its sort in its name is itself: %s", (text, regions) => {
  const { stated } = readSaid(text);
  expect([stated.regions, stated.cities]).toEqual([regions, undefined]);
});

test.each([
  ["criadores que falem português do Brasil, chá, 9.000 €", ["pt"]],
  ["conteúdo em português do Brasil, chá, 9.000 €", ["pt"]],
  ["creators who speak Brazilian Portuguese, tea, 9k €", ["pt"]],
  ["creators who post in Swiss German, tea, 9k €", ["de"]],
  ["contenido en español de México, té, 9.000 €", ["es"]],
  ["creators posting in British English, tea, 9k €", ["en"]],
])("a variety of a language is no place of creators, and is told: %s", (text, language) => {
  const { filters = {}, unmet } = readText(text, CONTEXT).stated;
  expect([filters.language, filters.country, filters.region]).toEqual([language, undefined, undefined]);
  expect(unmet).toHaveLength(1);
});

test.each([
  ["12k for creators in Berlin, tea", 1_200_000],
  ["9k für Creator in Graz, Tee", 900_000],
  ["20k pour des créateurs à Lyon, thé", 2_000_000],
  ["15k para creadores en Bilbao, té", 1_500_000],
])("so much for creators pays them, and counts no followers: %s", (text, amount) => {
  const { budget, filters = {} } = readSaid(text).stated;
  expect(budget?.amount).toBe(amount);
  expect(filters.followers).toBeUndefined();
});
