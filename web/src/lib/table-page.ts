import { PAGE_LIMITS } from "@app/contract/paging";
import type { PageLimit } from "@app/contract/paging";
import { numberChoice, usePageState, wholeNumber } from "./page-state.ts";

/** The page of a table and its rows, as values of the address; `foot` is what the foot of the table needs of them. */
export function useTablePage(fallback: PageLimit = 10) {
  const [limit, setLimit] = usePageState<PageLimit>("limit", numberChoice(PAGE_LIMITS, fallback));
  const [page, setPage] = usePageState("page", wholeNumber(1));
  const foot = {
    page,
    limit,
    onPage: (next: number) => setPage(next),
    onLimit: (next: PageLimit) => setLimit(next, { also: { page: undefined } }),
  };
  return { page, limit, foot };
}
