import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

// Sentences are read on Saturday, 21 November 2026.
test.each<Reading>([
  ["contacted today", { lastContact: { min: "2026-11-21" } }],
  ["contacted yesterday", { lastContact: { min: "2026-11-20", max: "2026-11-20" } }],
  ["not contacted today", { lastContact: { max: "2026-11-20" } }],
  ["contacted this week", { lastContact: { min: "2026-11-16" } }],
  ["diese Woche kontaktiert", { lastContact: { min: "2026-11-16" } }],
  ["contactés cette semaine", { lastContact: { min: "2026-11-16" } }],
  ["is hafte contact kiya", { lastContact: { min: "2026-11-16" } }],
  ["not contacted this week", { lastContact: { max: "2026-11-15" } }],
  ["last contacted this month", { lastContact: { min: "2026-11-01" } }],
  ["contactados este mes", { lastContact: { min: "2026-11-01" } }],
  ["last deal this quarter", { lastDeal: { min: "2026-10-01" } }],
])("a day, week or month that is named from today is one of the calendar: %s", (text, filters) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed: [] });
});

test.each<Reading>([
  ["last contact yesterday or earlier", { lastContact: { max: "2026-11-20" } }],
  ["letzter Kontakt gestern oder früher", { lastContact: { max: "2026-11-20" } }],
  ["contactés hier ou avant", { lastContact: { max: "2026-11-20" } }],
  ["contacted in May or earlier", { lastContact: { max: "2026-05-31" } }],
  ["last contact May or later", { lastContact: { min: "2026-05-01" } }],
])("what stands behind a day says which side of it is meant: %s", (text, filters) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed: [] });
});

test("German for here is no day", () => {
  expect(meaningOf("creators, die wir hier kontaktiert haben").filters.lastContact).toBeUndefined();
});
