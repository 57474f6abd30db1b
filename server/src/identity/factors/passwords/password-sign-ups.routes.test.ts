import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  mailedToken,
  startIdentityApp,
  STRONG_PASSWORD,
  tryPassword,
  wireOf,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const NEW = "new@fern.com";
const CHOSEN = "seven copper kites 88";

async function started(env: Record<string, string> = {}) {
  const app = await startIdentityApp({ SIGN_UP: "open", ...env });
  return { app, maya: await administrator(app) };
}

function create(browser: Browser, email: string, password = STRONG_PASSWORD) {
  return browser.call("POST", "/passwords", { email, password });
}

function finish(browser: Browser, token: string | null, password = CHOSEN) {
  return browser.call("POST", "/passwords/email/reset", { token, password });
}

async function mailsTo(app: IdentityApp, email: string): Promise<string[]> {
  return (await app.identity.outbox.lines()).filter(({ to }) => to === email).map(({ text }) => text);
}

test("security 4: where sign-up is open, an account by password is answered alike for known and new addresses", async () => {
  const { app } = await started();
  const [here, there] = [new Browser(app), new Browser(app)];

  const known = await create(here, EMAIL);
  const fresh = await create(there, NEW);

  expect([known.status, known.json.error_type]).toEqual([403, "email_confirmation_needed"]);
  expect(wireOf(fresh.response)).toEqual(wireOf(known.response));
  expect([...here.cookies.keys()]).toEqual([...there.cookies.keys()]);
  expect((await tryPassword(app, EMAIL, STRONG_PASSWORD)).status).toBe(200);
  expect((await tryPassword(app, NEW, STRONG_PASSWORD)).status).toBe(401);
});

test("the mail says whether there is an account; its link makes one with a password that is chosen then", async () => {
  const { app } = await started();
  const browser = new Browser(app);
  await create(browser, EMAIL);
  await create(browser, NEW);

  const { status, json } = await finish(browser, await mailedToken(app, NEW));

  expect(await mailsTo(app, EMAIL)).toEqual([expect.stringContaining("You have one already")]);
  expect(await mailsTo(app, NEW)).toEqual([expect.stringContaining("make your account")]);
  expect(status).toBe(200);
  expect(json.data).toMatchObject({ user: { emails: [{ email: NEW, verified: true }] } });
  const me = (await browser.api("GET", "/api/v1/me")).json<{ workspaces: { name: string }[] }>();
  expect(me.workspaces.map(({ name }) => name)).toEqual(["My workspace"]);
  expect((await tryPassword(app, NEW, CHOSEN)).status).toBe(200);
  expect((await tryPassword(app, NEW, STRONG_PASSWORD)).status).toBe(401);
});

test("security 8: the link of an account works once, for ten minutes, in the browser that asked", async () => {
  const { app } = await started();
  const browser = new Browser(app);
  await create(browser, NEW);
  const token = await mailedToken(app, NEW);
  await create(browser, "late@fern.com");
  const late = await mailedToken(app, "late@fern.com");

  const elsewhere = [await finish(new Browser(app), token), await finish(await stranger(app), token)];
  const weak = await finish(browser, token, "abc");
  const right = await finish(browser, token);
  const again = await finish(browser, token);
  app.clock.advance(11 * 60_000);
  const over = await finish(browser, late);

  expect(elsewhere.map(({ json }) => json.error_type)).toEqual(["pkce_mismatch", "pkce_mismatch"]);
  expect([weak.status, right.status]).toEqual([400, 200]);
  expect([again.json.error_details?.["reason"], over.json.error_details?.["reason"]]).toEqual([
    "used",
    "expired",
  ]);
});

test("the link makes no account once the address has one, or once sign-up is not open any more", async () => {
  const { app, maya } = await started({ SIGN_UP: "" });
  const opened = await maya.api("PUT", "/api/v1/sign-up", { policy: "open", version: 0 });
  const [one, other] = [new Browser(app), new Browser(app)];
  await create(one, NEW);
  const first = await mailedToken(app, NEW);
  app.clock.advance(1000);
  await create(other, NEW);
  await finish(other, await mailedToken(app, NEW));
  await create(other, "late@fern.com");
  const late = await mailedToken(app, "late@fern.com");

  const second = await finish(one, first);
  await maya.api("PUT", "/api/v1/sign-up", { policy: "invited", version: 1 });
  const closed = await finish(other, late);

  expect(opened.statusCode).toBe(200);
  expect([second.status, second.json.error_type]).toEqual([400, "duplicate_email"]);
  expect([closed.status, closed.json.error_type]).toEqual([403, "sign_up_not_allowed"]);
});

test("an address gets ten such mails in a quarter of an hour, known or not", async () => {
  const { app } = await started();
  const statuses = async (email: string) => {
    const browser = new Browser(app);
    const answers = [];
    for (let time = 0; time < 11; time++) answers.push((await create(browser, email)).status);
    return answers;
  };

  const [known, unknown] = [await statuses(EMAIL), await statuses(NEW)];

  expect(unknown).toEqual(known);
  expect(known).toEqual([...Array<number>(10).fill(403), 429]);
});

/** A browser with a name of its own. */
async function stranger(app: IdentityApp): Promise<Browser> {
  const browser = new Browser(app);
  await create(browser, "stranger@fern.com");
  return browser;
}
