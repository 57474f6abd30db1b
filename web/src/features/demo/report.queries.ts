import { addressOf, inDemo } from "@app/contract/paths";
import { reportPaths } from "@app/contract/reports/paths";
import { Report } from "@app/contract/reports/schemas";
import { ReportList } from "@app/contract/reports/list";
import { useRead } from "#/lib/api/api.ts";

/** The sample's newest report, whole. */
export function useDemoReport() {
  const list = useRead(inDemo(reportPaths.all), ReportList);
  const id = list.data?.items[0]?.id;
  const one = useRead(id === undefined ? null : addressOf(inDemo(reportPaths.one), { id }), Report);
  return {
    report: one.data,
    isMissing: list.data?.items.length === 0,
    error: list.error ?? one.error,
    retry: () => void Promise.all([list.mutate(), one.mutate()]),
  };
}
