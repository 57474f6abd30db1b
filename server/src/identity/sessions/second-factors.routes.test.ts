import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { askForCode, giveCode, sentCode } from "#/identity/factors/passcodes/passcodes.fixtures.ts";
import { enrol, OWN_CLIENT } from "#/identity/factors/totps/totps.fixtures.ts";
import type { App } from "#/identity/factors/totps/totps.fixtures.ts";

const MINUTE_MS = 60_000;
const AT_ONCE = 20;
const HALF = "herald_intermediate";

/** A server whose administrator has an authenticator app. */
async function started() {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  return { app, maya, own: await enrol(app, maya) };
}

async function byPassword(app: IdentityApp, browser = new Browser(app)) {
  const body = { email: EMAIL, password: STRONG_PASSWORD, session_duration_minutes: 43_200 };
  return { browser, ...(await browser.call("POST", "/passwords/authenticate", body, OWN_CLIENT)) };
}

const prove = (browser: Browser, own: App) =>
  browser.call("POST", "/totps/authenticate", { totp_code: own.code() }, OWN_CLIENT);

test("who has an app gets half a sign-in for a password, and the whole one for its code", async () => {
  const { app, own } = await started();

  const { browser, status, json } = await byPassword(app);
  // Refusals take cookies away.
  const between = await copyOf(app, browser).call("GET", "/users/me");
  const product = await copyOf(app, browser).api("GET", "/api/v1/me");
  const whole = await prove(browser, own);

  expect([status, json.data]).toMatchObject([
    200,
    { session: null, session_token: "", session_jwt: "", intermediate_session_token: "" },
  ]);
  expect(json.data).not.toHaveProperty("user");
  expect(between.json.error_type).toBe("user_unauthenticated");
  expect(product.statusCode).toBe(401);
  expect(whole.json.data).toMatchObject({
    user: { emails: [{ email: EMAIL }] },
    session: { authentication_factors: [{ type: "password" }, { type: "totp" }] },
  });
  expect(browser.cookies.has(HALF)).toBe(false);
  expect((await browser.call("GET", "/users/me")).status).toBe(200);
  expect((await browser.api("GET", "/api/v1/me")).statusCode).toBe(200);
});

test("the half is a hidden cookie of ten minutes, and no mark of the device comes with it", async () => {
  const { app } = await started();

  const { response } = await byPassword(app);

  const kept = response.cookies.filter(({ maxAge }) => maxAge !== 0);
  expect(kept).toMatchObject([{ name: HALF, httpOnly: true, maxAge: 600, sameSite: "Lax" }]);
});

test("after ten minutes the first half is worth nothing, and says so", async () => {
  const { app, own } = await started();
  const { browser } = await byPassword(app);
  app.clock.advance(10 * MINUTE_MS);

  const { status, json } = await prove(browser, own);

  expect([status, json.error_type]).toEqual([401, "unable_to_auth_intermediate_session"]);
  expect(json.error_message).toContain("Too much time has passed since the first step.");
});

test("a wrong code leaves the first half as it is, and a right one uses it up", async () => {
  const { app, own } = await started();
  const { browser } = await byPassword(app);
  const copy = copyOf(app, browser);

  const wrong = await browser.call("POST", "/totps/authenticate", { totp_code: "000000" });
  const right = await prove(browser, own);
  app.clock.advance(MINUTE_MS);
  const again = await prove(copy, own);

  expect([wrong.status, wrong.json.error_type]).toEqual([401, "unable_to_authenticate_totp"]);
  expect(right.status).toBe(200);
  expect(again.json).toMatchObject({
    error_type: "unable_to_auth_intermediate_session",
    error_message:
      "This sign-in was finished already, and each works once. Sign in again from the beginning.",
  });
});

test("of 20 ends of one half in parallel, each with a recovery code of its own, exactly one succeeds", async () => {
  const { app, own } = await started();
  const { browser } = await byPassword(app);

  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      copyOf(app, browser).call("POST", "/totps/recover", {
        recovery_code: own.recoveryCodes[index % own.recoveryCodes.length],
      }),
    ),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a recovery code ends a sign-in as well, and is a second factor", async () => {
  const { app, own } = await started();
  const { browser } = await byPassword(app);

  const { json } = await browser.call("POST", "/totps/recover", { recovery_code: own.recoveryCodes[0] });

  expect(json.data).toMatchObject({
    session: { authentication_factors: [{ type: "password" }, { type: "recovery_codes" }] },
  });
});

test("a link and a code by mail are half a sign-in too, and are used up with the other half", async () => {
  const { app, own } = await started();
  const byLink = new Browser(app);
  const pair = newPair();
  await byLink.call("POST", "/magic_links/email/send/primary", {
    email: EMAIL,
    code_challenge: pair.challenge,
  });
  const link = { token: await mailedToken(app, EMAIL), code_verifier: pair.verifier };
  const opened = await byLink.call("POST", "/magic_links/authenticate", link, OWN_CLIENT);
  const late = copyOf(app, byLink);
  const openedAgain = await byLink.call("POST", "/magic_links/authenticate", link, OWN_CLIENT);
  app.clock.advance(9 * MINUTE_MS);
  const byLinkWhole = await prove(byLink, own);
  app.clock.advance(MINUTE_MS / 2);
  const lateWhole = await late.call("POST", "/totps/recover", { recovery_code: own.recoveryCodes[0] });
  const openedLast = await new Browser(app).call("POST", "/magic_links/authenticate", link, OWN_CLIENT);
  const byCode = new Browser(app);
  const id = await askForCode(byCode, "email/send/primary", { email: EMAIL });
  const body = { token: await sentCode(app, EMAIL), method_id: id };
  const given = await byCode.call("POST", "/otps/authenticate", body, OWN_CLIENT);
  const givenAgain = await byCode.call("POST", "/otps/authenticate", body, OWN_CLIENT);
  const byCodeWhole = await prove(byCode, own);

  const halves = [opened, openedAgain, given, givenAgain];
  expect(halves.map(({ json }) => json.data)).toMatchObject(halves.map(() => ({ session: null })));
  expect([byLinkWhole.json.data, byCodeWhole.json.data]).toMatchObject([
    { session: { authentication_factors: [{ type: "magic_link" }, { type: "totp" }] } },
    { session: { authentication_factors: [{ type: "otp" }, { type: "totp" }] } },
  ]);
  expect(lateWhole.json.error_type).toBe("unable_to_auth_intermediate_session");
  expect(openedLast.json.error_details).toMatchObject({ reason: "used" });
  expect((await giveCode(byCode, id, body.token)).json.error_type).toBe("otp_code_not_found");
});

test("a password reset by mail asks for the app, too", async () => {
  const { app, own } = await started();
  const browser = new Browser(app);
  const pair = newPair();
  await browser.call("POST", "/passwords/email/reset/start", {
    email: EMAIL,
    code_challenge: pair.challenge,
  });
  const reset = { token: await mailedToken(app, EMAIL), code_verifier: pair.verifier };
  const password = "seven copper kites 88";

  const { json } = await browser.call("POST", "/passwords/email/reset", { ...reset, password }, OWN_CLIENT);

  expect(json.data).toMatchObject({ session: null });
  expect((await prove(browser, own)).status).toBe(200);
});

test("in their session, who has proved the app is not asked for it again with every other factor", async () => {
  const { app, maya } = await started();

  const { json } = await byPassword(app, maya);

  expect(json.data).toMatchObject({
    session: { authentication_factors: [{ type: "password" }, { type: "totp" }] },
  });
});

test("another client is told that it cannot ask for the app, and gets nothing, however often it tries", async () => {
  const { app } = await started();
  const foreign = Buffer.from(JSON.stringify({ sdk: { identifier: "Stytch.js Javascript SDK" } }));
  const body = { email: EMAIL, password: STRONG_PASSWORD };

  for (const blob of [undefined, "none", foreign.toString("base64")]) {
    const headers = blob === undefined ? {} : { "x-sdk-client": blob };
    const { status, json, response } = await new Browser(app).call(
      "POST",
      "/passwords/authenticate",
      body,
      headers,
    );
    expect([status, json.error_type]).toEqual([401, "second_factor_needed"]);
    expect(response.cookies).toEqual([]);
  }
});

test("signing out, and a sign-in without an app, take a half away", async () => {
  const { app } = await started();
  await administrator(app, { email: "ida@fernhollow.com", workspaceName: "Ida" });
  const { browser: leaving } = await byPassword(app);
  const { browser: changing } = await byPassword(app);

  await leaving.call("POST", "/sessions/revoke");
  await changing.call("POST", "/passwords/authenticate", {
    email: "ida@fernhollow.com",
    password: STRONG_PASSWORD,
  });

  expect([leaving.cookies.has(HALF), changing.cookies.has(HALF)]).toEqual([false, false]);
});

test("whoever was signed in here is not any more once another person is half signed in", async () => {
  const { app, own } = await started();
  const ida = await administrator(app, { email: "ida@fernhollow.com", workspaceName: "Ida" });
  const elsewhere = new Map(ida.cookies);

  await byPassword(app, ida);
  const between = await ida.call("GET", "/users/me");
  const whole = await prove(ida, own);

  expect([...elsewhere.keys()].some((name) => name.endsWith("herald_session"))).toBe(true);
  expect(between.json.error_type).toBe("user_unauthenticated");
  expect(whole.json.data).toMatchObject({ user: { emails: [{ email: EMAIL }] } });
  ida.cookies.clear();
  for (const [name, value] of elsewhere) ida.cookies.set(name, value);
  expect((await ida.call("GET", "/users/me")).json.error_type).toBe("session_not_found");
});

test("with a new password the halves from before end", async () => {
  const { app, maya, own } = await started();
  const { browser } = await byPassword(app);
  await maya.call("POST", "/passwords/session/reset", { password: "seven copper kites 88" });

  expect((await prove(browser, own)).json.error_type).toBe("unable_to_auth_intermediate_session");
});

test("security 20: in script mode the half is a token in the body, and so is what it becomes", async () => {
  const app = await startIdentityApp({ SESSION_COOKIES: "script" });
  const maya = await scripted(app);
  const own = await enrol(app, maya);
  const browser = new Browser(app);

  const { json, response } = await byPassword(app, browser);
  const token = json.data?.["intermediate_session_token"];
  const without = await browser.call("POST", "/totps/authenticate", { totp_code: own.code() });
  const whole = await browser.call("POST", "/totps/authenticate", {
    totp_code: own.code(),
    intermediate_session_token: token,
  });

  expect(token).toMatch(/^[\w-]{43}$/);
  expect(response.cookies).toEqual([]);
  expect(without.json.error_type).toBe("user_unauthenticated");
  expect(whole.json.data).toMatchObject({
    session_token: expect.stringMatching(/^[\w-]{43}$/),
    session: { authentication_factors: [{ type: "password" }, { type: "totp" }] },
  });
});

/** Who is signed in where scripts hold the token: it goes with every call. */
async function scripted(app: IdentityApp): Promise<Browser> {
  await administrator(app);
  const { json } = await byPassword(app);
  let token = String(json.data?.["session_token"]);
  const browser = new Browser(app);
  const call = browser.call.bind(browser);
  browser.call = async (method, path, body, headers) => {
    const basic = Buffer.from(`${app.publicToken}:${token}`).toString("base64");
    const answer = await call(method, path, body, { authorization: `Basic ${basic}`, ...headers });
    const renewed = answer.json.data?.["session_token"];
    if (typeof renewed === "string") token = renewed;
    return answer;
  };
  return browser;
}

function copyOf(app: IdentityApp, browser: Browser): Browser {
  const copy = new Browser(app);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}
