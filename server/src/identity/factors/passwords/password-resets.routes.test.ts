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
  wireOf,
} from "#/identity/identity.fixtures.ts";

test("security 4: a reset is answered the same for a known and an unknown address, and only one gets a mail", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const start = (email: string) =>
    new Browser(app).call("POST", "/passwords/email/reset/start", {
      email,
      code_challenge: newPair().challenge,
    });

  const known = await start(EMAIL);
  const unknown = await start("nobody@fernhollow.com");

  expect([known.status, unknown.status]).toEqual([200, 200]);
  expect(wireOf(unknown.response)).toEqual(wireOf(known.response));
  expect(await mailedToken(app, EMAIL)).toMatch(/^[\w-]{43}$/);
  expect((await app.identity.outbox.lines()).map((line) => line.to)).toEqual([EMAIL]);
});

test("a reset link is looked at before a password is thought up, and is not used by that", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const { verifier, challenge } = newPair();
  const browser = new Browser(app);
  await browser.call("POST", "/passwords/email/reset/start", { email: EMAIL, code_challenge: challenge });
  const token = await mailedToken(app, EMAIL);
  const look = async (body: object) => {
    const { status, json } = await browser.call("POST", "/passwords/email/reset/check", body);
    return json.error_details?.["reason"] ?? json.error_type ?? status;
  };
  const own = { token, code_verifier: verifier };

  expect(await look(own)).toBe(200);
  expect(await look(own)).toBe(200);
  expect(await look({ token })).toBe("pkce_expected_code_verifier");
  expect(await look({ token, code_verifier: newPair().verifier })).toBe("pkce_mismatch");
  expect(await look({ ...own, token: "invented" })).toBe("unknown");
  await browser.call("POST", "/passwords/email/reset", { ...own, password: "lantern orchid gravel 71" });
  expect(await look(own)).toBe("used");
});

test("security 9: no reset is mailed without a challenge", async () => {
  const app = await startIdentityApp();
  await administrator(app);

  const { status, json } = await new Browser(app).call("POST", "/passwords/email/reset/start", {
    email: EMAIL,
  });

  expect([status, json.error_type]).toEqual([400, "pkce_expected_code_challenge"]);
  expect(await app.identity.outbox.lines()).toEqual([]);
});

test("security 13: a password reset by mail ends the pause, the other sessions and the other links", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const pair = newPair();
  for (let attempt = 0; attempt < 6; attempt++) await tryPassword(app, EMAIL, "wrong wrong");
  const browser = new Browser(app);
  await browser.call("POST", "/passwords/email/reset/start", {
    email: EMAIL,
    code_challenge: pair.challenge,
  });
  const older = await mailedToken(app, EMAIL);
  app.clock.advance(1000);
  await browser.call("POST", "/passwords/email/reset/start", {
    email: EMAIL,
    code_challenge: pair.challenge,
  });
  const token = await mailedToken(app, EMAIL);
  const fresh = "seven copper kites 88";

  const reset = await browser.call("POST", "/passwords/email/reset", {
    token,
    password: fresh,
    code_verifier: pair.verifier,
  });

  expect(reset.status).toBe(200);
  expect((await tryPassword(app, EMAIL, fresh)).status).toBe(200);
  expect((await tryPassword(app, EMAIL, STRONG_PASSWORD)).status).toBe(401);
  expect((await maya.call("POST", "/sessions/authenticate")).json.error_type).toBe("session_not_found");
  const again = await browser.call("POST", "/passwords/email/reset", {
    token: older,
    password: fresh,
    code_verifier: pair.verifier,
  });
  expect(again.status).toBe(401);
  const subjects = (await app.identity.outbox.lines()).map((line) => line.subject);
  expect(subjects).toContain("Your password was changed");
});

test.each([
  ["fernhollow1", "weak_password"],
  ["maya@fernhollow.com", "weak_password"],
  ["password123", "breached_password"],
  ["qwertyuiop", "breached_password"],
])("security 3: a reset by mail refuses the password %s, and its link stays usable", async (poor, reason) => {
  const app = await startIdentityApp();
  await administrator(app);
  const pair = newPair();
  const browser = new Browser(app);
  await browser.call("POST", "/passwords/email/reset/start", {
    email: EMAIL,
    code_challenge: pair.challenge,
  });
  const token = await mailedToken(app, EMAIL);
  const reset = (password: string) =>
    browser.call("POST", "/passwords/email/reset", { token, password, code_verifier: pair.verifier });

  const weak = await reset(poor);
  const strong = await reset("seven copper kites 88");

  expect(weak.json.error_type).toBe(reason);
  expect(weak.json.error_details).toHaveProperty("password");
  expect(strong.status).toBe(200);
});
