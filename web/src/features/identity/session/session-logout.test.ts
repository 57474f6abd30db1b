import { expect, test } from "vitest";
import { data, refusal, signedInAnswer } from "#/features/identity/client/client.fixtures.ts";
import { MARKER, offline, openTab, renewed, settle, signIn, startFreshEachTime } from "./session.fixtures.ts";

startFreshEachTime();

const unavailable = () => refusal(503, "service_unavailable");

/** A tab in which somebody signed in and logs out while the provider answers so. */
async function loggedOut(
  answer: () => Response | Promise<Response>,
  mode: "httponly" | "script" = "httponly",
) {
  document.cookie = MARKER;
  const browser = openTab(mode === "script" ? withTokens : renewed, { mode });
  await signIn(browser);
  browser.answerWith(answer);
  await browser.session.logOut();
  return browser;
}

const withTokens = () => data({ ...signedInAnswer(), session_token: "secret-token", session_jwt: "a.b.c" });

test.each([
  ["a failure of the server", unavailable],
  ["no connection", offline],
  ["an answer that nobody can read", () => new Response("<html>", { status: 200 })],
  ["a refusal that is about something else", () => refusal(400, "bad_domain_for_stytch_sdk")],
])("after %s the wish to sign out is the first that is sent at the next start", async (_case, answer) => {
  const before = await loggedOut(answer);
  before.session.stop();
  // The cookies live on, since nobody ended the session.
  document.cookie = MARKER;

  const { session, paths } = openTab(() => data({}));
  const atOnce = session.state.get();
  await settle();

  expect(atOnce).toEqual({ status: "signed-out" });
  expect(session.state.get()).toEqual({ status: "signed-out" });
  expect(paths).toEqual(["/sessions/revoke"]);
});

test.each([
  ["is done", () => data({})],
  ["was over", () => refusal(404, "session_not_found")],
  ["belongs to nobody", () => refusal(401, "user_unauthenticated")],
])("an answer that the session %s is the end of it", async (_case, answer) => {
  const before = await loggedOut(answer);
  before.session.stop();

  const { paths } = openTab(() => data({}));
  await settle(60_000);

  expect(paths).toEqual([]);
});

test("who has asked for the end of a session is told once the provider knows, whatever it answers", async () => {
  const told = await loggedOut(() => data({}));
  const untold = await loggedOut(offline);

  expect([told.ended, untold.ended]).toEqual(
    Array.from({ length: 2 }, () => ["session-live-1 after /sessions/revoke"]),
  );
});

test("while the server fails, it is told again and again, later each time, until it answers", async () => {
  const browser = await loggedOut(unavailable);
  browser.paths.length = 0;

  await settle(2000);
  const first = browser.paths.length;
  await settle(3999);
  const second = browser.paths.length;
  browser.answerWith(() => data({}));
  await settle(1);
  await settle(600_000);

  expect([first, second, browser.paths.length]).toEqual([1, 1, 2]);
  expect(browser.session.state.get()).toEqual({ status: "signed-out" });
});

test("whoever signs in meanwhile waits for the answer, which would take the new cookies away", async () => {
  const browser = await loggedOut(unavailable);
  const revoked = Promise.withResolvers<Response>();
  browser.answerWith((path) => (path === "/sessions/revoke" ? revoked.promise : renewed()));
  browser.paths.length = 0;

  const signedIn = signIn(browser);
  await settle();
  const before = [...browser.paths];
  revoked.resolve(data({}));
  await signedIn;

  expect(before).toEqual(["/sessions/revoke"]);
  expect(browser.paths).toEqual(["/sessions/revoke", "/passwords/authenticate"]);
  expect(browser.session.state.get()).toMatchObject({ status: "signed-in" });
});

test("where scripts hold the token, the logout carries it although its cookie is gone", async () => {
  const browser = await loggedOut(unavailable, "script");
  // Asked for once more, it still knows which session to end.
  await browser.session.logOut();

  expect(browser.paths.at(-1)).toBe("/sessions/revoke");
  expect(browser.tokens.at(-1)).toBe("secret-token");
  expect(document.cookie).not.toContain("secret-token");
});
