import { describe, expect, test } from "vitest";
import { judge, scoreOf } from "./score.ts";
import type { Reading } from "./score.ts";
import type { Sentence } from "./sentences.ts";

test("the same filters in another order are right", () => {
  const sentence = saying({ city: ["berlin", "munich"], price: { max: 500, currency: "EUR" } });
  const verdict = judge(
    sentence,
    reading({ price: { currency: "EUR", max: 500 }, city: ["munich", "berlin"] }),
  );

  expect(verdict).toMatchObject({ isRight: true, hits: 4, extra: [], missing: [], harms: [] });
});

test("a reading is held against the meaning it comes nearest to", () => {
  const sentence = { ...saying({ keywords: ["chess"] }), also: [{ keywords: ["schach"] }] };

  expect(judge(sentence, reading({ keywords: ["Schach"] })).isRight).toBe(true);
});

test("a refusal under another name is wrong without harm", () => {
  const verdict = judge(saying({ categoryNot: ["gambling"] }), reading({ keywordsNot: ["gambling"] }));

  expect(verdict).toMatchObject({ isRight: false, harms: [] });
});

test("a filter that nobody said and that contradicts nothing is wrong without harm", () => {
  const verdict = judge(saying({ category: ["food"] }), reading({ category: ["food"], verified: true }));

  expect(verdict).toMatchObject({ isRight: false, harms: [], extra: [{ slot: "verified" }] });
});

describe("a reading is harmful", () => {
  test.each([
    ["another city", { city: ["nice"] }, { city: ["berlin"] }],
    ["a country besides", { country: ["DE"] }, { country: ["DE", "AT"] }],
    ["another number", { followers: { min: 50_000 } }, { followers: { min: 50 } }],
    ["a bound that nobody said", { followers: { min: 50_000 } }, { followers: { min: 50_000, max: 90_000 } }],
    ["another currency", { price: { max: 9, currency: "EUR" } }, { price: { max: 9, currency: "USD" } }],
  ])("that has another value for a field: %s", (_, meant, read) => {
    expect(harmsOf(saying(meant), read)).toEqual(["other value"]);
  });

  test.each([
    ["a refusal taken as a wish", { countryNot: ["FR"] }, { country: ["FR"] }],
    ["a wish taken as a refusal", { brand: ["nike"] }, { brandNot: ["nike"] }],
    ["an account to leave out taken as a pattern", { excludeHandles: ["ana"] }, { similarTo: ["ana"] }],
    ["a no taken as a yes", { verified: false }, { verified: true }],
    ["at least taken as at most", { followers: { min: 10_000 } }, { followers: { max: 10_000 } }],
    ["the dearest first", { sort: { by: "price", dir: "asc" } }, { sort: { by: "price", dir: "desc" } }],
  ])("that turns the meaning round: %s", (_, meant, read) => {
    expect(harmsOf(saying(meant), read)).toEqual(["reversed"]);
  });

  test.each([
    ["a refused category as a topic", saying({ categoryNot: ["alcohol"] }), { keywords: ["alcohol"] }],
    ["a status as a topic", needing("status", ["not_contacted"], ["contacted"]), { keywords: ["contacted"] }],
    [
      "a status as a topic to leave out",
      needing("status", ["x"], ["contacted"]),
      { keywordsNot: ["contacted"] },
    ],
    ["a refused city as a brand", needing("cityNot", ["essen"], ["essen"]), { brand: ["essen"] }],
  ])("that takes a word of a refusal or of a missing filter as something wished: %s", (_, sentence, read) => {
    expect(harmsOf(sentence, read)).toEqual(["refused or foreign word"]);
  });

  test.each([
    ["views as followers", saying({ avgViews: { min: 20_000 } }), { followers: { min: 20_000 } }],
    [
      "the audience as the creator",
      saying({ audienceGender: { value: "female", minShare: 60 } }),
      { gender: ["female"] },
    ],
    [
      "the last talk as the last post",
      needing("lastContact", { max: "2026-02-28" }, ["march"]),
      { lastPostWithinDays: 264 },
    ],
    ["a price for views as a price", needing("cpm", { max: 10 }, ["thousand"]), { price: { max: 10 } }],
  ])("that asks of something else what was said: %s", (_, sentence, read) => {
    expect(harmsOf(sentence, read)).toEqual(["said of something else"]);
  });

  test("that takes a value that shall be missing as one that shall be there", () => {
    expect(harmsOf(saying({ hasNot: ["contact"] }), { contact: ["email"] })).toEqual(["reversed"]);
    expect(harmsOf(saying({ hasNot: ["email"] }), { contact: ["email"] })).toEqual(["reversed"]);
  });

  test("but not where Europe without France names France twice", () => {
    const verdict = judge(
      needing("continent", ["EU"], ["europe"], { countryNot: ["FR"] }),
      reading({ country: ["DE", "FR"], countryNot: ["FR"] }),
    );

    expect(verdict).toMatchObject({ isRight: true, harms: [] });
  });
});

describe("a sentence that needs a filter to come is right", () => {
  const sentence = needing("deals", { min: 3 }, ["deals"], { country: ["PT"] });

  test("where its words are told as not understood", () => {
    expect(judge(sentence, reading({ country: ["PT"] }, ["3 deals"]))).toMatchObject({ isRight: true });
  });

  test("where the filter is there", () => {
    const verdict = judge(sentence, reading({ country: ["PT"], deals: { min: 3 } }));

    expect(verdict).toMatchObject({ isRight: true, isSilent: false });
  });

  test("and not where the filter says something else", () => {
    expect(harmsOf(sentence, { country: ["PT"], deals: { min: 5 } })).toEqual(["other value"]);
  });

  test("and not where nobody is told: it is missed in silence", () => {
    expect(judge(sentence, reading({ country: ["PT"] }, ["hello"]))).toMatchObject({
      isRight: false,
      isSilent: true,
    });
  });
});

test("what is missed is silent only where nothing is told", () => {
  const sentence = saying({ category: ["food"], city: ["lyon"] });

  expect(judge(sentence, reading({ category: ["food"] })).isSilent).toBe(true);
  expect(judge(sentence, reading({ category: ["food"] }, ["lyn"])).isSilent).toBe(false);
});

test("shares, filters, harm and the cost of typing errors are counted over the right sentences", () => {
  const fitness = { ...saying({ category: ["fitness"] }), id: "one" };
  const food = { ...saying({ category: ["food"], city: ["lyon"] }), id: "two" };
  const mistyped = { ...fitness, id: "one-typo", typoOf: "one" };
  const open = { ...saying({ country: ["DE"] }), id: "three", unambiguous: false };

  const score = scoreOf([
    judge(fitness, reading({ category: ["fitness"] })),
    judge(food, reading({ category: ["food"], city: ["nice"] })),
    judge(mistyped, reading({}, ["fitnes"])),
    judge(open, reading({})),
  ]);

  expect(score).toEqual({ exact: 50, f1: 4 / 6, harmful: 1, silent: 2, typoCost: 100 });
});

function saying(filters: Sentence["filters"]): Sentence {
  return { id: "x", language: "en", text: "", filters, unambiguous: true, needs: [], unparsed: [] };
}

function needing(
  name: string,
  value: unknown,
  unparsed: readonly string[],
  filters: Sentence["filters"] = {},
): Sentence {
  return { ...saying(filters), needs: [name], expected: { [name]: value }, unparsed };
}

function reading(filters: Reading["filters"], unparsed: readonly string[] = []): Reading {
  return { filters, unparsed };
}

function harmsOf(sentence: Sentence, filters: Reading["filters"]): string[] {
  return [...new Set(judge(sentence, reading(filters)).harms.map(({ harm }) => harm))];
}
