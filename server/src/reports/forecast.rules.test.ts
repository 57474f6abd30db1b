import { forecastSummary, forecastWords } from "@app/contract/reports/forecast";
import { expect, test } from "vitest";
import { campaignWith, creatorWith, pieceWith } from "#/acceptance/campaigns.fixtures.ts";
import { dealOf, postOf } from "#/acceptance/deals.fixtures.ts";
import { compareForecast } from "./forecast.rules.ts";

const ANA = "00000000-0000-4000-8000-00000000000a";
const BEN = "00000000-0000-4000-8000-00000000000b";
const CEM = "00000000-0000-4000-8000-00000000000c";
const BAND = { p10: 5_000, p50: 10_000, p90: 20_000 };

function planned(status: "active" | "completed" = "active") {
  const people = [ANA, BEN, CEM];
  return campaignWith({
    status,
    creators: people.map((creatorId) => creatorWith({ creatorId, name: creatorId.slice(-1) })),
    deliverables: people.map((creatorId) => pieceWith({ creatorId })),
    forecast: {
      reach: null,
      views: { p10: 20_000, p50: 30_000, p90: 50_000 },
      creators: people.map((creatorId) => ({ creatorId, views: BAND })),
      basis: "",
      asOf: "2026-10-01",
    },
  });
}

const postWith = (views: number | null) => [postOf({ views })];

test("a forecast held, or was too high or too low, by how much, and the farthest off are named", () => {
  const found = compareForecast(planned(), [
    dealOf(ANA, { posts: postWith(12_000) }),
    dealOf(BEN, { posts: postWith(2_000) }),
    dealOf(CEM, { posts: postWith(25_000) }),
  ]);

  expect(found?.rows.map(forecastWords)).toEqual([
    "Within the range",
    "Within the range",
    "Below: 80% fewer than expected",
    "Above: 150% more than expected",
  ]);
  expect(found && forecastSummary(found)).toBe("1 of 3 forecasts held. Farthest off: b and c.");
});

test("nothing is said of a creator whose pieces are not all live with views, until the campaign is over", () => {
  const deals = [dealOf(ANA, { posts: postWith(100) }), dealOf(BEN, { posts: postWith(null) })];

  const running = compareForecast(planned(), deals);
  const over = compareForecast(planned("completed"), deals);

  expect(running?.rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ["open", "1 of 3 pieces live with views"],
    ["below", null],
    ["open", "0 of 1 piece live with views"],
    ["open", "0 of 1 piece live with views"],
  ]);
  expect(over?.rows.map(({ outcome }) => outcome)).toEqual(["below", "below", "open", "open"]);
});

test("a campaign without a plan has no forecast to hold", () => {
  expect(compareForecast(campaignWith({}), [])).toBeNull();
});
