import { requireTypes } from "#/features/identity/client/checks.ts";
import type { Call, IdentityClient } from "#/features/identity/client/client.ts";
import { anything, record, text } from "#/features/identity/client/shapes.ts";
import type { Reader } from "#/features/identity/client/shapes.ts";

const AUTHENTICATE = "Failed to authenticate WebAuthn device";

interface Asking {
  signal?: AbortSignal;
  /** Has the browser offer passkeys beside what is typed; hears that one was given. */
  onOfferTaken?: () => void;
}

/** Passkeys. The browser's own dialogs stand between the two calls of each. */
export const webauthn = (client: IdentityClient) => ({
  /** @throws DOMException when the person breaks off. */
  async register({ is_passkey = true }: { is_passkey?: boolean } = {}) {
    const path = "/webauthn/register";
    requireTypes(path, { is_passkey });
    const start = {
      failure: "Failed to start WebAuthn registration",
      path: `${path}/start`,
      args: { domain: window.location.hostname },
      more: {
        return_passkey_credential_options: is_passkey,
        use_base64_url_encoding: true,
        user_agent: navigator.userAgent,
      },
    };
    return client.signIn({
      failure: "Failed to register WebAuthn device",
      path,
      args: await makePasskey(client, start),
    });
  },

  /**
   * Asks for a passkey: at once, or where the browser offers it beside what is typed.
   * @throws DOMException when the person breaks off, or the signal does.
   */
  async authenticate({ signal, onOfferTaken }: Asking = {}) {
    const path = "/webauthn/authenticate";
    requireTypes(path, { signal });
    const start = {
      failure: AUTHENTICATE,
      path: `${path}/start/${client.way}`,
      args: { domain: window.location.hostname },
      more: { return_passkey_credential_options: true },
    };
    const json = await client.ask("POST", start, optionsOf<PublicKeyCredentialRequestOptionsJSON>("request"));
    const credential = await navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json),
      mediation: onOfferTaken ? "conditional" : "optional",
      ...(signal && { signal }),
    });
    const args = proofOf(credential);
    onOfferTaken?.();
    return client.signIn({ failure: AUTHENTICATE, path, args, guarded: true });
  },

  async rename(id: string, name: string): Promise<void> {
    const path = `/webauthn/update/${encodeURIComponent(id)}`;
    requireTypes(path, { id });
    await client.ask("PUT", { failure: "Failed to update WebAuthn device", path, args: { name } }, anything);
  },
});

/** A passkey that the browser makes as the answer to a call says. */
export async function makePasskey(client: IdentityClient, start: Call) {
  const json = await client.ask("POST", start, optionsOf<PublicKeyCredentialCreationOptionsJSON>("creation"));
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
  return proofOf(await navigator.credentials.create({ publicKey }));
}

/** What the browser asks with, which stands as JSON in the answer. */
const optionsOf =
  <Json>(what: "creation" | "request"): Reader<Json> =>
  (answer) =>
    JSON.parse(text(record(answer)[`public_key_credential_${what}_options`]));

function proofOf(credential: Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("No passkey was given");
  return { public_key_credential: JSON.stringify(credential.toJSON()) };
}
