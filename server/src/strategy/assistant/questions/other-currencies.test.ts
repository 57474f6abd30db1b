import { expect, test } from "vitest";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { candidate } from "#/strategy/plans/planning.fixtures.ts";
import { inOtherCurrencies } from "./other-currencies.ts";

const priced = (handle: string, amount: number, currency: string): Candidate =>
  candidate(handle, { creatorId: handle, price: { amount, currency, per: null } });

test("who has a price in another currency alone is counted, and converted where the rate is known", () => {
  const accounts = [
    priced("ada", 40_000, "GBP"),
    priced("otis", 200_000, "GBP"),
    priced("mira", 40_000, "EUR"),
    priced("noor", 1, "XXX"),
    candidate("kai", { creatorId: "kai", price: null }),
  ];

  const { of, unpriced, rows } = inOtherCurrencies(accounts, { max: 1000, currency: "EUR" });

  expect([of, unpriced]).toEqual([3, 1]);
  expect(rows.map(({ handle }) => handle)).toEqual(["ada"]);
});
