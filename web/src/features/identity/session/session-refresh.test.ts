import { expect, test } from "vitest";
import { data, refusal } from "#/features/identity/client/client.fixtures.ts";
import { MARKER, offline, openTab, renewed, settle, signIn, startFreshEachTime } from "./session.fixtures.ts";

const REFRESH_MS = 180_000;

startFreshEachTime();

test("the session is refreshed every 180 seconds, not sooner", async () => {
  const browser = openTab(renewed);
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
  const browser = openTab(renewed);
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
  const browser = openTab(renewed);
  await signIn(browser);
  browser.paths.length = 0;
  let tries = 0;
  browser.answerWith(() => (tries++ === 0 ? refusal(409, "session_token_superseded") : renewed()));
  document.cookie = MARKER;

  await settle(REFRESH_MS);

  expect(browser.paths).toEqual(["/sessions/authenticate", "/sessions/authenticate"]);
  expect(browser.session.state.get().status).toBe("signed-in");
});

test("a refresh that answers after logout signs nobody in again", async () => {
  document.cookie = MARKER;
  const browser = openTab(renewed);
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

test("where a hosted provider calls a wrong factor unauthorized, the session lives as long as its own call is answered", async () => {
  const browser = openTab(renewed, { mode: "script", isHosted: true });
  await signIn(browser);
  browser.paths.length = 0;
  browser.answerWith((path) =>
    path === "/sessions/authenticate" ? renewed() : refusal(401, "unauthorized_credentials"),
  );

  const wrong = await signIn(browser).catch(() => "refused");
  await settle();
  const after = browser.session.state.get().status;
  browser.answerWith(() => refusal(401, "unauthorized_credentials"));
  await signIn(browser).catch(() => undefined);
  await settle();

  expect(wrong).toBe("refused");
  expect(after).toBe("signed-in");
  expect(browser.session.state.get().status).toBe("signed-out");
  expect(browser.paths).toEqual([
    "/passwords/authenticate",
    "/sessions/authenticate",
    "/passwords/authenticate",
    "/sessions/authenticate",
  ]);
});

test("our own provider never says so of a wrong factor: there any call that is answered so ends the session", async () => {
  const browser = openTab(renewed);
  await signIn(browser);
  browser.answerWith(() => refusal(401, "unauthorized_credentials"));

  await signIn(browser).catch(() => undefined);

  expect(browser.session.state.get().status).toBe("signed-out");
});
