import { useMemo } from "react";
import { sortedRows } from "./columns.ts";
import type { TableColumn } from "./columns.ts";
import type { TableState } from "./use-table-state.ts";

/** The rows of a list that is all here: in the order of the table, and those of its page. */
export function useWholeList<Item>(
  items: readonly Item[],
  columns: readonly TableColumn<Item>[],
  { sort, isLong, page, limit }: Pick<TableState, "sort" | "isLong" | "page" | "limit">,
) {
  const by = sort?.by;
  const direction = sort?.direction;
  const all = useMemo(
    () => sortedRows(items, columns, by === undefined || direction === undefined ? null : { by, direction }),
    [items, columns, by, direction],
  );
  const rows = isLong ? all : all.slice((page - 1) * limit, page * limit);
  return { all, rows, total: items.length };
}
