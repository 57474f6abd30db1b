import { landingUrl } from "./landing-url.ts";
import { requireTypes } from "#/features/identity/client/checks.ts";
import type { IdentityClient, Invitation } from "#/features/identity/client/client.ts";
import { PairStore, redeem } from "#/features/identity/client/pkce.ts";

interface StartOptions {
  /** Page of the app to go on to. */
  to?: string;
  custom_scopes?: string[];
  provider_params?: Record<string, string>;
}

/** Sign-in at a provider outside: the browser leaves, and comes back with a token. */
export const oauth = (client: IdentityClient) => ({
  /** The address to send the browser to, with a pair of its own. */
  async start(provider: string, options: StartOptions = {}): Promise<string> {
    const { to, custom_scopes, provider_params = {} } = options;
    requireTypes("oauth.start", { provider, custom_scopes, provider_params });
    const { code_challenge } = await new PairStore(client).renew("oauth");
    const url = landingUrl(to);
    const query = new URLSearchParams({
      public_token: client.publicToken,
      code_challenge,
      login_redirect_url: url,
      signup_redirect_url: url,
    });
    if (custom_scopes) query.set("custom_scopes", custom_scopes.join(" "));
    for (const [name, value] of Object.entries(provider_params)) query.set(`provider_${name}`, value);
    return `/v1/public/oauth/${encodeURIComponent(provider)}/start?${query.toString()}`;
  },

  authenticate: async (token: string, invitation?: Invitation) =>
    redeem(client, "oauth", {
      failure: "Failed to authenticate token.",
      path: "/oauth/authenticate",
      args: { token, invitation },
    }),
});
