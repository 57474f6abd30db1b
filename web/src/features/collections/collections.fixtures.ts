import type { CollectionCreator } from "@app/contract/collections/schemas";

/** A creator of a collection of whom nothing but the account is known. */
export const CREATOR: CollectionCreator = {
  creatorId: "0f0c0f2e-6c1c-4f0c-9f6a-1d2d3c4b5a69",
  platform: "tiktok",
  further: [],
  handle: "mila.bakes",
  name: null,
  url: null,
  followers: null,
  engagementRate: null,
  country: null,
  email: null,
  price: null,
  state: "untriaged",
  note: null,
  tags: [],
  votes: { for: [], against: [], own: null },
  version: 1,
  addedAt: "2026-11-01T09:00:00.000Z",
};
