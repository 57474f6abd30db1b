import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["less than €9 for 1,000 views", { cpm: { max: 9, currency: "EUR" } }],
  ["$5-12 CPM, Texas", { region: ["US-TX"], cpm: { min: 5, max: 12, currency: "USD" } }],
  ["höchstens 7,50 € je 1.000 Aufrufe", { cpm: { max: 7.5, currency: "EUR" } }],
  ["TKP zwischen 5 und 9 Euro, Kochen", { category: ["food"], cpm: { min: 5, max: 9, currency: "EUR" } }],
  ["maximum 15 € les mille vues", { cpm: { max: 15, currency: "EUR" } }],
  ["CPM entre 4 et 8 euros, voyage", { category: ["travel"], cpm: { min: 4, max: 8, currency: "EUR" } }],
  ["menos de 7 euros por cada mil visualizaciones", { cpm: { max: 7, currency: "EUR" } }],
  ["CPM máximo de 50 pesos mexicanos", { cpm: { max: 50, currency: "MXN" } }],
  ["até R$ 25 por mil visualizações, humor", { category: ["comedy"], cpm: { max: 25, currency: "BRL" } }],
  ["1000 views ke 100 rupaye se kam", { cpm: { max: 100, currency: "INR" } }],
  ["CPM ₹150 tak, tech", { category: ["tech"], cpm: { max: 150, currency: "INR" } }],
  ["Creator from Zürich, CPM unter 9 CHF", { city: ["zurich"], cpm: { max: 9, currency: "CHF" } }],
  ["cost per 1k views under 6 dollars", { cpm: { max: 6, currency: "USD" } }],
  ["Preis pro 1000 Views unter 12 Euro", { cpm: { max: 12, currency: "EUR" } }, ["Preis"]],
  ["à moins de 8 € le CPM", { cpm: { max: 8, currency: "EUR" } }],
  ["até 12 reais a cada mil visualizações", { cpm: { max: 12, currency: "BRL" } }],
  ["Rs 50 per thousand views se kam", { cpm: { max: 50, currency: "INR" } }],
])("a price for a thousand views is no price of a post: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
