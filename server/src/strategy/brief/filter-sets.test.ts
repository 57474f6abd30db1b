import type { BriefRule } from "@app/contract/strategy/plan";
import { expect, test } from "vitest";
import {
  isRuleField,
  joinFilters,
  openFilters,
  slotsOf,
  withSameUnknown,
  withoutValues,
} from "./filter-sets.ts";

const rule = (field: BriefRule["field"], value: string, min: number | null): BriefRule => ({
  label: `${field} ${value}`,
  field,
  value,
  of: "creators",
  min,
  max: null,
});

/** Whom the rules open beside nano creators in Berlin. */
const open = (...rules: BriefRule[]) =>
  openFilters({
    filters: { country: ["DE"], city: ["berlin"], tier: ["nano"] },
    markets: ["DE"],
    rules,
  });

const marketsOf = (...args: Parameters<typeof slotsOf>) => slotsOf(...args).markets;

test("a minimum in another place opens it, and a rule of any other kind opens nothing", () => {
  const before = open();

  expect(before).toEqual({ country: ["DE"], city: ["berlin"], tier: ["nano"] });
  expect(open(rule("country", "AT|DE", 2)).country).toEqual(["DE", "AT"]);
  expect(open(rule("city", "vienna", 1)).city).toEqual(["berlin", "vienna"]);
  expect(open(rule("country", "AT", 0), rule("country", "CH", null))).toEqual(before);
  expect(open(rule("tier", "mega", 2))).toEqual(before);
  expect(open(rule("region", "DE-BY", 2))).toEqual(before);
  expect(openFilters({ markets: ["DE"], rules: [rule("country", "AT", 1)] })).toEqual({});
});

/** Platforms that a minimum on TikTok leaves beside Instagram. */
const platforms = (of: BriefRule["of"]) =>
  openFilters({
    filters: { platform: ["instagram"] },
    markets: [],
    rules: [{ ...rule("platform", "tiktok", 1), of }],
  }).platform;

test("a share of the money opens its platform, and a number of creators there does not", () => {
  expect(platforms("budget")).toEqual(["instagram", "tiktok"]);
  expect(platforms("creators")).toEqual(["instagram"]);
});

test("a country of the filters is as wide as the markets", () => {
  expect(openFilters({ filters: { country: ["DE"] }, markets: ["DE", "IT"], rules: [] })).toEqual({
    country: ["DE", "IT"],
  });
});

test("who is welcome with an unknown value is so for every filter that asks for the same", () => {
  const brands = { brandNot: ["nike"], countryNot: ["DE"] };

  expect(withSameUnknown({ ...brands, includeUnknown: ["country"] }).includeUnknown).toEqual([
    "country",
    "countryNot",
  ]);
  expect(withSameUnknown(brands)).toEqual(brands);
});

test("lists are joined without doubles, and of anything else the second holds", () => {
  expect(
    joinFilters(
      { country: ["DE"], followers: { min: 5 }, tier: ["nano"] },
      { country: ["DE", "AT"], followers: { max: 9 } },
    ),
  ).toEqual({ country: ["DE", "AT"], followers: { max: 9 }, tier: ["nano"] });
});

test("values are taken out of a list, which is gone when it is empty; a range is gone as a whole", () => {
  const filters = { country: ["DE", "AT"], followers: { min: 5 } };

  expect(withoutValues(filters, "country", ["DE"])).toEqual({ country: ["AT"], followers: { min: 5 } });
  expect(withoutValues(filters, "country", ["AT", "DE"])).toEqual({ followers: { min: 5 } });
  expect(withoutValues(filters, "followers", [1])).toEqual({ country: ["DE", "AT"] });
});

test("a city is in the likeliest of its countries, unless another of them was named", () => {
  expect(marketsOf({ city: ["berlin"] })).toEqual(["DE"]);
  expect(marketsOf({ city: ["london"] })).toEqual(["GB"]);
  expect(marketsOf({ city: ["london"], country: ["CA"] })).toEqual(["CA"]);
  expect(marketsOf({ region: ["DE-BY"], city: ["unheard of"] }, ["FR"])).toEqual(["DE", "FR"]);
});

test("a slot that was not said has no value", () => {
  expect(slotsOf({})).toEqual({ markets: [], cities: [], platforms: [], tiers: [], languages: [] });
  expect(slotsOf({ followers: { min: 5 }, includeUnknown: ["country"] })).toMatchObject({
    followers: { min: 5, max: null },
    includeUnknown: ["country"],
  });
});

test.each([
  ["country", true],
  ["region", true],
  ["city", true],
  ["tier", true],
  ["platform", true],
  ["category", true],
  ["language", true],
  ["gender", true],
  ["followers", false],
  ["brand", false],
] as const)("a rule counts %s: %s", (field, counts) => {
  expect(isRuleField(field)).toBe(counts);
});
