import { expect, test } from "vitest";
import { data } from "#/features/identity/client/client.fixtures.ts";
import { MARKER, offline, openTab, renewed, settle, startFreshEachTime } from "./session.fixtures.ts";
import { KEY, oneLock } from "./session.fixtures.ts";

const REFRESH_MS = 180_000;

startFreshEachTime();

/** Tabs of one browser, which hear of each other's writes; all have refreshed once. */
async function openTabs(count: number) {
  document.cookie = MARKER;
  const locks = oneLock();
  const tabs = Array.from({ length: count }, () => openTab(renewed, { locks }));
  await settle();
  for (const { paths } of tabs) paths.length = 0;
  return { tabs, asked: () => tabs.map(({ paths }) => paths.length) };
}

function tellOthers(key = "herald_refreshed_at"): void {
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: localStorage.getItem(key) }));
}

test("one tab refreshes the session for all", async () => {
  const { asked } = await openTabs(3);

  for (let round = 0; round < 4; round++) {
    await settle(REFRESH_MS);
    tellOthers();
  }

  expect(asked()).toEqual([4, 0, 0]);
});

test("when the tab that leads is closed, the next one refreshes, no sooner than its time", async () => {
  const { tabs, asked } = await openTabs(2);

  await settle(60_000);
  tabs[0]?.session.stop();
  await settle(REFRESH_MS - 60_001);
  const before = asked();
  await settle(1);

  expect([before, asked()]).toEqual([
    [0, 0],
    [0, 1],
  ]);
});

test("when the tab that leads does nothing, another one refreshes after twice the time", async () => {
  const { tabs, asked } = await openTabs(2);
  // A tab that the browser has put to sleep keeps its lock and hears nothing.
  tabs[0]?.answerWith(offline);

  await settle(2 * REFRESH_MS);

  expect(asked()[1]).toBe(1);
});

test("without locks every tab refreshes", async () => {
  document.cookie = MARKER;
  const tabs = [openTab(renewed), openTab(renewed)];
  await settle();
  for (const { paths } of tabs) paths.length = 0;

  await settle(REFRESH_MS);

  expect(tabs.map(({ paths }) => paths.length)).toEqual([1, 1]);
});

test("where the lock is refused the tab works for itself", async () => {
  document.cookie = MARKER;
  const locks = { request: () => Promise.reject(new DOMException("no", "SecurityError")) };
  const tab = openTab(renewed, { locks });
  await settle();
  tab.paths.length = 0;

  await settle(REFRESH_MS);

  expect(tab.paths).toEqual(["/sessions/authenticate"]);
});

test("a logout in the tab that leads ends the session in all, and nobody refreshes any more", async () => {
  const { tabs, asked } = await openTabs(2);
  for (const { answerWith } of tabs) answerWith(() => data({}));

  await tabs[0]?.session.logOut();
  tellOthers(KEY);
  for (const { paths } of tabs) paths.length = 0;
  await settle(10 * REFRESH_MS);

  expect(tabs.map(({ session }) => session.state.get().status)).toEqual(["signed-out", "signed-out"]);
  expect(asked()).toEqual([0, 0]);
});

test("a refresh that changes nothing is no news to whoever follows the session", async () => {
  const { tabs } = await openTabs(1);
  let news = 0;
  tabs[0]?.session.state.subscribe(() => (news += 1));

  await settle(REFRESH_MS);

  expect(news).toBe(0);
});
