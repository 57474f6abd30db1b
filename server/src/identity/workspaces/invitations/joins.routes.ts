import { Authenticated, InviteLink, JoinBody, LinkCheckBody } from "@app/contract/identity/provider";
import { PasskeyJoinBody, PasskeyJoinStartBody, PasskeyJoinStarted } from "@app/contract/identity/webauthn";
import type { Http } from "#/platform/http/http.ts";
import type { AdmissionsService } from "./admissions.service.ts";
import type { JoinsService } from "./joins.service.ts";
import type { PasskeyJoinsService } from "./passkey-joins.service.ts";
import { answer, answerSignedIn, deviceOf, namedDeviceOf } from "#/identity/provider/provider-scope.ts";
import type { ProviderScope } from "#/identity/provider/provider-scope.ts";

export interface JoinServices {
  joins: JoinsService;
  admissions: AdmissionsService;
  passkeyJoins: PasskeyJoinsService;
}

/** Beyond the hosted contract: invite links of a workspace. */
export function joinRoutes(
  api: Http,
  scope: ProviderScope,
  { joins, admissions, passkeyJoins }: JoinServices,
): void {
  passkeyRoutes(api, scope, passkeyJoins);

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
      const { token } = request.body;
      const { expiresAt, workspace, role, email, isMember } = await admissions.lookAs(
        token,
        deviceOf(request),
      );
      return answer(request, {
        expires_at: expiresAt.toISOString(),
        workspace_name: workspace.name,
        role,
        email,
        workspace_slug: isMember ? workspace.slug : null,
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

function passkeyRoutes(api: Http, scope: ProviderScope, passkeyJoins: PasskeyJoinsService): void {
  const config = { isLimited: "always" } as const;

  api.post(
    "/invitations/passkeys/start",
    {
      config,
      schema: {
        summary: "Begins to make a passkey for somebody new, by an invite link",
        body: PasskeyJoinStartBody,
        response: { 200: PasskeyJoinStarted },
      },
    },
    async (request, reply) => {
      const device = namedDeviceOf(scope, request, reply);
      const options = await passkeyJoins.start(request.body, device);
      return answer(request, { public_key_credential_creation_options: options });
    },
  );

  api.post(
    "/invitations/passkeys",
    {
      config,
      schema: {
        summary: "Makes somebody new a member, with the passkey that was made",
        body: PasskeyJoinBody,
        response: { 200: Authenticated },
      },
    },
    async (request, reply) => {
      const { token, public_key_credential: credential, session_duration_minutes: minutes } = request.body;
      const made = await passkeyJoins.authenticate({ token, credential, minutes }, deviceOf(request));
      const { data } = answerSignedIn(scope, request, reply, made);
      return { data: { ...data, workspace_slug: made.workspaceSlug } };
    },
  );
}
