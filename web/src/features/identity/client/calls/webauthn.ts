import { requireTypes } from "#/features/identity/client/checks.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { anything, object, text } from "#/features/identity/client/shapes.ts";

const START = "Failed to start WebAuthn registration";
const REGISTER = "Failed to register WebAuthn device";
const AUTHENTICATE = "Failed to authenticate WebAuthn device";

const readCreation = object({ public_key_credential_creation_options: text });
const readRequest = object({ public_key_credential_request_options: text });

/** Passkeys. The browser's own dialogs stand between the two calls of each. */
export const webauthn = (client: IdentityClient) => ({
  /** @throws DOMException when the person breaks off. */
  async register(options: { domain?: string; is_passkey?: boolean } = {}) {
    const { domain = window.location.hostname, is_passkey = true } = options;
    requireTypes("identity.webauthn.registerStart", {
      domain: ["string", domain],
      is_passkey: ["boolean", is_passkey],
    });
    const body = {
      domain,
      return_passkey_credential_options: is_passkey,
      use_base64_url_encoding: true,
      user_agent: navigator.userAgent,
    };
    const start = { failure: START, path: "/webauthn/register/start", body };
    const { public_key_credential_creation_options } = await client.ask("POST", start, readCreation);
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      JSON.parse(public_key_credential_creation_options),
    );
    const public_key_credential = toJson(await navigator.credentials.create({ publicKey }));
    return client.signIn({
      failure: REGISTER,
      path: "/webauthn/register",
      body: { public_key_credential },
    });
  },

  /**
   * Asks for a passkey: at once, or where the browser offers it beside what is typed.
   * @throws DOMException when the person breaks off, or the signal does.
   */
  async authenticate(options: { domain?: string; isOffer?: boolean; signal?: AbortSignal } = {}) {
    const { domain = window.location.hostname, isOffer = false, signal } = options;
    requireTypes("identity.webauthn.authenticate", {
      domain: ["string", domain],
      signal: ["optional object", signal],
    });
    const body = { domain, return_passkey_credential_options: true };
    const start = { failure: AUTHENTICATE, path: `/webauthn/authenticate/start/${client.way}`, body };
    const { public_key_credential_request_options } = await client.ask("POST", start, readRequest);
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      JSON.parse(public_key_credential_request_options),
    );
    const credential = await navigator.credentials.get({
      publicKey,
      mediation: isOffer ? "conditional" : "optional",
      ...(signal && { signal }),
    });
    return client.signIn({
      failure: AUTHENTICATE,
      path: "/webauthn/authenticate",
      body: { public_key_credential: toJson(credential) },
      guarded: true,
    });
  },

  async rename(id: string, name: string): Promise<void> {
    requireTypes("identity.webauthn.update", {
      webauthn_registration_id: ["string", id],
      name: ["string", name],
    });
    const path = `/webauthn/update/${encodeURIComponent(id)}`;
    await client.ask("PUT", { failure: "Failed to update WebAuthn device", path, body: { name } }, anything);
  },
});

function toJson(credential: Credential | null): string {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("The browser gave no passkey");
  return JSON.stringify(credential.toJSON());
}
