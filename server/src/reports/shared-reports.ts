import { ReportContent } from "@app/contract/reports/schemas";
import type { Shared } from "#/platform/share-links/share-links.service.ts";
import { reportDocument } from "./document/document.ts";
import { findReport } from "./reports.store.ts";
import type { ReportsService } from "./reports.service.ts";
import { reportWithoutPrices } from "./without-prices.rules.ts";

/** The letter that a report's share token begins with. */
export const REPORT_KIND = "r";

/** Reports as links show them: the figures of when the link was made, under the title of now. */
export function sharedReports(reports: ReportsService): Shared<typeof ReportContent> {
  return {
    kind: REPORT_KIND,
    what: "report",
    content: ReportContent,
    require: (caller, id) => reports.requireReport(caller, id),
    take: async (caller, id) => {
      const { content } = await reports.get(caller, id);
      return { whole: content, plain: reportWithoutPrices(content) };
    },
    show: async (transaction, { workspaceId, id }, content) => {
      const report = await findReport(transaction, workspaceId, id);
      return report && reportDocument(report.title, content);
    },
  };
}
