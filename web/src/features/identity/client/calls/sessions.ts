import { SESSION_DURATION_MINUTES } from "@app/contract/identity/limits";
import { readSignedIn } from "#/features/identity/client/answers.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";

export const sessions = (client: IdentityClient) => ({
  /** Whoever renews decides whether the answer still counts: a logout may have come in between. */
  async authenticate(minutes: number = SESSION_DURATION_MINUTES) {
    const args = { session_duration_minutes: minutes };
    const call = { failure: "Error authenticating session", path: "/sessions/authenticate", args };
    return client.ask("POST", call, readSignedIn);
  },

  revoke: () => client.tell({ failure: "Error revoking session", path: "/sessions/revoke" }),
});
