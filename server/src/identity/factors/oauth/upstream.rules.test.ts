import { expect, test } from "vitest";
import { wasMadeJustNow } from "./upstream.rules.ts";

const madeAt = (time: string) => ({ iat: Date.parse(time) / 1000 });

test("an id token that was made long ago, or is to be made, counts for nothing", () => {
  const now = Date.parse("2026-11-02T09:00:00Z");

  expect(wasMadeJustNow(madeAt("2026-11-02T08:59:58Z"), now)).toBe(true);
  expect(wasMadeJustNow(madeAt("2026-11-02T09:04:00Z"), now)).toBe(true);
  expect(wasMadeJustNow(madeAt("2026-11-02T07:59:00Z"), now)).toBe(false);
  expect(wasMadeJustNow(madeAt("1970-01-01T00:00:01Z"), now)).toBe(false);
  expect(wasMadeJustNow(madeAt("2026-11-02T11:00:00Z"), now)).toBe(false);
  expect(wasMadeJustNow(undefined, now)).toBe(false);
});
