import { ListQuery } from "@app/contract/paging";
import { resultPaths } from "@app/contract/results/paths";
import { AttachInput, RecentResultList, WaitingList } from "@app/contract/results/waiting";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { WaitingService } from "./waiting.service.ts";

const Params = z.object({ id: pathId("post, order or payment") });

export function waitingRoutes(http: Http, waiting: WaitingService): void {
  http.get(
    resultPaths.recent,
    {
      schema: {
        summary: "Posts, orders and payments that came in within the last days and have their place",
        querystring: ListQuery,
        response: { 200: RecentResultList },
      },
    },
    (request) => waiting.recent(request.caller, request.query),
  );

  http.get(
    resultPaths.waiting,
    {
      schema: {
        summary: "Posts, orders and payments that fit no creator or campaign, or several",
        querystring: ListQuery,
        response: { 200: WaitingList },
      },
    },
    (request) => waiting.list(request.caller, request.query),
  );

  http.post(
    resultPaths.attach,
    {
      schema: {
        summary: "Says where something that waits belongs",
        params: Params,
        body: AttachInput,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await waiting.attach(request.caller, request.params.id, request.body);
      return reply.code(204).send(null);
    },
  );
}
