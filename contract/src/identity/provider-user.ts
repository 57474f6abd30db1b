import * as z from "zod/mini";

/** Who is signed in, by which factors, as the wire contract shows them. */

const Metadata = z.record(z.string(), z.unknown());
const verified = z.boolean();
export const ProviderEmail = z.object({ email_id: z.string(), email: z.string(), verified });
export const ProviderPhone = z.object({ phone_id: z.string(), phone_number: z.string(), verified });
export const ProviderWallet = z.object({
  crypto_wallet_id: z.string(),
  crypto_wallet_address: z.string(),
  crypto_wallet_type: z.enum(["ethereum", "solana"]),
  verified,
});
const OauthRegistration = z.object({
  oauth_user_registration_id: z.string(),
  provider_subject: z.string(),
  provider_type: z.string(),
  /** Proved there, as the provider said it last; empty where it named none. */
  email: z.string(),
  profile_picture_url: z.string(),
  locale: z.string(),
});
export const WebauthnRegistration = z.object({
  webauthn_registration_id: z.string(),
  domain: z.string(),
  user_agent: z.string(),
  authenticator_type: z.string(),
  verified,
  name: z.string(),
});
export type WebauthnRegistration = z.infer<typeof WebauthnRegistration>;

export const ProviderUser = z.object({
  user_id: z.string(),
  status: z.enum(["active", "pending"]),
  created_at: z.string(),
  name: z.object({ first_name: z.string(), middle_name: z.string(), last_name: z.string() }),
  emails: z.array(ProviderEmail),
  phone_numbers: z.array(ProviderPhone),
  providers: z.array(OauthRegistration),
  webauthn_registrations: z.array(WebauthnRegistration),
  /** Of apps on phones; a browser has none. */
  biometric_registrations: z.array(z.object({ biometric_registration_id: z.string(), verified })),
  totps: z.array(z.object({ totp_id: z.string(), verified })),
  crypto_wallets: z.array(ProviderWallet),
  password: z.nullable(z.object({ password_id: z.string(), requires_reset: z.boolean() })),
  trusted_metadata: Metadata,
  untrusted_metadata: Metadata,
  roles: z.array(z.string()),
});
export type ProviderUser = z.infer<typeof ProviderUser>;

export const AuthenticationFactor = z.object({
  type: z.string(),
  delivery_method: z.string(),
  last_authenticated_at: z.string(),
  email_factor: z.optional(z.object({ email_id: z.string(), email_address: z.string() })),
  phone_number_factor: z.optional(z.object({ phone_id: z.string(), phone_number: z.string() })),
  oauth_factor: z.optional(
    z.object({ id: z.string(), email_id: z.optional(z.string()), provider_subject: z.string() }),
  ),
  webauthn_factor: z.optional(
    z.object({ webauthn_registration_id: z.string(), domain: z.string(), user_agent: z.string() }),
  ),
  authenticator_app_factor: z.optional(z.object({ totp_id: z.string() })),
  recovery_code_factor: z.optional(z.object({ totp_recovery_code_id: z.string() })),
  crypto_wallet_factor: z.optional(
    z.object({
      crypto_wallet_id: z.string(),
      crypto_wallet_address: z.string(),
      crypto_wallet_type: z.enum(["ethereum", "solana"]),
    }),
  ),
});
export type AuthenticationFactor = z.infer<typeof AuthenticationFactor>;

export const ProviderSession = z.object({
  session_id: z.string(),
  user_id: z.string(),
  started_at: z.string(),
  last_accessed_at: z.string(),
  expires_at: z.string(),
  attributes: z.object({ ip_address: z.string(), user_agent: z.string() }),
  authentication_factors: z.array(AuthenticationFactor),
  custom_claims: z.nullable(Metadata),
  roles: z.array(z.string()),
});
export type ProviderSession = z.infer<typeof ProviderSession>;
