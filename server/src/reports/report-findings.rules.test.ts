import type { Campaign } from "@app/contract/campaigns/schemas";
import { expect, test } from "vitest";
import { campaignWith, creatorWith, pieceWith } from "#/acceptance/campaigns.fixtures.ts";
import { dealOf, postOf } from "#/acceptance/deals.fixtures.ts";
import { resultFigures } from "#/results/index.ts";
import type { CampaignDeal } from "#/results/index.ts";
import { composeReport } from "./report-content.rules.ts";

const ANA = "00000000-0000-4000-8000-00000000000a";
const BEN = "00000000-0000-4000-8000-00000000000b";
const CEM = "00000000-0000-4000-8000-00000000000c";
const PEOPLE = [ANA, BEN, CEM];
const BAND = { p10: 5_000, p50: 10_000, p90: 20_000 };

function campaignOf(fields: Partial<Campaign> = {}): Campaign {
  const names = ["Ana", "Ben", "Cem"];
  return campaignWith({
    creators: PEOPLE.map((creatorId, place) => creatorWith({ creatorId, name: names[place] ?? null })),
    deliverables: PEOPLE.map((creatorId) => pieceWith({ creatorId, live: true })),
    forecast: {
      reach: null,
      views: { p10: 20_000, p50: 30_000, p90: 50_000 },
      creators: PEOPLE.map((creatorId) => ({ creatorId, views: BAND })),
      basis: "Views of 3 of 3 creators are measured. The range was tried on simulated ones.",
      asOf: "2026-10-01",
    },
    ...fields,
  });
}

function reportOn(campaign: Campaign, deals: CampaignDeal[]) {
  return composeReport({
    campaign,
    deals,
    figures: resultFigures(deals),
    checks: new Map(),
    isSample: false,
    timeZone: "Europe/Berlin",
    takenAt: new Date("2026-11-02T05:10:00Z"),
  });
}

test("after the posts a report says what worked, what did not and whom to ask again", () => {
  const { findings, phase } = reportOn(campaignOf({ status: "completed" }), [
    dealOf(ANA, { posts: [postOf({ views: 40_000, likes: 4_000, comments: 0 })] }),
    dealOf(BEN, { posts: [postOf({ views: 2_000, likes: 100, comments: 0 })] }),
    dealOf(CEM, { posts: [postOf({ views: 12_000, likes: 240, comments: 0 })] }),
  ]);

  expect(phase).toBe("after");
  expect(findings).toEqual([
    { kind: "worked", text: "Ana brought 300% more views than expected." },
    { kind: "worked", text: "1 of 3 creators brought as many views as expected." },
    { kind: "worked", text: "Ana brought 74% of the views with 1 post." },
    { kind: "missed", text: "Ben brought 80% fewer views than expected." },
    { kind: "next", text: "Worth asking again: Ana." },
  ]);
});

test("before the first post it says who is where, what is late and when the posts come, and nothing of results", () => {
  const campaign = campaignOf({
    creators: [
      creatorWith({ creatorId: ANA, name: "Ana", stage: "drafting" }),
      creatorWith({ creatorId: BEN, stage: "invited", name: "Ben" }),
    ],
    deliverables: [
      pieceWith({ creatorId: ANA, dueOn: "2026-10-20", late: true, liveOn: "2026-11-20" }),
      pieceWith({ creatorId: BEN, dueOn: "2026-11-10" }),
    ],
  });

  const content = reportOn(campaign, [dealOf(ANA, {}), dealOf(BEN, {})]);

  expect(content.phase).toBe("before");
  expect(content.headline).toBe("2 pieces from 2 creators, live 05/10/2026–31/10/2026.");
  expect(content.standing).toEqual([
    { stage: "invited", names: ["Ben"] },
    { stage: "drafting", names: ["Ana"] },
  ]);
  expect(content.findings).toEqual([
    { kind: "missed", text: "1 draft is late: Ana." },
    { kind: "next", text: "All 2 pieces are still to go live, the next on 20/11/2026." },
  ]);
  expect(content.timeline?.map(({ name, marks }) => [name, marks.length])).toEqual([
    ["Ana", 2],
    ["Ben", 1],
  ]);
});

test("what the ranges of a forecast were tried on is no word for a client", () => {
  expect(JSON.stringify(reportOn(campaignOf(), []))).not.toMatch(/simulat/iu);
});

test("who leads is drawn where somebody else is known to stand below", () => {
  expect(chartsOf([35_300, null])).toEqual([]);
  expect(chartsOf([35_300, 12_000])).toEqual(["average-views"]);
});

/** The charts of a campaign of two, by what each usually gets. */
function chartsOf(views: readonly (number | null)[]): string[] {
  const creators = views.map((averageViews, place) =>
    creatorWith({ creatorId: place === 0 ? ANA : BEN, averageViews }),
  );
  return reportOn(campaignOf({ creators }), []).charts.map(({ id }) => id);
}
