import { expect, test } from "vitest";
import { data, refusal } from "#/features/identity/client/client.fixtures.ts";
import { KEY, MARKER, openTab, renewed, settle, signIn, startFreshEachTime } from "./session.fixtures.ts";

startFreshEachTime();

const over = () => refusal(404, "session_not_found");
const MIRROR = { userId: "user-live-1", sessionId: "session-live-1", expiresAt: "2026-11-21T08:00:00Z" };

test("whichever call says that the session is over, the sign-in page is told that it has ended", async () => {
  const browser = openTab(renewed);
  await signIn(browser);
  browser.answerWith(over);
  await browser.client.ownUser.get().catch(() => undefined);

  const { session } = openTab(renewed);

  expect(session.hasEnded()).toBe(true);
});

test("so it is where its time was over while nobody looked", () => {
  localStorage.setItem(KEY, JSON.stringify(MIRROR));

  const { session } = openTab(renewed);

  expect(session.hasEnded()).toBe(true);
});

test("a session that the server does not know any more at the next visit has ended", async () => {
  document.cookie = MARKER;
  const { session } = openTab(over);
  await settle();

  expect(session.state.get().status).toBe("signed-out");
});

test("whoever logs out or was never here reads nothing of it, and neither does who signs in again", async () => {
  const never = openTab(renewed);
  const first = never.session.hasEnded();
  await signIn(never);
  never.answerWith(() => data({}));
  await never.session.logOut();
  const left = openTab(renewed).session.hasEnded();
  const back = openTab(renewed);
  await signIn(back);
  back.answerWith(over);
  await back.client.ownUser.get().catch(() => undefined);
  back.answerWith(renewed);
  await signIn(back);

  expect([first, left, back.session.hasEnded()]).toEqual([false, false, false]);
});
