import * as z from "zod/mini";

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

/** What `tag_creators` has done. */
export const CreatorsTagged = z.object({
  tag: z.string(),
  tagged: z.array(z.string()),
  /** Who had the tag before. */
  already: z.array(z.string()),
});
