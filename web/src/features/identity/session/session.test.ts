import { expect, test } from "vitest";
import { data, refusal, signedInAnswer } from "#/features/identity/client/client.fixtures.ts";
import {
  KEY,
  MARKER,
  offline,
  openTab,
  renewed,
  settle,
  signIn,
  startFreshEachTime,
} from "./session.fixtures.ts";

startFreshEachTime();

function fromOtherTab(newValue: string | null, key: string | null = KEY): void {
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
}

test("without the marker cookie nobody is signed in, and nothing is asked", async () => {
  const { session, paths } = openTab(renewed);

  await settle();

  expect(session.state.get()).toEqual({ status: "signed-out" });
  expect(paths).toEqual([]);
});

test("with the marker cookie the state is unknown until the refresh has answered", async () => {
  document.cookie = MARKER;
  const { session, paths } = openTab(renewed);
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

  const { session, paths } = openTab(renewed);

  expect(session.state.get()).toMatchObject({ status: "signed-in" });
  await settle();
  expect(paths).toEqual(["/sessions/authenticate"]);
});

test("the mirror holds user, session and end, and no token", async () => {
  const browser = openTab(renewed);

  await signIn(browser);

  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual({
    userId: "user-live-1",
    sessionId: "session-live-1",
    expiresAt: "2026-12-21T09:00:00Z",
  });
});

test.each([
  "unauthorized_credentials",
  "user_unauthenticated",
  "invalid_secret_authentication",
  "session_not_found",
])("%s clears state, mirror and marker, whichever call answers it", async (type) => {
  document.cookie = MARKER;
  const browser = openTab(renewed);
  await signIn(browser);
  browser.answerWith(() => refusal(401, type));

  await browser.client.search.user("a@b.co").catch(() => undefined);

  expect(browser.session.state.get()).toEqual({ status: "signed-out" });
  expect(localStorage.getItem(KEY)).toBe("null");
  expect(document.cookie).not.toContain("herald_signed_in");
});

test("an old session's late refusal leaves a newer one alone", async () => {
  const browser = openTab(renewed);
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
  const browser = openTab(renewed);
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
  const browser = openTab(renewed);
  await signIn(browser);
  browser.answerWith(offline);
  await browser.session.logOut();
  browser.session.stop();

  const { session, paths } = openTab(() => data({}));
  await settle();

  expect(session.state.get()).toEqual({ status: "signed-out" });
  expect(paths).toEqual(["/sessions/revoke"]);
});

test("a sign-in in another tab counts here, and so does a logout", async () => {
  const { session } = openTab(renewed);
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
  const browser = openTab(renewed);
  await signIn(browser);
  browser.paths.length = 0;

  fromOtherTab(value, key);
  await settle();

  expect(browser.session.state.get()).toEqual({ status: "signed-out" });
  expect(document.cookie).not.toContain("herald_signed_in");
  expect(browser.paths).toEqual(["/sessions/revoke"]);
});

test("what other entries of the storage do is nothing to the session", async () => {
  const browser = openTab(renewed);
  await signIn(browser);

  fromOtherTab(null, "something else");

  expect(browser.session.state.get().status).toBe("signed-in");
});
