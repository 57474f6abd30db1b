import type { Filters } from "@app/contract/discovery/filters";
import type { Chip } from "@app/contract/discovery/queries";
import { expect, test } from "vitest";
import {
  filterChips,
  unknownGroups,
  withKeyword,
  withoutValue,
  withUnknown,
  withValue,
} from "./filter-chips.rules.ts";
import { readFilters } from "./read-filters.ts";

const chip = (slot: Chip["slot"], value: unknown, source: Chip["source"] = "grammar"): Chip => ({
  slot,
  op: "is",
  value,
  span: [0, 1],
  source,
  confidence: 0.9,
});

test("every value is a chip in words, and the order of the list is none", () => {
  const filters = {
    category: ["home-decor" as const],
    country: ["DE"],
    region: ["US-GA"],
    city: ["sao paulo"],
    platform: ["tiktok" as const, "linkedin" as const],
    followers: { min: 20_000, max: 200_000 },
    price: { max: 800, currency: "EUR", per: "reel" as const },
    sort: { by: "followers" as const, dir: "desc" as const },
  };

  const chips = filterChips({ filters, chips: [], alternatives: [] });

  expect(chips.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    "Platform: TikTok",
    "Platform: LinkedIn",
    "Topic: Home decor",
    "Country: Germany",
    "Region: Georgia, USA",
    "City: Sao Paulo",
    "Followers: 20K–200K",
    "Price: ≤ €800 a reel",
  ]);
});

test("figures of a platform, a stage, a name and whom somebody looks after are chips in words", () => {
  const filters: Filters = {
    perPlatform: [
      { platform: "instagram", followers: { min: 100_000 }, tier: ["macro", "mega"] },
      { platform: "tiktok", price: { max: 300, currency: "EUR", per: "video" } },
    ],
    campaignStage: [{ campaign: "herbst", stage: "in-review" }],
    name: ["lena kühn", "lena_k"],
    ownerNot: ["jana"],
    agencyNot: ["nordlicht"],
  };

  const chips = filterChips({ filters, chips: [], alternatives: [] });

  expect(chips.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    "On: Instagram: tier Macro or Mega, followers ≥ 100K",
    "On: TikTok: price ≤ €300 a video",
    "Name: Lena Kühn",
    "Name: lena_k",
    "Not owner: Jana",
    "Not agency: Nordlicht",
    "Stage: Herbst: In review",
  ]);
});

test("a label is named by its kind, and a country of the audience says its share", () => {
  const filters = {
    audienceCountry: ["DE"],
    audienceCountryMinShare: 40,
    label: [
      { kind: "collection", value: "summer picks" },
      { kind: "notes", value: "any" },
    ],
    labelNot: [{ kind: "tag", value: "vip" }],
  };

  const chips = filterChips({ filters, chips: [], alternatives: [] });

  expect(chips.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    "Audience country: Germany ≥ 40%",
    "Collection: Summer Picks",
    "Notes: Any",
    "Not tag: Vip",
  ]);
});

test("what was assumed or repaired looks different from what was read", () => {
  const filters = { gender: ["female" as const], growth: { min: 5, periodDays: 30 } };
  const chips = [chip("gender", "female"), chip("growth", { min: 5, periodDays: 30 }, "assumed")];

  const kinds = filterChips({ filters, chips, alternatives: [] }).map(({ slot, kind }) => [slot, kind]);

  expect(kinds).toEqual([
    ["growth", "assumed"],
    ["gender", "read"],
  ]);
});

test("an ambiguous word offers its other reading", () => {
  const food = chip("category", "food");
  const result = {
    filters: { category: ["food" as const], country: ["DE"] },
    chips: [food, chip("country", "DE")],
    alternatives: [
      { filters: { category: ["food" as const], language: ["de"] }, chips: [food, chip("language", "de")] },
    ],
  };

  const country = filterChips(result).find(({ slot }) => slot === "country");

  expect(country).toMatchObject({ kind: "ambiguous", other: { text: "Language German" } });
});

test("a removed value takes only itself along, and a country of the audience its share", () => {
  const filters = { city: ["lisbon", "porto"], audienceCountry: ["PT"], audienceCountryMinShare: 30 };

  const withoutCity = withoutValue(filters, { slot: "city", value: "porto" });
  const withoutAudience = withoutValue(filters, { slot: "audienceCountry", value: "PT" });

  expect(withoutCity).toEqual({ ...filters, city: ["lisbon"] });
  expect(withoutAudience).toEqual({ city: ["lisbon", "porto"] });
});

test("a changed value takes the place of the old one, and nonsense is refused", () => {
  const filters = { city: ["lisbon", "porto"], followers: { min: 10 } };

  expect(withValue(filters, { slot: "city", value: "porto" }, "braga")).toMatchObject({
    city: ["lisbon", "braga"],
  });
  expect(withValue(filters, { slot: "followers", value: { min: 10 } }, { min: 9, max: 1 })).toBeNull();
});

test("words that were not understood become a keyword once", () => {
  const filters = withKeyword(withKeyword({}, "Glowy"), "glowy");

  expect(filters).toEqual({ keywords: ["glowy"] });
});

test("the same unknown value is counted once, and comes in when it is asked for", () => {
  const groups = unknownGroups({
    unknown: [
      { filter: "category", count: 12 },
      { filter: "categoryNot", count: 12 },
      { filter: "city", count: 3 },
    ],
    filters: {},
  });

  expect(groups).toEqual([
    { label: "topic", count: 12 },
    { label: "city", count: 3 },
  ]);
  expect(withUnknown({}, ["city"])).toEqual({ includeUnknown: ["city"] });
});

test("a price that cannot be compared is missing in the currency that was asked for", () => {
  const filters = { price: { max: 500, currency: "GBP", per: "reel" as const } };

  expect(unknownGroups({ unknown: [{ filter: "price", count: 4 }], filters })).toEqual([
    { label: "price in GBP for a reel", count: 4 },
  ]);
});

test("filters in the address that make no sense are none", () => {
  expect(readFilters('{"city":["berlin"]}')).toEqual({ city: ["berlin"] });
  for (const text of ["", "{", '{"shoeSize":44}', '{"followers":{"min":"many"}}']) {
    expect(readFilters(text)).toBeUndefined();
  }
});

test.each<[Filters, string, string]>([
  [{ status: ["not_contacted"] }, "Status", "Not contacted"],
  [{ workedWith: {} }, "Worked with", "Us"],
  [{ workedWithNot: { brand: "nike", withinDays: 90 } }, "Never worked with", "@nike within 90 days"],
  [{ lastContact: { max: "2026-02-28" } }, "Last contact", "until 28/02/2026"],
  [{ lastDeal: { min: "2026-06-01", max: "2026-06-30" } }, "Last deal", "01/06/2026 to 30/06/2026"],
  [{ lastPrice: { max: 400, currency: "EUR" } }, "Last price", "≤ €400"],
  [{ cpm: { max: 10, currency: "EUR" } }, "Price per 1,000 views", "≤ €10"],
  [{ has: ["price"] }, "Known", "Price"],
  [{ hasNot: ["lastPostWithinDays"] }, "Not known", "Last post"],
  [{ has: ["email"] }, "Known", "E-mail"],
  [{ hasNot: ["field:shoe size"] }, "Not known", "Shoe size"],
  [{ field: [{ name: "contract type", op: "not", value: "open" }] }, "Contract Type", "not Open"],
])("what a team knows stands on a chip as people say it: %j", (filters, name, text) => {
  expect(filterChips({ filters, chips: [], alternatives: [] })).toMatchObject([{ name, text }]);
});
