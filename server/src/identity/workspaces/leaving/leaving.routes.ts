import { identityPaths } from "@app/contract/identity/paths";
import { DeletedWorkspaceList, Workspace } from "@app/contract/identity/schemas";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { LeavingService } from "./leaving.service.ts";

const ById = z.object({ id: pathId("workspace") });

export function leavingRoutes(http: Http, leaving: LeavingService): void {
  http.delete(
    identityPaths.workspace,
    {
      config: { access: "owner", fresh: true },
      schema: { summary: "Deletes the current workspace", params: ById },
    },
    async (request, reply) => {
      await leaving.remove(request.caller, request.params.id);
      return reply.code(204).send();
    },
  );

  http.get(
    identityPaths.deletedWorkspaces,
    {
      config: { access: "person" },
      schema: {
        summary: "Workspaces that the person owns and may still bring back, the latest first",
        response: { 200: DeletedWorkspaceList },
      },
    },
    async (request) => ({ items: await leaving.deleted(request.caller) }),
  );

  http.post(
    identityPaths.restoreWorkspace,
    {
      config: { access: "person" },
      schema: {
        summary: "Brings back a workspace that the person owns, within an hour after it was deleted",
        params: ById,
        response: { 200: Workspace },
      },
    },
    (request) => leaving.restore(request.caller, request.params.id),
  );

  http.post(
    identityPaths.rejoinWorkspace,
    {
      config: { access: "person" },
      schema: {
        summary: "Undoes that the person left a workspace a moment ago",
        params: ById,
        response: { 200: Workspace },
      },
    },
    (request) => leaving.rejoin(request.caller, request.params.id),
  );
}
