/** What a scenario asks of an identity client in the page; both clients answer to it. */
export interface Driver {
  /** Makes the client, as an app does when its page opens, and waits until it knows the project. */
  start: (publicToken: string) => Promise<unknown>;
  strength: (password: string, email: string) => Promise<unknown>;
  createPassword: (email: string, password: string) => Promise<unknown>;
  authenticatePassword: (email: string, password: string) => Promise<unknown>;
  startReset: (email: string) => Promise<unknown>;
  resetByEmail: (token: string, password: string) => Promise<unknown>;
  resetBySession: (password: string) => Promise<unknown>;
  resetByExisting: (email: string, before: string, password: string) => Promise<unknown>;
  refresh: () => Promise<unknown>;
  revoke: () => Promise<unknown>;
  readUser: () => Promise<WireUser>;
  updateUser: (metadata: Record<string, unknown>) => Promise<unknown>;
  remove: (kind: RemovableKind, id: string) => Promise<unknown>;
  sendLink: (email: string) => Promise<unknown>;
  loginOrCreateByLink: (email: string) => Promise<unknown>;
  authenticateLink: (token: string) => Promise<unknown>;
  sendCode: (channel: Channel, to: string) => Promise<string>;
  loginOrCreateByCode: (channel: Channel, to: string) => Promise<string>;
  authenticateCode: (code: string, methodId: string) => Promise<unknown>;
  createApp: () => Promise<{ secret: string; recovery_codes: string[] }>;
  authenticateApp: (code: string) => Promise<unknown>;
  recover: (code: string) => Promise<unknown>;
  newRecoveryCodes: () => Promise<string[]>;
  registerPasskey: () => Promise<unknown>;
  authenticatePasskey: () => Promise<unknown>;
  renamePasskey: (id: string, name: string) => Promise<unknown>;
  startWallet: (address: string, type: WalletType) => Promise<string>;
  authenticateWallet: (address: string, type: WalletType, signature: string) => Promise<unknown>;
  searchUser: (email: string) => Promise<unknown>;
  searchMember: (email: string, organizationId: string) => Promise<unknown>;
  /** Sends the browser to the provider outside. */
  startOAuth: () => Promise<unknown>;
  authenticateOAuth: (token: string) => Promise<unknown>;
}

type Channel = "email" | "sms" | "whatsapp";
type WalletType = "ethereum" | "solana";
export type RemovableKind =
  | "emails"
  | "phone_numbers"
  | "totps"
  | "oauth"
  | "webauthn_registrations"
  | "crypto_wallets";

/** Of the own user, what a scenario goes on with. */
interface WireUser {
  emails: { email_id: string }[];
  phone_numbers: { phone_id: string }[];
  totps: { totp_id: string }[];
  providers: { oauth_user_registration_id: string }[];
  webauthn_registrations: { webauthn_registration_id: string }[];
  crypto_wallets: { crypto_wallet_id: string }[];
}

declare global {
  /** Of the page. */
  var oracle: Driver;
}
