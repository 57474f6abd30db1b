import { magicLinks } from "./client/calls/magic-links.ts";
import { oauth } from "./client/calls/oauth.ts";
import { otps } from "./client/calls/otps.ts";
import { ownUser } from "./client/calls/own-user.ts";
import type { FactorKind } from "./client/calls/own-user.ts";
import { passwords } from "./client/calls/passwords.ts";
import { project } from "./client/calls/project.ts";
import { search } from "./client/calls/search.ts";
import { sessions } from "./client/calls/sessions.ts";
import { totps } from "./client/calls/totps.ts";
import { cryptoWallets } from "./client/calls/wallets.ts";
import { webauthn } from "./client/calls/webauthn.ts";
import { IdentityClient } from "./client/client.ts";
import { EventLogger } from "./client/events.ts";
import { Transport } from "./client/transport.ts";
import { SessionCookies } from "./session/session-cookies.ts";
import { Session } from "./session/session.ts";

const CODE = { expiration_minutes: 10 };
const SCOPES = { custom_scopes: ["read:user"], provider_params: { prompt: "login" } };

/** The client and the session of a page, as `identity.ts` makes them where scripts write the cookies. */
function open(publicToken: string) {
  const cookies = new SessionCookies(document, "script", false);
  const session = new Session({
    publicToken,
    storage: localStorage,
    cookies,
    mode: "script",
    events: window,
    locks: navigator.locks,
    random: Math.random,
  });
  const transport = new Transport({
    base: "",
    publicToken,
    fetch: (url, init) => fetch(url, init),
    origin: location.origin,
    hostname: location.hostname,
    sessionToken: () => session.token(),
    context: () => session.context(),
    onFatal: (sessionId) => session.end(sessionId),
  });
  const events = new EventLogger(transport, window);
  const client = new IdentityClient({
    publicToken,
    transport,
    pairsOf: () => localStorage,
    hasSession: () => session.state.get().status === "signed-in",
    onSignedIn: (answer) => session.accept(answer),
    onUser: (user) => session.user.set(user),
    beforeSignIn: () => session.revokePending(),
    intermediateToken: () => cookies.intermediateToken(),
    onAnswer: (path, refusal) => events.logCall(path, refusal),
  });
  session.start(client);
  events.log("sdk_instance_instantiated");
  return { client, session };
}

let page: ReturnType<typeof open>;

/** What the comparison with the official SDK asks for, in the page: `e2e/oracle/driver.ts` says what each is. */
const oracle = {
  async start(publicToken: string) {
    page = open(publicToken);
    await project(page.client);
  },
  strength: (password: string, email: string) => passwords(page.client).strength(password, email),
  createPassword: (email: string, password: string) => passwords(page.client).create(email, password),
  authenticatePassword: (email: string, password: string) =>
    passwords(page.client).authenticate(email, password),
  startReset: (email: string) => passwords(page.client).startReset(email),
  resetByEmail: (token: string, password: string) => passwords(page.client).reset(token, password),
  resetBySession: (password: string) => passwords(page.client).resetBySession(password),
  resetByExisting: (email: string, before: string, password: string) =>
    passwords(page.client).resetByExisting(email, before, password),
  refresh: () => sessions(page.client).authenticate(),
  revoke: () => page.session.logOut(),
  readUser: () => ownUser(page.client).get(),
  updateUser: (untrusted_metadata: Record<string, unknown>) =>
    ownUser(page.client).update({ untrusted_metadata }),
  remove: (kind: FactorKind, id: string) => ownUser(page.client).remove(kind, id),
  sendLink: (email: string) => magicLinks(page.client).send(email),
  loginOrCreateByLink: (email: string) => magicLinks(page.client).loginOrCreate(email),
  authenticateLink: (token: string) => magicLinks(page.client).authenticate(token),
  sendCode: (channel: Channel, to: string) => otps(page.client)[channel].send(to, CODE),
  loginOrCreateByCode: (channel: Channel, to: string) => otps(page.client)[channel].loginOrCreate(to, CODE),
  authenticateCode: (code: string, methodId: string) => otps(page.client).authenticate(code, methodId),
  createApp: () => totps(page.client).create(30),
  authenticateApp: (code: string) => totps(page.client).authenticate(code),
  recover: (code: string) => totps(page.client).recover(code),
  newRecoveryCodes: () => totps(page.client).recoveryCodes(),
  registerPasskey: () => webauthn(page.client).register(),
  authenticatePasskey: () => webauthn(page.client).authenticate(),
  renamePasskey: (id: string, name: string) => webauthn(page.client).rename(id, name),
  startWallet: (crypto_wallet_address: string, crypto_wallet_type: string) =>
    cryptoWallets(page.client).authenticateStart({ crypto_wallet_address, crypto_wallet_type }),
  authenticateWallet: (crypto_wallet_address: string, crypto_wallet_type: string, signature: string) =>
    cryptoWallets(page.client).authenticate({ crypto_wallet_address, crypto_wallet_type, signature }),
  searchUser: (email: string) => search(page.client).user(email),
  searchMember: (email: string, organizationId: string) => search(page.client).member(email, organizationId),
  startOAuth: async () => location.assign(await oauth(page.client).start("gitlab", SCOPES)),
  authenticateOAuth: (token: string) => oauth(page.client).authenticate(token),
};

type Channel = "email" | "sms" | "whatsapp";

Object.assign(globalThis, { oracle });
