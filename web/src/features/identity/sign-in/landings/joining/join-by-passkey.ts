import type { SignedIn } from "#/features/identity/client/answers.ts";
import { makePasskey } from "#/features/identity/client/calls/webauthn.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";

const PATH = "/invitations/passkeys";

/**
 * Somebody new by an invite link: the account is made with the passkey, or not at all.
 * @throws DOMException when the person breaks off.
 */
export async function joinByPasskey(
  client: IdentityClient,
  { token, name }: { token: string; name: string },
): Promise<SignedIn> {
  const args = { token, name, domain: window.location.hostname };
  const start = { failure: "Failed to start WebAuthn registration", path: `${PATH}/start`, args };
  const made = await makePasskey(client, start);
  return client.signIn({
    failure: "Failed to register WebAuthn device",
    path: PATH,
    args: { token, ...made },
  });
}
