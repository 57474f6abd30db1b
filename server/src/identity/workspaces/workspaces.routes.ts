import { identityPaths } from "@app/contract/identity/paths";
import { Workspace, WorkspaceChange, WorkspaceInput, WorkspaceList } from "@app/contract/identity/schemas";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { WorkspacesService } from "./workspaces.service.ts";

const ById = z.object({ id: pathId("workspace") });

export function workspaceRoutes(http: Http, workspaces: WorkspacesService): void {
  http.get(
    identityPaths.workspaces,
    { schema: { summary: "The person's workspaces, the sample last", response: { 200: WorkspaceList } } },
    async (request) => ({ items: await workspaces.list(request.caller) }),
  );

  http.post(
    identityPaths.workspaces,
    {
      config: { access: "person" },
      schema: {
        summary: "Makes a workspace; the person becomes its owner",
        body: WorkspaceInput,
        response: { 201: Workspace },
      },
    },
    async (request, reply) => reply.code(201).send(await workspaces.create(request.caller, request.body)),
  );

  http.patch(
    identityPaths.workspace,
    {
      config: { access: "admin", fresh: "for some" },
      schema: {
        summary: "Changes the current workspace",
        params: ById,
        body: WorkspaceChange,
        response: { 200: Workspace },
      },
    },
    (request) => workspaces.change(request.caller, request.params.id, request.body),
  );
}
