import { readUser } from "#/features/identity/client/answers.ts";
import { requireTypes } from "#/features/identity/client/checks.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";

const FAILURE = "Failed to update user.";

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
    client.know(await client.ask("GET", { failure: "Failed to read user.", path: "/users/me" }, readUser)),

  async update(change: {
    name?: { first_name: string; last_name: string };
    untrusted_metadata?: Record<string, unknown>;
  }) {
    requireTypes("identity.user.update", {
      untrusted_metadata: ["optional object", change.untrusted_metadata],
      name: ["optional object", change.name],
    });
    return client.change("PUT", { failure: FAILURE, path: "/users/me", body: change });
  },

  /** Takes a way to sign in away. */
  async remove(kind: FactorKind, id: string) {
    requireTypes("identity.user.delete", { id: ["string", id] });
    const path = `/users/${kind}/${encodeURIComponent(id)}`;
    return client.change("DELETE", { failure: FAILURE, path });
  },
});
