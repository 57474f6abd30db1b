import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data, PUBLIC_TOKEN, refusal, signedInAnswer } from "./client/client.fixtures.ts";
import { IdentityClient } from "./client/client.ts";
import { PairStore } from "./client/pkce.ts";
import { Transport } from "./client/transport.ts";
import { Session } from "./session.ts";
import { SessionCookies } from "./session-cookies.ts";
import type { CookieMode } from "./session-cookies.ts";

const KEY = `stytch_sdk_state_${PUBLIC_TOKEN}`;
const MARKER = "herald_signed_in=1";
const REFRESH_MS = 180_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T09:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  for (const cookie of document.cookie.split("; ")) {
    document.cookie = `${cookie.split("=")[0]}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
});

type Answer = (path: string) => Response | Promise<Response>;

function start(answer: Answer, { mode = "httponly" }: { mode?: CookieMode } = {}) {
  const paths: string[] = [];
  let reply = answer;
  const cookies = new SessionCookies(document, mode, false);
  const session = new Session({
    publicToken: PUBLIC_TOKEN,
    storage: localStorage,
    cookies,
    events: window,
    random: () => 0.5,
  });
  const transport = new Transport({
    base: "http://provider.test",
    publicToken: PUBLIC_TOKEN,
    fetch: async (input) => {
      const path = new URL(input instanceof Request ? input.url : input).pathname.replace("/sdk/v1", "");
      paths.push(path);
      return reply(path);
    },
    origin: "http://localhost:4870",
    hostname: "localhost",
    sessionToken: () => cookies.token(),
    context: () => session.context(),
    onFatal: (sessionId) => session.end(sessionId),
  });
  const client = new IdentityClient({
    publicToken: PUBLIC_TOKEN,
    transport,
    pairs: new PairStore(localStorage, PUBLIC_TOKEN),
    hasSession: () => session.state.get().status === "signed-in",
    onSignedIn: (answered) => session.accept(answered),
  });
  session.start(client);
  return { session, client, paths, answerWith: (next: Answer) => (reply = next) };
}

async function settle(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

function signIn(browser: { client: IdentityClient }) {
  return browser.client.passwords.authenticate("ana@brand.com", "lantern");
}

function fromOtherTab(newValue: string | null, key: string | null = KEY): void {
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
}

const renewed = () => data(signedInAnswer());
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

test("without the marker cookie nobody is signed in, and nothing is asked", async () => {
  const { session, paths } = start(renewed);

  await settle();

  expect(session.state.get()).toEqual({ status: "signed-out" });
  expect(paths).toEqual([]);
});

test("with the marker cookie the state is unknown until the refresh has answered", async () => {
  document.cookie = MARKER;
  const { session, paths } = start(renewed);
  const first = session.state.get();

  await settle();

  expect(first).toEqual({ status: "unknown" });
  expect(session.state.get()).toMatchObject({ status: "signed-in", session: { userId: "user-live-1" } });
  expect(paths).toEqual(["/sessions/authenticate"]);
});

test("a mirrored session is shown at once and refreshed behind it", async () => {
  document.cookie = MARKER;
  localStorage.setItem(
    KEY,
    JSON.stringify({ userId: "user-live-1", sessionId: "session-live-1", expiresAt: "2026-12-01T00:00:00Z" }),
  );

  const { session, paths } = start(renewed);

  expect(session.state.get()).toMatchObject({ status: "signed-in" });
  await settle();
  expect(paths).toEqual(["/sessions/authenticate"]);
});

test("the mirror holds user, session and end, and no token", async () => {
  const browser = start(renewed);

  await signIn(browser);

  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual({
    userId: "user-live-1",
    sessionId: "session-live-1",
    expiresAt: "2026-12-21T09:00:00Z",
  });
});

test("the session is refreshed every 180 seconds, not sooner", async () => {
  const browser = start(renewed);
  await signIn(browser);
  browser.paths.length = 0;

  await settle(REFRESH_MS - 1);
  const before = browser.paths.length;
  await settle(1);
  const first = browser.paths.length;
  await settle(REFRESH_MS);

  expect([before, first, browser.paths.length]).toEqual([0, 1, 2]);
});

test("after failures it waits 2, 4, 8 … 256 seconds, and after success 180 again", async () => {
  const browser = start(renewed);
  await signIn(browser);
  browser.answerWith(offline);
  await settle(REFRESH_MS);
  const waits: number[] = [];
  for (let failure = 0; failure < 9; failure++) {
    const began = Date.now();
    const sent = browser.paths.length;
    for (let half = 0; half < 600 && browser.paths.length === sent; half++) await settle(500);
    waits.push(Math.round((Date.now() - began) / 500) / 2);
  }
  browser.answerWith(renewed);
  await settle(256_000);
  browser.paths.length = 0;

  await settle(REFRESH_MS);

  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 256]);
  expect(browser.paths.length).toBeGreaterThan(0);
  expect(browser.session.state.get().status).toBe("signed-in");
});

test("a superseded token is tried again at once with the cookie that is new by then", async () => {
  const browser = start(renewed);
  await signIn(browser);
  browser.paths.length = 0;
  let tries = 0;
  browser.answerWith(() => (tries++ === 0 ? refusal(409, "session_token_superseded") : renewed()));
  document.cookie = MARKER;

  await settle(REFRESH_MS);

  expect(browser.paths).toEqual(["/sessions/authenticate", "/sessions/authenticate"]);
  expect(browser.session.state.get().status).toBe("signed-in");
});

test.each([
  "unauthorized_credentials",
  "user_unauthenticated",
  "invalid_secret_authentication",
  "session_not_found",
])("%s clears state, mirror and marker, whichever call answers it", async (type) => {
  document.cookie = MARKER;
  const browser = start(renewed);
  await signIn(browser);
  browser.answerWith(() => refusal(401, type));

  await browser.client.search.user("a@b.co").catch(() => undefined);

  expect(browser.session.state.get()).toEqual({ status: "signed-out" });
  expect(localStorage.getItem(KEY)).toBe("null");
  expect(document.cookie).not.toContain("herald_signed_in");
});

test("an old session's late refusal leaves a newer one alone", async () => {
  const browser = start(renewed);
  await signIn(browser);
  const answer = Promise.withResolvers<Response>();
  browser.answerWith((path) =>
    path === "/users/search" ? answer.promise : data(signedInAnswer({ sessionId: "session-live-2" })),
  );
  const late = browser.client.search.user("a@b.co").catch(() => undefined);
  await signIn(browser);

  answer.resolve(refusal(404, "session_not_found"));
  await late;

  expect(browser.session.state.get()).toMatchObject({ session: { sessionId: "session-live-2" } });
});

test("logout clears everything at once and revokes", async () => {
  document.cookie = MARKER;
  const browser = start(renewed);
  await signIn(browser);
  browser.answerWith(() => data({}));

  await browser.session.logOut();

  expect(browser.session.state.get()).toEqual({ status: "signed-out" });
  expect(browser.paths.at(-1)).toBe("/sessions/revoke");
  expect(document.cookie).not.toContain("herald_signed_in");
  expect(localStorage.getItem(KEY)).toBe("null");
});

test("logout offline clears here, and the session is revoked at the next start", async () => {
  document.cookie = MARKER;
  const browser = start(renewed);
  await signIn(browser);
  browser.answerWith(offline);
  await browser.session.logOut();
  browser.session.stop();

  const { session, paths } = start(() => data({}));
  await settle();

  expect(session.state.get()).toEqual({ status: "signed-out" });
  expect(paths).toEqual(["/sessions/revoke"]);
});

test("a refresh that answers after logout signs nobody in again", async () => {
  document.cookie = MARKER;
  const browser = start(renewed);
  await signIn(browser);
  const answer = Promise.withResolvers<Response>();
  browser.answerWith((path) => (path === "/sessions/authenticate" ? answer.promise : data({})));
  const refresh = browser.session.refresh();
  await settle();

  await browser.session.logOut();
  answer.resolve(renewed());
  await refresh;

  expect(browser.session.state.get()).toEqual({ status: "signed-out" });
});

test("a sign-in in another tab counts here, and so does a logout", async () => {
  const { session } = start(renewed);
  const mirror = { userId: "user-live-1", sessionId: "session-live-1", expiresAt: "2026-12-01T00:00:00Z" };

  fromOtherTab(JSON.stringify(mirror));
  const afterSignIn = session.state.get();
  fromOtherTab("null");

  expect(afterSignIn).toEqual({ status: "signed-in", session: mirror });
  expect(session.state.get()).toEqual({ status: "signed-out" });
});

test.each([
  ["the entry was removed", null, KEY],
  ["the whole storage was cleared", null, null],
  ["the entry was damaged", "{", KEY],
])("when %s, state and cookies go, and the hidden cookie is revoked", async (_case, value, key) => {
  document.cookie = MARKER;
  const browser = start(renewed);
  await signIn(browser);
  browser.paths.length = 0;

  fromOtherTab(value, key);
  await settle();

  expect(browser.session.state.get()).toEqual({ status: "signed-out" });
  expect(document.cookie).not.toContain("herald_signed_in");
  expect(browser.paths).toEqual(["/sessions/revoke"]);
});

test("what other entries of the storage do is nothing to the session", async () => {
  const browser = start(renewed);
  await signIn(browser);

  fromOtherTab(null, "something else");

  expect(browser.session.state.get().status).toBe("signed-in");
});

test("in script mode the tokens are cookies as the hosted provider names them", async () => {
  const answer = { ...signedInAnswer(), session_token: "opaque", session_jwt: "a.b.c" };
  const browser = start(() => data(answer), { mode: "script" });

  await signIn(browser);
  const during = document.cookie;
  browser.session.forget();

  expect(during).toContain("stytch_session=opaque");
  expect(during).toContain("stytch_session_jwt=a.b.c");
  expect(document.cookie).toBe("");
});

test("an intermediate token alone is kept for ten minutes and the session's cookies go", () => {
  const written: string[] = [];
  const page = {
    get cookie() {
      return "stytch_session=opaque; stytch_session_jwt=a.b.c";
    },
    set cookie(value: string) {
      written.push(value);
    },
  };

  new SessionCookies(page, "script", true).write({
    session: "",
    jwt: "",
    intermediate: "between",
    expiresAt: new Date(),
  });

  expect(written).toEqual([
    "stytch_session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax; Secure",
    "stytch_session_jwt=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax; Secure",
    "stytch_intermediate_session_token=between; Path=/; Expires=Sat, 21 Nov 2026 09:10:00 GMT; SameSite=Lax; Secure",
  ]);
});
