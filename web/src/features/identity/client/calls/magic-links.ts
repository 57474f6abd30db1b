import { landingUrl } from "./landing-url.ts";
import type { IdentityClient, Invitation } from "#/features/identity/client/client.ts";
import { refusalOf } from "#/features/identity/client/errors.ts";
import { PairStore, redeem } from "#/features/identity/client/pkce.ts";
import type { Flow } from "#/features/identity/client/pkce.ts";

/** Reset links sign in by this call as well, so the pair of that flow is tried before. */
const FLOWS: readonly Flow[] = ["passwords", "magic_links"];

interface LinkOptions {
  /** Page of the app that the link leads to. */
  to?: string;
  login_expiration_minutes?: number;
  signup_expiration_minutes?: number;
  invitation?: Invitation;
}

export const magicLinks = (client: IdentityClient) => {
  const pairs = new PairStore(client);

  async function send(what: string, email: string, { to, ...options }: LinkOptions = {}): Promise<void> {
    const { code_challenge } = await pairs.take("magic_links");
    await client.tell({
      failure: "Failed to send magic link",
      path: `/magic_links/email/${what}`,
      args: { email, ...options },
      more: { code_challenge, ...(to !== undefined && { login_magic_link_url: landingUrl(to) }) },
      guarded: true,
    });
  }

  return {
    /** Sends by the secondary path while somebody is signed in, else by the primary one. */
    send: (email: string, options?: LinkOptions) => send(`send/${client.way}`, email, options),

    loginOrCreate: (email: string, options?: LinkOptions) => send("login_or_create", email, options),

    async authenticate(token: string, invitation?: Invitation) {
      const [first = "magic_links", second] = FLOWS.filter((flow) => pairs.read(flow));
      const failure = "Failed to authenticate token.";
      const call = { failure, path: "/magic_links/authenticate", args: { token, invitation } };
      try {
        return await redeem(client, first, call);
      } catch (error) {
        // A wrong verifier uses nothing up.
        if (!second || !refusalOf(error)?.type.startsWith("pkce_")) throw error;
        return redeem(client, second, call);
      }
    },
  };
};
