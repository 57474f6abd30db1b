import { expect, test } from "vitest";
import { DayOrMoment, ResultUrl } from "./records.ts";

test.each([
  ["https://www.instagram.com/p/One/?igsh=1", true],
  ["fern.example/tea", true],
  ["localhost", false],
  ["javascript:alert(1).b", false],
  ["ftp://fern.example/tea", false],
  ["https://user:word@fern.example", false],
  ["https://fern.example/a b", false],
])("%s is the address of a page: %s", (text, isAddress) => {
  expect(ResultUrl.safeParse(text).success).toBe(isAddress);
});

test.each([
  ["2026-11-03", "2026-11-03T12:00:00.000Z"],
  ["2026-11-03T08:30:00+02:00", "2026-11-03T06:30:00.000Z"],
])("%s is stored as %s", (text, stored) => {
  expect(DayOrMoment.parse(text)).toBe(stored);
});
