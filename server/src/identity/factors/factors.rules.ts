import type { AuthenticationFactor } from "@app/contract/identity/provider";
import type { TextChannel } from "@app/contract/identity/texts";
import { wireId } from "#/identity/users/users.rules.ts";

export function passwordFactor(now: Date): AuthenticationFactor {
  return { type: "password", delivery_method: "knowledge", last_authenticated_at: now.toISOString() };
}

/** A code by mail. */
export function emailPasscodeFactor(emailId: string, email: string, now: Date): AuthenticationFactor {
  return { ...emailFactor(emailId, email, now), type: "otp" };
}

/** A code by message. */
export function phoneFactor(
  channel: TextChannel,
  phoneId: string,
  phone: string,
  now: Date,
): AuthenticationFactor {
  return {
    type: "otp",
    delivery_method: channel,
    last_authenticated_at: now.toISOString(),
    phone_number_factor: { phone_id: wireId("phone-number", phoneId), phone_number: phone },
  };
}

export function totpFactor(totpId: string, now: Date): AuthenticationFactor {
  return {
    type: "totp",
    delivery_method: "authenticator_app",
    last_authenticated_at: now.toISOString(),
    authenticator_app_factor: { totp_id: wireId("totp", totpId) },
  };
}

/** @param codesId of the person's recovery codes: a used one is not kept. */
export function recoveryFactor(codesId: string, now: Date): AuthenticationFactor {
  return {
    type: "recovery_codes",
    delivery_method: "recovery_code",
    last_authenticated_at: now.toISOString(),
    recovery_code_factor: { totp_recovery_code_id: wireId("recovery-code", codesId) },
  };
}

export function emailFactor(emailId: string, email: string, now: Date): AuthenticationFactor {
  return {
    type: "magic_link",
    delivery_method: "email",
    last_authenticated_at: now.toISOString(),
    email_factor: { email_id: wireId("email", emailId), email_address: email },
  };
}

/** @param account of one person at a provider outside. */
export function oauthFactor(
  account: { id: string; provider: string; subject: string },
  now: Date,
): AuthenticationFactor {
  return {
    type: "oauth",
    delivery_method: `oauth_${account.provider}`,
    last_authenticated_at: now.toISOString(),
    oauth_factor: { id: wireId("oauth-user", account.id), provider_subject: account.subject },
  };
}

export function walletFactor(
  wallet: { id: string; type: "ethereum" | "solana"; address: string },
  now: Date,
): AuthenticationFactor {
  return {
    type: "crypto",
    delivery_method: "crypto_wallet",
    last_authenticated_at: now.toISOString(),
    crypto_wallet_factor: {
      crypto_wallet_id: wireId("crypto-wallet", wallet.id),
      crypto_wallet_address: wallet.address,
      crypto_wallet_type: wallet.type,
    },
  };
}
