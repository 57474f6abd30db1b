import type { IdentityClient } from "#/features/identity/client/client.ts";
import { PairStore, redeem } from "#/features/identity/client/pkce.ts";
import { list, number, object, text, truth } from "#/features/identity/client/shapes.ts";

const readStrength = object({
  valid_password: truth,
  score: number,
  feedback: object({ warning: text, suggestions: list(text) }),
});

export const passwords = (client: IdentityClient) => ({
  async create(email: string, password: string) {
    const args = { email, password };
    return client.signIn({ failure: "Failed to create password.", path: "/passwords", args, guarded: true });
  },

  async authenticate(email: string, password: string) {
    const args = { email, password };
    const failure = "Failed to authenticate password.";
    return client.signIn({ failure, path: "/passwords/authenticate", args, guarded: true });
  },

  ...resets(client),

  async strength(password: string, email?: string) {
    const args = { password, ...(email !== undefined && { email }) };
    const call = { failure: "Failed to check password.", path: "/passwords/strength_check", args };
    return client.ask("POST", call, readStrength);
  },
});

const resetBy = (what: string, args: Record<string, string>) => ({
  failure: "Failed to reset password.",
  path: `/passwords/${what}`,
  args,
  guarded: true,
});

function resets(client: IdentityClient) {
  return {
    async startReset(email: string): Promise<void> {
      const more = { code_challenge: (await new PairStore(client).take("passwords")).code_challenge };
      await client.tell({ ...resetBy("email/reset/start", { email }), more });
    },

    reset: (token: string, password: string) =>
      redeem(client, "passwords", resetBy("email/reset", { token, password })),

    resetByExisting: (email: string, existing_password: string, new_password: string) =>
      client.signIn(resetBy("existing_password/reset", { email, existing_password, new_password })),

    resetBySession: (password: string) => client.signIn(resetBy("session/reset", { password })),
  };
}
