import { expect, test } from "vitest";
import { enrol, OWN_CLIENT } from "#/identity/factors/totps/totps.fixtures.ts";
import type { App } from "#/identity/factors/totps/totps.fixtures.ts";
import {
  administrator,
  Browser,
  EMAIL,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { ScriptBrowser } from "#/identity/sessions/script-mode.fixtures.ts";
import { signInBy, startOidc } from "./oauth.fixtures.ts";

const ADA = { sub: "ada-1", email: EMAIL, email_verified: true, name: "Ada Lund" };

/** Somebody with an authenticator app whom a provider knows by their address. */
async function withApp(env: Record<string, string> = {}, OneBrowser = Browser) {
  const provider = await startOidc(ADA);
  const app = await startIdentityApp(
    { OAUTH_PROVIDERS: JSON.stringify([provider.entry]), ...env },
    { isNew: true },
  );
  await administrator(app);
  const maya = new OneBrowser(app);
  await maya.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
  return { app, provider, maya, authenticator: await enrol(app, maya) };
}

function half(app: IdentityApp, browser: Browser) {
  return signInBy(app, browser, "acme", newPair(), {}, OWN_CLIENT);
}

function finish(browser: Browser, authenticator: App) {
  return browser.call("POST", "/totps/authenticate", { totp_code: authenticator.code() }, OWN_CLIENT);
}

async function connected(browser: Browser) {
  return (await browser.call("GET", "/users/me")).json.data?.["providers"];
}

async function addedMails(app: IdentityApp) {
  const lines = await app.identity.outbox.lines();
  return lines.filter(({ text }) => text.includes("a connected account")).map(({ to }) => to);
}

test.each([
  ["httponly", Browser],
  ["script", ScriptBrowser],
])(
  "security 19: with cookies %s an account found by its address is connected by the second factor, which is told",
  async (cookies, OneBrowser) => {
    const { app, provider, authenticator } = await withApp({ SESSION_COOKIES: cookies }, OneBrowser);
    const browser = new OneBrowser(app);

    const first = await half(app, browser);
    const { session, intermediate_session_token: intermediate } = first.json.data ?? {};
    const before = await addedMails(app);
    const whole = await browser.call(
      "POST",
      "/totps/authenticate",
      {
        totp_code: authenticator.code(),
        ...(cookies === "script" && { intermediate_session_token: intermediate }),
      },
      OWN_CLIENT,
    );
    provider.account = { ...ADA, email: "ada@moved.com" };
    const moved = await half(app, new OneBrowser(app));

    expect([first.status, session, before]).toEqual([200, null, []]);
    expect(whole.json.data).toMatchObject({ user: { providers: [{ provider_subject: "ada-1" }] } });
    expect(await addedMails(app)).toEqual([EMAIL]);
    expect(moved.json.data?.["user_id"]).toBe(whole.json.data?.["user_id"]);
  },
);

test("security 19: an address alone connects nothing: not with wrong codes, not when the second step is left", async () => {
  const { app, maya, authenticator } = await withApp();
  const stranger = new Browser(app);
  await half(app, stranger);

  const wrong = await stranger.call("POST", "/totps/authenticate", { totp_code: "000000" }, OWN_CLIENT);
  const other = new Browser(app);
  await other.call("POST", "/totps/authenticate", { totp_code: authenticator.code() }, OWN_CLIENT);
  app.clock.advance(11 * 60_000);
  const late = await finish(stranger, authenticator);

  expect([wrong.status, late.status]).toEqual([401, 401]);
  expect([await connected(maya), await addedMails(app)]).toEqual([[], []]);
});

test("a recovery code connects, too; of two half sign-ins the second finds it connected", async () => {
  const { app, maya, authenticator } = await withApp();
  const [left, right] = [new Browser(app), new Browser(app)];
  await half(app, left);
  await half(app, right);

  const code = { recovery_code: authenticator.recoveryCodes[0] };
  const recovered = await left.call("POST", "/totps/recover", code, OWN_CLIENT);
  const again = await finish(right, authenticator);

  expect([recovered.status, again.status]).toEqual([200, 200]);
  expect(await connected(maya)).toMatchObject([{ provider_subject: "ada-1" }]);
  expect(await addedMails(app)).toEqual([EMAIL]);
});

test("what another person of the provider has connected meanwhile stays theirs", async () => {
  const { app, provider, maya, authenticator } = await withApp();
  const browser = new Browser(app);
  await half(app, browser);
  const ida = await administrator(app, { email: "ida@other.com", workspaceName: "Other" });
  provider.account = { ...ADA, email: "ida@other.com" };
  await signInBy(app, ida, "acme");

  const whole = await finish(browser, authenticator);

  expect(whole.status).toBe(200);
  expect([await connected(maya), await connected(ida)]).toMatchObject([[], [{ provider_subject: "ada-1" }]]);
});
