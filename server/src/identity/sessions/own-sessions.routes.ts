import { EndOthersQuery, OwnSessionList } from "@app/contract/identity/own-sessions";
import { identityPaths } from "@app/contract/identity/paths";
import { ListQuery } from "@app/contract/paging";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { OwnSessionsService } from "./own-sessions.service.ts";

const ById = z.object({ id: pathId("session") });

export function ownSessionRoutes(http: Http, sessions: OwnSessionsService): void {
  const config = { access: "person" } as const;

  http.get(
    identityPaths.ownSessions,
    {
      config,
      schema: {
        summary: "Where the person is signed in; what was used last comes first",
        querystring: ListQuery,
        response: { 200: OwnSessionList },
      },
    },
    (request) => sessions.list(request.caller, request.query),
  );

  http.delete(
    identityPaths.ownSession,
    { config, schema: { summary: "Ends one session of the person", params: ById } },
    async (request, reply) => {
      await sessions.end(request.caller, request.params.id);
      return reply.code(204).send();
    },
  );

  http.delete(
    identityPaths.ownSessions,
    {
      config,
      schema: {
        summary: "Ends every session of the person but the one that asks, and their API tokens if asked to",
        querystring: EndOthersQuery,
      },
    },
    async (request, reply) => {
      await sessions.endOthers(request.caller, request.query);
      return reply.code(204).send();
    },
  );
}
