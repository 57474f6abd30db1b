import type { CreatorItem } from "@app/contract/discovery/creators";

/** A creator of whom nothing is known but what is given. */
export function creatorOf(known: Partial<CreatorItem> = {}): CreatorItem {
  return {
    id: `6f6f0a0a-0000-4000-8000-${(known.handle ?? "ana").padEnd(12, "0").replaceAll(/[^0-9a-f]/gu, "0")}`,
    platform: "instagram",
    handle: "ana",
    name: null,
    followers: null,
    engagementRate: null,
    avgViews: null,
    medianViews: null,
    country: null,
    language: null,
    city: null,
    email: null,
    categories: [],
    price: null,
    notes: null,
    version: 1,
    source: "import",
    status: null,
    fields: {},
    inferred: [],
    fit: null,
    reasons: [],
    avatarImageId: null,
    trend: [],
    accounts: [],
    lastPostAt: null,
    ...known,
  };
}
