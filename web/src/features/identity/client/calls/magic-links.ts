import { landingUrl } from "./landing-url.ts";
import { requireTypes } from "#/features/identity/client/checks.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { sentenceOf } from "#/features/identity/client/errors.ts";
import { PairStore } from "#/features/identity/client/pkce.ts";
import type { Flow } from "#/features/identity/client/pkce.ts";

/** Reset links sign in by this call as well, so the pair of that flow is tried before. */
const FLOWS: readonly Flow[] = ["passwords", "magic_links"];

interface LinkOptions {
  /** Page of the app that the link leads to. */
  to?: string;
  login_expiration_minutes?: number;
  signup_expiration_minutes?: number;
}

export const magicLinks = (client: IdentityClient) => {
  const pairs = new PairStore(client);

  async function send(name: string, path: string, email: string, options: LinkOptions): Promise<void> {
    const { to, ...minutes } = options;
    requireTypes(`identity.magicLinks.email.${name}`, {
      email: ["string", email],
      login_expiration_minutes: ["optional number", minutes.login_expiration_minutes],
      signup_expiration_minutes: ["optional number", minutes.signup_expiration_minutes],
    });
    const { code_challenge } = await pairs.take("magic_links");
    const landing = to === undefined ? {} : { login_magic_link_url: landingUrl(to) };
    const body = { email, code_challenge, ...landing, ...minutes };
    await client.tell({ failure: "Failed to send magic link", path, body, guarded: true });
  }

  return {
    /** Sends by the secondary path while somebody is signed in, else by the primary one. */
    send: (email: string, options: LinkOptions = {}) =>
      send("send", `/magic_links/email/send/${client.way}`, email, options),

    loginOrCreate: (email: string, options: LinkOptions = {}) =>
      send("loginOrCreate", "/magic_links/email/login_or_create", email, options),

    async authenticate(token: string) {
      requireTypes("identity.magicLinks.authenticate", { token: ["string", token] });
      const kept = FLOWS.flatMap((flow) => {
        const pair = pairs.read(flow);
        return pair ? [{ flow, code_verifier: pair.code_verifier }] : [];
      });
      const [first, second] = kept;
      try {
        return await redeem(first);
      } catch (error) {
        // A wrong verifier uses nothing up.
        if (!second || !sentenceOf(error).toLowerCase().includes("pkce")) throw error;
        return redeem(second);
      }

      async function redeem(pair: (typeof kept)[number] | undefined) {
        const { flow, ...verifier } = pair ?? {};
        const answer = await client.signIn({
          failure: "Failed to authenticate token.",
          path: "/magic_links/authenticate",
          body: { token, ...verifier },
        });
        if (flow) pairs.clear(flow);
        return answer;
      }
    },
  };
};
