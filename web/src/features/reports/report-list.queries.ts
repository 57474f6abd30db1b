import { ReportSummary } from "@app/contract/reports/list";
import { reportPaths } from "@app/contract/reports/paths";
import { usePagedList } from "#/lib/api/list.ts";
import type { ListPage } from "#/lib/api/list.ts";

/** One page of the table, last changed first. */
export function useReports(page: ListPage) {
  return usePagedList(reportPaths.all, ReportSummary, page);
}
