import {
  InvitationInput,
  InvitationList,
  MemberList,
  NewInvitation,
  RoleChange,
} from "@app/contract/identity";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import type { InvitationsService } from "./invitations.service.ts";
import type { MembersService } from "./members.service.ts";

const ById = z.object({ id: z.uuid() });
const ByUser = z.object({ userId: z.uuid() });

export function memberRoutes(http: Http, members: MembersService): void {
  http.get(
    "/api/v1/members",
    { schema: { summary: "The members of the workspace", response: { 200: MemberList } } },
    async (request) => ({ items: await members.list(request.caller) }),
  );

  http.patch(
    "/api/v1/members/:userId",
    {
      schema: {
        summary: "Changes a member's role",
        params: ByUser,
        body: RoleChange,
        response: { 200: MemberList },
      },
    },
    async (request) => ({
      items: await members.changeRole(request.caller, request.params.userId, request.body.role),
    }),
  );

  http.delete(
    "/api/v1/members/:userId",
    { schema: { summary: "Removes a member, or leaves the workspace", params: ByUser } },
    async (request, reply) => {
      await members.remove(request.caller, request.params.userId);
      return reply.code(204).send();
    },
  );

  http.post(
    "/api/v1/members/:userId/restore",
    {
      schema: {
        summary: "Undoes the removal of a member",
        params: ByUser,
        response: { 200: MemberList },
      },
    },
    async (request) => ({ items: await members.restore(request.caller, request.params.userId) }),
  );
}

export function inviteLinkRoutes(http: Http, invitations: InvitationsService): void {
  http.get(
    "/api/v1/invitations",
    { schema: { summary: "Invite links that still work", response: { 200: InvitationList } } },
    async (request) => ({ items: await invitations.list(request.caller) }),
  );

  http.post(
    "/api/v1/invitations",
    {
      config: { secretAnswer: true },
      schema: {
        summary: "Makes an invite link; the link is in this answer only",
        body: InvitationInput,
        response: { 201: NewInvitation },
      },
    },
    async (request, reply) => reply.code(201).send(await invitations.create(request.caller, request.body)),
  );

  http.delete(
    "/api/v1/invitations/:id",
    { schema: { summary: "Revokes an invite link", params: ById } },
    async (request, reply) => {
      await invitations.revoke(request.caller, request.params.id);
      return reply.code(204).send();
    },
  );

  http.post(
    "/api/v1/invitations/:id/restore",
    { schema: { summary: "Undoes the revocation of an invite link", params: ById } },
    async (request, reply) => {
      await invitations.restore(request.caller, request.params.id);
      return reply.code(204).send();
    },
  );
}
