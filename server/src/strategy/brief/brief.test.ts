import { expect, test } from "vitest";
import { readText } from "./brief-parser.ts";
import { CONTEXT, briefOf, readSaid, completeSaid } from "./brief.fixtures.ts";
import type { Said } from "./brief.fixtures.ts";
import { currencyOf, whyNoBrief } from "./brief.ts";

const EURO = { amount: 100, currency: "EUR" };
/** A brief of which nothing has to be assumed. */
const SAID: Said = {
  objective: "sales",
  budget: { amount: 10_000, currency: "EUR" },
  markets: ["DE"],
  platforms: ["tiktok"],
  gender: "female",
  flight: { from: "2026-12-01", to: "2026-12-02" },
  deliverables: [{ format: "reel", count: 1 }],
};

test.each([
  ["and with 5.000 € more?", "follow_up"],
  ["hello", "nothing"],
  ["thank you", "nothing"],
  ["the colour blue", "nothing"],
  ["1e30 € for a launch in Germany on Instagram", "too_large"],
  ["99.999.999.999.999 € for tea in Germany", "too_large"],
  ["0 € for a launch in Germany on Instagram", "zero"],
  ["-500 € for tea in Germany", "negative"],
  ["€-500 for tea in Germany", "negative"],
  ["−500 € for tea in Germany, 5 creators", "negative"],
  ["Protein bar in Germany for women on Instagram", "no_budget"],
])("is no brief: %s", (text, reason) => {
  expect(whyNoBrief(text, readText(text, CONTEXT))).toBe(reason);
});

test("what was not said is assumed, and each assumption says why", () => {
  const { stated } = readSaid("Serum in France, 9.000 €", CONTEXT);

  const { brief, assumptions } = completeSaid(stated);

  expect(brief.flight).toEqual({ from: "2026-12-01", to: "2026-12-28" });
  expect(assumptions.map(({ slot }) => slot)).toEqual([
    "flight",
    "objective",
    "platforms",
    "audience",
    "deliverables",
  ]);
  expect(assumptions.every(({ why }) => why.length > 10)).toBe(true);
});

test.each<[string, Said, Record<string, string>]>([
  [
    "nothing",
    {},
    {
      flight: "01/12/2026–28/12/2026: Briefs, drafts and approval take about ten days; four weeks is usual.",
      objective: "awareness: You named no goal; people reached is what can be compared best.",
      budget:
        "no limit: You named a number of creators and no budget; the plan shows what the best ones cost.",
      markets: "every country: You named no market.",
      platforms: "every platform: You named no platform.",
      audience: "everyone: You named no audience.",
      deliverables: "1 to 3 pieces each: The solver chooses how many pieces each creator makes.",
    },
  ],
  ["everything", SAID, {}],
  [
    "a start without an end",
    { ...SAID, flight: { from: "2027-01-01" } },
    {
      flight: "01/01/2027–28/01/2027: You named the start; 28 days is usual.",
    },
  ],
  ["a start and a length", { ...SAID, flight: { from: "2027-01-01", days: 3 } }, {}],
  [
    "a length",
    { ...SAID, flight: { days: 7 } },
    {
      flight: "01/12/2026–07/12/2026: Briefs, drafts and approval take about ten days.",
    },
  ],
  [
    "an end",
    { ...SAID, flight: { to: "2026-12-31" } },
    {
      flight: "01/12/2026–31/12/2026: Briefs, drafts and approval take about ten days.",
    },
  ],
  [
    "a bare amount",
    { ...SAID, isCurrencyAssumed: true },
    {
      budget: "€100: You named no currency; this is the workspace's.",
    },
  ],
  [
    "crores",
    { ...SAID, budget: { amount: 100, currency: "INR" }, isCurrencyAssumed: true },
    {
      budget: "₹1: You named no currency; lakh and crore are counted in rupees.",
    },
  ],
  [
    "juta",
    { ...SAID, budget: { amount: 100, currency: "IDR" }, isCurrencyAssumed: true },
    {
      budget: "IDR\u00a0100: You named no currency; juta and ribu are counted in rupiah.",
    },
  ],
  [
    "a range",
    { ...SAID, budgetFrom: EURO },
    {
      budget: "€100: You named a range from €1; the plan may spend its upper end.",
    },
  ],
  [
    "more than one budget",
    { ...SAID, otherBudgets: [EURO, EURO], budgetFrom: EURO },
    {
      budget:
        "€100: You named a range from €1; the plan may spend its upper end. You also named €1 and €1; the first is used.",
    },
  ],
  ["both gender and age", { ...SAID, age: { min: 18, max: null } }, {}],
])("of a brief that says %s, the rest is assumed", (_, stated, expected) => {
  const { assumptions } = completeSaid(stated);

  expect(Object.fromEntries(assumptions.map(({ slot, value, why }) => [slot, `${value}: ${why}`]))).toEqual(
    expected,
  );
});

const flight = (stated: Said["flight"]) => briefOf({ flight: stated ?? {} }).flight;

test("a flight begins in ten days and lasts four weeks, ends on the day named, and never begins before tomorrow", () => {
  expect([
    flight({}),
    flight({ days: 3 }),
    flight({ from: "2027-01-01" }),
    flight({ from: "2027-01-01", to: "2027-01-02", days: 9 }),
    flight({ to: "2026-12-31" }),
    flight({ to: "2026-12-31", days: 7 }),
    flight({ to: "2026-11-25", days: 7 }),
    flight({ to: "2026-11-30" }),
    flight({ to: "2026-11-21" }),
  ]).toEqual([
    { from: "2026-12-01", to: "2026-12-28" },
    { from: "2026-12-01", to: "2026-12-03" },
    { from: "2027-01-01", to: "2027-01-28" },
    { from: "2027-01-01", to: "2027-01-02" },
    { from: "2026-12-01", to: "2026-12-31" },
    { from: "2026-12-25", to: "2026-12-31" },
    { from: "2026-11-22", to: "2026-11-25" },
    { from: "2026-11-30", to: "2026-11-30" },
    { from: "2026-11-21", to: "2026-11-21" },
  ]);
});

test("what was said stands in the brief, and what was not is empty", () => {
  const stated = {
    ...SAID,
    product: "tea",
    cities: ["berlin"],
    tiers: ["nano"],
    must: ["a"],
    knownPrices: true,
  } as const;

  expect(
    briefOf({ ...stated, cities: [...stated.cities], tiers: [...stated.tiers], must: [...stated.must] }),
  ).toEqual({
    product: "tea",
    objective: "sales",
    budget: { amount: 10_000, currency: "EUR" },
    filters: { country: ["DE"], city: ["berlin"], platform: ["tiktok"], tier: ["nano"], has: ["price"] },
    markets: ["DE"],
    cities: ["berlin"],
    platforms: ["tiktok"],
    categories: [],
    tiers: ["nano"],
    languages: [],
    audience: { gender: "female", age: null },
    flight: { from: "2026-12-01", to: "2026-12-02" },
    deliverables: [{ format: "reel", count: 1 }],
    rules: [],
    minCreators: null,
    maxCreators: null,
    maxShare: null,
    maxPrice: null,
    must: ["a"],
    never: [],
    named: [],
  });
});

test.each([
  ["the colour blue in Germany", "nothing"],
  ["tea in Germany on Instagram", "no_budget"],
  ["women, four weeks", "no_budget"],
  ["fitness, sales", "no_budget"],
  ["five creators for tea", null],
  ["500 € less", "follow_up"],
  ["500 €", null],
])("a plan needs a budget or a number of creators: %s", (text, reason) => {
  expect(whyNoBrief(text, readText(text, CONTEXT))).toBe(reason);
});

test("a plan is counted in the currency of its money, of what one may cost, or of the workspace", () => {
  const [pounds, dollars, yen] = [
    { amount: 100, currency: "GBP" },
    { amount: 100, currency: "USD" },
    { amount: 100, currency: "JPY" },
  ];

  expect(currencyOf(briefOf({ budget: pounds, maxFee: dollars, maxPrice: yen }), "EUR")).toBe("GBP");
  expect(currencyOf(briefOf({ maxFee: dollars, maxPrice: yen }), "EUR")).toBe("USD");
  expect(currencyOf(briefOf({ maxPrice: yen }), "EUR")).toBe("JPY");
  expect(currencyOf(briefOf({}), "EUR")).toBe("EUR");
});
