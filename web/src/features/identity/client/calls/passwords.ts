import { requireTypes } from "#/features/identity/client/checks.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { PairStore } from "#/features/identity/client/pkce.ts";
import { list, number, object, text, truth } from "#/features/identity/client/shapes.ts";

const readStrength = object({
  valid_password: truth,
  score: number,
  feedback: object({ warning: text, suggestions: list(text) }),
});
const RESET = "Failed to reset password.";

export const passwords = (client: IdentityClient) => ({
  async create(email: string, password: string) {
    requireTypes("identity.passwords.create", { email: ["string", email], password: ["string", password] });
    const body = { email, password };
    return client.signIn({ failure: "Failed to create password.", path: "/passwords", body, guarded: true });
  },

  async authenticate(email: string, password: string) {
    requireTypes("identity.passwords.authenticate", {
      email: ["string", email],
      password: ["string", password],
    });
    return client.signIn({
      failure: "Failed to authenticate password.",
      path: "/passwords/authenticate",
      body: { email, password },
      guarded: true,
    });
  },

  ...resets(client),

  async strength(password: string, email?: string) {
    requireTypes("identity.passwords.strengthCheck", {
      password: ["string", password],
      email: ["optional string", email],
    });
    const body = { password, ...(email !== undefined && { email }) };
    const call = { failure: "Failed to check the password", path: "/passwords/strength_check", body };
    return client.ask("POST", call, readStrength);
  },
});

const resets = (client: IdentityClient) => ({
  async startReset(email: string): Promise<void> {
    requireTypes("identity.passwords.resetByEmailStart", { email: ["string", email] });
    const { code_challenge } = await new PairStore(client).take("passwords");
    const body = { email, code_challenge };
    await client.tell({ failure: RESET, path: "/passwords/email/reset/start", body, guarded: true });
  },

  async reset(token: string, password: string) {
    requireTypes("identity.passwords.resetByEmail", {
      token: ["string", token],
      password: ["string", password],
    });
    const pairs = new PairStore(client);
    const pair = pairs.read("passwords");
    const body = { token, password, ...(pair && { code_verifier: pair.code_verifier }) };
    const answer = await client.signIn({
      failure: RESET,
      path: "/passwords/email/reset",
      body,
      guarded: true,
    });
    pairs.clear("passwords");
    return answer;
  },

  async resetByExisting(email: string, existing: string, password: string) {
    requireTypes("identity.passwords.resetByExistingPassword", {
      email: ["string", email],
      existing_password: ["string", existing],
      new_password: ["string", password],
    });
    const body = { email, existing_password: existing, new_password: password };
    return client.signIn({
      failure: RESET,
      path: "/passwords/existing_password/reset",
      body,
      guarded: true,
    });
  },

  async resetBySession(password: string) {
    requireTypes("identity.passwords.resetBySession", { password: ["string", password] });
    const body = { password };
    return client.signIn({ failure: RESET, path: "/passwords/session/reset", body, guarded: true });
  },
});
