import { expect, test } from "vitest";
import { hasFreshFactor } from "./sessions.rules.ts";

const NOW = new Date("2026-11-21T09:00:00Z");

function factor(type: string, last_authenticated_at: string) {
  return { type, delivery_method: "any", last_authenticated_at };
}

test.each([
  ["now", "2026-11-21T09:00:00Z", true],
  ["in a zone of its own", "2026-11-21T10:00:00+01:00", true],
  ["a moment less than ten minutes ago", "2026-11-21T08:50:00.001Z", true],
  ["ten minutes ago", "2026-11-21T08:50:00Z", false],
  ["as far ahead as two clocks may be apart", "2026-11-21T09:00:10Z", true],
  ["further ahead", "2026-11-21T09:00:10.001Z", false],
  ["next year", "2027-11-21T09:00:00Z", false],
  ["at no time", "soon", false],
  ["at an empty time", "", false],
])("a password that was proved %s", (_when, at, isFresh) => {
  expect(hasFreshFactor([factor("password", at)], NOW)).toBe(isFresh);
});

test.each([
  ["password", true],
  ["magic_link", true],
  ["otp", true],
  ["oauth", true],
  ["webauthn", true],
  ["totp", true],
  ["recovery_codes", true],
  ["crypto", true],
  ["imported", false],
  ["constructor", false],
  ["", false],
])("a factor of the type “%s” says who sits there: %s", (type, isFresh) => {
  expect(hasFreshFactor([factor(type, NOW.toISOString())], NOW)).toBe(isFresh);
});

test("one fresh factor is enough, and none is not", () => {
  const [old, future] = [factor("otp", "2026-11-20T09:00:00Z"), factor("totp", "2030-01-01T00:00:00Z")];

  expect(hasFreshFactor([future, old, factor("password", NOW.toISOString())], NOW)).toBe(true);
  expect(hasFreshFactor([future, old], NOW)).toBe(false);
  expect(hasFreshFactor([], NOW)).toBe(false);
});
