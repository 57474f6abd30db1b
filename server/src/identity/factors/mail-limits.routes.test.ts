import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  newPair,
  startIdentityApp,
  tryPassword,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const MAILS = 10;

test.each([
  ["has", EMAIL],
  ["has not", "nobody@fern.com"],
])("an address that an account %s gets its next mail after the wait that was told", async (_what, email) => {
  const app = await startIdentityApp();
  await administrator(app);
  const waits: (string | undefined)[] = [];
  for (let round = 0; round < 3; round++) {
    await askTenTimes(app, email);
    const refused = await reset(new Browser(app), email);
    const wait = refused.response.headers["retry-after"];
    waits.push(wait);
    app.clock.advance(Number(wait) * 1000);
    expect((await reset(new Browser(app), email)).status).toBe(200);
    app.clock.advance(16 * 60_000);
  }

  expect(waits).toEqual(["60", "120", "240"]);
});

test("asking during the wait does not make it longer", async () => {
  const app = await startIdentityApp();
  await askTenTimes(app, EMAIL);
  await reset(new Browser(app), EMAIL);
  app.clock.advance(30_000);

  const again = await reset(new Browser(app), EMAIL);

  expect([again.status, again.response.headers["retry-after"]]).toEqual([429, "30"]);
});

test("mails that strangers ask for keep nobody from theirs who is signed in, or was on their device", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const unmarked = await administrator(app, { email: "ida@fern.com", workspaceName: "Ida" });
  unmarked.cookies.delete("herald_device");
  for (const email of [EMAIL, "ida@fern.com"]) await askTenTimes(app, email);
  for (let attempt = 0; attempt < 6; attempt++) await tryPassword(app, EMAIL, "wrong wrong");

  const signedIn = await reset(unmarked, "ida@fern.com");
  const stepUp = await link(maya, EMAIL);
  await maya.call("POST", "/sessions/revoke");
  const known = await reset(maya, EMAIL);
  const foreign = await reset(maya, "ida@fern.com");
  const stranger = await reset(new Browser(app), EMAIL);

  const statuses = [signedIn, stepUp, known, foreign, stranger].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test("a known device has a limit of its own, which says nothing about other addresses", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  for (let mail = 0; mail < MAILS; mail++) await reset(maya, EMAIL);

  const own = await reset(maya, EMAIL);
  const stranger = await reset(new Browser(app), EMAIL);

  expect([own.status, stranger.status]).toEqual([429, 200]);
});

/** As a stranger who comes from many addresses would: the limit per client address is not what ends it. */
async function askTenTimes(app: IdentityApp, email: string): Promise<void> {
  for (let mail = 0; mail < MAILS; mail++) {
    const { status } = await link(new Browser(app), email);
    expect(status).toBe(200);
  }
}

function link(browser: Browser, email: string) {
  return browser.call("POST", "/magic_links/email/send/primary", body(email));
}

function reset(browser: Browser, email: string) {
  return browser.call("POST", "/passwords/email/reset/start", body(email));
}

function body(email: string) {
  return { email, code_challenge: newPair().challenge };
}
