import { expect, test } from "vitest";
import { pricesOfAccounts } from "./pricing.rules.ts";

const ACCOUNT = {
  id: "6f6f0a0a-0000-4000-8000-000000000001",
  platform: "instagram" as const,
  handle: "ana",
  url: null,
  avatarImageId: null,
  followers: null,
  engagementRate: null,
  avgViews: 9_000,
  medianViews: 20_000,
  verified: null,
  matches: true,
  bio: null,
  avgLikes: null,
  avgComments: null,
  lastPostAt: null,
  categories: [],
  brands: [],
  links: [],
  audience: {},
  prices: [
    {
      amount: 50_000,
      currency: "EUR",
      format: "reel" as const,
      upTo: null,
      usageMonths: null,
      exclusivityMonths: null,
      vat: null,
    },
  ],
};

test("a price is held against the median of the views, and against nothing where no views are known", () => {
  const [reel] = pricesOfAccounts({ accounts: [ACCOUNT] });
  const [other] = pricesOfAccounts({ accounts: [{ ...ACCOUNT, avgViews: null, medianViews: null }] });

  expect(reel).toMatchObject({ what: "reel", perThousandViews: { amount: 2_500, currency: "EUR" } });
  expect(other?.perThousandViews).toBeNull();
});
