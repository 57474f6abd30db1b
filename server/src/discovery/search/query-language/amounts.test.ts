import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { parseQuery, prepareQueries } from "./parse-query.ts";

const TODAY = { today: "2026-11-21" };
prepareQueries();
const read = (text: string) => parseQuery(text, TODAY);

test.each<[string, Partial<Filters>]>([
  ["moins de 1 500,50 € le réel", { price: { max: 1500.5, currency: "EUR", per: "reel" } }],
  ["price up to 2 000,00 € per reel", { price: { max: 2000, currency: "EUR", per: "reel" } }],
  ["tarif 1 200,50 €", { price: { max: 1200.5, currency: "EUR" } }],
  ["moins de 1 500,50 €", { price: { max: 1500.5, currency: "EUR" } }],
  ["max 1'500.50 CHF", { price: { max: 1500.5, currency: "CHF" } }],
  ["under 1’500 CHF per reel", { price: { max: 1500, currency: "CHF", per: "reel" } }],
  ["unter 10'000 Follower", { followers: { max: 10_000 } }],
  ["under 5 000, 3 reels", { followers: { max: 5000 }, format: ["reel"], limit: 3 }],
])("a number with marks between its thousands keeps its decimals: %s", (text, filters) => {
  expect(read(text)).toMatchObject({ filters, unparsed: [] });
  expect(read(text).filters).toEqual(filters);
});
