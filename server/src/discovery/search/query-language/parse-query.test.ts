import { Filters } from "@app/contract/discovery/filters";
import { ParsedQuery } from "@app/contract/discovery/queries";
import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { parseQuery } from "./parse-query.ts";
import { meaningOf, read } from "./reading.fixtures.ts";
import type { Reading } from "./reading.fixtures.ts";
import querySet from "./data/query-set.fixtures.json" with { type: "json" };

const TODAY = { today: "2026-11-21" };

test("every sentence of the query set is read exactly", () => {
  const wrong = querySet.filter(({ text, filters }) => {
    const { filters: said } = read(text);
    return sorted(said) !== sorted(Filters.parse(filters));
  });

  expect(querySet.length).toBeGreaterThanOrEqual(250);
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

test("any text gives an answer that keeps the contract, with spans inside the text", () => {
  const words = querySet.flatMap(({ text }) => text.split(" "));
  const text = oneof(
    string({ unit: "binary", maxLength: 200 }),
    string({ unit: "grapheme", maxLength: 120 }),
    array(constantFrom(...words, "1,5", "٣", "@", "#", "%", "€", "-", "ﬁt", "İ", "e\u0301"), {
      maxLength: 30,
    }).map((parts) => parts.join(" ")),
  );

  assert(
    property(text, (query) => {
      const parsed = parseQuery(query, TODAY);
      ParsedQuery.parse(parsed);
      for (const chip of [...parsed.chips, ...parsed.alternatives.flatMap((other) => other.chips)]) {
        const [start, end] = chip.span;
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(query.length);
      }
      for (const piece of parsed.unparsed) expect(query).toContain(piece);
    }),
    { numRuns: byLength({ short: 50, long: 500 }) },
  );
});

test("the same sentence gives the same answer", () => {
  const text = "vegan creators in Berlin, 10k-50k followers, no alcohol";

  const answers = [1, 2, 3].map(() => JSON.stringify(read(text)));

  expect(new Set(answers).size).toBe(1);
});

test("a chip points at the words that it was read from", () => {
  const text = "Créateurs à São Paulo, 50 mil seguidores";

  const { chips } = read(text);

  const words = Object.fromEntries(chips.map((chip) => [chip.slot, text.slice(...chip.span)]));
  expect(words).toEqual({ city: "São Paulo", followers: "50 mil seguidores" });
});

test("a typing error is repaired and says so", () => {
  const { filters, chips } = read("skncare creators in Lisbn");

  expect(filters).toEqual({ category: ["skincare"], city: ["lisbon"] });
  expect(chips.map((chip) => chip.source)).toEqual(["fuzzy", "fuzzy"]);
});

test("an ambiguous word keeps its other reading", () => {
  const { filters, alternatives } = read("German food creators");

  expect(filters).toMatchObject({ country: ["DE"] });
  expect(alternatives[0]?.filters).toMatchObject({ language: ["de"], category: ["food"] });
});

test("what no filter can say is listed as not understood, never turned round", () => {
  const { filters, unparsed } = read("beauty creators not in Portuguese, authentic, in Xyztown");

  expect(filters).toEqual({ category: ["beauty"] });
  expect(unparsed).toEqual(["not in Portuguese", "authentic", "Xyztown"]);
});

test.each<Reading>([
  [
    "not politics, lifestyle in the UK",
    { categoryNot: ["politics"], category: ["lifestyle"], country: ["GB"] },
  ],
  ["no alcohol, no gambling, food", { categoryNot: ["alcohol", "gambling"], category: ["food"] }],
  ["ohne Alkohol, Food aus Österreich", { categoryNot: ["alcohol"], category: ["food"], country: ["AT"] }],
  [
    "travel, no alcohol, gambling or politics",
    { category: ["travel"], categoryNot: ["alcohol", "gambling", "politics"] },
  ],
])("a comma ends what is left out, unless the list goes on: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["garden creators outside the US", { category: ["garden"], countryNot: ["US"] }],
  ["beauty creators outside of Germany", { category: ["beauty"], countryNot: ["DE"] }],
  ["Food-Creator außerhalb von Deutschland", { category: ["food"], countryNot: ["DE"] }],
])("outside a country leaves it out: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["beauty creators who posted today", { category: ["beauty"], lastPostWithinDays: 1 }],
  [
    "reels about coffee from the last 48 hours",
    { format: ["reel"], keywords: ["coffee"], postedWithinDays: 2 },
  ],
])("a day and hours are periods too: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each(["beauty creators we worked with before", "beauty creators who worked with us"])(
  "own deals are no brand: %s",
  (text) => {
    expect(read(text).filters).toEqual({ category: ["beauty"], workedWith: {} });
  },
);

test("a number of comments is not understood, and never taken for followers", () => {
  const { filters, unparsed } = read("beauty posts with more than 5000 comments");

  expect(filters).toEqual({ category: ["beauty"], format: ["post"] });
  expect(unparsed).toEqual(["more than 5000 comments"]);
});

test("a search for content is told from a search for creators", () => {
  const intents = ["reels about coffee", "creators who make reels", "shorts by beauty creators"].map(
    (text) => read(text).intent,
  );

  expect(intents).toEqual(["content", "creators", "content"]);
});

test("since a month counts the days from its first to today", () => {
  const { filters } = read("beauty creators who posted since October");

  expect(filters).toEqual({ category: ["beauty"], lastPostWithinDays: 51 });
});

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => {
    if (Array.isArray(item))
      return item.map((part) => JSON.stringify(part)).toSorted((a, b) => a.localeCompare(b));
    if (typeof item !== "object" || item === null) return item;
    return Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => a.localeCompare(b)));
  });
}

test("a word that every object of JavaScript has is a word like any other", () => {
  expect(read("constructor").filters).toEqual({ keywords: ["constructor"] });
});
