import { Authenticated, InviteLink, JoinBody, LinkCheckBody } from "@app/contract/identity/provider";
import type { Http } from "#/platform/http/http.ts";
import type { JoinsService } from "./joins.service.ts";
import { answer, answerSignedIn, deviceOf } from "#/identity/provider/provider-scope.ts";
import type { ProviderScope } from "#/identity/provider/provider-scope.ts";

/** Beyond the hosted contract: invite links of a workspace. */
export function joinRoutes(api: Http, scope: ProviderScope, joins: JoinsService): void {
  api.post(
    "/invitations/check",
    {
      config: { isLimited: "strangers" },
      schema: {
        summary: "Where an invite link leads, and whether it still works",
        body: LinkCheckBody,
        response: { 200: InviteLink },
      },
    },
    async (request) => {
      const { expiresAt, workspace, role, email } = await joins.look(request.body.token);
      return answer(request, {
        expires_at: expiresAt.toISOString(),
        workspace_name: workspace.name,
        role,
        email,
      });
    },
  );

  api.post(
    "/invitations/authenticate",
    {
      config: { isLimited: "always" },
      schema: {
        summary: "Makes a person a member by an invite link",
        body: JoinBody,
        response: { 200: Authenticated },
      },
    },
    async (request, reply) => {
      const signedIn = await joins.authenticate(request.body, deviceOf(request));
      const { data } = answerSignedIn(scope, request, reply, signedIn);
      return { data: { ...data, workspace_slug: signedIn.workspaceSlug } };
    },
  );
}
