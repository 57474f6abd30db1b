import type { IdentityClient } from "#/features/identity/client/client.ts";
import { getIdentity } from "#/features/identity/identity.ts";

/** The client, for a way in that somebody takes now: that it was chosen is counted. Who is signed in chooses none. */
export async function chosen(method: string): Promise<IdentityClient> {
  const { client, events, session } = await getIdentity();
  if (session.state.get().status !== "signed-in") events.log("method_chosen", { method });
  return client;
}
