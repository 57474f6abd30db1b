import { expect, test } from "vitest";
import { isGuess, confidenceText } from "./plan-confidence.ts";

test.each([
  ["proved", { known: 9, of: 10, guessedPercent: 30 }, "proved"],
  ["proved", { known: 6, of: 10, guessedPercent: 30.1 }, "best guess: 6 of 10 prices known"],
  ["bounded", { known: 0, of: 1, guessedPercent: 100 }, "best guess: 0 of 1 price known"],
  ["bounded", { known: 1, of: 1, guessedPercent: 35.5 }, "best guess: what rights cost is not known"],
  ["infeasible", { known: 0, of: 0, guessedPercent: 100 }, "cannot be kept"],
] as const)("a plan that is %s with %j is called: %s", (status, pricesKnown, text) => {
  expect(confidenceText({ status, pricesKnown })).toBe(text);
  expect(isGuess({ status, pricesKnown })).toBe(text.startsWith("best guess"));
});
