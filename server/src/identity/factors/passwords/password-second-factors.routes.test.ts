import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  tryPassword,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { enrol, OWN_CLIENT } from "#/identity/factors/totps/totps.fixtures.ts";

const NEW_PASSWORD = "seven copper kites 88";
const MINUTE_MS = 60_000;

/** New passwords that a first factor alone asks for. */
const WAYS = {
  "by the one before": (_app: IdentityApp, browser: Browser) => byExisting(browser),
  "by a mailed link": async (app: IdentityApp, browser: Browser) => {
    const { verifier, challenge } = newPair();
    await browser.call("POST", "/passwords/email/reset/start", { email: EMAIL, code_challenge: challenge });
    const token = await mailedToken(app, EMAIL);
    const body = { token, password: NEW_PASSWORD, code_verifier: verifier };
    return browser.call("POST", "/passwords/email/reset", body, OWN_CLIENT);
  },
};

test.each(Object.entries(WAYS))(
  "security 14: %s a password changes only with the second factor, and until then all stays",
  async (_name, change) => {
    const { app, maya, own } = await started();
    const browser = new Browser(app);

    const half = await change(app, browser);
    const before = await stateOf(app, maya);
    const whole = await browser.call("POST", "/totps/authenticate", { totp_code: own.code() }, OWN_CLIENT);
    const after = await stateOf(app, maya);

    expect([half.status, half.json.data]).toMatchObject([200, { session: null }]);
    expect(before).toEqual({ session: 200, old: 200, fresh: 401, told: 0 });
    expect([whole.status, whole.json.data]).toMatchObject([
      200,
      { session: { authentication_factors: [{ type: "password" }, { type: "totp" }] } },
    ]);
    expect(after).toEqual({ session: 404, old: 401, fresh: 200, told: 1 });
    expect((await browser.call("GET", "/users/me")).status).toBe(200);
  },
);

test("security 14: a recovery code lets a new password in as well", async () => {
  const { app, maya, own } = await started();
  const browser = new Browser(app);

  await byExisting(browser);
  const code = { recovery_code: own.recoveryCodes[0] };
  const whole = await browser.call("POST", "/totps/recover", code, OWN_CLIENT);

  expect(whole.status).toBe(200);
  expect(await stateOf(app, maya)).toEqual({ session: 404, old: 401, fresh: 200, told: 1 });
});

test("whoever breaks a reset off before the second factor uses the same link once more", async () => {
  const { app, own } = await started();
  const { verifier, challenge } = newPair();
  const browser = new Browser(app);
  await browser.call("POST", "/passwords/email/reset/start", { email: EMAIL, code_challenge: challenge });
  const reset = { token: await mailedToken(app, EMAIL), code_verifier: verifier };
  const save = () =>
    browser.call("POST", "/passwords/email/reset", { ...reset, password: NEW_PASSWORD }, OWN_CLIENT);

  await save();
  const looked = await browser.call("POST", "/passwords/email/reset/check", reset);
  await save();
  const whole = await browser.call("POST", "/totps/authenticate", { totp_code: own.code() }, OWN_CLIENT);

  expect([looked.status, whole.status]).toEqual([200, 200]);
  expect((await tryPassword(app, EMAIL, NEW_PASSWORD, OWN_CLIENT)).status).toBe(200);
});

test("a new password that waits is forgotten when the owner changes theirs", async () => {
  const { app, maya, own } = await started();
  const browser = new Browser(app);

  await byExisting(browser);
  await maya.call("POST", "/passwords/session/reset", { password: "nine amber canoes 42" });
  const late = await browser.call("POST", "/totps/authenticate", { totp_code: own.code() }, OWN_CLIENT);

  expect([late.status, late.json.error_type]).toEqual([401, "unable_to_auth_intermediate_session"]);
  expect((await tryPassword(app, EMAIL, NEW_PASSWORD)).status).toBe(401);
});

test("security 14: a second factor of long ago does not change the password either", async () => {
  const { app, maya, own } = await started();
  app.clock.advance(11 * MINUTE_MS);

  const stale = await byExisting(maya);
  const before = await stateOf(app, maya);
  await maya.call("POST", "/totps/authenticate", { totp_code: own.code() });
  const fresh = await byExisting(maya);

  expect([stale.status, stale.json.error_type]).toEqual([401, "stale_factors"]);
  expect(before).toEqual({ session: 200, old: 200, fresh: 401, told: 0 });
  expect(fresh.status).toBe(200);
  expect(await stateOf(app, maya)).toEqual({ session: 200, old: 401, fresh: 200, told: 1 });
});

/** A server whose administrator has an authenticator app. */
async function started() {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  return { app, maya, own: await enrol(app, maya) };
}

function byExisting(browser: Browser) {
  const body = { email: EMAIL, existing_password: STRONG_PASSWORD, new_password: NEW_PASSWORD };
  return browser.call("POST", "/passwords/existing_password/reset", body, OWN_CLIENT);
}

/** Whether the owner's session and the passwords work, and how many mails told of a change. */
async function stateOf(app: IdentityApp, owner: Browser) {
  const status = async (password: string) => (await tryPassword(app, EMAIL, password, OWN_CLIENT)).status;
  const lines = await app.identity.outbox.lines();
  return {
    session: (await owner.call("GET", "/users/me")).status,
    old: await status(STRONG_PASSWORD),
    fresh: await status(NEW_PASSWORD),
    told: lines.filter(({ subject }) => subject === "Your password was changed").length,
  };
}
