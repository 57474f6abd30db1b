import { Bootstrap, CurrentProject } from "@app/contract/identity/provider";
import { SLUG_PATTERN } from "@app/contract/identity/schemas";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { policyName } from "#/identity/factors/passwords/password-policy.rules.ts";
import type { PasswordPolicy } from "#/identity/factors/passwords/password-policy.rules.ts";
import { invalidPublicToken } from "#/identity/identity.errors.ts";
import { sameText } from "#/identity/sessions/secrets.rules.ts";
import type { TextSettingsService } from "#/identity/texts/text-settings.service.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import type { SignUpService } from "#/identity/users/sign-up.service.ts";
import { shownProviders } from "#/identity/factors/oauth/oauth-providers.ts";
import { oneTapProvider } from "#/identity/factors/one-tap/one-tap.service.ts";
import { answer } from "./provider-scope.ts";
import type { ProviderScope } from "./provider-scope.ts";
import { RBAC_POLICY } from "./rbac.rules.ts";

interface ProjectServices {
  signUp: SignUpService;
  signIn: SignInSettingsService;
  textSettings: TextSettingsService;
}

const Params = z.object({ publicToken: z.string() });

// Null is how the contract says that a password is judged by how hard it is to guess.
function passwordConfig(policy: PasswordPolicy) {
  if (policyName(policy) === "zxcvbn") return null;
  return { luds_complexity: policy.kindsMin, luds_minimum_count: policy.lengthMin };
}

export function projectRoutes(api: Http, { settings }: ProviderScope, services: ProjectServices): void {
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
      return answer(request, await bootstrap(settings, services));
    },
  );
}

async function bootstrap(
  settings: IdentitySettings,
  { signUp, signIn, textSettings }: ProjectServices,
): Promise<Omit<Bootstrap, "status_code" | "request_id">> {
  const { methods, telemetryMode, signUpDomains, newWorkspaces } = await signIn.values();
  const passwords = await signIn.passwordPolicy();
  const isOutside = methods.includes("oauth");
  return {
    project_name: "Herald",
    disable_sdk_watermark: true,
    cname_domain: null,
    email_domains: signUpDomains,
    captcha_settings: { enabled: false },
    pkce_required_for_email_magic_links: true,
    pkce_required_for_password_resets: true,
    pkce_required_for_oauth: true,
    pkce_required_for_sso: true,
    slug_pattern: SLUG_PATTERN.source,
    create_organization_enabled: newWorkspaces === "everybody",
    password_config: passwordConfig(passwords),
    // Nothing here looks at devices; what a proof carries beside it is judged by the mode.
    dfp_protected_auth_enabled: false,
    dfp_protected_auth_mode: telemetryMode,
    rbac_policy: RBAC_POLICY,
    siwe_required_for_crypto_wallets: true,
    vertical: "CONSUMER" as const,
    email_pattern: settings.emailPattern,
    sign_up: await signUp.policy(),
    sign_in_methods: methods,
    passcode_channels: ["email" as const, ...(await textSettings.channels())].filter((channel) =>
      methods.includes(`${channel}_codes`),
    ),
    oauth_providers: isOutside ? shownProviders(settings.oauthProviders) : [],
    google_one_tap: isOutside && oneTapProvider(settings) !== null,
    password_policy: {
      strength_policy: policyName(passwords),
      minimum_length: passwords.lengthMin,
      minimum_score: passwords.scoreMin,
      minimum_kinds: passwords.kindsMin,
    },
  };
}
