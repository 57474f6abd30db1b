import type { Plan } from "@app/contract/strategy/plan";
import { expect, test } from "vitest";
import type { Candidate } from "./candidate.ts";
import { planOf } from "./plan-solver.fixtures.ts";
import { candidate } from "./planning.fixtures.ts";

const euros = (amount: number) => ({ amount: 100 * amount, currency: "EUR", per: null });
/** Creators who ask so much a piece. */
const group = (platform: string, prices: readonly number[]): Candidate[] =>
  prices.map((price, index) => candidate(`${platform}.${index}`, { platform, price: euros(price) }));

/** Percent of what a plan spends, by platform. */
function partsOf({ picks, totals }: Plan): Record<string, number> {
  const whole = totals.cost?.amount ?? 0;
  const parts: Record<string, number> = {};
  for (const { platform, cost } of picks)
    parts[platform] = (parts[platform] ?? 0) + (100 * cost.amount) / whole;
  return parts;
}

test("a mix is of what is spent: it holds where nobody could spend the whole budget", async () => {
  const few = [...group("instagram", [300, 320, 340]), ...group("tiktok", [200, 210, 220])];

  const plan = await planOf("Serum in Germany, 500.000 €, 1 reel each, 60% Instagram, 40% TikTok", few);

  expect(plan.status).toBe("proved");
  expect(plan.totals.cost?.amount).toBeLessThan(200_000);
  expect(partsOf(plan)["instagram"]).toBeGreaterThanOrEqual(55);
  expect(partsOf(plan)["instagram"]).toBeLessThanOrEqual(65);
});

test("a least part that nobody can have is named, in the person's words and of what it is", async () => {
  const plan = await planOf(
    "Serum in Germany, 50.000 €, at least half on YouTube",
    group("instagram", [300, 320]),
  );

  expect(plan.status).toBe("infeasible");
  expect(plan.conflict).toEqual(["at least half on YouTube, of what is spent"]);
});

test("a most for one creator is of what is spent, not of a budget that stays", async () => {
  const brief = "Serum in Germany, 50.000 €, 1 reel each, at most 30% to one creator";

  const three = await planOf(brief, group("instagram", [500, 500, 500]));
  const four = await planOf(brief, group("instagram", [500, 500, 500, 500]));

  expect(three.status).toBe("infeasible");
  expect(three.conflict).toEqual(["at most 30% of what is spent to one creator"]);
  expect(four.picks).toHaveLength(4);
});

test("a share holds without a budget, too", async () => {
  const many = [...group("instagram", [900, 900, 900]), ...group("tiktok", [300, 300, 300, 300])];

  const plan = await planOf("Serum in Germany, 3 creators, 1 reel each, at most 70% on Instagram", many);

  expect(plan.picks).toHaveLength(3);
  expect(partsOf(plan)["instagram"] ?? 0).toBeLessThanOrEqual(70);
});

test("a most for one head holds for all that it makes, its rights with it", async () => {
  const two = [...group("instagram", [500, 380, 370])];

  const plan = await planOf(
    "Serum in Germany, 50.000 €, 2 reels each, 3 months usage rights, max 1,250 € a head",
    two,
  );

  expect(plan.picks.map(({ handle }) => handle).toSorted()).toEqual(["instagram.1", "instagram.2"]);
  expect(Math.max(...plan.picks.map(({ cost }) => cost.amount))).toBeLessThanOrEqual(125_000);
  expect(plan.certificate?.rules.map(({ rule }) => rule)).toContain("at most €1,250 to one creator in all");
});

test("a most for one reel leaves how many of them a creator makes", async () => {
  const plan = await planOf(
    "Serum in Germany, 50.000 €, 2 reels each, max 450 € per reel",
    group("instagram", [500, 400]),
  );

  expect(plan.picks.map(({ handle, cost }) => [handle, cost.amount])).toEqual([["instagram.1", 80_000]]);
});

test("a most in another currency is held at the rate, and one without a rate is told as not kept", async () => {
  const few = group("instagram", [500, 600]);

  const pounds = await planOf("Serum in Germany, 50.000 €, 1 reel each, max £480 a head", few);
  const bahts = await planOf("Serum in Germany, 50.000 €, 1 reel each, max THB 480 a head", few);

  expect(pounds.picks.map(({ handle }) => handle)).toEqual(["instagram.0"]);
  expect(bahts.picks).toHaveLength(2);
  expect([...(bahts.unmet ?? []).map(({ words }) => words), ...bahts.unparsed].join()).toContain("THB");
});
