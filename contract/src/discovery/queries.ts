import * as z from "zod/mini";
import { FILTER_NAMES } from "./filter-names.ts";
import { Filters } from "./filters.ts";

/** Longest sentence that a search reads, in characters. Chosen by us. */
export const QUERY_MAX = 1_000;

const CHIP_OPS = ["is", "not", "all", "range", "min", "max"] as const;
export type ChipOp = (typeof CHIP_OPS)[number];

/** How a chip came about: read word by word, a typing error repaired, another word for it, or not said at all. */
const CHIP_SOURCES = ["grammar", "fuzzy", "synonym", "assumed"] as const;
export type ChipSource = (typeof CHIP_SOURCES)[number];

/** One filter value that was read from a sentence, and the words it was read from. */
export const Chip = z.object({
  slot: z.enum(FILTER_NAMES),
  op: z.enum(CHIP_OPS),
  /** One element of a set, or the whole value of any other filter. */
  value: z.unknown(),
  /** Offsets into the text in UTF-16 units; the second is exclusive. */
  span: z.tuple([z.int(), z.int()]),
  source: z.enum(CHIP_SOURCES),
  /** 0 to 1. */
  confidence: z.number(),
});
export type Chip = z.infer<typeof Chip>;

export const Alternative = z.object({ filters: Filters, chips: z.array(Chip) });

/** What a sentence says, in the vocabulary of the filters. */
export const ParsedQuery = z.object({
  intent: z.enum(["creators", "content"]),
  filters: Filters,
  chips: z.array(Chip),
  /** Pieces of the text that were not understood, as typed. */
  unparsed: z.array(z.string()),
  /** Other readings of an ambiguous sentence, the likelier first. */
  alternatives: z.array(Alternative),
});
export type ParsedQuery = z.infer<typeof ParsedQuery>;
