import { expect, test } from "vitest";
import { backoffMs, readMirror } from "./session.rules.ts";

test.each([
  [1, 2000],
  [2, 4000],
  [3, 8000],
  [7, 128_000],
  [8, 256_000],
  [9, 256_000],
  [50, 256_000],
])("after %i failures the wait is %i ms, give or take 175", (failures, wait) => {
  expect([0, 0.5, 1].map((random) => backoffMs(failures, random))).toEqual([wait - 175, wait, wait + 175]);
});

const NOW = new Date("2026-11-21T09:00:00Z");
const MIRROR = { userId: "user-live-1", sessionId: "session-live-1", expiresAt: "2026-11-21T09:00:01Z" };
const HOSTED = {
  session: {
    user_id: "user-live-1",
    session_id: "session-live-1",
    expires_at: "2026-11-21T09:00:01Z",
    roles: [],
  },
  user: null,
};

test.each([
  ["our own", MIRROR],
  ["that of the hosted provider's client", HOSTED],
])("a mirror is read: %s", (_name, stored) => {
  expect(readMirror(JSON.stringify(stored), NOW)).toEqual(MIRROR);
});

test.each([
  ["nothing", null],
  ["nobody", "null"],
  ["no JSON", "{"],
  ["a session that has ended", JSON.stringify({ ...MIRROR, expiresAt: "2026-11-21T09:00:00Z" })],
  ["an end that is no time", JSON.stringify({ ...MIRROR, expiresAt: "soon" })],
  ["a session without an id", JSON.stringify({ ...MIRROR, sessionId: 7 })],
])("of %s nobody is known", (_name, stored) => {
  expect(readMirror(stored, NOW)).toBeNull();
});
