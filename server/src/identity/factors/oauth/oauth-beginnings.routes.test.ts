import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  tokenOf,
  tryPassword,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { startOidc, toProvider } from "./oauth.fixtures.ts";

const KID = "kid@fern.com";

async function started(email: string | null = KID) {
  const account = { sub: "kid", ...(email !== null && { email, email_verified: true }), name: "Kid Lund" };
  const { entry } = await startOidc(account);
  const app = await startIdentityApp(
    { SIGN_UP: "open", OAUTH_PROVIDERS: JSON.stringify([entry]) },
    { isNew: true },
  );
  return { app, maya: await administrator(app) };
}

/** As far as the provider; `back` goes on from there, `end` ends the sign-in. */
async function begin(app: IdentityApp, browser: Browser) {
  const pair = newPair();
  const address = await toProvider(app, browser, "acme", pair);
  const back = async () => tokenOf(String((await browser.api("GET", address)).headers.location));
  const end = (token: string, more: object = {}) =>
    browser.call("POST", "/oauth/authenticate", { token, code_verifier: pair.verifier, ...more });
  return { back, end };
}

function signInMaya(browser: Browser) {
  return browser.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
}

async function mayas(app: IdentityApp) {
  return (await tryPassword(app, EMAIL, STRONG_PASSWORD)).json.data?.["user"];
}

test.each(["before", "after"])(
  "a sign-in begun by nobody connects nothing to who came in %s the way back",
  async (when) => {
    const { app } = await started();
    const browser = new Browser(app);
    const { back, end } = await begin(app, browser);
    if (when === "before") await signInMaya(browser);
    const token = await back();
    if (when === "after") await signInMaya(browser);

    const { status, json } = await end(token);
    const here = await browser.call("GET", "/users/me");

    expect([status, json.data?.["user"]]).toMatchObject([200, { emails: [{ email: KID }] }]);
    expect(here.json.data).toMatchObject({ emails: [{ email: KID }] });
    expect(await mayas(app)).toMatchObject({ providers: [] });
  },
);

test("who comes back without an address is told so, and not made a part of who is in", async () => {
  const { app } = await started(null);
  const browser = new Browser(app);
  const { back, end } = await begin(app, browser);
  await signInMaya(browser);

  const { status, json } = await end(await back());

  expect([status, json.error_type]).toEqual([403, "oauth_email_needed"]);
  expect(await mayas(app)).toMatchObject({ providers: [] });
});

test("an invitation is accepted by who began, not by who came in meanwhile", async () => {
  const { app, maya } = await started();
  await maya.api("POST", "/api/v1/invitations/mailed", { emails: [KID], role: "member" });
  const browser = new Browser(app);
  const { back, end } = await begin(app, browser);
  await signInMaya(browser);

  const invitation = { token: await mailedToken(app, KID) };
  const { status, json } = await end(await back(), { invitation });

  expect([status, json.data?.["user"]]).toMatchObject([200, { emails: [{ email: KID }] }]);
  expect(await mayas(app)).toMatchObject({ providers: [] });
});

test("what somebody began to connect is connected to nobody else, and to nobody once they are out", async () => {
  const { app } = await started();
  const ida = await administrator(app, { email: "ida@other.com", workspaceName: "Other" });
  const { back, end } = await begin(app, ida);
  const token = await back();
  await signInMaya(ida);

  const other = await end(token);
  await ida.call("POST", "/sessions/revoke", {});
  const nobody = await end(token);

  expect([other, nobody].map(({ status, json }) => [status, json.error_type])).toEqual([
    [403, "begun_by_another"],
    [403, "begun_by_another"],
  ]);
  expect(await app.db.selectFrom("user_factors").select("id").execute()).toEqual([]);
  expect(await app.db.selectFrom("users").select("id").execute()).toHaveLength(2);
});

test("the script that keeps the session connects as well", async () => {
  const { entry } = await startOidc({ sub: "kid", email: KID, email_verified: true });
  const env = { SESSION_COOKIES: "script", OAUTH_PROVIDERS: JSON.stringify([entry]) };
  const app = await startIdentityApp(env, { isNew: true });
  const maya = await administrator(app);
  const signedIn = await signInMaya(maya);
  const token = String(signedIn.json.data?.["session_token"]);
  maya.cookies.set("stytch_session", token);
  const authorization = `Basic ${Buffer.from(`${app.publicToken}:${token}`).toString("base64")}`;
  const pair = newPair();
  const landing = await maya.api("GET", await toProvider(app, maya, "acme", pair));
  const body = { token: tokenOf(String(landing.headers.location)), code_verifier: pair.verifier };

  const { status, json } = await maya.call("POST", "/oauth/authenticate", body, { authorization });

  expect([status, json.data?.["user"]]).toMatchObject([
    200,
    { emails: [{ email: EMAIL }], providers: [{ provider_subject: "kid" }] },
  ]);
});
