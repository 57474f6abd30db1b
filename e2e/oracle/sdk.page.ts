import { createStytchClient } from "@stytch/vanilla-js/headless";
import type { Driver, RemovableKind } from "./driver.ts";

const LONGEST = { session_duration_minutes: 43_200 };
const LANDING = `${location.origin}/authenticate`;
const REMOVALS = {
  emails: "deleteEmail",
  phone_numbers: "deletePhoneNumber",
  totps: "deleteTOTP",
  oauth: "deleteOAuthRegistration",
  webauthn_registrations: "deleteWebauthnRegistration",
  crypto_wallets: "deleteCryptoWallet",
} as const satisfies Record<RemovableKind, string>;
/** An option that its types leave out: the only one that takes a scheme and a port. */
const endpoints = { liveAPIURL: location.origin, testAPIURL: location.origin };

/** What the official client keeps to itself: its searches are in no type. */
const INTERNAL = Symbol.for("stytch__internal_b2c");
interface Internal {
  searchManager: {
    searchUser: (email: string) => Promise<unknown>;
    searchMember: (email: string, organizationId: string) => Promise<unknown>;
  };
}

let client: ReturnType<typeof createStytchClient>;

function searches(): Internal["searchManager"] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the SDK say nothing of it
  return (Reflect.get(client, INTERNAL) as Internal).searchManager;
}

globalThis.oracle = {
  async start(publicToken) {
    client = createStytchClient(publicToken, { endpoints } as object);
  },
  strength: (password, email) => client.passwords.strengthCheck({ password, email }),
  createPassword: (email, password) => client.passwords.create({ email, password, ...LONGEST }),
  authenticatePassword: (email, password) => client.passwords.authenticate({ email, password, ...LONGEST }),
  startReset: (email) => client.passwords.resetByEmailStart({ email }),
  resetByEmail: (token, password) => client.passwords.resetByEmail({ token, password, ...LONGEST }),
  resetBySession: (password) => client.passwords.resetBySession({ password, ...LONGEST }),
  resetByExisting: (email, before, password) =>
    client.passwords.resetByExistingPassword({
      email,
      existing_password: before,
      new_password: password,
      ...LONGEST,
    }),
  refresh: () => client.session.authenticate(LONGEST),
  revoke: () => client.session.revoke({ forceClear: true }),
  readUser: () => client.user.get(),
  updateUser: (untrusted_metadata) => client.user.update({ untrusted_metadata }),
  remove: (kind, id) => client.user[REMOVALS[kind]](id),
  sendLink: (email) => client.magicLinks.email.send(email),
  loginOrCreateByLink: (email) => client.magicLinks.email.loginOrCreate(email),
  authenticateLink: (token) => client.magicLinks.authenticate(token, LONGEST),
  sendCode: async (channel, to) =>
    (await client.otps[channel].send(to, { expiration_minutes: 10 })).method_id,
  loginOrCreateByCode: async (channel, to) =>
    (await client.otps[channel].loginOrCreate(to, { expiration_minutes: 10 })).method_id,
  authenticateCode: (code, methodId) => client.otps.authenticate(code, methodId, LONGEST),
  createApp: () => client.totps.create({ expiration_minutes: 30 }),
  authenticateApp: (totp_code) => client.totps.authenticate({ totp_code, ...LONGEST }),
  recover: (recovery_code) => client.totps.recover({ recovery_code, ...LONGEST }),
  async newRecoveryCodes() {
    const { totps } = await client.totps.recoveryCodes();
    // Its types have one, and the provider answers a list.
    return [totps].flat().flatMap(({ recovery_codes }) => recovery_codes);
  },
  registerPasskey: () =>
    client.webauthn.register({ is_passkey: true, use_base64_url_encoding: true, ...LONGEST }),
  authenticatePasskey: () => client.webauthn.authenticate({ is_passkey: true, ...LONGEST }),
  renamePasskey: (webauthn_registration_id, name) =>
    client.webauthn.update({ webauthn_registration_id, name }),
  startWallet: async (crypto_wallet_address, crypto_wallet_type) =>
    (await client.cryptoWallets.authenticateStart({ crypto_wallet_address, crypto_wallet_type })).challenge,
  authenticateWallet: (crypto_wallet_address, crypto_wallet_type, signature) =>
    client.cryptoWallets.authenticate({ crypto_wallet_address, crypto_wallet_type, signature, ...LONGEST }),
  searchUser: (email) => searches().searchUser(email),
  searchMember: (email, organizationId) => searches().searchMember(email, organizationId),
  startOAuth: () =>
    client.oauth.gitlab.start({
      login_redirect_url: LANDING,
      signup_redirect_url: LANDING,
      custom_scopes: ["read:user"],
      provider_params: { prompt: "login" },
    }),
  authenticateOAuth: (token) => client.oauth.authenticate(token, LONGEST),
} satisfies Driver;
