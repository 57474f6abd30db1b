import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { parseQuery, prepareQueries } from "./parse-query.ts";

prepareQueries();

test.each<[string, Partial<Filters>]>([
  ["lima bean recipe creators", { category: ["food"], keywords: ["lima bean"] }],
  ["lima kreator", { limit: 5 }],
  ["trattativa in corso", { keywords: ["trattativa", "corso"] }],
  ["Córdoba y Granada", { city: ["cordoba", "granada"] }],
  ["Granada y Sevilla", { city: ["granada", "seville"] }],
  ["creators in Granada", { country: ["GD"] }],
  ["creators in Van", { city: ["van"] }],
])("a word is what the words beside it make of it: %s", (text, filters) => {
  expect(parseQuery(text, { today: "2026-11-21" }).filters).toEqual(filters);
});

test("a van is no city", () => {
  expect(parseQuery("live in a van", { today: "2026-11-21" }).filters.city).toBeUndefined();
});
