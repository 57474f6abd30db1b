import { CollectionCreator, PriceSpread } from "@app/contract/collections/schemas";
import * as z from "zod/mini";

/** Most creators that a link shows: as many as somebody reads, and a document that a phone still opens at once. */
export const SHARED_CREATORS_MAX = 500;

/** A creator as a client sees it: nothing of what the team wrote or decided about it. */
const SharedCreator = z.pick(CollectionCreator, {
  platform: true,
  handle: true,
  further: true,
  name: true,
  url: true,
  followers: true,
  engagementRate: true,
  country: true,
  price: true,
});
export type SharedCreator = z.infer<typeof SharedCreator>;

/** A collection as a link shows it. */
export const CollectionSnapshot = z.object({
  takenAt: z.string(),
  timeZone: z.string(),
  pricesHidden: z.boolean(),
  /** How many the collection has; the first of them are shown. */
  total: z.int(),
  creators: z.array(SharedCreator),
  prices: z.array(PriceSpread),
});
export type CollectionSnapshot = z.infer<typeof CollectionSnapshot>;
