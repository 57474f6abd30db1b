import { reportPaths } from "@app/contract/reports/paths";
import * as z from "zod/mini";
import { toCsv } from "#/platform/csv.ts";
import { sendCsv } from "#/platform/http/documents/csv-file.ts";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import { reportRows } from "./report-csv.rules.ts";
import type { ReportsService } from "./reports.service.ts";

export function reportExportRoutes(http: Http, reports: ReportsService): void {
  http.get(
    reportPaths.export,
    { schema: { summary: "Export a report as CSV", params: z.object({ id: pathId("report") }) } },
    async (request, reply) => {
      const { title, content } = await reports.get(request.caller, request.params.id);
      return sendCsv(reply, title, "report", toCsv(reportRows(title, content)));
    },
  );
}
