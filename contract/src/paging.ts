import * as z from "zod/mini";

/** Rows that a table may show on one page (specification section 9). */
export const PAGE_SIZES = [5, 10] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Most rows that one request may ask for. Chosen by us. */
export const LIMIT_MAX = 200;

/** Query parameters of a list that is read in pages by offset. */
export const Paging = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIMIT_MAX)), 50),
  offset: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
});
export type Paging = z.infer<typeof Paging>;
