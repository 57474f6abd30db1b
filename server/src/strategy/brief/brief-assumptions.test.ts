import { expect, test } from "vitest";
import type { BriefRule } from "@app/contract/strategy/plan";
import { completeSaid } from "./brief.fixtures.ts";
import type { Said } from "./brief.fixtures.ts";

const EURO = (amount: number) => ({ amount: amount * 100, currency: "EUR" });
const assumed = (said: Said, slot: string) =>
  completeSaid(said)
    .assumptions.filter((one) => one.slot === slot)
    .map(({ value, why }) => `${value}: ${why}`);

test("of a brief that says nothing everything is assumed, and each of it says why", () => {
  expect(completeSaid({}).assumptions.map(({ slot, value, why }) => `${slot}: ${value}. ${why}`)).toEqual([
    "flight: 01/12/2026–28/12/2026. Briefs, drafts and approval take about ten days; four weeks is usual.",
    "objective: awareness. You named no goal; people reached is what can be compared best.",
    "budget: no limit. You named a number of creators and no budget; the plan shows what the best ones cost.",
    "markets: every country. You named no market.",
    "platforms: every platform. You named no platform.",
    "audience: everyone. You named no audience.",
    "deliverables: 1 to 3 pieces each. The solver chooses how many pieces each creator makes.",
  ]);
  expect(completeSaid({}).brief).toMatchObject({ objective: "awareness", budget: null, product: null });
});

test("of a brief that says everything nothing is assumed", () => {
  const said: Said = {
    budget: EURO(100),
    objective: "sales",
    markets: ["DE"],
    platforms: ["tiktok"],
    gender: "female",
    flight: { from: "2026-12-01", to: "2026-12-20" },
    deliverables: [{ format: "reel", count: 1 }],
  };

  expect(completeSaid(said).assumptions).toEqual([]);
  expect(completeSaid({ ...said, gender: "male" }).brief.objective).toBe("sales");
});

test.each<[NonNullable<Said["flight"]>, string[]]>([
  [{ from: "2026-12-01", to: "2026-12-20" }, []],
  [{ from: "2026-12-01", days: 10 }, []],
  [{ from: "2026-12-01" }, ["01/12/2026–28/12/2026: You named the start; 28 days is usual."]],
  [{ days: 10 }, ["01/12/2026–10/12/2026: Briefs, drafts and approval take about ten days."]],
  [{ to: "2026-12-20" }, ["01/12/2026–20/12/2026: Briefs, drafts and approval take about ten days."]],
])("of a flight %j it is said what was assumed", (flight, why) => {
  expect(assumed({ flight }, "flight")).toEqual(why);
});

const rule = (part: Partial<BriefRule>): BriefRule => ({
  label: "60 % TikTok",
  field: "platform",
  value: "tiktok",
  of: "budget",
  min: 55,
  max: 65,
  ...part,
});

test.each<[Partial<BriefRule>, boolean]>([
  [{}, true],
  [{ min: 55, max: 66 }, false],
  [{ min: null }, false],
  [{ max: null }, false],
  [{ of: "creators", min: 5, max: 6 }, false],
])("a split is kept to within five points, and says so: %j", (part, isSaid) => {
  expect(assumed({ rules: [rule(part)] }, "shares")).toEqual(
    isSaid
      ? ["55 to 65% of what is spent: Prices come in steps, so “60 % TikTok” is kept to within 5 points."]
      : [],
  );
});

test.each<[Said, string]>([
  [{ isCurrencyAssumed: true }, "You named no currency; this is the workspace's."],
  [
    { isCurrencyAssumed: true, budget: { amount: 100_000, currency: "INR" } },
    "You named no currency; lakh and crore are counted in rupees.",
  ],
  [
    { isCurrencyAssumed: true, budget: { amount: 100_000, currency: "IDR" } },
    "You named no currency; juta and ribu are counted in rupiah.",
  ],
  [
    { isCurrencyAssumed: true, budget: { amount: 100_000, currency: "SEK" } },
    "What you wrote is a word for several currencies; name the one that you mean.",
  ],
  [{ isBudgetVague: true }, "You named no number; say how much may be spent."],
  [{ budgetFrom: EURO(500) }, "You named a range from €500; the plan may spend its upper end."],
  [{ otherBudgets: [EURO(500), EURO(700)] }, "You also named €500 and €700; the first is used."],
  [
    { isBudgetVague: true, isCurrencyAssumed: true },
    "You named no number; say how much may be spent. You named no currency; this is the workspace's.",
  ],
])("a budget that can be read in more than one way says how it was: %j", (said, why) => {
  const [found] = assumed({ budget: EURO(1000), ...said }, "budget");

  expect(found?.slice(found.indexOf(": ") + 2)).toBe(why);
});

test.each([{}, { otherBudgets: [] }, { isCurrencyAssumed: false }])(
  "and one that cannot says nothing: %j",
  (said) => {
    expect(assumed({ budget: EURO(1000), ...said }, "budget")).toEqual([]);
  },
);

test("whom a plan reaches is assumed only where neither who nor how old was said", () => {
  expect(assumed({ age: { min: 20, max: null } }, "audience")).toEqual([]);
  expect(assumed({ gender: "male" }, "audience")).toEqual([]);
});
