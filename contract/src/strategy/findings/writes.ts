import * as z from "zod/mini";
import { TriageState } from "../../collections/schemas.ts";
import { PriceText } from "../../prices.ts";

/** What `find_collection` finds: collections that a name may mean; the one alone whose whole name it is. */
export const CollectionsNamed = z.object({
  name: z.string(),
  rows: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** What `add_to_collection` has done. */
export const CreatorsAdded = z.object({
  kind: z.literal("collection"),
  id: z.string(),
  name: z.string(),
  url: z.string(),
  added: z.int(),
  /** Who was in it before. */
  already: z.int(),
});

/** What a collection kept of a creator, so that it can be put back as it was. */
const TakenEntry = z.object({
  creatorId: z.string(),
  state: TriageState,
  note: z.nullable(PriceText),
  tags: z.array(z.string()),
  place: z.int(),
});

/** What `remove_from_collection` has done. */
export const CreatorsTaken = z.object({
  kind: z.literal("collection"),
  id: z.string(),
  name: z.string(),
  url: z.string(),
  removed: z.int(),
  /** Who was not in it. */
  absent: z.int(),
  entries: z.array(TakenEntry),
});

/** What `tag_creators` has done. */
export const CreatorsTagged = z.object({
  tag: z.string(),
  tagged: z.array(z.string()),
  /** Who had the tag before. */
  already: z.array(z.string()),
});

/** What `note_creators` has done. */
export const CreatorsNoted = z.object({ note: z.nullable(PriceText), noted: z.array(z.string()) });
