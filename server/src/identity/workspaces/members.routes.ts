import { identityPaths } from "@app/contract/identity/paths";
import {
  InvitationInput,
  InvitationList,
  Member,
  MemberEventList,
  MemberList,
  NewInvitation,
  RoleChange,
} from "@app/contract/identity/schemas";
import { ListQuery } from "@app/contract/paging";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { InvitationsService } from "./invitations.service.ts";
import type { MembersService } from "./members.service.ts";

const ById = z.object({ id: pathId("invite link") });
const ByUser = z.object({ userId: pathId("member") });

export function memberRoutes(http: Http, members: MembersService): void {
  http.get(
    identityPaths.members,
    {
      schema: {
        summary: "The members of the workspace, in the order in which they joined",
        querystring: ListQuery,
        response: { 200: MemberList },
      },
    },
    (request) => members.list(request.caller, request.query),
  );

  http.get(
    identityPaths.membersLog,
    {
      schema: {
        summary: "Who came and went, with which role, and what lets others in; newest first",
        querystring: ListQuery,
        response: { 200: MemberEventList },
      },
    },
    (request) => members.log(request.caller, request.query),
  );

  http.patch(
    identityPaths.member,
    {
      config: { access: "admin" },
      schema: {
        summary: "Changes a member's role",
        params: ByUser,
        body: RoleChange,
        response: { 200: Member },
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
      config: { access: "admin" },
      schema: {
        summary: "Undoes the removal of a member",
        params: ByUser,
        response: { 200: Member },
      },
    },
    (request) => members.restore(request.caller, request.params.userId),
  );
}

export function inviteLinkRoutes(http: Http, invitations: InvitationsService): void {
  http.get(
    identityPaths.invitations,
    {
      schema: {
        summary: "Invite links that still work, newest first",
        querystring: ListQuery,
        response: { 200: InvitationList },
      },
    },
    (request) => invitations.list(request.caller, request.query),
  );

  http.post(
    identityPaths.invitations,
    {
      config: { access: "admin", secretAnswer: true },
      schema: {
        summary: "Makes an invite link; the link is in this answer only",
        body: InvitationInput,
        response: { 201: NewInvitation },
      },
    },
    async (request, reply) => reply.code(201).send(await invitations.create(request.caller, request.body)),
  );

  http.delete(
    identityPaths.invitation,
    { config: { access: "admin" }, schema: { summary: "Revokes an invite link", params: ById } },
    async (request, reply) => {
      await invitations.revoke(request.caller, request.params.id);
      return reply.code(204).send();
    },
  );

  http.post(
    identityPaths.restoreInvitation,
    {
      config: { access: "admin" },
      schema: { summary: "Undoes the revocation of an invite link", params: ById },
    },
    async (request, reply) => {
      await invitations.restore(request.caller, request.params.id);
      return reply.code(204).send();
    },
  );
}
