import type { Deliverable } from "@app/contract/campaigns/deliverables";
import { expect, test } from "vitest";
import { campaignWith, creatorWith, pieceWith } from "#/acceptance/campaigns.fixtures.ts";
import { dealOf, paymentOf } from "#/acceptance/deals.fixtures.ts";
import { scoreOf } from "./score.rules.ts";
import type { ScoreInputs } from "./score.rules.ts";

const ANA = "00000000-0000-4000-8000-00000000000a";

function scoreWith(fields: Partial<ScoreInputs>) {
  return scoreOf({
    campaigns: [],
    overturned: { answers: 0, overturned: 0, checks: 0 },
    today: "2026-11-02",
    dayOf: (moment) => moment.toISOString().slice(0, 10),
    isSample: false,
    takenAt: new Date("2026-11-02T05:10:00Z"),
    ...fields,
  });
}

const lines = (score: ReturnType<typeof scoreWith>) => score.figures.map(({ value, note }) => [value, note]);

test("what has nothing to count yet is NA and says what it needs", () => {
  expect(lines(scoreWith({}))).toEqual([
    [null, "Needs campaigns made from a plan"],
    [null, "Needs campaigns made from a plan"],
    [null, "Needs a price asked in discovery and a payment in the same currency"],
    [null, "No draft was due yet"],
    [null, "No draft was checked yet"],
  ]);
});

test("a draft is late that came after its day, or has not come though neither it nor a post is there", () => {
  const sentOn = (createdAt: string): Deliverable["submissions"] => [
    { id: ANA, version: 1, caption: "", createdAt, by: null, check: null },
  ];
  const piece = (dueOn: string, submissions: Deliverable["submissions"] = []) =>
    pieceWith({ creatorId: ANA, dueOn, submissions });
  const deliverables = [
    piece("2026-10-20", sentOn("2026-10-20T20:00:00.000Z")),
    piece("2026-10-20", sentOn("2026-10-21T08:00:00.000Z")),
    piece("2026-11-01"),
    piece("2026-11-02"),
    pieceWith({ creatorId: ANA, format: "story", dueOn: "2026-10-20", live: true }),
  ];

  const { figures } = scoreWith({
    campaigns: [{ campaign: campaignWith({ deliverables }), deals: [] }],
  });

  expect(figures.find(({ id }) => id === "late-drafts")).toMatchObject({ note: "2 of 3 drafts" });
});

test("a price asked for one piece is held against what was paid for all of them, in one currency", () => {
  const campaign = campaignWith({
    creators: [
      creatorWith({ creatorId: ANA, askingPrice: { amount: 50_000, currency: "EUR", per: "reel" } }),
      creatorWith({ creatorId: "other", askingPrice: { amount: 1, currency: "USD", per: null } }),
    ],
    deliverables: [pieceWith({ creatorId: ANA }), pieceWith({ creatorId: ANA })],
  });
  const deals = [
    dealOf(ANA, { payments: [paymentOf(80_000)] }),
    dealOf("other", { payments: [paymentOf(1)] }),
  ];

  const { figures } = scoreWith({ campaigns: [{ campaign, deals }] });

  expect(figures.find(({ id }) => id === "prices")).toMatchObject({
    value: 0.8,
    unit: "return",
    note: "1 of 2 creators",
  });
});
