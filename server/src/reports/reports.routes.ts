import { reportPaths } from "@app/contract/reports/paths";
import { SearchedListQuery } from "@app/contract/paging";
import { Report, ReportChange, ReportInput } from "@app/contract/reports/schemas";
import { ReportList } from "@app/contract/reports/list";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { ReportsService } from "./reports.service.ts";

const Params = z.object({ id: pathId("report") });

export function reportRoutes(http: Http, reports: ReportsService): void {
  http.get(
    reportPaths.all,
    {
      config: { isInDemo: true },
      schema: {
        summary: "List reports, last changed first",
        querystring: SearchedListQuery,
        response: { 200: ReportList },
      },
    },
    (request) => reports.list(request.caller, request.query),
  );

  http.post(
    reportPaths.all,
    { schema: { summary: "Make a report of a campaign", body: ReportInput, response: { 201: Report } } },
    async (request, reply) => {
      const report = await reports.create(request.caller, request.body);
      return reply.code(201).send(report);
    },
  );

  http.get(
    reportPaths.one,
    {
      config: { isInDemo: true },
      schema: { summary: "Read a report with all its figures", params: Params, response: { 200: Report } },
    },
    (request) => reports.get(request.caller, request.params.id),
  );

  http.patch(
    reportPaths.one,
    {
      schema: {
        summary: "Rename a report, freeze it, or let it follow its campaign",
        params: Params,
        body: ReportChange,
        response: { 200: Report },
      },
    },
    (request) => reports.change(request.caller, request.params.id, request.body),
  );

  http.delete(
    reportPaths.one,
    {
      schema: { summary: "Remove a report; it can be restored", params: Params, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await reports.remove(request.caller, request.params.id);
      return reply.code(204).send(null);
    },
  );

  http.post(
    reportPaths.restore,
    { schema: { summary: "Bring a removed report back", params: Params, response: { 200: Report } } },
    (request) => reports.restore(request.caller, request.params.id),
  );
}
