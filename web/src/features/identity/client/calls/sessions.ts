import { SESSION_DURATION_MINUTES } from "@app/contract/identity/limits";
import { readSignedIn } from "#/features/identity/client/answers.ts";
import { requireTypes } from "#/features/identity/client/checks.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";

export const sessions = (client: IdentityClient) => ({
  /** Whoever renews decides whether the answer still counts: a logout may have come in between. */
  async authenticate(minutes: number = SESSION_DURATION_MINUTES) {
    requireTypes("identity.sessions.authenticate", { session_duration_minutes: ["number", minutes] });
    const call = {
      failure: "Error authenticating session",
      path: "/sessions/authenticate",
      body: { session_duration_minutes: minutes },
    };
    return client.ask("POST", call, readSignedIn);
  },

  revoke: () => client.tell({ failure: "Error revoking session", path: "/sessions/revoke" }),
});
