import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { enrol, OWN_CLIENT } from "./totps.fixtures.ts";

const WRONG = "000000";
const WRONG_RECOVERY = "aaaa-bbbb-cccc-dddd-eeee-ffff";

test("security 6: guesses of a stranger stop neither a session nor a device that signed in before", async () => {
  const { app, maya, known, own } = await started();

  const stranger = await guesses(app);
  const bySession = await prove(maya, own.code());
  await signIn(known);
  app.clock.advance(30_000);
  const byDevice = await prove(known, own.code());
  await known.call("POST", "/sessions/revoke");
  await signIn(known);
  const byRecovery = await recover(known, own.recoveryCodes[0]);
  app.clock.advance(30_000);
  const still = await prove(stranger, own.code());

  expect([bySession.status, byDevice.status, byRecovery.status]).toEqual([200, 200, 200]);
  expect([still.status, still.json.error_type]).toEqual([429, "too_many_requests"]);
});

test("security 6: a device that signed in before has five guesses of its own, however often it begins again", async () => {
  const { maya, known, own } = await started();

  for (let tried = 0; tried < 5; tried++) {
    await signIn(known);
    await prove(known, WRONG);
  }
  const paused = await prove(known, own.code());

  expect([paused.status, paused.json.error_type]).toEqual([429, "too_many_requests"]);
  expect((await prove(maya, own.code())).status).toBe(200);
});

/** A person with an app in a session, and in a browser where they signed in before. */
async function started() {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const own = await enrol(app, maya);
  const known = new Browser(app);
  await signIn(known);
  await prove(known, own.code());
  await known.call("POST", "/sessions/revoke");
  app.clock.advance(30_000);
  return { app, maya, known, own };
}

/** A stranger who knows the password and guesses until both ways are paused. */
async function guesses(app: IdentityApp): Promise<Browser> {
  const stranger = new Browser(app);
  await signIn(stranger);
  for (let tried = 0; tried < 6; tried++) {
    await prove(stranger, WRONG);
    await recover(stranger, WRONG_RECOVERY);
  }
  return stranger;
}

function signIn(browser: Browser) {
  const body = { email: EMAIL, password: STRONG_PASSWORD, session_duration_minutes: 60 };
  return browser.call("POST", "/passwords/authenticate", body, OWN_CLIENT);
}

function prove(browser: Browser, code: string) {
  return browser.call("POST", "/totps/authenticate", { totp_code: code }, OWN_CLIENT);
}

function recover(browser: Browser, code: string | undefined) {
  return browser.call("POST", "/totps/recover", { recovery_code: code }, OWN_CLIENT);
}
