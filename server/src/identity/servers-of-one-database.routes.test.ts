import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { copyDatabase, startApp } from "#/acceptance/test-app.fixtures.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";
import {
  administrator,
  Browser,
  EMAIL,
  mailedToken,
  newPair,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const PASSWORD = { email: EMAIL, password: STRONG_PASSWORD };
const [SCRIPT, HTTPONLY] = [{ SESSION_COOKIES: "script" }, { SESSION_COOKIES: "httponly" }];

/** Servers with settings of their own, beside each other, or one that is set anew between two starts. */
async function serversWith(...settings: readonly Record<string, string>[]): Promise<IdentityApp[]> {
  const [clock, database] = [new TestClock(), await copyDatabase()];
  const publicToken = `public-token-live-${randomBytes(16).toString("hex")}`;
  const shared = {
    IDENTITY_PUBLIC_TOKEN: publicToken,
    IDENTITY_PEPPER: randomBytes(32).toString("base64url"),
  };
  const apps = [];
  for (const env of settings)
    apps.push({ ...(await startApp({ clock, env: { ...shared, ...env }, database })), clock, publicToken });
  return apps;
}

/** The same browser before another server. */
function moved({ cookies }: Browser, to: IdentityApp): Browser {
  const browser = new Browser(to);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

test("security 20: who signs out while the server shows tokens to scripts is not signed in again once it hides them", async () => {
  const [hiding, showing] = await serversWith(HTTPONLY, SCRIPT);
  if (!hiding || !showing) throw new Error("No servers");
  const before = await administrator(hiding);
  const kept = moved(before, hiding);

  const meanwhile = moved(before, showing);
  const out = await meanwhile.call("POST", "/sessions/revoke");
  const after = moved(meanwhile, hiding);

  expect(out.status).toBe(200);
  expect([...after.cookies.keys()]).toEqual(["herald_device"]);
  // A copy of the cookie opens nothing either.
  expect((await kept.call("GET", "/users/me")).json.error_type).toBe("session_not_found");
});

test("security 20: the other way round, too; and whoever signs in keeps no session of before", async () => {
  const [showing, hiding] = await serversWith(SCRIPT, HTTPONLY);
  if (!showing || !hiding) throw new Error("No servers");
  await administrator(showing);
  const before = new Browser(showing);
  const { json } = await before.call("POST", "/passwords/authenticate", PASSWORD);
  const token = String(json.data?.["session_token"]);
  for (const name of ["stytch_session", "stytch_session_jwt"]) before.cookies.set(name, token);
  const asked = () =>
    new Browser(showing).call("GET", "/users/me", undefined, {
      authorization: `Basic ${btoa(`${showing.publicToken}:${token}`)}`,
    });

  const anew = moved(before, hiding);
  await anew.call("POST", "/passwords/authenticate", PASSWORD);
  const meanwhile = moved(before, hiding);
  const statusBefore = (await asked()).status;
  await meanwhile.call("POST", "/sessions/revoke");

  expect([...anew.cookies.keys()].filter((name) => name.startsWith("stytch"))).toEqual([]);
  expect([...meanwhile.cookies.keys()].filter((name) => name.startsWith("stytch"))).toEqual([]);
  expect([statusBefore, (await asked()).json.error_type]).toEqual([200, "session_not_found"]);
});

test("of two servers with other ways in each keeps to its own, and says that it is switched off there", async () => {
  const [all, passwords] = await serversWith({}, { SIGN_IN_METHODS: "passwords" });
  if (!all || !passwords) throw new Error("No servers");
  const maya = await administrator(all);
  const pair = newPair();
  await new Browser(all).call("POST", "/magic_links/email/login_or_create", {
    email: EMAIL,
    code_challenge: pair.challenge,
  });
  const body = { token: await mailedToken(all, EMAIL), code_verifier: pair.verifier };

  const refused = await new Browser(passwords).call("POST", "/magic_links/authenticate", body);
  const taken = await new Browser(all).call("POST", "/magic_links/authenticate", body);
  const setting = await moved(maya, passwords).api("GET", "/api/v1/sign-in");

  expect([refused.status, refused.json.error_message]).toEqual([
    403,
    "Links by e-mail are switched off on this server. Sign in another way.",
  ]);
  expect(taken.status).toBe(200);
  expect(setting.json()).toMatchObject({
    methods: ["passwords"],
    fixed: { methods: "SIGN_IN_METHODS" },
  });
});

const NEW = { host: "herald.fern.com", origin: "https://herald.fern.com" };

test("after the server has moved, links of before open at the new address; cookies and passkeys stay where they were", async () => {
  const [old, here] = await serversWith({}, { BASE_URL: NEW.origin });
  if (!old || !here) throw new Error("No servers");
  const maya = await administrator(old);
  const pair = newPair();
  await maya.call("POST", "/magic_links/email/send/primary", {
    email: EMAIL,
    code_challenge: pair.challenge,
  });
  const headers = { ...NEW, "x-sdk-parent-host": NEW.origin };
  const call = (path: string, body: object) => new Browser(here).call("POST", path, body, headers);

  const link = await call("/magic_links/authenticate", {
    token: await mailedToken(old, EMAIL),
    code_verifier: pair.verifier,
  });
  const asBefore = await moved(maya, here).call("GET", "/users/me", undefined, headers);
  const underOldName = await moved(maya, here).api("GET", "/api/v1/me");
  const passkey = await call("/webauthn/authenticate/start/primary", { domain: "localhost" });
  const options = await call("/webauthn/authenticate/start/primary", { domain: NEW.host });
  const oldPage = await new Browser(here).call("POST", "/passwords/authenticate", PASSWORD, {
    ...headers,
    origin: "http://localhost:4870",
  });

  expect([link.status, link.response.cookies.map(({ name }) => name)]).toEqual([
    200,
    expect.arrayContaining(["__Host-herald_session"]),
  ]);
  expect(asBefore.json.error_type).toBe("user_unauthenticated");
  expect(passkey.json.error_message).toContain("Passkeys of this server belong to herald.fern.com");
  expect(String(options.json.data?.["public_key_credential_request_options"])).toContain(
    '"rpId":"herald.fern.com"',
  );
  expect([underOldName.statusCode, underOldName.json()]).toMatchObject([
    421,
    { detail: expect.stringContaining("Set BASE_URL to the address that people use.") },
  ]);
  expect([oldPage.status, oldPage.json.error_message]).toEqual([
    403,
    expect.stringContaining("Open Herald at https://herald.fern.com and try there."),
  ]);
});
