import { expect, test } from "vitest";
import type { Brief } from "@app/contract/strategy/plan";
import { dealText, rightsWords, ruleLabel, saidFacts } from "./brief-facts.ts";
import { briefOf } from "./brief.fixtures.ts";
import { mergedDeal } from "./money/stated-prices.ts";
import type { StatedPrice } from "./stated.ts";

const EUROS = (amount: number) => ({ amount: 100 * amount, currency: "EUR" });
type Deal = NonNullable<Brief["prices"]>[number];

test.each<[Deal, string]>([
  [{ handle: "a", price: EUROS(900) }, "@a at €900 a piece"],
  [{ handle: "a", price: EUROS(900), per: "reel" }, "@a at €900 a reel"],
  [{ handle: "a", price: EUROS(900), pieces: [{ format: "reel", count: 3 }] }, "@a at €900 for 3 reels"],
  [{ handle: "a", price: EUROS(900), per: "reel", isFlat: true }, "@a at €900 for everything"],
  [
    { handle: "a", price: EUROS(900), per: "reel", usageMonths: 3 },
    "@a at €900 a reel, with 3 months of usage",
  ],
  [
    { handle: "a", price: EUROS(900), usageMonths: 1, exclusivityMonths: 0 },
    "@a at €900 a piece, with 1 month of usage and no exclusivity",
  ],
  [{ handle: "a", price: null, usageMonths: 3 }, "@a: with 3 months of usage"],
  [
    { handle: "a", price: null, rightsFees: [{ right: "usage", months: 6, fee: EUROS(400) }] },
    "@a: 6 months of usage for €400",
  ],
  [
    { handle: "a", price: null, rightsFees: [{ right: "exclusivity", months: 1, fee: null, percent: 20 }] },
    "@a: 1 month of exclusivity for 20% of the price",
  ],
  [
    {
      handle: "a",
      price: EUROS(900),
      exclusivityMonths: 2,
      rightsFees: [{ right: "usage", months: 6, fee: EUROS(400) }],
    },
    "@a at €900 a piece, with 2 months of exclusivity, 6 months of usage for €400",
  ],
])("a deal is said back with what it is for: %o", (deal, text) => {
  expect(dealText(deal)).toBe(text);
});

test("rights are named as far as they were told, and none of them by its name", () => {
  expect([
    rightsWords({}),
    rightsWords({ usageMonths: 0 }),
    rightsWords({ usageMonths: 12, exclusivityMonths: 1 }),
    rightsWords({ exclusivityMonths: 3 }),
  ]).toEqual([
    [],
    ["no usage"],
    ["12 months of usage", "1 month of exclusivity"],
    ["3 months of exclusivity"],
  ]);
});

test("a rule says of what its share is, unless its words do", () => {
  const rule = { field: "country", value: "DE", min: 40, max: null } as const;

  expect([
    ruleLabel({ ...rule, label: "40 % from Germany", of: "budget" }),
    ruleLabel({ ...rule, label: "spend 40 % in Germany", of: "budget" }),
    ruleLabel({ ...rule, label: "40 % spent in Germany", of: "budget" }),
    ruleLabel({ ...rule, label: "4 from Germany", of: "creators" }),
  ]).toEqual([
    "40 % from Germany, of what is spent",
    "spend 40 % in Germany",
    "40 % spent in Germany",
    "4 from Germany",
  ]);
});

test("the deal of a creator and the rights of all are facts of their own, in the order of a brief", () => {
  const brief = briefOf({
    product: "tea",
    budget: EUROS(5000),
    prices: [
      { handle: "a", price: EUROS(900), per: "reel" },
      { handle: "b", price: null, usageMonths: 3 },
    ],
    rights: { usageMonths: 6, exclusivityMonths: 0 },
    minCreators: 3,
    maxCreators: 8,
    must: ["a"],
    never: ["c"],
    maxFee: EUROS(700),
  });

  expect(saidFacts(brief, []).map(({ slot, value }) => `${slot} | ${value}`)).toEqual([
    "product | tea",
    "budget | €5,000",
    "objective | awareness",
    "flight | 01/12/2026–28/12/2026",
    "maxCreators | 3 to 8 creators",
    "maxFee | at most €700 to one creator in all",
    "price of @a | @a at €900 a reel",
    "deal of @b | @b: with 3 months of usage",
    "rights | 6 months of usage and no exclusivity",
    "must | with @a",
    "never | without @c",
  ]);
});

const REELS: StatedPrice = { handle: "a", price: EUROS(900), per: "reel", usageMonths: 3 };

test.each<[string, StatedPrice | undefined, StatedPrice, StatedPrice]>([
  ["the first deal stands as it was told", undefined, REELS, REELS],
  [
    "a new price ends the old one with all that belonged to it",
    { ...REELS, rightsFees: [{ right: "usage", months: 6, fee: EUROS(400) }] },
    { handle: "a", price: EUROS(700) },
    { handle: "a", price: EUROS(700), rightsFees: [{ right: "usage", months: 6, fee: EUROS(400) }] },
  ],
  [
    "rights are told beside the price",
    REELS,
    { handle: "a", price: null, exclusivityMonths: 2 },
    { ...REELS, exclusivityMonths: 2 },
  ],
  [
    "a price for several pieces stays one",
    { handle: "a", price: EUROS(900), pieces: [{ format: "reel", count: 3 }] },
    { handle: "a", price: null, usageMonths: 1 },
    { handle: "a", price: EUROS(900), pieces: [{ format: "reel", count: 3 }], usageMonths: 1 },
  ],
  [
    "a price of everything stays one",
    { handle: "a", price: EUROS(900), isFlat: true },
    { handle: "a", price: null, usageMonths: 1 },
    { handle: "a", price: EUROS(900), isFlat: true, usageMonths: 1 },
  ],
  [
    "a fee for a right ends the fee that was told for it before, and no other",
    {
      handle: "a",
      price: EUROS(900),
      rightsFees: [
        { right: "usage", months: 6, fee: EUROS(400) },
        { right: "exclusivity", months: 1, fee: EUROS(300) },
      ],
    },
    { handle: "a", price: null, rightsFees: [{ right: "usage", months: 12, fee: EUROS(600) }] },
    {
      handle: "a",
      price: EUROS(900),
      rightsFees: [
        { right: "exclusivity", months: 1, fee: EUROS(300) },
        { right: "usage", months: 12, fee: EUROS(600) },
      ],
    },
  ],
  [
    "a right that is given ends the fee for it",
    { handle: "a", price: EUROS(900), rightsFees: [{ right: "usage", months: 6, fee: EUROS(400) }] },
    { handle: "a", price: null, usageMonths: 3 },
    { handle: "a", price: EUROS(900), usageMonths: 3 },
  ],
])("%s", (_, before, told, merged) => {
  expect(mergedDeal(before, told)).toEqual(merged);
});
