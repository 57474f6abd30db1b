import { CollectionName } from "@app/contract/collections/schemas";
import { TAG_MAX } from "@app/contract/discovery/creator-edits";
import { Filters } from "@app/contract/discovery/filters";
import { CollectionsNamed, CreatorsAdded, CreatorsTagged } from "@app/contract/strategy/findings/writes";
import * as z from "zod/mini";

/** What a person orders to be kept of creators, of the one list of tools. */
export const WRITE_TOOLS = {
  find_collection: {
    description: "Looks which collections have a name.",
    effect: "read" as const,
    input: z.object({ name: z.string() }),
    output: CollectionsNamed,
  },
  add_to_collection: {
    description: "Adds creators to a collection that is there.",
    effect: "write" as const,
    input: z.object({
      id: z.uuid(),
      name: CollectionName,
      /** Exactly these, or all who fit. */
      handles: z.optional(z.array(z.string())),
      filters: z.optional(Filters),
    }),
    output: CreatorsAdded,
  },
  tag_creators: {
    description: "Puts a tag on creators, beside those that they have.",
    effect: "write" as const,
    input: z.object({
      handles: z.array(z.string()).check(z.minLength(1)),
      tag: z.string().check(z.trim(), z.minLength(1), z.maxLength(TAG_MAX)),
    }),
    output: CreatorsTagged,
  },
};
