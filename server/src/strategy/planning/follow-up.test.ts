import { expect, test } from "vitest";
import { applyChange, intentOf } from "./follow-up.ts";
import type { Stated } from "./stated.ts";

const CONTEXT = { today: "2026-11-21", currency: "EUR" };
const BEFORE: Stated = {
  product: "protein bar",
  budget: { amount: 2_500_000, currency: "EUR" },
  markets: ["DE"],
  platforms: ["instagram", "tiktok"],
  must: ["kept"],
};

test.each([
  ["why isn't @anna in it?", { kind: "why", handles: ["anna"] }],
  ["Warum ist @ben.x nicht dabei?", { kind: "why", handles: ["ben.x"] }],
  ["Save it as a collection called Spring", { kind: "save", as: "collection", name: "Spring" }],
  ["Make it a campaign", { kind: "save", as: "campaign", name: null }],
  ["only TikTok", { kind: "change" }],
  ["Launch of a serum in France, 9.000 €, TikTok, women, awareness, four weeks", { kind: "plan" }],
])("means: %s", (text, intent) => {
  expect(intentOf(text, true)).toEqual(intent);
});

const CHANGES: [string, Partial<Stated>][] = [
  ["and with 5.000 € more?", { budget: { amount: 3_000_000, currency: "EUR" } }],
  ["5.000 € weniger", { budget: { amount: 2_000_000, currency: "EUR" } }],
  ["make it 40k €", { budget: { amount: 4_000_000, currency: "EUR" } }],
  ["only TikTok", { platforms: ["tiktok"] }],
  ["and YouTube too", { platforms: ["instagram", "tiktok", "youtube"] }],
  ["without TikTok", { platforms: ["instagram"] }],
  ["without @kept", { never: ["kept"], must: [] }],
  ["at most 6 creators", { maxCreators: 6 }],
  ["women 25-40 instead", { gender: "female", age: { min: 25, max: 40 } }],
  ["Flight: six weeks", { flight: { days: 42 } }],
  ["Flight: 01/02/2027–28/02/2027", { flight: { from: "2027-02-01", to: "2027-02-28" } }],
  ["Max share: 30 %", { maxShare: 30 }],
  ["Creators: 30", { maxCreators: 30 }],
  ["Creators: at most 8 creators", { maxCreators: 8 }],
  [
    "at least 2 in Austria",
    {
      rules: [
        { label: "at least 2 in Austria", field: "country", value: "AT", of: "creators", min: 2, max: null },
      ],
    },
  ],
];

test.each(CHANGES)("changes: %s", (text, expected) => {
  const { stated, words } = applyChange(BEFORE, text, CONTEXT);

  expect(stated).toMatchObject(expected);
  expect(stated.product).toBe("protein bar");
  expect(words.length).toBeGreaterThan(0);
});

test("what is no change says so and leaves everything", () => {
  const { stated, words } = applyChange(BEFORE, "thank you very much", CONTEXT);

  expect(words).toEqual([]);
  expect(stated).toEqual(BEFORE);
});
