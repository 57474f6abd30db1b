import {
  SavedSearch,
  SavedSearchEdit,
  SavedSearchInput,
  SavedSearchList,
  SavedSearchNews,
} from "@app/contract/discovery/saved-searches/schemas";
import { savedSearchPaths } from "@app/contract/discovery/saved-searches/paths";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { SavedSearchesService } from "./saved-searches.service.ts";

const params = z.object({ id: pathId("saved search") });

export function savedSearchRoutes(http: Http, searches: SavedSearchesService): void {
  keepingRoutes(http, searches);
  newsRoutes(http, searches);
}

function keepingRoutes(http: Http, searches: SavedSearchesService): void {
  http.get(
    savedSearchPaths.all,
    { schema: { summary: "Searches that the team keeps, by name", response: { 200: SavedSearchList } } },
    ({ caller }) => searches.list(caller),
  );

  http.post(
    savedSearchPaths.all,
    {
      config: { oneTransaction: true },
      schema: { summary: "Keep a search", body: SavedSearchInput, response: { 201: SavedSearch } },
    },
    async ({ caller, body }, reply) => reply.code(201).send(await searches.save(caller, body)),
  );

  http.patch(
    savedSearchPaths.one,
    {
      schema: {
        summary: "Give a saved search another name",
        params,
        body: SavedSearchEdit,
        response: { 200: SavedSearch },
      },
    },
    (request) => searches.rename(request.caller, request.params.id, request.body),
  );

  http.delete(
    savedSearchPaths.one,
    { schema: { summary: "Remove a saved search; it can be restored", params, response: { 204: z.null() } } },
    async (request, reply) => {
      await searches.remove(request.caller, request.params.id);
      return reply.code(204).send(null);
    },
  );

  http.post(
    savedSearchPaths.restore,
    { schema: { summary: "Bring a removed search back", params, response: { 200: SavedSearch } } },
    (request) => searches.restore(request.caller, request.params.id),
  );
}

function newsRoutes(http: Http, searches: SavedSearchesService): void {
  http.get(
    savedSearchPaths.news,
    {
      schema: {
        summary: "Whom a saved search finds now, and who is new since you last opened it",
        params,
        response: { 200: SavedSearchNews },
      },
    },
    (request) => searches.news(request.caller, request.params.id),
  );

  http.post(
    savedSearchPaths.news,
    {
      schema: {
        summary: "The same, and from now on all of them count as seen",
        params,
        response: { 200: SavedSearchNews },
      },
    },
    (request) => searches.look(request.caller, request.params.id),
  );
}
