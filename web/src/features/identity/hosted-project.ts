import { identityPaths } from "@app/contract/identity/paths";
import type { Project } from "./client/calls/project.ts";
import { list, object, text } from "./client/shapes.ts";
import type { Provider } from "./identity.ts";

const readHosted = object({
  url: text,
  publicToken: text,
  oauthProviders: list(object({ id: text, name: text })),
});

// Only ours knows these words.
const ofHosted = (oauth_providers: Project["oauth_providers"]): Partial<Project> => ({
  sign_up: "open",
  email_pattern: "any",
  create_organization_enabled: true,
  passcode_channels: ["email"],
  oauth_providers,
});

/** The provider that stands in the place of ours; loaded only where there is one. */
export async function hostedProvider(): Promise<Provider> {
  const response = await fetch(identityPaths.hostedProject, { headers: { accept: "application/json" } });
  const { url, publicToken, oauthProviders } = readHosted(await response.json());
  return { publicToken, mode: "script", base: url, said: ofHosted(oauthProviders), onEnded: tellEnded };
}

/** Our own server has the tokens of a hosted provider checked, and does not hear what that is told. */
async function tellEnded(sessionId: string): Promise<void> {
  try {
    await fetch(identityPaths.hostedSessionEnded, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ sessionId }),
      keepalive: true,
    });
  } catch {
    // The tokens end by themselves.
  }
}
