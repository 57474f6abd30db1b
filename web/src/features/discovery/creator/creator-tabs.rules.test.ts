import type { CreatorProfile } from "@app/contract/discovery/creators";
import { expect, test } from "vitest";
import { creatorOf } from "#/features/discovery/results/creator.fixtures.ts";
import { creatorTabs, unknownOf } from "./creator-tabs.rules.ts";

const BARE: CreatorProfile = {
  ...creatorOf(),
  accounts: [],
  url: null,
  bio: null,
  region: null,
  phone: null,
  gender: null,
  age: null,
  verified: null,
  accountType: null,
  avgLikes: null,
  avgComments: null,
  postsPerWeek: null,
  sponsorShare: null,
  fakeFollowers: null,
  viewRate: null,
  growth: null,
  growthMonths: null,
  brands: [],
  tags: [],
  audience: {},
  snapshots: [],
  posts: [],
  postsTotal: 0,
  updatedAt: "2026-11-02T09:00:00.000Z",
  prices: [],
  address: null,
  owner: null,
  client: null,
  agency: null,
  code: null,
  lastFee: null,
  feePaid: null,
  lastDeal: null,
  lastContact: null,
  sources: {},
};

test("a tab is there where there is something for it", () => {
  const seen = { seesPrices: true, deals: 0 };

  expect(creatorTabs(BARE, seen)).toEqual(["overview"]);
  expect(
    creatorTabs(
      { ...BARE, postsTotal: 3, brands: ["veganz"], verified: false, tags: ["gifted"] },
      { ...seen, deals: 1 },
    ),
  ).toEqual(["overview", "content", "brands", "authenticity", "deals", "notes"]);
});

test("what is unknown is named, the price only to whoever sees prices", () => {
  expect(unknownOf({ ...BARE, email: "ana@x.example", avgViews: 10 }, { seesPrices: false })).toEqual([
    "engagement",
    "country",
    "topic",
    "audience",
    "history",
    "posts",
  ]);
  expect(unknownOf(BARE, { seesPrices: true }).slice(0, 2)).toEqual(["price", "e-mail"]);
});
