import { Bootstrap, CurrentProject } from "@app/contract/identity/provider";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { invalidPublicToken } from "#/identity/identity.errors.ts";
import { sameText } from "#/identity/sessions/secrets.rules.ts";
import type { SignUpService } from "#/identity/users/sign-up.service.ts";
import { answer } from "./provider-scope.ts";
import type { ProviderScope } from "./provider-scope.ts";

const Params = z.object({ publicToken: z.string() });

/** Roles of the provider; those of a workspace are the product's own. */
const RBAC_POLICY = {
  roles: [
    {
      role_id: "stytch_user",
      description: "Everybody who is signed in",
      permissions: [{ resource_id: "stytch.user", actions: ["*"] }],
    },
  ],
  resources: [{ resource_id: "stytch.user", description: "The own account", actions: ["*"] }],
  scopes: [],
};

export function projectRoutes(api: Http, { settings }: ProviderScope, signUp: SignUpService): void {
  // The public token is made on the server, and the app's pages are files that do not know it.
  api.get(
    "/projects/current",
    {
      config: { isOpen: true },
      schema: { summary: "The public token of this server", response: { 200: CurrentProject } },
    },
    (request) =>
      answer(request, { public_token: settings.publicToken, session_cookies: settings.sessionCookies }),
  );

  api.get(
    "/projects/bootstrap/:publicToken",
    {
      config: { mayNameNoPage: true },
      schema: {
        summary: "What the sign-in screen has to know of this server",
        params: Params,
        response: { 200: Bootstrap },
      },
    },
    async (request) => {
      if (!sameText(request.params.publicToken, settings.publicToken)) throw invalidPublicToken();
      return answer(request, {
        project_name: "Herald",
        disable_sdk_watermark: true,
        cname_domain: null,
        email_domains: [],
        captcha_settings: { enabled: false },
        pkce_required_for_email_magic_links: true,
        pkce_required_for_password_resets: true,
        pkce_required_for_oauth: true,
        pkce_required_for_sso: true,
        slug_pattern: null,
        create_organization_enabled: true,
        password_config: null,
        dfp_protected_auth_enabled: false,
        rbac_policy: RBAC_POLICY,
        siwe_required_for_crypto_wallets: true,
        vertical: "CONSUMER" as const,
        email_pattern: settings.emailPattern,
        sign_up: await signUp.policy(),
      });
    },
  );
}
