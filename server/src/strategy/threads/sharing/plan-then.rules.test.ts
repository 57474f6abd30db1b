import { expect, test } from "vitest";
import { BARE_BRIEF } from "@app/contract/strategy/plan.fixtures";
import { Strategy } from "@app/contract/strategy/schemas";
import { withoutPrices } from "#/platform/http/prices.ts";
import { planThen } from "./plan-then.rules.ts";

const BRIEF = {
  ...BARE_BRIEF,
  product: "tea",
  budget: { amount: 90_000, currency: "EUR" },
  markets: ["DE"],
  platforms: ["tiktok"],
  flight: { from: "2026-12-01", to: "2026-12-24" },
  minCreators: 9,
};

/** A brief that nobody can keep, with everything that may be open. */
const STRATEGY = Strategy.parse({
  id: "6a1f3c5e-0000-4000-8000-00000000000a",
  threadId: "6a1f3c5e-0000-4000-8000-00000000000b",
  name: "Tea, Germany",
  version: 3,
  versions: [],
  createdAt: "2026-11-21T10:00:00.000Z",
  updatedAt: "2026-11-21T10:00:00.000Z",
  plan: {
    brief: BRIEF,
    assumptions: [
      { slot: "budget", value: "€900 in all", why: "You named no other." },
      { slot: "flight", value: "four weeks", why: "As usual." },
    ],
    unparsed: ["on the moon"],
    unmet: [{ words: "only redheads", why: "Nobody notes that." }],
    unknown: [
      { field: "price", count: 14, of: 40 },
      { field: "city", count: 1200, of: 4000, isLeftOut: true },
    ],
    decisive: [],
    status: "infeasible",
    pricesKnown: { known: 1, of: 3, guessedPercent: 60 },
    picks: [],
    totals: { cost: null, reach: null },
    certificate: null,
    forecast: null,
    calendar: [],
    risks: [],
    conflict: ["at least 9 creators", "a budget of €900"],
  },
});

test("a plan that keeps no brief says why, and everything that is open, in words", () => {
  const then = planThen(STRATEGY, true);

  expect(then).toMatchObject({ version: 3, of: ["Germany", "TikTok", "01/12/2026–24/12/2026"], tables: [] });
  expect(then.figures.map(({ label, value, note }) => [label, value, note])).toEqual([
    ["People reached", "NA", ""],
    ["Cost", "NA", "Budget €900"],
    ["Creators", "0", "0 pieces in all"],
  ]);
  expect(then.open).toEqual([
    "No choice of creators keeps all of this: at least 9 creators; a budget of €900.",
    "“only redheads” is not kept. Nobody notes that.",
    "“on the moon” was not understood.",
    "Not known: price of 14 of 40 candidates.",
    "1,200 more may fit, but their city is unknown.",
    "The price is known of 1 of 3 creators; the others are guesses.",
    "Taken for granted: €900 in all. You named no other.",
    "Taken for granted: four weeks. As usual.",
  ]);
});

test("without prices no sentence of a plan names an amount", () => {
  const then = planThen(Strategy.parse(withoutPrices(Strategy, STRATEGY)), false);

  expect(JSON.stringify(then)).not.toMatch(/€|900|Cost/u);
  expect(then.open).toContain("Taken for granted: four weeks. As usual.");
});
