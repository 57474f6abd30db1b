import { expect, test } from "vitest";
import { SIGNS } from "./money/currencies.ts";
import { COUNT, DIGITS, SCALE } from "./numbers.ts";
import { mayFit } from "./sketches.ts";

const AMOUNT = `(?:(?:${SIGNS})\\s?)?(?:${DIGITS})\\s?(?:${SCALE})?(?:\\s?(?:${SIGNS})(?!\\p{L}))?`;

test.each([
  "lot 1: 5.000 €",
  "lot 1: us$ 12 lakh",
  "lot 1: half a million pesos colombianos",
  "lot 1: zwanzig mille",
  "lot 1: 1,50,000",
])("a text that a pattern with amounts fits may be fitted: %s", (text) => {
  const pattern = new RegExp(`(?<!\\p{L})lot\\s+\\d\\s*:\\s*(${AMOUNT})`, "dgu");

  expect([...text.matchAll(pattern)]).toHaveLength(1);
  expect(mayFit(new RegExp(pattern), text)).toBe(true);
});

test("a text without what stands around an amount cannot be", () => {
  const pattern = new RegExp(`(?<!\\p{L})lot\\s+\\d\\s*:\\s*(${AMOUNT})`, "dgu");

  expect(mayFit(pattern, "who has the most followers in Berlin?")).toBe(false);
  expect(mayFit(pattern, "lot 1: 5.000 €")).toBe(true);
});

test("what a pattern refuses is refused by all of its words and no others", () => {
  const pattern = new RegExp(`(?<!(?:${SIGNS})\\s)reels(?!\\s(?:${COUNT}))`, "u");

  expect(mayFit(pattern, "nice reels here")).toBe(true);
});
