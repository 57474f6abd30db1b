import { expect, test } from "vitest";
import { dayIn } from "./local.ts";

test.each([
  ["en", "08/12/2026"],
  ["hi", "08/12/2026"],
  ["de", "08.12.2026"],
  ["fr", "08/12/2026"],
  ["es", "08/12/2026"],
  ["pt", "08/12/2026"],
] as const)("in %s the eighth of December is %s: the day comes first", (language, text) => {
  expect(dayIn("2026-12-08", language)).toBe(text);
});
