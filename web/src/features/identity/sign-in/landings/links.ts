import type { SetupBody } from "@app/contract/identity/provider";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { nullable, object, optional, text } from "#/features/identity/client/shapes.ts";

const readSetupLink = object({ workspace_name: nullable(text), email: optional(nullable(text)) });
const readInviteLink = object({ workspace_name: text, role: text, email: nullable(text) });
const LOOK = "Failed to read link.";

/** Links of our own: the administrator's and those of invitations. */
export const links = (client: IdentityClient) => ({
  lookAtSetup: (token: string) =>
    client.ask("POST", { failure: LOOK, path: "/administrator_links/check", args: { token } }, readSetupLink),

  setUp: (args: Omit<SetupBody, "session_duration_minutes">) =>
    client.signIn({ failure: "Failed to set up.", path: "/administrator_links/authenticate", args }),

  lookAtInvite: (token: string) =>
    client.ask("POST", { failure: LOOK, path: "/invitations/check", args: { token } }, readInviteLink),

  join: (args: { token: string; name?: string; email?: string; password?: string }) =>
    client.signIn({ failure: "Failed to join.", path: "/invitations/authenticate", args, guarded: true }),
});
