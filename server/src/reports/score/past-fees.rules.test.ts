import type { CampaignCreator } from "@app/contract/campaigns/creators";
import { expect, test } from "vitest";
import { campaignWith, creatorWith, pieceWith } from "#/acceptance/campaigns.fixtures.ts";
import { dealOf, paymentOf, postOf } from "#/acceptance/deals.fixtures.ts";
import type { CampaignDeal } from "#/results/index.ts";
import { pastFees } from "./past-fees.rules.ts";

const ANA = "00000000-0000-4000-8000-00000000000a";
const FEE = { amount: 45_000, currency: "EUR" };
const NAME = "Barrier cream refill";

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** What is learned from a campaign of one creator who owes these formats. */
function feesOf(
  creator: Partial<CampaignCreator>,
  deal: Partial<CampaignDeal> = {},
  formats = ["reel" as const],
) {
  const campaign = campaignWith({
    name: NAME,
    creators: [creatorWith({ creatorId: ANA, ...creator })],
    deliverables: formats.map((format) => pieceWith({ creatorId: ANA, format })),
  });
  const deals = [dealOf(ANA, { fee: creator.fee ?? null, ...deal })];
  return pastFees([{ campaign, deals }], { today: "2026-11-02", dayOf });
}

test("an agreed fee counts for all pieces that are owed, from the beginning of the work", () => {
  expect(feesOf({ fee: FEE, stage: "accepted" }, {}, ["reel", "reel"])).toEqual([
    {
      creatorId: ANA,
      platform: "instagram",
      pieces: [{ format: "reel", count: 2 }],
      ...FEE,
      basis: "agreed",
      day: "2026-10-05",
      campaign: NAME,
    },
  ]);
});

test("what was paid goes before what was agreed, with the day of the payment", () => {
  const [fee] = feesOf({ fee: FEE, stage: "paid" }, { payments: [paymentOf(40_000)] });

  expect(fee).toMatchObject({ amount: 40_000, basis: "paid", day: "2026-10-20" });
});

test("a fee that is only planned, declined or nothing says no price", () => {
  expect(feesOf({ fee: FEE, stage: "to-invite" })).toEqual([]);
  expect(feesOf({ fee: FEE, stage: "negotiating" })).toEqual([]);
  expect(feesOf({ fee: FEE, stage: "declined" })).toEqual([]);
  expect(feesOf({ fee: { ...FEE, amount: 0 }, stage: "live" })).toEqual([]);
  expect(feesOf({ fee: null, stage: "live" })).toEqual([]);
});

test("whoever has posted has agreed, whatever the stage says", () => {
  const posts = [postOf({ postedAt: "2026-10-14T10:00:00.000Z" })];

  expect(feesOf({ fee: FEE, stage: "invited" }, { posts })).toMatchObject([{ day: "2026-10-14" }]);
});

test("fees of single posts are prices of their formats", () => {
  const posts = [
    postOf({ format: "reel", fee: FEE }),
    postOf({ format: "story", fee: { amount: 9_000, currency: "EUR" } }),
  ];
  const fees = feesOf({ fee: null, stage: "live" }, { posts, fee: { amount: 54_000, currency: "EUR" } });

  expect(fees.map(({ pieces, amount }) => [pieces[0]?.format, amount])).toEqual([
    ["reel", 45_000],
    ["story", 9_000],
  ]);
});

test("one fee for pieces on two platforms is nobody's price", () => {
  const posts = [postOf({ platform: "instagram" }), postOf({ platform: "tiktok", format: "video" })];

  expect(feesOf({ fee: FEE, stage: "live" }, { posts }, [])).toEqual([]);
});
