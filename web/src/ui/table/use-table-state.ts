import { choice, flag, list, usePageState } from "#/lib/page-state.ts";
import { useTablePage } from "#/lib/table-page.ts";
import { readSort, sortText } from "./columns.ts";
import type { TableSort } from "./columns.ts";

const LONG = flag();
const FIRST_PAGE = { page: undefined };

/**
 * Page, order and columns of a table, as values of the address: whoever gets it sees the same.
 * @param sortable ids of the columns that it may be sorted by.
 */
export function useTableState(sortable: readonly string[]) {
  const orders = ["", ...sortable.flatMap((id) => [id, `-${id}`])];
  const [sort, setSort] = usePageState<string>("sort", choice(orders, ""));
  const [chosen, setChosen] = usePageState("columns", list());
  const [isLong, setLong] = usePageState("long", LONG);
  const page = useTablePage();
  return {
    ...page,
    sort: readSort(sort),
    setSort: (next: TableSort | null) => setSort(sortText(next), { also: FIRST_PAGE }),
    /** As a person chose and ordered them; none while they are as usual. */
    chosen,
    setChosen: (ids: readonly string[]) => setChosen(ids),
    /** The order, or the length, needs all rows of the list and not those of a page. */
    isWhole: sort !== "" || isLong,
    /** All rows in one list in place of pages. */
    isLong,
    setLong: (next: boolean) => setLong(next, { also: FIRST_PAGE }),
  };
}

export type TableState = ReturnType<typeof useTableState>;
