import { LIMIT_MAX } from "@app/contract/paging";
import { useCallback, useMemo, useState } from "react";
import type { TableState } from "./use-table-state.ts";

/** What one request asks for. */
export interface RowPage {
  limit: number;
  offset: number;
}

/**
 * Which rows a table asks the server for: its page; of a long list the two stretches that hold the first and the last
 * row on screen, which are mostly the same.
 */
export function useRowWindow({ isLong, page, limit }: Pick<TableState, "isLong" | "page" | "limit">) {
  const [range, setRange] = useState<readonly [number, number]>([0, 0]);
  const onRange = useCallback((first: number, last: number) => {
    const [from, to] = [stretchOf(first), stretchOf(last)];
    setRange((now) => (now[0] === from && now[1] === to ? now : [from, to]));
  }, []);
  const own = { limit, offset: (page - 1) * limit };
  const [first, last]: readonly [RowPage, RowPage] = isLong
    ? [
        { limit: LIMIT_MAX, offset: range[0] },
        { limit: LIMIT_MAX, offset: range[1] },
      ]
    : [own, own];
  return { isLong, first, last, onRange };
}

function stretchOf(row: number): number {
  return row - (row % LIMIT_MAX);
}

/** The rows of a list of which only some stretches are here; null for the others. */
export function placedRows<Item>(
  total: number,
  stretches: readonly (readonly [offset: number, items: readonly Item[] | undefined])[],
): (Item | null)[] {
  const rows = Array.from<Item | null>({ length: total }).fill(null);
  for (const [offset, items = []] of stretches) {
    for (const [index, item] of items.entries()) if (offset + index < total) rows[offset + index] = item;
  }
  return rows;
}

interface Answer<List> {
  data?: List | undefined;
  isLoading: boolean;
}

/**
 * What the two questions of a window brought, put together. An answer that is kept from the question before says how
 * long the list is, but its rows stand elsewhere.
 */
export function useWindowRows<List extends { total: number; items: readonly unknown[] }>(
  { isLong, first, last }: { isLong: boolean; first: RowPage; last: RowPage },
  one: Answer<List>,
  other: Answer<List>,
): { data: List | undefined; rows: readonly (List["items"][number] | null)[] } {
  const data = one.data ?? other.data;
  const total = data?.total ?? 0;
  const items = one.data?.items;
  const firstItems = one.isLoading ? undefined : items;
  const lastItems = other.isLoading ? undefined : other.data?.items;
  const rows = useMemo(
    () =>
      isLong
        ? placedRows(total, [
            [first.offset, firstItems],
            [last.offset, lastItems],
          ])
        : (items ?? []),
    [isLong, total, items, first.offset, firstItems, last.offset, lastItems],
  );
  return { data, rows };
}
