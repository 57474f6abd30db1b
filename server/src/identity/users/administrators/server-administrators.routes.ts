import {
  ServerAdministratorEventList,
  ServerAdministratorList,
} from "@app/contract/identity/members/server-administrators";
import { identityPaths } from "@app/contract/identity/paths";
import { ListQuery } from "@app/contract/paging";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { ServerAdministratorsService } from "./server-administrators.service.ts";

export function serverAdministratorRoutes(http: Http, administrators: ServerAdministratorsService): void {
  const access = "administrator of the server";

  http.get(
    identityPaths.serverAdministrators,
    {
      config: { access },
      schema: {
        summary: "Who administers the server, the oldest account first",
        querystring: ListQuery,
        response: { 200: ServerAdministratorList },
      },
    },
    (request) => administrators.list(request.caller, request.query),
  );

  http.get(
    identityPaths.serverAdministratorsLog,
    {
      config: { access },
      schema: {
        summary: "Who came to administer the server, and from whom it was taken; newest first",
        querystring: ListQuery,
        response: { 200: ServerAdministratorEventList },
      },
    },
    (request) => administrators.log(request.caller, request.query),
  );

  http.delete(
    identityPaths.serverAdministrator,
    {
      config: { access, fresh: true },
      schema: {
        summary: "Somebody administers the server no more, whose sessions end; not the last one",
        params: z.object({ userId: pathId("server administrator") }),
      },
    },
    async (request, reply) => {
      await administrators.remove(request.caller, request.params.userId);
      return reply.code(204).send();
    },
  );
}
