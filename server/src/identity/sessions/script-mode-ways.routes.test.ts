import { expect, test } from "vitest";
import * as z from "zod/mini";
import { signInBy, startOidc } from "#/identity/factors/oauth/oauth.fixtures.ts";
import { begin, entryOf, startGoogle, submit, tokenOf } from "#/identity/factors/one-tap/one-tap.fixtures.ts";
import type { Google } from "#/identity/factors/one-tap/one-tap.fixtures.ts";
import { askForCode, giveCode, sentCode } from "#/identity/factors/passcodes/passcodes.fixtures.ts";
import { SoftAuthenticator } from "#/identity/factors/passkeys/passkeys.fixtures.ts";
import { enrol, OWN_CLIENT } from "#/identity/factors/totps/totps.fixtures.ts";
import { ethereumWallet } from "#/identity/factors/wallets/wallets.fixtures.ts";
import {
  administrator,
  EMAIL,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  tokenOf as tokenIn,
} from "#/identity/identity.fixtures.ts";
import type { Browser, IdentityApp } from "#/identity/identity.fixtures.ts";
import { ScriptBrowser } from "./script-mode.fixtures.ts";

const PASSWORD = { email: EMAIL, password: STRONG_PASSWORD };
const ADA = { sub: "ada-1", email: "ada@acme.com", email_verified: true, name: "Ada Lund" };
/** Cookies that name a browser, and hold nothing of a session. */
const OF_BROWSERS = ["herald_client", "herald_device", "herald_oauth", "stytch_csrf_private_token"];
const Options = z.looseObject({
  public_key_credential_creation_options: z.optional(z.string()),
  public_key_credential_request_options: z.optional(z.string()),
});

type Answer = Awaited<ReturnType<Browser["call"]>>;

interface Place {
  app: IdentityApp;
  google: Google;
  /** Whoever administers the server, signed in. */
  maya: ScriptBrowser;
}

const WAYS: Readonly<Record<string, (browser: ScriptBrowser, place: Place) => Promise<Answer>>> = {
  "a password": (browser) => browser.call("POST", "/passwords/authenticate", PASSWORD),
  "a mailed link": async (browser, { app }) => {
    const pair = newPair();
    const asked = { email: EMAIL, code_challenge: pair.challenge };
    await browser.call("POST", "/magic_links/email/login_or_create", asked);
    const body = { token: await mailedToken(app, EMAIL), code_verifier: pair.verifier };
    return browser.call("POST", "/magic_links/authenticate", body);
  },
  "a code by mail": async (browser, { app }) => {
    const id = await askForCode(browser, "email/login_or_create", { email: EMAIL });
    return giveCode(browser, id, await sentCode(app, EMAIL));
  },
  "a passkey": async (browser, { maya }) => {
    const device = new SoftAuthenticator();
    const domain = "localhost";
    const making = await maya.call("POST", "/webauthn/register/start", {
      domain,
      return_passkey_credential_options: true,
    });
    const made = JSON.parse(Options.parse(making.json.data).public_key_credential_creation_options ?? "");
    await maya.call("POST", "/webauthn/register", { public_key_credential: device.create(made) });
    const asking = await browser.call("POST", "/webauthn/authenticate/start/primary", { domain });
    const asked = JSON.parse(Options.parse(asking.json.data).public_key_credential_request_options ?? "");
    return browser.call("POST", "/webauthn/authenticate", { public_key_credential: device.get(asked) });
  },
  "a wallet": async (browser) => {
    const { type, address, sign } = ethereumWallet();
    const wallet = { crypto_wallet_type: type, crypto_wallet_address: address };
    const { json } = await browser.call("POST", "/crypto_wallets/authenticate/start/primary", wallet);
    const signature = sign(String(json.data?.["challenge"]));
    return browser.call("POST", "/crypto_wallets/authenticate", { ...wallet, signature });
  },
  "a provider outside": (browser, { app }) => signInBy(app, browser, "acme"),
  "the frame of Google": async (browser, { app, google }) => {
    const pair = newPair();
    const { oauth_callback_id: id, nonce } = await begin(app, browser);
    const id_token = await tokenOf(app, google, nonce);
    const submitted = await submit(browser, id, { id_token, code_challenge: pair.challenge });
    const token = tokenIn(submitted.json<{ redirect_url: string }>().redirect_url);
    return browser.call("POST", "/oauth/authenticate", { token, code_verifier: pair.verifier });
  },
  "an invitation": async (browser, { maya }) => {
    const { url } = (await maya.api("POST", "/api/v1/invitations", {})).json<{ url: string }>();
    const person = { name: "Tomás Leiria", email: "tomas@fern.com", password: STRONG_PASSWORD };
    return browser.call("POST", "/invitations/authenticate", { token: tokenIn(url), ...person });
  },
  "an administrator link": async (browser, { app }) => {
    const { url } = await app.identity.administratorLinks.make();
    return browser.call("POST", "/administrator_links/authenticate", {
      token: tokenIn(url),
      name: "Ida Berg",
      email: "ida@fern.com",
      password: STRONG_PASSWORD,
      workspace_name: "Second",
      time_zone: "UTC",
      currency: "EUR",
    });
  },
  // The last one: from now on a password of theirs is half a sign-in.
  "a recovery code after a password": async (browser, { app, maya }) => {
    const { recoveryCodes } = await enrol(app, maya);
    const half = await browser.call("POST", "/passwords/authenticate", PASSWORD, OWN_CLIENT);
    const { intermediate_session_token: intermediate } = half.json.data ?? {};
    expect([half.json.data?.["session_token"], half.response.cookies]).toEqual(["", []]);
    const body = { recovery_code: recoveryCodes[0], intermediate_session_token: intermediate };
    return browser.call("POST", "/totps/recover", body, OWN_CLIENT);
  },
};

test("security 20: in script mode every way in gives the tokens in its answer, and no cookie of a session", async () => {
  const [acme, google] = [await startOidc(ADA), await startGoogle()];
  const OAUTH_PROVIDERS = JSON.stringify([acme.entry, entryOf(google)]);
  const app = await startIdentityApp(
    { SESSION_COOKIES: "script", SIGN_UP: "open", OAUTH_PROVIDERS },
    { isNew: true },
  );
  await administrator(app);
  const maya = new ScriptBrowser(app);
  await maya.call("POST", "/passwords/authenticate", PASSWORD);
  const answers: Record<string, unknown> = {};

  for (const [way, signIn] of Object.entries(WAYS)) {
    const browser = new ScriptBrowser(app);
    const { status, json, response } = await signIn(browser, { app, google, maya });
    answers[way] = {
      status,
      token: String(json.data?.["session_token"]).replace(/^[\w-]{43}$/, "opaque"),
      jwt: String(json.data?.["session_jwt"]).replace(/^[\w-]+\.[\w-]+\.[\w-]+$/, "signed"),
      cookies: response.cookies.map(({ name }) => name).filter((name) => !OF_BROWSERS.includes(name)),
      isSignedIn: (await browser.call("GET", "/users/me")).status === 200,
    };
  }

  const signedIn = { status: 200, token: "opaque", jwt: "signed", cookies: [], isSignedIn: true };
  expect(answers).toEqual(Object.fromEntries(Object.keys(WAYS).map((way) => [way, signedIn])));
});
