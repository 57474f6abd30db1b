import * as z from "zod/mini";
import { PriceText } from "../../prices.ts";
import { Version, Versioned } from "../../versions.ts";
import { Filters, Sort } from "../filters.ts";
import { QUERY_MAX } from "../queries.ts";

/** Longest name, in characters, and most of a workspace. Chosen by us. */
const NAME_MAX = 80;
export const SAVED_SEARCHES_MAX = 50;

/** New creators that are named one by one: as many values as one filter takes. */
export const NEWS_MAX = 100;

export const SavedSearchName = z
  .string("Give the search a name")
  .check(
    z.trim(),
    z.minLength(1, "Give the search a name"),
    z.maxLength(NAME_MAX, `At most ${NAME_MAX} characters`),
  );

/** What is searched: a sentence, read anew each time, or filters that stand for what it says. */
export const SavedSearchInput = z
  .object({
    name: SavedSearchName,
    text: z._default(z.string().check(z.trim(), z.maxLength(QUERY_MAX)), ""),
    filters: z._default(z.nullable(Filters), null),
    sort: z._default(z.nullable(Sort), null),
  })
  .check(z.refine(({ text, filters }) => text !== "" || filters !== null, "Search for something first"));
export type SavedSearchInput = z.infer<typeof SavedSearchInput>;

export const SavedSearch = z.object({
  id: z.uuid(),
  name: PriceText,
  text: PriceText,
  filters: z.nullable(Filters),
  sort: z.nullable(Sort),
  /** Null where nobody of that name is left. */
  savedBy: z.nullable(z.string()),
  savedAt: z.string(),
  version: Version,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** All of the workspace, by name. */
export const SavedSearchList = z.object({ items: z.array(SavedSearch) });
export type SavedSearchList = z.infer<typeof SavedSearchList>;

export const SavedSearchEdit = z.extend(Versioned, { name: SavedSearchName });
export type SavedSearchEdit = z.infer<typeof SavedSearchEdit>;

/** What a search finds by now, for whoever asks. */
export const SavedSearchNews = z.object({
  /** Creators that certainly fit. */
  found: z.int(),
  /** When this person last opened it; null for never. */
  since: z.nullable(z.string()),
  /** Creators that did not fit then; null where nobody can say: it was never opened, or finds too many to remember. */
  added: z.nullable(z.int()),
  /** Handles of the first of them. */
  handles: z.array(z.string()),
});
export type SavedSearchNews = z.infer<typeof SavedSearchNews>;
