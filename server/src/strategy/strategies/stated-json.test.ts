import { expect, test } from "vitest";
import { toStated } from "./stated-json.ts";

test("what was stored before briefs had filters opens with them", () => {
  const stored = {
    product: "tea",
    markets: ["DE"],
    cities: ["berlin"],
    regions: ["DE-BY"],
    withoutPlatforms: ["tiktok"],
    tiers: ["micro"],
    languages: ["de"],
    followers: { min: 1000, max: null },
    knownPrices: true,
  };

  expect(toStated(stored)).toEqual({
    product: "tea",
    filters: {
      country: ["DE"],
      city: ["berlin"],
      region: ["DE-BY"],
      platform: ["instagram", "youtube"],
      tier: ["micro"],
      language: ["de"],
      followers: { min: 1000 },
      has: ["price"],
    },
  });
});

test("what is stored now opens as it was", () => {
  const stored = { product: "tea", filters: { country: ["DE"], includeUnknown: ["country"] } };

  expect(toStated(stored)).toEqual(stored);
});

test("days that are left out, and what the team told, are there again with the next change", () => {
  const stored = {
    leftOut: [{ words: "never on Sundays", weekdays: [7], named: [], dates: [] }],
    onQuietDays: true,
    remembered: [{ id: "1", text: "never on Sundays", toldOn: "2026-03-03" }],
  };

  expect(toStated(stored)).toEqual(stored);
});
