import type { SetupBody } from "@app/contract/identity/provider";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { PairStore } from "#/features/identity/client/pkce.ts";
import { nullable, object, optional, text, truth } from "#/features/identity/client/shapes.ts";

const readSetupLink = object({
  workspace_name: nullable(text),
  email: optional(nullable(text)),
  has_workspace: optional(truth),
});
const readInviteLink = object({
  workspace_name: text,
  role: text,
  email: nullable(text),
  /** Of who is a member already: the workspace to open. */
  workspace_slug: optional(nullable(text)),
});
const readResetLink = object({ is_first_proof: optional(truth) });
const LOOK = "Failed to read link.";

/** What only our own server knows of links: whether one would work, and those of administrators and invitations. */
export const links = (client: IdentityClient) => ({
  lookAtReset(token: string) {
    const pair = new PairStore(client).read("passwords");
    const more = pair && { code_verifier: pair.code_verifier };
    const call = { failure: LOOK, path: "/passwords/email/reset/check", args: { token }, more };
    return client.ask("POST", call, readResetLink);
  },

  lookAtSetup: (token: string) =>
    client.ask("POST", { failure: LOOK, path: "/administrator_links/check", args: { token } }, readSetupLink),

  setUp: (args: Omit<SetupBody, "session_duration_minutes">) =>
    client.signIn({ failure: "Failed to set up.", path: "/administrator_links/authenticate", args }),

  lookAtInvite: (token: string) =>
    client.ask("POST", { failure: LOOK, path: "/invitations/check", args: { token } }, readInviteLink),

  join: (args: { token: string; name?: string; email?: string; password?: string }) =>
    client.signIn({ failure: "Failed to join.", path: "/invitations/authenticate", args, guarded: true }),
});
