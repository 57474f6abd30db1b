import * as z from "zod/mini";
import { authenticated, enveloped, minutes, partOfName, text, WebauthnRegistration } from "./provider.ts";
import { PersonName } from "./schemas.ts";

/** Passkeys on the wire. Options and credentials travel as texts that hold JSON. */

const CREDENTIAL_MAX = 20_000;
const credential = z.string("should be string").check(z.maxLength(CREDENTIAL_MAX, "is too long"));
const flag = z.optional(z.boolean("should be boolean"));

export const WebauthnRegisterStartBody = z.object({
  domain: text,
  authenticator_type: z.optional(z.enum(["platform", "cross-platform"])),
  return_passkey_credential_options: flag,
  use_base64_url_encoding: flag,
  user_agent: z.optional(text),
});
export type WebauthnRegisterStartBody = z.infer<typeof WebauthnRegisterStartBody>;
export const WebauthnRegistrationStarted = enveloped({
  user_id: z.string(),
  public_key_credential_creation_options: z.string(),
});

/** Beyond the hosted contract: of somebody new who comes by an invite link. */
export const PasskeyJoinStartBody = z.object({ token: text, name: PersonName, domain: text });
export type PasskeyJoinStartBody = z.infer<typeof PasskeyJoinStartBody>;
export const PasskeyJoinStarted = enveloped({ public_key_credential_creation_options: z.string() });
export const PasskeyJoinBody = z.object({
  token: text,
  public_key_credential: credential,
  session_duration_minutes: minutes,
});

export const WebauthnCredentialBody = z.object({
  public_key_credential: credential,
  session_duration_minutes: minutes,
});
export type WebauthnCredentialBody = z.infer<typeof WebauthnCredentialBody>;
export const WebauthnAuthenticated = enveloped({ ...authenticated, webauthn_registration_id: z.string() });

export const WebauthnAuthenticateStartBody = z.object({
  domain: text,
  return_passkey_credential_options: flag,
  user_agent: z.optional(text),
});
export const WebauthnAuthenticationStarted = enveloped({
  /** Empty where nobody is named: whoever has a passkey for this server may answer. */
  user_id: z.string(),
  public_key_credential_request_options: z.string(),
});

export const WebauthnUpdateBody = z.object({ name: partOfName.check(z.minLength(1, "is empty")) });
export const WebauthnUpdated = enveloped({ webauthn_registration: WebauthnRegistration });
