import { expect, test } from "vitest";
import { lineOf } from "./deliverables.fixtures.ts";
import { campaignQuestions } from "./review.ts";
import { EMPTY_BRIEF } from "./schemas.ts";
import type { CampaignBrief } from "./schemas.ts";

const EUR = (amount: number) => ({ amount, currency: "EUR" });
const READY: CampaignBrief = {
  ...EMPTY_BRIEF,
  markets: ["DE"],
  guidelines: ["Show the bar in daylight"],
  lines: [lineOf()],
  budget: EUR(100_000),
};

function creator(
  name: string,
  fields: { platform?: "instagram" | "tiktok"; fee?: ReturnType<typeof EUR> | null } = {},
) {
  return {
    creatorId: `00000000-0000-4000-8000-0000000000${name.toLowerCase().padEnd(2, "0").slice(0, 2)}`,
    platform: "instagram" as const,
    stage: "to-invite" as const,
    name,
    handle: name,
    fee: EUR(20_000),
    ...fields,
  };
}

test("a campaign of which nothing is forgotten asks nothing", () => {
  expect(campaignQuestions(READY, [creator("Ana")])).toEqual([]);
});

test("creators who owe nothing are asked about by name, each question at its step", () => {
  const questions = campaignQuestions(READY, [
    creator("Ana"),
    creator("Ben", { platform: "tiktok" }),
    creator("Cem", { platform: "tiktok", fee: null }),
  ]);

  expect(questions).toEqual([
    { step: "deliverables", message: "Ben and Cem owe nothing: what should they make?" },
    { step: "creators", message: "1 fee not known" },
  ]);
});

test("what nobody has said yet is asked, and fees above the budget are named", () => {
  const bare = { ...EMPTY_BRIEF, disclosure: { market: null, materialConnection: null } };

  expect(campaignQuestions(bare, []).map(({ step }) => step)).toEqual([
    "basics",
    "guidelines",
    "guidelines",
    "budget",
  ]);
  expect(campaignQuestions({ ...READY, budget: EUR(10_000) }, [creator("Ana")])).toEqual([
    { step: "budget", message: "The fees are above the budget" },
  ]);
});
