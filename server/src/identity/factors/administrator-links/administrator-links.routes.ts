import { Authenticated, LinkCheckBody, SetupBody, SetupLink } from "@app/contract/identity/provider";
import type { Http } from "#/platform/http/http.ts";
import type { AdministratorLinksService } from "./administrator-links.service.ts";
import { answer, answerSignedIn, deviceOf } from "#/identity/provider/provider-scope.ts";
import type { ProviderScope } from "#/identity/provider/provider-scope.ts";

/** Beyond the hosted contract: the link that the terminal prints. */
export function administratorLinkRoutes(
  api: Http,
  scope: ProviderScope,
  links: AdministratorLinksService,
): void {
  api.post(
    "/administrator_links/check",
    {
      config: { isLimited: "strangers" },
      schema: {
        summary: "Whether an administrator link still works",
        body: LinkCheckBody,
        response: { 200: SetupLink },
      },
    },
    async (request) => {
      const { expiresAt, workspaceName, email, hasWorkspace } = await links.look(request.body.token);
      return answer(request, {
        expires_at: expiresAt.toISOString(),
        workspace_name: workspaceName,
        email,
        has_workspace: hasWorkspace,
      });
    },
  );

  api.post(
    "/administrator_links/authenticate",
    {
      config: { isLimited: "always" },
      schema: {
        summary: "Makes the person a server administrator",
        body: SetupBody,
        response: { 200: Authenticated },
      },
    },
    async (request, reply) => {
      const signedIn = await links.authenticate(request.body, deviceOf(request));
      const { data } = answerSignedIn(scope, request, reply, signedIn);
      return { data: { ...data, workspace_slug: signedIn.workspaceSlug } };
    },
  );
}
