import { expect, test } from "vitest";
import { loadSecrets } from "#/platform/config/secrets.ts";
import { PASSWORD_LIMIT } from "#/identity/factors/attempts.rules.ts";
import { AttemptsService } from "#/identity/factors/attempts.service.ts";
import {
  administrator,
  Browser,
  EMAIL,
  startIdentityApp,
  STRONG_PASSWORD,
  tryPassword,
} from "#/identity/identity.fixtures.ts";

test("a device on which the person signed in before is spared when a stranger tries, and no other client is", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const stranger = new Browser(app);
  await maya.call("POST", "/sessions/revoke");
  for (let attempt = 0; attempt < 6; attempt++) await signIn(stranger, "wrong wrong");

  const known = await signIn(maya, STRONG_PASSWORD);
  const other = await tryPassword(app, EMAIL, STRONG_PASSWORD);

  expect([known.status, other.status]).toEqual([200, 429]);
});

test("a known device has a counter of its own: it is locked by its own tries, and locks nobody else", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  for (let attempt = 0; attempt < 5; attempt++) await signIn(maya, "wrong wrong");

  const locked = await signIn(maya, STRONG_PASSWORD);
  const other = await tryPassword(app, EMAIL, STRONG_PASSWORD);
  app.clock.advance(15 * 60_000);

  expect([locked.status, other.status]).toEqual([429, 200]);
  expect((await signIn(maya, STRONG_PASSWORD)).status).toBe(200);
});

test("the right password on a known device gives strangers no new tries", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  for (let attempt = 0; attempt < 5; attempt++) await tryPassword(app, EMAIL, "wrong wrong");

  await signIn(maya, STRONG_PASSWORD);

  expect((await tryPassword(app, EMAIL, STRONG_PASSWORD)).status).toBe(429);
});

test("the mark of one person spares no other account, and a made-up one spares nobody", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const ida = await administrator(app, { email: "ida@fern.com", workspaceName: "Ida" });
  const forger = new Browser(app);
  forger.cookies.set("herald_device", `${"A".repeat(22)}${"B".repeat(43)}`);
  for (let attempt = 0; attempt < 5; attempt++) await tryPassword(app, EMAIL, "wrong wrong");

  expect((await signIn(ida, STRONG_PASSWORD)).status).toBe(429);
  expect((await signIn(forger, STRONG_PASSWORD)).status).toBe(429);
});

test("who signed in before there were marks gets one with the next renewal, once", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  maya.cookies.delete("herald_device");

  const first = await maya.call("POST", "/sessions/authenticate", {});
  const second = await maya.call("POST", "/sessions/authenticate", {});

  const marks = [first, second].map(({ response }) =>
    response.cookies.some(({ name }) => name === "herald_device"),
  );
  expect(marks).toEqual([true, false]);
});

test("the refusal names the way out of a sole administrator without mail", async () => {
  const app = await startIdentityApp();
  for (let attempt = 0; attempt < 5; attempt++) await tryPassword(app, EMAIL, "wrong wrong");

  const { json } = await tryPassword(app, EMAIL, "wrong wrong");

  expect(json.error_message).toContain("./herald admin-link");
});

test("the pause doubles up to an hour, and after it the right password works", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const pauses: (string | undefined)[] = [];
  for (let round = 0; round < 4; round++) {
    for (let attempt = 0; attempt < 5; attempt++) await tryPassword(app, EMAIL, "wrong wrong");
    const { response } = await tryPassword(app, EMAIL, "wrong wrong");
    pauses.push(response.headers["retry-after"]);
    app.clock.advance(Number(response.headers["retry-after"]) * 1000);
  }

  const right = await tryPassword(app, EMAIL, STRONG_PASSWORD);

  expect(pauses).toEqual(["900", "1800", "3600", "3600"]);
  expect(right.status).toBe(200);
});

test("tries are kept in the database, so a restart forgets none, and no address stands there in clear", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  for (let attempt = 0; attempt < 5; attempt++) await tryPassword(app, EMAIL, "wrong wrong");

  const { pepper } = loadSecrets(app.config);
  const afterRestart = new AttemptsService({ db: app.db, clock: app.clock, pepper });
  const rows = await app.db.selectFrom("attempts").selectAll().execute();

  await expect(afterRestart.take("password", EMAIL, PASSWORD_LIMIT)).rejects.toThrow("too often");
  expect(JSON.stringify(rows)).not.toContain("fernhollow");
});

/** Tries a password of Maya in a browser that may have been there before. */
function signIn(browser: Browser, password: string) {
  return browser.call("POST", "/passwords/authenticate", { email: EMAIL, password });
}
