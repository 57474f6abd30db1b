import { PAGE_SIZES } from "@app/contract/paging";
import type { PageSize } from "@app/contract/paging";
import { numberChoice, usePageState, wholeNumber } from "./page-state.ts";

/** The page of a table and its rows, as values of the address; `foot` is what the foot of the table needs of them. */
export function useTablePage(rows: PageSize = 10) {
  const [size, setSize] = usePageState<PageSize>("rows", numberChoice(PAGE_SIZES, rows));
  const [page, setPage] = usePageState("page", wholeNumber(1));
  const foot = {
    page,
    pageSize: size,
    onPage: (next: number) => setPage(next),
    onPageSize: (next: PageSize) => setSize(next, { also: { page: undefined } }),
  };
  return { page, size, foot };
}
