import type { ProviderUser } from "@app/contract/identity/provider";
import { factorsOf } from "#/identity/factors/user-factors.ts";
import type { UserRecord } from "./users.store.ts";

type WireKind =
  | "user"
  | "session"
  | "email"
  | "password"
  | "organization"
  | "phone-number"
  | "totp"
  | "recovery-code"
  | "oauth-user"
  | "webauthn-registration"
  | "crypto-wallet";

/** Ids of the wire: a kind, the environment and our id. To be treated as opaque. */
export function wireId(kind: WireKind, id: string): string {
  return `${kind}-live-${id}`;
}

/** The id inside a wire id; null for a text that is none of this kind. */
export function ownId(kind: WireKind, text: string): string | null {
  const match = new RegExp(`^${kind}-live-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`).exec(text);
  return match?.[1] ?? null;
}

/** A user as the wire contract shows them. */
export function toProviderUser(user: UserRecord): ProviderUser {
  const emails = user.emails.map(({ id, email, verified }) => ({
    email_id: wireId("email", id),
    email,
    verified,
  }));
  return {
    user_id: wireId("user", user.id),
    status: "active",
    created_at: user.createdAt.toISOString(),
    name: splitName(user.name),
    emails,
    ...wireFactors(user.factors),
    password: user.passwordId
      ? { password_id: wireId("password", user.passwordId), requires_reset: false }
      : null,
    trusted_metadata: {},
    untrusted_metadata: user.untrustedMetadata,
    roles: ["stytch_user"],
  };
}

function wireFactors(factors: UserRecord["factors"]) {
  return {
    phone_numbers: factorsOf(factors, "phone_number").map(({ id, subject, verified }) => ({
      phone_id: wireId("phone-number", id),
      phone_number: subject,
      verified,
    })),
    providers: factorsOf(factors, "oauth").map(({ id, details }) => ({
      oauth_user_registration_id: wireId("oauth-user", id),
      provider_subject: details.providerSubject,
      provider_type: details.provider,
      email: details.email ?? "",
      profile_picture_url: details.picture,
      locale: details.locale,
    })),
    webauthn_registrations: factorsOf(factors, "webauthn_registration").map(({ id, details, verified }) => ({
      webauthn_registration_id: wireId("webauthn-registration", id),
      domain: details.domain,
      user_agent: details.userAgent,
      authenticator_type: details.authenticatorType,
      verified,
      name: details.name,
    })),
    biometric_registrations: [],
    totps: factorsOf(factors, "totp").map(({ id, verified }) => ({ totp_id: wireId("totp", id), verified })),
    crypto_wallets: factorsOf(factors, "crypto_wallet").map(({ id, details, verified }) => ({
      crypto_wallet_id: wireId("crypto-wallet", id),
      crypto_wallet_address: details.address,
      crypto_wallet_type: details.type,
      verified,
    })),
  };
}

interface WireName {
  first_name: string;
  middle_name: string;
  last_name: string;
}

/** We keep one name; the wire has three. The last word is the last name. */
function splitName(name: string): WireName {
  const words = name.trim().split(/\s+/u);
  if (words.length < 2) return { first_name: name.trim(), middle_name: "", last_name: "" };
  return { first_name: words.slice(0, -1).join(" "), middle_name: "", last_name: words.at(-1) ?? "" };
}

/** The one name again; parts that are not given keep their value. */
export function joinName(current: string, change: { [part in keyof WireName]?: string | undefined }): string {
  const parts = { ...splitName(current) };
  if (change.first_name !== undefined) parts.first_name = change.first_name;
  if (change.middle_name !== undefined) parts.middle_name = change.middle_name;
  if (change.last_name !== undefined) parts.last_name = change.last_name;
  return [parts.first_name, parts.middle_name, parts.last_name]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ");
}
