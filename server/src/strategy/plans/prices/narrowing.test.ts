import type { PastFee } from "@app/contract/strategy/past-campaigns";
import { expect, test } from "vitest";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { ModelValues } from "#/strategy/plans/model-values.ts";
import { candidate } from "#/strategy/plans/planning.fixtures.ts";
import { narrowingOfPrices } from "./narrowing.ts";

const AROUND = { currency: "EUR", values: new ModelValues() };

/** Creators without a price. */
const PRICELESS = Array.from({ length: 30 }, (_, index): Candidate => ({
  ...candidate(`c${index}`, { followers: 10_000 + 1_000 * index, medianViews: null, price: null }),
  platform: "instagram",
}));

/** A fee of each of the first so many, in cents for a follower, in turn. */
function feesOf(count: number, rates: readonly number[]): PastFee[] {
  return PRICELESS.slice(0, count).map(({ creatorId, followers }, index) => ({
    creatorId,
    platform: "instagram",
    pieces: [{ format: "reel", count: 1 }],
    amount: Math.round((followers ?? 0) * (rates[index % rates.length] ?? 1)),
    currency: "EUR",
    basis: "agreed",
    day: "2026-10-05",
    campaign: "Spring launch",
  }));
}

function narrowingAfter(count: number, rates: readonly number[]) {
  const found = narrowingOfPrices(PRICELESS, feesOf(count, rates), AROUND);
  return found && { times: found.now / found.before, accounts: found.accounts };
}

test("fees that are alike make what is guessed of others narrower, the more of them the more", () => {
  const [one, ten] = [1, 10].map((count) => narrowingAfter(count, [2, 2.2]));

  expect(one?.times).toBeLessThan(1);
  expect(ten?.times).toBeLessThan(one?.times ?? 0);
  expect(ten?.accounts).toBe(20);
});

test("fees that lie far apart make it wider", () => {
  expect(narrowingAfter(16, [0.1, 12])?.times).toBeGreaterThan(1.05);
});

test("without fees, and where no price is guessed, there is nothing to compare", () => {
  expect(narrowingAfter(0, [2])).toBeNull();
  expect(narrowingAfter(30, [2])).toBeNull();
});
