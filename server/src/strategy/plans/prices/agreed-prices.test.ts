import type { PastFee } from "@app/contract/strategy/past-campaigns";
import { expect, test } from "vitest";
import type { Candidate, CandidatePrice } from "#/strategy/plans/candidate.ts";
import { candidate } from "#/strategy/plans/planning.fixtures.ts";
import { withAgreedPrices } from "./agreed-prices.ts";
import { createPricing } from "./pricing.ts";

const PLAIN = { platform: "instagram", followers: 30_000, medianViews: 6_000 };

function fee(fields: Partial<PastFee> = {}): PastFee {
  return {
    creatorId: "ann",
    platform: "instagram",
    pieces: [{ format: "reel", count: 1 }],
    amount: 45_000,
    currency: "EUR",
    basis: "agreed",
    day: "2026-10-05",
    campaign: "Spring launch",
    ...fields,
  };
}

/** What a piece of Ann's costs, who asks these prices since this day. */
function costs(fees: PastFee[], prices: CandidatePrice[] = [], priceAsOf: string | null = "2026-01-10") {
  const ann: Candidate = {
    ...candidate("ann", { ...PLAIN, price: prices[0] ?? null }),
    creatorId: "ann",
    prices,
    priceAsOf,
    origins: { price: "Imported file" },
  };
  const known = withAgreedPrices([ann], fees);
  const pricing = createPricing(known, { currency: "EUR", deliverables: [], maxCreators: null });
  return (format: string) => {
    const price = known[0] && pricing.priceFor(known[0], [{ format, count: 1 }]);
    return [price?.amount, price?.from];
  };
}

const asks = (amount: number, per: string | null): CandidatePrice => ({ amount, currency: "EUR", per });

test("what was agreed is the price of the next plan, and says where", () => {
  expect(costs([fee()])("reel")).toEqual([45_000, "Agreed in Spring launch"]);
  expect(costs([fee({ basis: "paid" })])("reel")).toEqual([45_000, "Paid in Spring launch"]);
});

test("of two fees for the same format the newer one counts", () => {
  const fees = [fee({ day: "2026-09-01", amount: 60_000 }), fee({ day: "2026-05-01", amount: 10_000 })];

  expect(costs(fees)("reel")[0]).toBe(60_000);
});

test("a fee goes before an older list price of its format, and leaves those of other formats", () => {
  const cost = costs([fee()], [asks(70_000, "reel"), asks(12_000, "story")]);

  expect(cost("reel")).toEqual([45_000, "Agreed in Spring launch"]);
  expect(cost("story")).toEqual([12_000, "Imported file"]);
});

test("a list price that is newer than the fee stands, also one for any piece", () => {
  expect(costs([fee()], [asks(70_000, "reel")], "2026-10-06")("reel")).toEqual([70_000, "Imported file"]);
  expect(costs([fee()], [asks(70_000, null)], "2026-10-06")("reel")).toEqual([70_000, "Imported file"]);
  expect(costs([fee()], [asks(12_000, "story")], "2026-10-06")("reel")[0]).toBe(45_000);
});

test("a fee for several pieces is shared out by what their formats usually cost", () => {
  const pieces = [
    { format: "reel", count: 1 },
    { format: "story", count: 2 },
  ];
  const cost = costs([fee({ amount: 85_000, pieces })]);

  expect(cost("reel")).toEqual([50_000, "Agreed in Spring launch, for 1 reel, 2 stories together"]);
  expect(cost("story")[0]).toBe(17_500);
});

test("a fee of somebody else, or on another platform, changes nothing", () => {
  const own = [asks(70_000, "reel")];

  expect(costs([fee({ creatorId: "ben" }), fee({ platform: "tiktok" })], own)("reel")[0]).toBe(70_000);
});
