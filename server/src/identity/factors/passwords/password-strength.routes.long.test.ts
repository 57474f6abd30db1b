import { expect, test } from "vitest";
import { administrator, Browser, startIdentityApp, STRONG_PASSWORD } from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

/** Takes longest to judge. */
const SLOW_PASSWORD = `${"9".repeat(99)}1`;
const CHECKS = 12;

test("checks that one client has waiting hold up no sign-up and no check of others", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open", TRUSTED_PROXY: "loopback" });
  await check(app, STRONG_PASSWORD, "203.0.113.1");
  let answered = 0;
  const storm = Array.from({ length: CHECKS }, async () => {
    const { status } = await check(app, SLOW_PASSWORD, "203.0.113.9");
    answered += 1;
    return status;
  });

  const signUp = await new Browser(app).call(
    "POST",
    "/passwords",
    { email: "ida@fern.com", password: STRONG_PASSWORD },
    { "x-forwarded-for": "203.0.113.2" },
  );
  const other = await check(app, STRONG_PASSWORD, "203.0.113.3");
  const answeredBefore = answered;

  expect([signUp.status, other.status]).toEqual([200, 200]);
  expect(answeredBefore).toBeLessThan(CHECKS);
  expect(new Set(await Promise.all(storm))).toEqual(new Set([200]));
});

test("one client has at most so many checks waiting, and is told so", async () => {
  const app = await startIdentityApp({ TRUSTED_PROXY: "loopback" });
  const storm = Array.from({ length: 40 }, () => check(app, SLOW_PASSWORD, "203.0.113.9"));

  const answers = await Promise.all(storm);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  const refused = answers.find(({ status }) => status === 429);
  expect([refused?.json.error_type, refused?.response.headers["retry-after"]]).toEqual([
    "too_many_requests",
    "1",
  ]);
});

test("who is signed in has 120 checks a minute of their own, wherever they are", async () => {
  const app = await startIdentityApp({ TRUSTED_PROXY: "loopback" });
  const maya = await administrator(app);
  const ida = await administrator(app, { email: "ida@fern.com", workspaceName: "Ida" });
  const statuses = [];
  for (let index = 0; index < 120; index++) statuses.push((await typing(maya, index)).status);

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await typing(maya, 120)).status).toBe(429);
  expect((await typing(ida, 0)).status).toBe(200);
  app.clock.advance(60_000);
  expect((await typing(maya, 0)).status).toBe(200);
});

test("of a long password its first 40 characters are judged", async () => {
  const app = await startIdentityApp();

  const [repeated, words] = [
    await check(app, "9".repeat(40) + STRONG_PASSWORD, "127.0.0.1"),
    await check(app, STRONG_PASSWORD + "9".repeat(200), "127.0.0.1"),
  ];

  expect(repeated.json.data).toMatchObject({ valid_password: false });
  expect(words.json.data).toMatchObject({ valid_password: true, score: 4 });
});

function check(app: IdentityApp, password: string, from: string) {
  const headers = { "x-forwarded-for": from };
  return new Browser(app).call("POST", "/passwords/strength_check", { password }, headers);
}

function typing(browser: Browser, index: number) {
  const headers = { "x-forwarded-for": `203.0.113.${index}` };
  return browser.call("POST", "/passwords/strength_check", { password: "a" }, headers);
}
