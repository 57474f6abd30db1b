import { discoveryPaths } from "@app/contract/discovery/paths";
import {
  CreatorErased,
  CreatorRecord,
  ErasureQuery,
  ObjectionInput,
  Objections,
  ObjectionsAdded,
  privacyPaths,
} from "@app/contract/discovery/privacy";
import { ListQuery } from "@app/contract/paging";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { ErasureService } from "./erasure.service.ts";
import type { ObjectionsService } from "./objections.service.ts";

const OfCreator = z.object({ id: pathId("creator") });

export function privacyRoutes(http: Http, objections: ObjectionsService, erasure: ErasureService): void {
  objectionRoutes(http, objections);

  http.get(
    privacyPaths.record,
    {
      config: { access: "admin" },
      schema: {
        summary: "All that is stored of one creator, as rows",
        params: OfCreator,
        response: { 200: CreatorRecord },
      },
    },
    async (request, reply) => {
      const record = await erasure.record(request.caller, request.params.id);
      return reply
        .header("content-disposition", `attachment; filename="creator-${record.creatorId}.json"`)
        .send(record);
    },
  );

  http.delete(
    discoveryPaths.creator,
    {
      config: { access: "admin" },
      schema: {
        summary: "Erases one creator everywhere, for good, and keeps the creator out from now on",
        params: OfCreator,
        querystring: ErasureQuery,
        response: { 200: CreatorErased },
      },
    },
    (request) => erasure.erase(request.caller, request.params.id, request.query),
  );
}

function objectionRoutes(http: Http, objections: ObjectionsService): void {
  http.get(
    privacyPaths.objections,
    {
      config: { access: "member" },
      schema: {
        summary: "Objections against being stored; whose they are cannot be read",
        querystring: ListQuery,
        response: { 200: Objections },
      },
    },
    (request) => objections.list(request.caller, request.query),
  );

  http.post(
    privacyPaths.objections,
    {
      schema: {
        summary: "Adds objections, one a line: a handle, the address of a profile, or an e-mail address",
        body: ObjectionInput,
        response: { 200: ObjectionsAdded },
      },
    },
    (request) => objections.add(request.caller, request.body),
  );

  http.delete(
    privacyPaths.objection,
    {
      config: { access: "admin" },
      schema: {
        summary: "Takes an objection back",
        params: z.object({ id: pathId("objection") }),
      },
    },
    async (request, reply) => {
      await objections.remove(request.caller, request.params.id);
      return reply.code(204).send();
    },
  );
}
