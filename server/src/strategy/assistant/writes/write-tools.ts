import { CollectionEntry, CollectionName } from "@app/contract/collections/schemas";
import { NOTES_MAX, TAG_MAX } from "@app/contract/discovery/creator-edits";
import { Filters } from "@app/contract/discovery/filters";
import {
  CollectionsNamed,
  CreatorsAdded,
  CreatorsNoted,
  CreatorsTagged,
  CreatorsTaken,
} from "@app/contract/strategy/findings/writes";
import * as z from "zod/mini";

/** A collection, and who of it: exactly these, or all who fit. */
const LISTED = {
  id: z.uuid(),
  name: CollectionName,
  handles: z.optional(z.array(z.string())),
  filters: z.optional(Filters),
};

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
      ...LISTED,
      /** What was taken out before, put back as it was. */
      entries: z.optional(z.array(CollectionEntry)),
    }),
    output: CreatorsAdded,
  },
  remove_from_collection: {
    description: "Takes creators out of a collection that is there.",
    effect: "write" as const,
    input: z.object(LISTED),
    output: CreatorsTaken,
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
  note_creators: {
    description: "Writes a note on creators, below those that they have.",
    effect: "write" as const,
    input: z.object({
      handles: z.array(z.string()).check(z.minLength(1)),
      note: z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTES_MAX)),
    }),
    output: CreatorsNoted,
  },
};
