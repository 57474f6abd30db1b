import { PAGE_LIMITS } from "@app/contract/paging";
import type { PageLimit } from "@app/contract/paging";
import { useState } from "react";

const [, LARGE_PAGE] = PAGE_LIMITS;

/** The page of a preview. Not in the address as that of other tables: what was pasted is not there either. */
export function usePreviewPage<Row>(rows: readonly Row[]) {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<PageLimit>(LARGE_PAGE);
  const foot = {
    page,
    limit,
    total: rows.length,
    onPage: setPage,
    onLimit: (next: PageLimit) => {
      setLimit(next);
      setPage(1);
    },
  };
  return { shown: rows.slice((page - 1) * limit, page * limit), foot };
}
