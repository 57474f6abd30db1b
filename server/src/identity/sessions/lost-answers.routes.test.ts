import { expect, test } from "vitest";
import * as z from "zod/mini";
import { beginApp } from "#/identity/factors/totps/totps.fixtures.ts";
import {
  administrator,
  Browser,
  EMAIL,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const MINUTE_MS = 60_000;

/** What the client says of itself: the id of the call, and of one whose answer was lost. */
const says = (ids: object) => ({
  "x-sdk-client": btoa(JSON.stringify({ ...ids, sdk: { identifier: "herald-web" } })),
});

function stepUp(browser: Browser, event_id = "event-id-1") {
  const body = { email: EMAIL, password: STRONG_PASSWORD };
  return browser.call("POST", "/passwords/authenticate", body, says({ event_id }));
}

function renew(browser: Browser, lost?: string) {
  return browser.call("POST", "/sessions/authenticate", undefined, says({ lost_event_id: lost }));
}

function copyOf(app: IdentityApp, browser: Browser): Browser {
  const copy = new Browser(app);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

const WithSession = z.object({ session: z.object({ session_id: z.string() }) });
const sessionId = (answered: unknown) => WithSession.parse(answered).session.session_id;

/** A browser that has proved a factor again and got the answer, and itself as if it had not. */
async function start() {
  const app = await startIdentityApp();
  const arrived = await administrator(app);
  app.clock.advance(11 * MINUTE_MS);
  const lost = copyOf(app, arrived);
  const { json } = await stepUp(arrived);
  return { app, arrived, lost, id: sessionId(json.data) };
}

test("security 10: the token before is dead at once, and another call's id does not help it", async () => {
  const { app, lost } = await start();

  const api = await lost.api("GET", "/api/v1/me");
  const guessed = await renew(lost, "event-id-2");
  const unnamed = await renew(lost);
  app.clock.advance(MINUTE_MS);
  const later = await renew(lost, "event-id-2");

  expect([api.statusCode, guessed.status, unnamed.status]).toEqual([409, 409, 409]);
  expect(later.json.error_type).toBe("session_not_found");
  expect((await lost.api("GET", "/api/v1/me")).statusCode).toBe(401);
});

test.each(["/users/me", "/totps", "/passwords/session/reset"])(
  "security 10: with the id of the call the token before opens nothing but a renewal, so not %s",
  async (path) => {
    const { lost } = await start();
    const body = path.endsWith("reset") ? { password: "seven copper kites 88" } : undefined;
    const ids = says({ event_id: "event-id-1", lost_event_id: "event-id-1" });

    const { status } = await lost.call(path === "/users/me" ? "GET" : "POST", path, body, ids);

    expect(status).toBe(409);
  },
);

test("security 10: whoever sent the call gets another token by its id, for nearly ten minutes", async () => {
  const { app, arrived, lost, id } = await start();
  app.clock.advance(10 * MINUTE_MS - 1);

  const { json } = await renew(lost, "event-id-1");

  expect(json.data).toMatchObject({ lost_call_done: true });
  expect(sessionId(json.data)).toBe(id);
  expect((await lost.call("POST", "/totps")).status).toBe(200);
  expect((await arrived.api("GET", "/api/v1/me")).statusCode).toBe(409);
});

test("security 10: ten minutes after the change it is too late", async () => {
  const { app, arrived, lost } = await start();
  app.clock.advance(10 * MINUTE_MS);

  const { json } = await renew(lost, "event-id-1");

  expect(json.error_type).toBe("session_not_found");
  expect((await arrived.api("GET", "/api/v1/me")).statusCode).toBe(200);
});

test("security 10: the id of the call works once, also of many at once", async () => {
  const { app, lost } = await start();
  const all = Array.from({ length: 6 }, () => copyOf(app, lost));

  const answers = await Promise.all(all.map((browser) => renew(browser, "event-id-1")));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
});

test("security 10: a later change of the token ends what the call before had left", async () => {
  const { arrived, lost } = await start();
  await stepUp(arrived, "event-id-2");

  const statuses = [
    (await renew(lost, "event-id-1")).status,
    (await renew(lost, "event-id-2")).status,
    (await arrived.api("GET", "/api/v1/me")).statusCode,
  ];

  expect(statuses).toEqual([409, 409, 200]);
});

test("security 12: nothing brings back a session that has ended", async () => {
  const { app, arrived, lost } = await start();
  await arrived.call("POST", "/sessions/revoke");

  const { json } = await renew(lost, "event-id-1");
  await app.identity.sessions.prune();

  expect(json.error_type).toBe("session_not_found");
});

test("what was lost outlasts the clearing away of old tokens", async () => {
  const { app, lost } = await start();
  app.clock.advance(5 * MINUTE_MS);
  await app.identity.sessions.prune();

  expect((await renew(lost, "event-id-1")).status).toBe(200);
});

test("where the cookie came and the rest was lost, the call is known to be done", async () => {
  const { arrived } = await start();

  const { json, response } = await renew(arrived, "event-id-1");
  const unknown = await renew(arrived, "event-id-2");

  expect(json.data).toMatchObject({ lost_call_done: true });
  expect(response.cookies.map(({ name }) => name)).not.toContain("herald_session");
  expect(unknown.json.data).not.toHaveProperty("lost_call_done");
});

test("a renewal that names a call which never came is a renewal like any other", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);

  const { status, json } = await renew(maya, "event-id-1");

  expect(status).toBe(200);
  expect(json.data).not.toHaveProperty("lost_call_done");
});

test("security 10: in script mode the same two bring another token, and the old one alone none", async () => {
  const app = await startIdentityApp({ SESSION_COOKIES: "script" });
  const maya = await administrator(app);
  const body = { email: EMAIL, password: STRONG_PASSWORD };
  const first = await maya.call("POST", "/passwords/authenticate", body, says({}));
  const basic = (token: unknown) => ({
    authorization: `Basic ${btoa(`${app.publicToken}:${String(token)}`)}`,
  });
  const old = basic(first.json.data?.["session_token"]);
  await maya.call("POST", "/passwords/authenticate", body, { ...old, ...says({ event_id: "event-id-1" }) });

  const alone = await maya.call("POST", "/sessions/authenticate", undefined, old);
  const both = await maya.call("POST", "/sessions/authenticate", undefined, {
    ...old,
    ...says({ lost_event_id: "event-id-1" }),
  });
  const next = await maya.call("GET", "/users/me", undefined, basic(both.json.data?.["session_token"]));

  expect([alone.status, both.status, next.status]).toEqual([409, 200, 200]);
});

test("a first code that the browser sends once more, as it got no answer, is answered as before", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const made = await beginApp(app, maya);
  const lost = copyOf(app, maya);
  const prove = (browser: Browser, event_id: string) =>
    browser.call("POST", "/totps/authenticate", { totp_code: made.code() }, says({ event_id }));
  await prove(maya, "event-id-1");

  const other = await prove(copyOf(app, lost), "event-id-2");
  const again = await prove(lost, "event-id-1");
  const third = await prove(copyOf(app, lost), "event-id-1");

  expect(other.json.error_type).toBe("session_token_superseded");
  expect([again.status, again.json.data?.["totp_id"]]).toEqual([200, made.id]);
  expect((await lost.call("POST", "/totps/recovery_codes")).status).toBe(200);
  expect(third.json.error_type).toBe("totp_code_already_authenticated");
});
