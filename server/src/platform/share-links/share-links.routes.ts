import { ListQuery } from "@app/contract/paging";
import { NewShareLink, ShareLinkInput, ShareLinkList } from "@app/contract/share-links";
import type { SharePaths } from "@app/contract/share-links";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { ShareLinksService } from "./share-links.service.ts";

type Links = Pick<ShareLinksService, "what" | "list" | "create" | "revoke" | "restore">;

/** The routes of the links to one kind of thing. */
export function shareLinkRoutes(http: Http, paths: SharePaths, links: Links): void {
  givingRoutes(http, paths, links);
  takingBackRoutes(http, paths, links);
}

function givingRoutes(http: Http, paths: SharePaths, links: Links): void {
  const { what } = links;
  const params = z.object({ id: pathId(what) });

  http.get(
    paths.links,
    {
      schema: {
        summary: `List the links given out for a ${what}, newest first`,
        params,
        querystring: ListQuery,
        response: { 200: ShareLinkList },
      },
    },
    (request) => links.list(request.caller, request.params.id, request.query),
  );

  http.post(
    paths.links,
    {
      config: { secretAnswer: true, fresh: "for some" },
      schema: {
        summary: `Make a share link of a ${what}; the link itself is shown only in this answer`,
        params,
        body: ShareLinkInput,
        response: { 201: NewShareLink },
      },
    },
    async (request, reply) => {
      const link = await links.create(request.caller, request.params.id, request.body);
      return reply.code(201).send(link);
    },
  );
}

function takingBackRoutes(http: Http, paths: SharePaths, links: Links): void {
  const { what } = links;
  const params = z.object({ id: pathId(what), linkId: pathId("link") });

  http.delete(
    paths.link,
    {
      schema: {
        summary: `Take a share link of a ${what} back`,
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await links.revoke(request.caller, request.params.id, request.params.linkId);
      return reply.code(204).send(null);
    },
  );

  http.post(
    paths.restoreLink,
    {
      config: { fresh: "for some" },
      schema: {
        summary: `Give a share link of a ${what} again that was just taken back`,
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await links.restore(request.caller, request.params.id, request.params.linkId);
      return reply.code(204).send(null);
    },
  );
}
