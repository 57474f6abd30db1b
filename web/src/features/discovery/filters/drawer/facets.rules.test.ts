import { expect, test } from "vitest";
import { facetValues, isWithin, sectionsFor, unknownOf, withChosen, withRange } from "./facets.rules.ts";

const COUNTRIES = [
  { value: "PT", count: 23 },
  { value: "ES", count: 31 },
];

test("what is set stands first, and nobody without prices is asked for one", () => {
  const filters = { country: ["PT"], engagementRate: { min: 3 } };

  const slots = sectionsFor(filters, { seesPrices: false }).map(({ slot }) => slot);

  expect(slots.slice(0, 3)).toEqual(["country", "engagementRate", "platform"]);
  expect(slots).not.toContain("price");
  expect(sectionsFor({}, { seesPrices: true }).map(({ slot }) => slot)).toContain("price");
});

test("a chosen value stands first with its count, another country with what it adds", () => {
  const values = facetValues("country", COUNTRIES.toReversed(), { country: ["PT"] });

  expect(values.map(({ label, count, isChosen }) => [label, count, isChosen])).toEqual([
    ["Portugal", "23", true],
    ["Spain", "+31", false],
  ]);
});

test("somebody may be on two platforms, so another one adds what nobody has counted", () => {
  const counted = [
    { value: "instagram", count: 15 },
    { value: "tiktok", count: 6 },
  ];

  const values = facetValues("platform", counted, { platform: ["instagram"] });

  expect(values.map(({ label, count }) => [label, count])).toEqual([
    ["Instagram", "15"],
    ["TikTok", "6"],
  ]);
});

test("a chosen value that nobody has stands there, so that it can be taken back", () => {
  const values = facetValues("country", COUNTRIES, { country: ["IS"] });

  expect(values[0]).toEqual({ value: "IS", label: "Iceland", isChosen: true, count: "0" });
});

test("a value comes and goes, and the last one takes its filter along", () => {
  const two = withChosen({ country: ["PT"], gender: ["female"] }, "country", "ES", true);
  expect(two).toEqual({ country: ["PT", "ES"], gender: ["female"] });

  const none = withChosen(withChosen(two, "country", "ES", false), "country", "PT", false);
  expect(none).toEqual({ gender: ["female"] });
});

test("a range whose ends are the wrong way round is refused, and one without ends is no filter", () => {
  expect(withRange({}, "followers", { min: 20_000, max: 10_000 })).toBeNull();
  expect(withRange({ followers: { min: 1 } }, "followers", null)).toEqual({});
  expect(withRange({}, "price", { max: 800, currency: "EUR" })).toEqual({
    price: { max: 800, currency: "EUR" },
  });
});

test("of how many the value is not known is said at its filter", () => {
  const result = { unknown: [{ filter: "engagementRate" as const, count: 12 }] };

  expect([unknownOf("engagementRate", result), unknownOf("country", result)]).toEqual([12, 0]);
});

test("a step counts as asked for that lies in the range with more than its edge", () => {
  const step = { from: 1000, to: 2000 };

  expect(isWithin(step, {})).toBe(true);
  expect(isWithin(step, { min: 2000 })).toBe(false);
  expect(isWithin(step, { min: 1999 })).toBe(true);
  expect(isWithin(step, { max: 1000 })).toBe(false);
  expect(isWithin({ from: 20, to: null }, { min: 50 })).toBe(true);
});
