import * as z from "zod/mini";

/** Rows that a table may show on one page (specification section 9): `limit` in the address, as in the API. */
export const PAGE_LIMITS = [5, 10] as const;
export type PageLimit = (typeof PAGE_LIMITS)[number];

/** Most rows that one request may ask for, and how many come unasked. Chosen by us. */
export const LIMIT_MAX = 200;
export const LIMIT_DEFAULT = 50;

/** Most rows that may be skipped, so that no request counts through a whole table. Chosen by us. */
const OFFSET_MAX = 100_000;
/** Far longer than any cursor of ours. */
const CURSOR_MAX = 400;
const SEARCHED_MAX = 120;

const LIMIT_WORDS = `Enter a whole number from 1 to ${LIMIT_MAX}`;
const OFFSET_WORDS = `Enter a whole number from 0 to ${OFFSET_MAX}; narrow the search to see what comes later`;

const atMost = [z.int(LIMIT_WORDS), z.minimum(1, LIMIT_WORDS), z.maximum(LIMIT_MAX, LIMIT_WORDS)] as const;
const skipped = [
  z.int(OFFSET_WORDS),
  z.minimum(0, OFFSET_WORDS),
  z.maximum(OFFSET_MAX, OFFSET_WORDS),
] as const;

/** How many rows to answer, in a query string. */
export const LimitQuery = z.coerce.number(LIMIT_WORDS).check(...atMost);
/** How many rows to skip, in a query string. */
export const OffsetQuery = z.coerce.number(OFFSET_WORDS).check(...skipped);
/** The same in a body. */
export const Limit = z.number(LIMIT_WORDS).check(...atMost);
export const Offset = z.number(OFFSET_WORDS).check(...skipped);

/** Query parameters of a table that shows page numbers, and is therefore read by offset. */
export const Paging = z.object({
  limit: z._default(LimitQuery, LIMIT_DEFAULT),
  offset: z._default(OffsetQuery, 0),
});
export type Paging = z.infer<typeof Paging>;

/** Query parameters of a list. Without a cursor it begins; with the `next` of a page it goes on after that page. */
export const ListQuery = z.object({
  limit: z._default(LimitQuery, LIMIT_DEFAULT),
  cursor: z.optional(z.string().check(z.maxLength(CURSOR_MAX, "Send the cursor as it was answered"))),
});
export type ListQuery = z.infer<typeof ListQuery>;

/** A list that can be searched: `q` holds words that the name must contain, in any order. */
export const SearchedListQuery = z.extend(ListQuery, {
  q: z.optional(z.string().check(z.trim(), z.maxLength(SEARCHED_MAX, `At most ${SEARCHED_MAX} characters`))),
});
export type SearchedListQuery = z.infer<typeof SearchedListQuery>;

/** The answer of every list: rows, how many there are on all pages, and the cursor of the next page; null at the end. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), next: z.nullable(z.string()) });
}

/** What `listOf` describes. */
export interface ListOf<Item> {
  items: Item[];
  total: number;
  next: string | null;
}
