import { PAGE_LIMITS } from "@app/contract/paging";
import type { PageLimit } from "@app/contract/paging";
import { useState } from "react";
import type { TableSort } from "./columns.ts";
import type { TableState } from "./use-table-state.ts";

const [, LARGE_PAGE] = PAGE_LIMITS;

/** The state of a table that no address can bring back, because its rows are not there either: what was pasted. */
export function useLocalTable(): TableState {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<PageLimit>(LARGE_PAGE);
  const [sort, setSort] = useState<TableSort | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isLong, setLong] = useState(false);
  const fromTheFirst =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  return {
    page,
    limit,
    foot: { page, limit, onPage: setPage, onLimit: fromTheFirst(setLimit) },
    sort,
    setSort: fromTheFirst(setSort),
    chosen,
    setChosen,
    isWhole: sort !== null || isLong,
    isLong,
    setLong: fromTheFirst(setLong),
  };
}
