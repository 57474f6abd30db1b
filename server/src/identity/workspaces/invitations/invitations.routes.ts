import { identityPaths } from "@app/contract/identity/paths";
import {
  Invitation,
  InvitationInput,
  InvitationList,
  InvitedAddresses,
  InvitedList,
  NewInvitation,
} from "@app/contract/identity/schemas";
import { ListQuery } from "@app/contract/paging";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { InvitationsService } from "./invitations.service.ts";
import type { MailedInvitationsService } from "./mailed-invitations.service.ts";

const ById = z.object({ id: pathId("invite link") });

/** Links that are passed on by hand; who was mailed one stands among them. */
export function invitationRoutes(http: Http, invitations: InvitationsService): void {
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
      config: { access: "admin", fresh: "for some", secretAnswer: true },
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
      config: { access: "admin", fresh: "for some" },
      schema: { summary: "Undoes the revocation of an invite link", params: ById },
    },
    async (request, reply) => {
      await invitations.restore(request.caller, request.params.id);
      return reply.code(204).send();
    },
  );
}

export function mailedInvitationRoutes(http: Http, mailed: MailedInvitationsService): void {
  http.post(
    identityPaths.mailedInvitations,
    {
      config: { access: "admin", fresh: "for some" },
      schema: {
        summary: "Mails an invitation to each of some addresses, which that address alone can use, once",
        body: InvitedAddresses,
        response: { 200: InvitedList },
      },
    },
    (request) => mailed.invite(request.caller, request.body),
  );

  http.post(
    identityPaths.mailInvitation,
    {
      config: { access: "admin", fresh: "for some" },
      schema: {
        summary: "Mails an invitation anew; the link of the mail before stops working",
        params: ById,
        response: { 200: Invitation },
      },
    },
    (request) => mailed.mailAgain(request.caller, request.params.id),
  );
}
