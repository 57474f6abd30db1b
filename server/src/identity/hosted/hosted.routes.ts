import { EndedSession, HostedProject, LinkUsed, OwnLink } from "@app/contract/identity/hosted/hosted-project";
import { identityPaths } from "@app/contract/identity/paths";
import type { Http } from "#/platform/http/http.ts";
import type { AdministratorLinksService } from "#/identity/factors/administrator-links/administrator-links.service.ts";
import type { JoinsService } from "#/identity/workspaces/invitations/joins.service.ts";
import type { HostedSessionsService } from "./hosted-sessions.service.ts";

/** In the place of the embedded provider: who the other one is, and our own links for whoever it lets in. */
export function hostedRoutes(
  http: Http,
  project: HostedProject,
  sessions: HostedSessionsService,
  services: { joins: JoinsService; administratorLinks: AdministratorLinksService },
): void {
  http.get(
    identityPaths.hostedProject,
    {
      config: { access: "everybody" },
      schema: { summary: "The identity provider that people sign in at", response: { 200: HostedProject } },
    },
    () => project,
  );

  http.post(
    identityPaths.hostedSessionEnded,
    {
      // It takes nothing from anybody: whose session lives is asked for at the provider again, and goes on.
      config: { access: "everybody" },
      schema: {
        summary: "Has a session asked for at the provider again, which may have ended it",
        body: EndedSession,
      },
    },
    async (request, reply) => {
      await sessions.doubt(request.body.sessionId);
      return reply.code(204).send();
    },
  );

  http.post(
    identityPaths.useInviteLink,
    {
      config: { access: "person" },
      schema: { summary: "Joins a workspace by an invite link", body: OwnLink, response: { 200: LinkUsed } },
    },
    (request) => services.joins.accept(request.caller, request.body.token),
  );

  http.post(
    identityPaths.useSetupLink,
    {
      config: { access: "person" },
      schema: {
        summary: "Makes the person a server administrator by the link that the terminal prints",
        body: OwnLink,
        response: { 200: LinkUsed },
      },
    },
    (request) => services.administratorLinks.accept(request.caller, request.body.token),
  );
}
