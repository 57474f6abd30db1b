import { reportPaths } from "@app/contract/reports/paths";
import { ListQuery } from "@app/contract/paging";
import { NewReportLink, ReportLinkInput, ReportLinkList } from "@app/contract/reports/schemas";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { ReportLinksService } from "./report-links.service.ts";

const Params = z.object({ id: pathId("report") });
const LinkParams = z.object({ id: pathId("report"), linkId: pathId("link") });

export function reportLinkRoutes(http: Http, links: ReportLinksService): void {
  http.get(
    reportPaths.links,
    {
      schema: {
        summary: "List the links given out for a report, newest first",
        params: Params,
        querystring: ListQuery,
        response: { 200: ReportLinkList },
      },
    },
    (request) => links.list(request.caller, request.params.id, request.query),
  );

  http.post(
    reportPaths.links,
    {
      config: { secretAnswer: true },
      schema: {
        summary: "Make a share link; the link itself is shown only in this answer",
        params: Params,
        body: ReportLinkInput,
        response: { 201: NewReportLink },
      },
    },
    async (request, reply) => {
      const link = await links.create(request.caller, request.params.id, request.body);
      return reply.code(201).send(link);
    },
  );

  http.delete(
    reportPaths.link,
    { schema: { summary: "Take a share link back", params: LinkParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await links.revoke(request.caller, request.params.id, request.params.linkId);
      return reply.code(204).send(null);
    },
  );

  http.post(
    reportPaths.restoreLink,
    {
      schema: {
        summary: "Give a share link again that was just taken back",
        params: LinkParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await links.restore(request.caller, request.params.id, request.params.linkId);
      return reply.code(204).send(null);
    },
  );
}
