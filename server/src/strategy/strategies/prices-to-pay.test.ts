import type { Filters } from "@app/contract/discovery/filters";
import type { PastFee } from "@app/contract/strategy/past-campaigns";
import { expect, test } from "vitest";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { judged } from "#/strategy/plans/judged.fixtures.ts";
import { candidate } from "#/strategy/plans/planning.fixtures.ts";
import { withPricesToPay } from "./prices-to-pay.ts";

const UNDER: Filters = { price: { max: 500, min: 100, currency: "EUR" } };

function feeOf(amount: number): PastFee {
  return {
    creatorId: "ann",
    platform: "instagram",
    pieces: [{ format: "reel", count: 1 }],
    amount: amount * 100,
    currency: "EUR",
    basis: "agreed",
    day: "2026-10-05",
    campaign: "Spring launch",
  };
}

/** What a filter by price says of Ann, who asks so much by the list, after what was agreed or told. */
function verdictOf(listed: number | null, fees: PastFee[], told?: number, filters = UNDER) {
  const price = listed === null ? null : { amount: listed * 100, currency: "EUR", per: "reel" };
  const ann: Candidate[] = judged(filters, [candidate("ann", { price })]);
  const prices =
    told === undefined ? [] : [{ handle: "ann", price: { amount: told * 100, currency: "EUR" } }];
  const [found] = withPricesToPay(ann, { fees, stated: { prices }, filters });
  return { misses: found?.misses ?? [], unknown: found?.unknown ?? [] };
}

const FITS = { misses: [], unknown: [] };

test("without a deal the list price is judged", () => {
  expect(verdictOf(450, [])).toEqual(FITS);
  expect(verdictOf(700, [])).toEqual({ misses: ["price"], unknown: [] });
  expect(verdictOf(null, [])).toEqual({ misses: [], unknown: ["price"] });
});

test("an agreed fee is judged in place of the list price", () => {
  expect(verdictOf(700, [feeOf(450)])).toEqual(FITS);
  expect(verdictOf(450, [feeOf(700)])).toEqual({ misses: ["price"], unknown: [] });
  expect(verdictOf(null, [feeOf(450)])).toEqual(FITS);
});

test("a told price is judged in place of both", () => {
  expect(verdictOf(700, [feeOf(800)], 450)).toEqual(FITS);
  expect(verdictOf(450, [feeOf(400)], 900)).toEqual({ misses: ["price"], unknown: [] });
});

test("who has only an agreed fee has a known price", () => {
  const known: Filters = { has: ["price"] };

  expect(verdictOf(null, [], undefined, known)).not.toEqual(FITS);
  expect(verdictOf(null, [feeOf(450)], undefined, known)).toEqual(FITS);
});
