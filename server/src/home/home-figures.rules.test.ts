import { EMPTY_BRIEF } from "@app/contract/campaigns/schemas";
import { HOME_FIGURES } from "@app/contract/home/schemas";
import { assert, nat, property } from "fast-check";
import { expect, test } from "vitest";
import type { ResultPost } from "@app/contract/results/posts";
import { dealOf, postOf as postWith } from "#/acceptance/deals.fixtures.ts";
import { homeFigures } from "./home-figures.rules.ts";
import type { HomeInputs } from "./home-figures.rules.ts";

const TOTALS = {
  creators: 3,
  fresh: 1,
  withEmail: 2,
  withPrice: 0,
  withEngagement: 0,
  medianEngagement: null,
  withPricePer1000: 0,
  medianPricePer1000: null,
};
const NOW = new Date("2026-11-21T09:00:00Z");

function inputsOf(fields: Partial<HomeInputs> = {}): HomeInputs {
  return {
    totals: TOTALS,
    underWay: [underWay("one", 90_000, [postOf({})])],
    firstChecks: { checked: 4, passed: 3 },
    currency: "EUR",
    isSample: false,
    takenAt: NOW,
    ...fields,
  };
}

function underWay(
  creatorId: string,
  fee: number | null,
  posts: readonly ResultPost[],
): HomeInputs["underWay"][number] {
  const campaign = { ...EMPTY_BRIEF, name: "Spring", handles: ["fernhollow"] };
  return {
    campaign: {
      ...campaign,
      startsOn: "2026-11-01",
      endsOn: "2026-11-30",
      id: "spring",
      status: "active",
      version: 1,
      planId: null,
      forecast: null,
      createdAt: NOW,
      updatedAt: NOW,
    },
    deals: [dealOf(creatorId, { posts, fee: fee === null ? null : { amount: fee, currency: "EUR" } })],
  };
}

function postOf(fields: Partial<ResultPost>): ResultPost {
  return postWith({ id: "post", views: 30_000, likes: 1_200, comments: null, ...fields });
}

function valueOf(inputs: HomeInputs, id: string): number | null | undefined {
  return homeFigures(inputs).find((figure) => figure.id === id)?.value;
}

test("results come first: views, engagement and cost of the campaign's posts, and the first checks", () => {
  const figures = homeFigures(inputsOf());

  expect(figures.map(({ id, value }) => [id, value])).toEqual([
    ["views", 30_000],
    ["engagement", 4],
    ["cpm", 3_000],
    ["first-checks", 75],
    ["cost", 90_000],
  ]);
  expect(figures.map(({ currency }) => currency)).toEqual([null, null, "EUR", null, "EUR"]);
});

test("a cost in another currency than the workspace's is in no figure", () => {
  expect(valueOf(inputsOf({ currency: "USD" }), "cpm")).toBeUndefined();
  expect(valueOf(inputsOf({ currency: "USD" }), "cost")).toBeUndefined();
});

test("a post that belongs to two campaigns is counted once", () => {
  const post = postOf({});
  const twice = inputsOf({ underWay: [underWay("one", 100, [post]), underWay("one", 100, [post])] });

  expect(valueOf(twice, "views")).toBe(30_000);
});

test("whatever is known, only that is shown, and no more than the page has room for", () => {
  assert(
    property(nat(20), nat(20), (checked, creators) => {
      const figures = homeFigures(
        inputsOf({
          underWay: [underWay("one", null, [])],
          firstChecks: { checked, passed: 0 },
          totals: { ...TOTALS, creators },
        }),
      );

      expect(figures.length).toBeLessThanOrEqual(HOME_FIGURES);
      expect(figures.filter(({ value }) => value === null)).toEqual([]);
    }),
  );
});
