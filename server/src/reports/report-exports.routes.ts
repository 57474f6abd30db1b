import * as z from "zod/mini";
import { toCsv } from "#/platform/csv.ts";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import { reportRows } from "./report-csv.rules.ts";
import type { ReportsService } from "./reports.service.ts";

// Spreadsheets read UTF-8 only when it begins with a byte order mark.
const BYTE_ORDER_MARK = "\uFEFF";

export function reportExportRoutes(http: Http, reports: ReportsService): void {
  http.get(
    "/api/v1/reports/:id/export.csv",
    { schema: { summary: "Export a report as CSV", params: z.object({ id: pathId("report") }) } },
    async (request, reply) => {
      const { title, content } = await reports.get(request.caller, request.params.id);
      const name = encodeURIComponent(`${title}.csv`);
      return reply
        .header("content-disposition", `attachment; filename="report.csv"; filename*=UTF-8''${name}`)
        .type("text/csv; charset=utf-8")
        .serializer((text: string) => text)
        .send(BYTE_ORDER_MARK + toCsv(reportRows(title, content)));
    },
  );
}
