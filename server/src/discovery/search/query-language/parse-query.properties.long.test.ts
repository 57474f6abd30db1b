import { CATEGORIES } from "@app/contract/discovery/categories";
import {
  ACCOUNT_TYPES,
  CONTACTS,
  FILTER_PLATFORMS,
  Filters,
  GENDERS,
  TIERS,
} from "@app/contract/discovery/filters";
import { POST_FORMATS } from "@app/contract/platforms";
import { ParsedQuery } from "@app/contract/discovery/queries";
import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  string,
  subarray,
  tuple,
} from "fast-check";
import type { Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { parseQuery, prepareQueries } from "./parse-query.ts";
import querySet from "./data/query-set.fixtures.json" with { type: "json" };
import { render } from "./render-query.fixtures.ts";

const TODAY = { today: "2026-11-21" };
// As a server does at its start, so that no single test stands for the dictionaries.
prepareQueries();
const COUNTRIES = ["DE", "FR", "IN", "BR", "US", "GB", "ES", "JP", "GE"];
const HANDLES = ["nike", "glow.ana", "zara_home", "b2b"];
/** No dictionary knows these, and none is two slips from a word that one knows. */
const MADE_UP = ["qxzjvk", "zzqwxk", "xjqzzv", "vqxkzj", "kzxqvj"];

test("every filter that a sentence can say is read back from the sentence that says it", () => {
  assert(
    property(anyFilters(), (filters) => {
      const { filters: read, unparsed } = parseQuery(render(filters), TODAY);

      expect(inOrder(read)).toEqual(inOrder(filters));
      expect(unparsed).toEqual([]);
    }),
    {
      seed: 11,
      numRuns: byLength({ short: 100, long: 500 }),
      examples: [[{ brand: ["glow.ana"], excludeHandles: ["nike"] }]],
    },
  );
});

test("a word that no dictionary knows is in a chip or among what was not understood", () => {
  const words = querySet.flatMap(({ text }) => text.split(" "));
  const around = array(oneof(constantFrom(...words), constantFrom(...MADE_UP)), { maxLength: 25 });

  assert(
    property(around, (parts) => {
      const text = parts.join(" ");
      const { chips, unparsed } = parseQuery(text, TODAY);
      const kept = [...chips.map(({ span }) => text.slice(...span)), ...unparsed].join(" ");
      const lost = MADE_UP.filter((word) => text.includes(word) && !kept.includes(word));
      expect(lost).toEqual([]);
    }),
    { numRuns: byLength({ short: 200, long: 1_000 }) },
  );
});

test("a number that no filter takes up is among what was not understood", () => {
  const words = querySet.flatMap(({ text }) => text.split(" ")).filter((word) => !/\d/u.test(word));

  assert(
    property(array(constantFrom(...words), { maxLength: 12 }), integer({ min: 0, max: 12 }), (parts, at) => {
      const text = parts.toSpliced(at, 0, "7193").join(" ");
      const { chips, unparsed } = parseQuery(text, TODAY);
      const kept = [...chips.map(({ span }) => text.slice(...span)), ...unparsed].join(" ");
      expect(kept).toContain("7193");
    }),
    { numRuns: byLength({ short: 200, long: 1_000 }) },
  );
});

test("a text of any letters and any length gives an answer that keeps the contract", () => {
  const letters = oneof(
    string({ unit: "binary", maxLength: 2_000 }),
    string({ unit: "grapheme", maxLength: 1_000 }),
    string({
      unit: constantFrom("مرحبا", "שלום", "👩‍👩‍👧", "e\u0301", "\u202e", "\ud800", "100k", " "),
      maxLength: 400,
    }),
    constant("beauty creators 10k ".repeat(500)),
  );

  assert(
    property(letters, (text) => {
      const parsed = parseQuery(text, TODAY);
      ParsedQuery.parse(parsed);
      for (const { span } of parsed.chips) expect(span[1]).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: byLength({ short: 100, long: 300 }) },
  );
});

test("what stands behind the longest sentence that is read is listed as not understood", () => {
  const text = `${"beauty ".repeat(150)}fitness`;

  const { filters, unparsed } = parseQuery(text, TODAY);

  expect(filters).toEqual({ category: ["beauty"] });
  expect(unparsed.at(-1)).toContain("fitness");
});

function anyFilters(): Arbitrary<Filters> {
  const each = {
    format: some(POST_FORMATS),
    platform: some(FILTER_PLATFORMS),
    platformNot: some(["instagram", "tiktok", "youtube"]),
    category: some(CATEGORIES),
    categoryNot: some(CATEGORIES),
    keywords: some(["cold brew", "berlin", "sneakers", "100k"]),
    keywordsNot: some(["giveaway", "nike"]),
    hashtag: some(["ootd", "fyp_2026", "été"]),
    brand: some(HANDLES.slice(0, 2)),
    brandNot: some(HANDLES.slice(2)),
    country: some(COUNTRIES),
    countryNot: some(COUNTRIES),
    region: some(["US-CA", "US-GA", "DE-BY", "GB-SCT"]),
    city: some(["berlin", "sao paulo", "new york", "lisbon"]),
    cityNot: some(["berlin", "vienna", "lisbon"]),
    cityClass: some(["tier-1", "tier-2", "tier-3"]),
    language: some(["de", "es", "hi", "ja"]),
    tier: some(TIERS),
    followers: range(2_000_000),
    engagementRate: range(20),
    views: range(900_000),
    postViews: range(900_000),
    avgViews: range(900_000),
    likes: range(90_000),
    durationS: range(300),
    postsPerWeek: range(20),
    age: range(30, 18),
    audienceAge: range(30, 18),
    fakeFollowers: range(50),
    growth: record({ min: integer({ min: 1, max: 90 }), periodDays: integer({ min: 1, max: 365 }) }),
    price: price(),
    gender: some(GENDERS),
    audienceGender: record({ value: constantFrom(...GENDERS), minShare: integer({ min: 1, max: 100 }) }),
    audienceCountry: some(COUNTRIES),
    verified: boolean(),
    sponsored: boolean(),
    contact: some(CONTACTS),
    similarTo: some(HANDLES),
    excludeHandles: some(HANDLES),
    accountType: some(ACCOUNT_TYPES),
    viewRate: range(100),
    sponsorShare: range(60),
    estCpm: range(60),
    fit: range(60, 20),
    authenticity: range(60, 20),
    completeness: range(60, 20),
    label: labels(),
    labelNot: labels(),
    source: some(["import", "paste"]),
    limit: integer({ min: 1, max: 200 }),
    sort: record({
      by: constantFrom(
        "followers",
        "engagementRate",
        "avgViews",
        "price",
        "growth",
        "lastPost",
        "name",
        "fit",
      ),
      dir: constantFrom("asc", "desc"),
    }),
  };
  const all = record(each, { requiredKeys: [] });
  const days = integer({ min: 1, max: 900 });
  const together = oneof(
    constant({}),
    record({ lastPostWithinDays: days }),
    record({ brand: some(HANDLES.slice(0, 2)), brandWithinDays: days }),
    record({ audienceCountry: some(COUNTRIES), audienceCountryMinShare: integer({ min: 1, max: 100 }) }),
    record({ platformAll: subarray([...FILTER_PLATFORMS], { minLength: 2, maxLength: 3 }) }),
  );
  // Six filters at most: people do not say more in one sentence.
  const names = array(constantFrom(...Object.keys(each)), { maxLength: 5 });
  return tuple(all, together, names).map(([one, other, keep]) => {
    const few = Object.entries(one).filter(([name]) => keep.includes(name) && !(name in other));
    return withoutContradictions(Filters.parse({ ...Object.fromEntries(few), ...other }));
  });
}

/** Nobody asks for what they leave out. */
function withoutContradictions({ label, country, city, platform, ...filters }: Filters): Filters {
  const refused = new Set((filters.labelNot ?? []).map((each) => JSON.stringify(each)));
  const asked = label?.filter((each) => !refused.has(JSON.stringify(each))) ?? [];
  const cities = city?.filter((each) => !filters.cityNot?.includes(each)) ?? [];
  const platforms = platform?.filter((each) => !filters.platformNot?.includes(each)) ?? [];
  const countries = country?.filter((code) => !filters.countryNot?.includes(code)) ?? [];
  return {
    ...filters,
    ...(asked.length > 0 && { label: asked }),
    ...(countries.length > 0 && { country: countries }),
    ...(cities.length > 0 && { city: cities }),
    ...(platforms.length > 0 && { platform: platforms }),
  };
}

function some<T>(values: readonly T[]): Arbitrary<T[]> {
  return subarray([...values], { minLength: 1, maxLength: 2 });
}

function range(max: number, from = 1): Arbitrary<{ min?: number; max?: number }> {
  const end = integer({ min: from, max: from + max });
  return oneof(
    record({ min: end }),
    record({ max: end }),
    tuple(end, end).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  );
}

function price() {
  return tuple(
    range(3_000),
    constantFrom("EUR", "USD", "GBP", "INR", "CHF"),
    constantFrom({}, { per: "post" as const }, { per: "reel" as const }, { per: "story" as const }),
  ).map(([ends, currency, per]) => ({ ...ends, currency, ...per }));
}

function labels() {
  return subarray(
    [
      { kind: "collection", value: "summer picks" },
      { kind: "campaign", value: "launch" },
      { kind: "tag", value: "vip" },
      { kind: "notes", value: "any" },
      { kind: "collection", value: "any" },
    ],
    { minLength: 1, maxLength: 2 },
  );
}

/** Sets say the same in any order. */
function inOrder(filters: Filters): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filters)
      .map(([name, value]): [string, unknown] => [
        name,
        Array.isArray(value) ? value.map((one) => JSON.stringify(one)).toSorted() : value,
      ])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
