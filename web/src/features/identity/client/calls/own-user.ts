import { readUser } from "#/features/identity/client/answers.ts";
import { requireTypes } from "#/features/identity/client/checks.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";

const FAILURE = "Failed to update user.";
const PATH = "/users/me";

/** What `remove` takes away, by the word of its address. */
export type FactorKind =
  | "emails"
  | "phone_numbers"
  | "totps"
  | "oauth"
  | "webauthn_registrations"
  | "biometric_registrations"
  | "crypto_wallets";

export const ownUser = (client: IdentityClient) => ({
  get: async () =>
    client.know(await client.ask("GET", { failure: "Failed to read user.", path: PATH }, readUser)),

  async update({
    name,
    ...args
  }: {
    name?: { first_name: string; last_name: string };
    untrusted_metadata?: Record<string, unknown>;
  }) {
    return client.change("PUT", { failure: FAILURE, path: PATH, args, more: name !== undefined && { name } });
  },

  /** Takes a way to sign in away. */
  async remove(kind: FactorKind, id: string) {
    const path = `/users/${kind}/${encodeURIComponent(id)}`;
    requireTypes(path, { id });
    return client.change("DELETE", { failure: FAILURE, path });
  },
});
