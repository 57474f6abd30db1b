import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  invited,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  tryPassword,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { askForLink } from "#/identity/mail/mails.fixtures.ts";
import { enrol, OWN_CLIENT } from "./totps.fixtures.ts";

const HOUR_MS = 3_600_000;

async function withApp() {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  return { app, maya, authenticator: await enrol(app, maya) };
}

async function byLink(app: IdentityApp) {
  app.clock.advance(1000);
  const verifier = await askForLink(app, EMAIL);
  const body = { token: await mailedToken(app, EMAIL), code_verifier: verifier };
  const browser = new Browser(app);
  return { browser, ...(await browser.call("POST", "/magic_links/authenticate", body, OWN_CLIENT)) };
}

async function lostApp(by: Browser, of: Browser) {
  const { user } = (await of.api("GET", "/api/v1/me")).json<{ user: { id: string } }>();
  return by.api("POST", `/api/v1/people/${user.id}/lost-app`);
}

test("who has lost the app signs in by their mailbox once it was let go, and by nothing else", async () => {
  const { app, maya } = await withApp();
  const before = await byLink(app);

  await app.identity.lostApps.letGoLocally(" Maya@FernHollow.com ");
  const signedOut = await maya.api("GET", "/api/v1/me");
  const byPassword = await tryPassword(app, EMAIL, STRONG_PASSWORD, OWN_CLIENT);
  const after = await byLink(app);

  expect(before.json.data).toMatchObject({ session: null });
  expect(signedOut.statusCode).toBe(401);
  expect(byPassword.json.data).toMatchObject({ session: null });
  expect(after.json.data).toMatchObject({
    user: { totps: [] },
    session: { user_id: expect.any(String) },
  });
  const lines = await app.identity.outbox.lines();
  expect(lines.map(({ to, subject }) => `${to} ${subject}`)).toEqual(
    expect.arrayContaining([
      `${EMAIL} Sign in without your authenticator app`,
      `${EMAIL} Your authenticator app was taken away`,
    ]),
  );
  const log = await after.browser.api("GET", "/api/v1/members/log?kind=app_let_go");
  expect(log.json()).toMatchObject({ total: 1, items: [{ by: null }] });
});

test("an app stays where nobody came within a day, and where it was found again", async () => {
  const { app, authenticator } = await withApp();
  await app.identity.lostApps.letGoLocally(EMAIL);
  app.clock.advance(25 * HOUR_MS);
  const late = await byLink(app);

  await app.identity.lostApps.letGoLocally(EMAIL);
  const found = new Browser(app);
  await found.call(
    "POST",
    "/passwords/authenticate",
    { email: EMAIL, password: STRONG_PASSWORD },
    OWN_CLIENT,
  );
  const code = { totp_code: authenticator.code() };
  const whole = await found.call("POST", "/totps/authenticate", code, OWN_CLIENT);
  const afterwards = await byLink(app);

  expect(whole.status).toBe(200);
  expect([late.json.data, afterwards.json.data]).toMatchObject([{ session: null }, { session: null }]);
});

test("nothing is let go of who has no app, or of nobody", async () => {
  const app = await startIdentityApp();
  await administrator(app);

  await expect(app.identity.lostApps.letGoLocally(EMAIL)).rejects.toMatchObject({
    code: "identity.no_authenticator_app",
  });
  await expect(app.identity.lostApps.letGoLocally("nobody@fern.com")).rejects.toMatchObject({
    code: "identity.no_proved_address",
    detail: "No account here has this e-mail address. Look at how it is written.",
  });
});

test("a server administrator lets others in on screen, but no other administrator of the server", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const ida = await invited(app, maya, { email: "ida@fern.com", role: "admin" });
  const rosa = await administrator(app, { email: "rosa@else.com", workspaceName: "Else" });
  await enrol(app, maya);

  const refused = [await lostApp(ida, maya), await lostApp(rosa, maya), await lostApp(rosa, ida)];
  const own = await lostApp(maya, maya);
  const after = await byLink(app);

  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 404]);
  expect(refused[1]?.json()).toMatchObject({ code: "identity.app_of_administrator" });
  expect([own.statusCode, after.json.data]).toMatchObject([204, { user: { totps: [] } }]);
});

test("with passwords alone the words name a new one, by which they come in", async () => {
  const app = await startIdentityApp({ SIGN_IN_METHODS: "passwords" });
  const maya = await administrator(app);
  await enrol(app, maya);

  const { ways } = await app.identity.lostApps.letGoLocally(EMAIL);
  const { challenge, verifier } = newPair();
  const browser = new Browser(app);
  await browser.call("POST", "/passwords/email/reset/start", { email: EMAIL, code_challenge: challenge });
  const body = {
    token: await mailedToken(app, EMAIL),
    password: "seven copper kites 88",
    code_verifier: verifier,
  };
  const { json } = await browser.call("POST", "/passwords/email/reset", body, OWN_CLIENT);

  expect(ways).toBe("with a new password, asked for by “Forgot it?”");
  const lines = await app.identity.outbox.lines();
  const mail = lines.find(({ subject }) => subject === "Sign in without your authenticator app");
  expect(mail?.text).toContain(`sign in ${ways}: the app`);
  expect(json.data).toMatchObject({ user: { totps: [] } });
  expect((await browser.api("GET", "/api/v1/me")).json()).toMatchObject({
    preferences: { notice: "app_gone" },
  });
});

test("where no mailbox lets anybody in, nobody is signed out for it: the refusal says what to switch on", async () => {
  const app = await startIdentityApp({ SIGN_IN_METHODS: "passkeys,crypto_wallets" });
  const maya = await administrator(app);

  await expect(app.identity.lostApps.letGoLocally(EMAIL)).rejects.toThrow(
    /^Links by e-mail are switched off on this server\. .* switch one on in Settings, Sign-in/u,
  );
  expect((await lostApp(maya, maya)).json()).toMatchObject({ code: "identity.sign_in_method_disabled" });
  expect((await maya.api("GET", "/api/v1/me")).statusCode).toBe(200);
});
