import { identityPaths } from "@app/contract/identity/paths";
import { ApiTokenInput, ApiTokenList, ApiTokenQuery, NewApiToken } from "@app/contract/identity/schemas";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { ApiTokensService } from "./api-tokens.service.ts";

const ById = z.object({ id: pathId("token") });

export function apiTokenRoutes(http: Http, tokens: ApiTokensService): void {
  http.get(
    identityPaths.apiTokens,
    {
      schema: {
        summary: "API tokens of the workspace, newest first",
        querystring: ApiTokenQuery,
        response: { 200: ApiTokenList },
      },
    },
    (request) => tokens.list(request.caller, request.query),
  );

  http.post(
    identityPaths.apiTokens,
    {
      config: { access: "admin", fresh: true, secretAnswer: true },
      schema: {
        summary: "Makes an API token; the token is in this answer only",
        body: ApiTokenInput,
        response: { 201: NewApiToken },
      },
    },
    async (request, reply) => reply.code(201).send(await tokens.create(request.caller, request.body)),
  );

  http.delete(
    identityPaths.apiToken,
    { config: { access: "admin" }, schema: { summary: "Revokes an API token", params: ById } },
    async (request, reply) => {
      await tokens.revoke(request.caller, request.params.id);
      return reply.code(204).send();
    },
  );

  http.post(
    identityPaths.restoreApiToken,
    {
      config: { access: "admin", fresh: "for some" },
      schema: { summary: "Undoes the revocation of an API token", params: ById },
    },
    async (request, reply) => {
      await tokens.restore(request.caller, request.params.id);
      return reply.code(204).send();
    },
  );
}
