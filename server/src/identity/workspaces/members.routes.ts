import { identityPaths } from "@app/contract/identity/paths";
import {
  Member,
  MemberEventFilter,
  MemberEventList,
  MemberEventQuery,
  MemberList,
  RoleChange,
  RoleChanged,
} from "@app/contract/identity/schemas";
import { ListQuery } from "@app/contract/paging";
import * as z from "zod/mini";
import { sendCsv } from "#/platform/http/documents/csv-file.ts";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { MembersService } from "./members.service.ts";

const ByUser = z.object({ userId: pathId("member") });

export function memberRoutes(http: Http, members: MembersService): void {
  http.get(
    identityPaths.members,
    {
      config: { access: "reader" },
      schema: {
        summary: "The members of the workspace, in the order in which they joined",
        querystring: ListQuery,
        response: { 200: MemberList },
      },
    },
    (request) => members.list(request.caller, request.query),
  );

  http.patch(
    identityPaths.member,
    {
      config: { access: "admin", fresh: "for some" },
      schema: {
        summary: "Changes a member's role",
        params: ByUser,
        body: RoleChange,
        response: { 200: RoleChanged },
      },
    },
    (request) => members.changeRole(request.caller, request.params.userId, request.body),
  );

  http.delete(
    identityPaths.member,
    {
      config: { access: "person" },
      schema: { summary: "Removes a member, or leaves the workspace", params: ByUser },
    },
    async (request, reply) => {
      await members.remove(request.caller, request.params.userId);
      return reply.code(204).send();
    },
  );

  http.post(
    identityPaths.restoreMember,
    {
      config: { access: "admin", fresh: "for some" },
      schema: {
        summary: "Undoes the removal of a member",
        params: ByUser,
        response: { 200: Member },
      },
    },
    (request) => members.restore(request.caller, request.params.userId),
  );
}

export function membersLogRoutes(http: Http, members: MembersService): void {
  http.get(
    identityPaths.membersLog,
    {
      config: { access: "admin" },
      schema: {
        summary: "Who came and went, with which role, and what lets others in; newest first",
        querystring: MemberEventQuery,
        response: { 200: MemberEventList },
      },
    },
    (request) => members.log(request.caller, request.query),
  );

  http.get(
    identityPaths.membersLogFile,
    {
      config: { access: "admin" },
      schema: {
        summary: "The same as CSV, the newest 10,000 lines",
        querystring: MemberEventFilter,
        response: { 200: z.string() },
      },
    },
    async (request, reply) => {
      const csv = await members.logFile(request.caller, request.query);
      return sendCsv(reply, `Members of ${request.caller.workspaceSlug}`, "members", csv);
    },
  );
}
