import { nameOf, withQuery } from "@app/contract/paths";
import { LIMIT_DEFAULT, LIMIT_MAX, listOf } from "@app/contract/paging";
import { useState } from "react";
import type * as z from "zod/mini";
import { fetcher, useAnswer } from "./api.ts";
import { useSettled } from "#/lib/use-settled.ts";

/** As much of a list as is on screen. */
interface ListRows<Item> {
  url: string;
  /** Rows that were asked for. */
  wanted: number;
  items: readonly Item[];
  /** Rows of the whole list. */
  total: number;
  /** Rows of the list that were not read. */
  left: number;
}

/**
 * Reads the first `rows` of a list, and keeps those it has on screen while it reads more of the same list. A null
 * `url` waits. Every length of it is kept under `url`, so that whoever
 * changes something has all of them read again.
 */
function useList<Item extends z.ZodMiniType>(url: string | null, item: Item, rows: number) {
  const answer = useAnswer<ListRows<z.infer<Item>>>(
    url === null ? null : nameOf(url, `first ${rows}`),
    () => readRows(url ?? "", item, rows),
    { keepPreviousData: true },
  );
  const data = answer.data?.url === url ? answer.data : undefined;
  const isGrowing = data !== undefined && data.wanted < rows && answer.error === undefined;
  return { ...answer, data, isGrowing, latest: answer.data };
}

/** A list that begins with its `first` rows and grows by a page with each `more`. */
export function useGrowingList<Item extends z.ZodMiniType>(
  url: string | null,
  item: Item,
  { first = LIMIT_DEFAULT }: { first?: number } = {},
) {
  const [grown, setGrown] = useState({ url, rows: first });
  const rows = grown.url === url ? grown.rows : first;
  const list = useList(url, item, rows);
  return { ...list, more: () => setGrown({ url, rows: rows + LIMIT_DEFAULT }) };
}

/** Most rows of a list that a table sorts itself. Chosen by us. */
const WHOLE_MAX = 5000;

export interface ListPage {
  page: number;
  limit: number;
  /** The table has an order of its own, or no pages: all of the list is read. */
  isWhole?: boolean;
}

/** A list of which a table shows one page: so much is read that this page and the next are there. */
export function usePagedList<Item extends z.ZodMiniType>(
  url: string | null,
  item: Item,
  { page, limit, isWhole = false }: ListPage,
) {
  const wanted = Math.ceil(((page + 1) * limit) / LIMIT_DEFAULT) * LIMIT_DEFAULT;
  const list = useList(url, item, isWhole ? WHOLE_MAX : wanted);
  const shown = list.data?.items.slice((page - 1) * limit, page * limit) ?? [];
  const isWaiting = shown.length === 0 && list.isGrowing;
  return { ...list, data: isWaiting ? undefined : list.data, shown };
}

/** A list to choose from: its first page, and what the words of `query` find on all of them. */
export function useSearchedList<Item extends z.ZodMiniType>(url: string, item: Item) {
  const [query, setQuery] = useState("");
  const asked = useSettled(query.trim());
  const list = useList(asked === "" ? url : withQuery(url, { q: asked }), item, LIMIT_DEFAULT);
  const isEmpty = asked === "" && list.data?.total === 0;
  return { ...list, data: list.latest, isEmpty, query, setQuery };
}

async function readRows<Item extends z.ZodMiniType>(
  url: string,
  item: Item,
  wanted: number,
): Promise<ListRows<z.infer<Item>>> {
  const schema = listOf(item);
  const items: z.infer<Item>[] = [];
  let cursor: string | null = null;
  for (;;) {
    const limit = Math.min(LIMIT_MAX, wanted - items.length);
    const page: z.infer<typeof schema> = schema.parse(await fetcher(withQuery(url, { limit, cursor })));
    items.push(...page.items);
    cursor = page.next;
    if (cursor === null) return { url, wanted, items, total: items.length, left: 0 };
    if (items.length >= wanted) {
      return { url, wanted, items, total: page.total, left: Math.max(1, page.total - items.length) };
    }
  }
}
