import { expect, test, vi } from "vitest";
import { KEY, MARKER, openTab, renewed, settle, signIn, startFreshEachTime } from "./session.fixtures.ts";

startFreshEachTime();

const isFull = (): never => {
  throw new DOMException("Setting the value exceeded the quota.", "QuotaExceededError");
};
const isBlocked = (): never => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

/** Until the end of the test. */
function withStorageThat(refuses: () => never, methods: readonly ("getItem" | "setItem" | "removeItem")[]) {
  for (const method of methods) vi.spyOn(Storage.prototype, method).mockImplementation(refuses);
}

test.each([
  ["has no room", isFull, ["setItem"]],
  ["is blocked", isBlocked, ["getItem", "setItem", "removeItem"]],
] as const)("where local storage %s people sign in, stay and sign out", async (_why, refuses, methods) => {
  withStorageThat(refuses, methods);
  const browser = openTab(renewed);
  await signIn(browser);
  document.cookie = MARKER;
  const signedIn = browser.session.state.get();
  const next = openTab(renewed);
  await settle();
  const later = next.session.state.get();
  await settle(10_000);
  const asked = next.paths.length;
  await next.session.logOut();
  vi.restoreAllMocks();

  expect(signedIn).toMatchObject({ status: "signed-in", session: { userId: "user-live-1" } });
  expect(later).toEqual(signedIn);
  expect(asked).toBe(1);
  expect(next.paths.at(-1)).toBe("/sessions/revoke");
  expect(next.session.state.get().status).toBe("signed-out");
  expect(localStorage.getItem(KEY)).toBeNull();
});
