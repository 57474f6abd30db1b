import { resultPaths } from "@app/contract/results/paths";
import { TrackingInput, TrackingList } from "@app/contract/results/tracking";
import * as z from "zod/mini";
import { sendCsv } from "#/platform/http/documents/csv-file.ts";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { TrackingService } from "./tracking.service.ts";

const Params = z.object({ id: pathId("campaign") });

export function trackingRoutes(http: Http, tracking: TrackingService): void {
  http.get(
    resultPaths.tracking,
    {
      schema: {
        summary: "The codes and links of a campaign's creators",
        params: Params,
        response: { 200: TrackingList },
      },
    },
    (request) => tracking.list(request.caller, request.params.id),
  );

  http.post(
    resultPaths.tracking,
    {
      config: { oneTransaction: true },
      schema: {
        summary: "Makes codes and links for creators of a campaign who have none",
        params: Params,
        body: TrackingInput,
        response: { 200: TrackingList },
      },
    },
    (request) => tracking.make(request.caller, request.params.id, request.body),
  );

  http.get(
    resultPaths.trackingFile,
    {
      schema: {
        summary: "The codes and links of a campaign as CSV",
        params: Params,
        response: { 200: z.string() },
      },
    },
    async (request, reply) => {
      const { name, csv } = await tracking.exportCsv(request.caller, request.params.id);
      return sendCsv(reply, name, "codes", csv);
    },
  );
}
