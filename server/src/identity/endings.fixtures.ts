import {
  ADMINISTRATOR_LINK_MINUTES,
  INVITATION_DAYS,
  LINK_MINUTES,
  PASSCODE_MINUTES,
  SECOND_FACTOR_MINUTES,
} from "@app/contract/identity/limits";
import { expect } from "vitest";
import { randomInt } from "node:crypto";
import { toProvider } from "#/identity/factors/oauth/oauth.fixtures.ts";
import { askForCode, giveCode, sentCode } from "#/identity/factors/passcodes/passcodes.fixtures.ts";
import { SoftAuthenticator } from "#/identity/factors/passkeys/passkeys.fixtures.ts";
import { beginApp, enrol, OWN_CLIENT } from "#/identity/factors/totps/totps.fixtures.ts";
import { ethereumWallet } from "#/identity/factors/wallets/wallets.fixtures.ts";
import {
  Browser,
  EMAIL,
  mailedToken,
  newPair,
  STRONG_PASSWORD,
  tokenOf,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { zeroBits } from "#/identity/provider/captcha/proofs.rules.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PASSWORD = { email: EMAIL, password: STRONG_PASSWORD };
const MONTH = 43_200;

/** Something that works for a while. */
interface Kept {
  /** @returns whether it worked. */
  use: () => Promise<boolean>;
  /** Takes back what works more than once. */
  end?: () => Promise<unknown>;
}

type Make = (app: IdentityApp) => Promise<Kept>;

/** What ends by the clock: how long it works, how the owner of a workspace comes by it, and how it is used. */
export const ENDINGS: Record<string, [number, Make]> = {
  "a sign-in link": [LINK_MINUTES * MINUTE_MS, signInLink],
  "a link to a new password": [LINK_MINUTES * MINUTE_MS, resetLink],
  "a mailed code": [PASSCODE_MINUTES * MINUTE_MS, mailedCode],
  "an administrator link": [ADMINISTRATOR_LINK_MINUTES * MINUTE_MS, administratorLink],
  "an invite link": [INVITATION_DAYS * DAY_MS, (app) => inviteLink(app, "authenticate")],
  "a look at an invite link": [INVITATION_DAYS * DAY_MS, (app) => inviteLink(app, "check")],
  "half a sign-in": [SECOND_FACTOR_MINUTES * MINUTE_MS, (app) => halfSignIn(app)],
  "an app that was begun": [60 * MINUTE_MS, begunApp],
  "a session": [MONTH * MINUTE_MS, (app) => session(app, MONTH)],
  "a session of five minutes": [5 * MINUTE_MS, (app) => session(app, 5)],
  "an API token": [DAY_MS, apiToken],
  "a share link": [DAY_MS, shareLink],
  "a way to a provider": [10 * MINUTE_MS, wayToProvider],
  "a way back from a provider": [5 * MINUTE_MS, wayBack],
  "a message for a wallet": [5 * MINUTE_MS, walletMessage],
  "a question to a passkey": [5 * MINUTE_MS, passkeyQuestion],
  "a passkey that is made": [5 * MINUTE_MS, newPasskey],
  "a task for the browser": [5 * MINUTE_MS, browserTask],
};

/** A browser in which the owner has just signed in. */
export async function signedIn(app: IdentityApp, minutes = MONTH): Promise<Browser> {
  const browser = new Browser(app);
  const body = { ...PASSWORD, session_duration_minutes: minutes };
  const { json } = await browser.call("POST", "/passwords/authenticate", body);
  if (!json.data) throw new Error(`The owner is refused: ${json.error_message}`);
  return browser;
}

async function works(browser: Browser, path: string, body: object, headers = {}): Promise<boolean> {
  return (await browser.call("POST", path, body, headers)).status === 200;
}

async function signInLink(app: IdentityApp): Promise<Kept> {
  const { verifier: code_verifier, challenge: code_challenge } = newPair();
  await new Browser(app).call("POST", "/magic_links/email/login_or_create", { email: EMAIL, code_challenge });
  const body = { token: await mailedToken(app, EMAIL), code_verifier };
  return { use: () => works(new Browser(app), "/magic_links/authenticate", body) };
}

async function resetLink(app: IdentityApp): Promise<Kept> {
  const { verifier: code_verifier, challenge: code_challenge } = newPair();
  await new Browser(app).call("POST", "/passwords/email/reset/start", { email: EMAIL, code_challenge });
  const body = { token: await mailedToken(app, EMAIL), password: STRONG_PASSWORD, code_verifier };
  return { use: () => works(new Browser(app), "/passwords/email/reset", body) };
}

async function mailedCode(app: IdentityApp): Promise<Kept> {
  const browser = new Browser(app);
  const id = await askForCode(browser, "email/login_or_create", { email: EMAIL });
  const code = await sentCode(app, EMAIL);
  return { use: async () => (await giveCode(browser, id, code)).status === 200 };
}

/** It makes an account of its own. */
export async function administratorLink(app: IdentityApp): Promise<Kept> {
  const { url } = await app.identity.administratorLinks.make();
  const person = { name: "Rosa Lund", email: `rosa@${randomInt(1e9)}.com`, password: STRONG_PASSWORD };
  const workspace = { workspace_name: "Lund", time_zone: "UTC", currency: "EUR" };
  const body = { token: tokenOf(url), ...person, ...workspace };
  return { use: () => works(new Browser(app), "/administrator_links/authenticate", body) };
}

async function inviteLink(app: IdentityApp, call: "authenticate" | "check"): Promise<Kept> {
  const owner = await signedIn(app);
  const made = (await owner.api("POST", "/api/v1/invitations", { role: "viewer" })).json<{
    id: string;
    url: string;
  }>();
  const person = { name: "Ida", email: `ida@${randomInt(1e9)}.com`, password: STRONG_PASSWORD };
  const body = { token: tokenOf(made.url), ...(call === "authenticate" && person) };
  return {
    use: () => works(new Browser(app), `/invitations/${call}`, body),
    end: () => owner.api("DELETE", `/api/v1/invitations/${made.id}`),
  };
}

export async function halfSignIn(app: IdentityApp, owner?: Browser): Promise<Kept> {
  const own = await enrol(app, owner ?? (await signedIn(app)));
  const browser = new Browser(app);
  await browser.call("POST", "/passwords/authenticate", PASSWORD, OWN_CLIENT);
  return {
    use: () => works(browser, "/totps/authenticate", { totp_code: own.code() }, OWN_CLIENT),
  };
}

async function begunApp(app: IdentityApp): Promise<Kept> {
  const browser = await signedIn(app);
  const begun = await beginApp(app, browser);
  const use = async () => {
    // Only whoever has just proved who they are begins with an app.
    await browser.call("POST", "/passwords/authenticate", PASSWORD);
    return works(browser, "/totps/authenticate", { totp_code: begun.code() });
  };
  return { use };
}

/** What is asked with it: the product, the provider, and whether it may live on. */
async function session(app: IdentityApp, minutes: number): Promise<Kept> {
  const browser = await signedIn(app, minutes);
  const copy = (): Browser => {
    const same = new Browser(app);
    for (const [name, value] of browser.cookies) same.cookies.set(name, value);
    return same;
  };
  const use = async () => {
    const answers = [
      (await copy().api("GET", "/api/v1/me")).statusCode,
      (await copy().call("GET", "/users/me")).status,
      (await copy().call("POST", "/sessions/authenticate", {})).status,
    ];
    expect(new Set(answers.map((status) => status === 200)).size).toBe(1);
    return answers.every((status) => status === 200);
  };
  return { use, end: () => copy().call("POST", "/sessions/revoke") };
}

async function apiToken(app: IdentityApp): Promise<Kept> {
  const owner = await signedIn(app);
  const made = await owner.api("POST", "/api/v1/api-tokens", { name: "Feed", scopes: ["read"], days: 1 });
  const { id, token } = made.json<{ id: string; token: string }>();
  const headers = { host: "localhost:4870", authorization: `Bearer ${token}` };
  return {
    use: async () => (await app.http.inject({ url: "/api/v1/collections", headers })).statusCode === 200,
    end: () => owner.api("DELETE", `/api/v1/api-tokens/${id}`),
  };
}

async function shareLink(app: IdentityApp): Promise<Kept> {
  const owner = await signedIn(app);
  const { id } = (await owner.api("POST", "/api/v1/collections", { name: "Spring" })).json<{ id: string }>();
  const links = `/api/v1/collections/${id}/links`;
  const made = (await owner.api("POST", links, { days: 1 })).json<{ id: string; url: string }>();
  const url = new URL(made.url).pathname;
  return {
    use: async () => (await app.http.inject({ url, headers: { host: "localhost:4870" } })).statusCode === 200,
    end: () => owner.api("DELETE", `${links}/${made.id}`),
  };
}

async function wayToProvider(app: IdentityApp): Promise<Kept> {
  const browser = new Browser(app);
  const back = await toProvider(app, browser, "github", newPair());
  return { use: async () => arrived(await browser.api("GET", back)) !== null };
}

async function wayBack(app: IdentityApp): Promise<Kept> {
  const browser = new Browser(app);
  const { verifier: code_verifier, challenge } = newPair();
  const back = await toProvider(app, browser, "github", { verifier: code_verifier, challenge });
  const body = { token: arrived(await browser.api("GET", back)), code_verifier };
  return { use: () => works(browser, "/oauth/authenticate", body) };
}

function arrived({ headers }: { headers: Record<string, unknown> }): string | null {
  return typeof headers["location"] === "string"
    ? new URL(headers["location"]).searchParams.get("token")
    : null;
}

async function walletMessage(app: IdentityApp): Promise<Kept> {
  const [browser, wallet] = [new Browser(app), ethereumWallet()];
  const asked = { crypto_wallet_address: wallet.address, crypto_wallet_type: wallet.type };
  const { json } = await browser.call("POST", "/crypto_wallets/authenticate/start/primary", asked);
  const body = { ...asked, signature: wallet.sign(String(json.data?.["challenge"])) };
  return { use: () => works(browser, "/crypto_wallets/authenticate", body) };
}

async function passkeyQuestion(app: IdentityApp): Promise<Kept> {
  const [owner, browser, device] = [await signedIn(app), new Browser(app), new SoftAuthenticator()];
  const public_key_credential = device.create(await optionsOf(owner, "register/start", "creation"));
  await owner.call("POST", "/webauthn/register", { public_key_credential });
  const question = await optionsOf(browser, "authenticate/start/primary", "request");
  return {
    use: () => works(browser, "/webauthn/authenticate", { public_key_credential: device.get(question) }),
  };
}

async function newPasskey(app: IdentityApp): Promise<Kept> {
  const owner = await signedIn(app);
  const options = await optionsOf(owner, "register/start", "creation");
  const public_key_credential = new SoftAuthenticator().create(options);
  return { use: () => works(owner, "/webauthn/register", { public_key_credential }) };
}

async function optionsOf(browser: Browser, path: string, kind: "creation" | "request"): Promise<unknown> {
  const body = { domain: "localhost", return_passkey_credential_options: true };
  const { json } = await browser.call("POST", `/webauthn/${path}`, body);
  return JSON.parse(String(json.data?.[`public_key_credential_${kind}_options`]));
}

/** Where the server asks for arithmetic before a try; the try itself is wrong. */
async function browserTask(app: IdentityApp): Promise<Kept> {
  const { json } = await new Browser(app).call("POST", "/captcha/challenges");
  const bits = Number(json.data?.["zero_bits"]);
  const tried = (number: number) => `${String(json.data?.["challenge"])}.${number}`;
  let number = 0;
  while (zeroBits(tried(number)) < bits) number += 1;
  const body = { email: "nobody@fern.com", password: "wrong", captcha_token: tried(number) };
  return {
    use: async () => {
      const answer = await new Browser(app).call("POST", "/passwords/authenticate", body);
      return answer.json.error_type !== "captcha_failed";
    },
  };
}
