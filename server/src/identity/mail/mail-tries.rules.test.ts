import { expect, test } from "vitest";
import { nextTryIn, wordsOf } from "./mail-tries.rules.ts";

const LATER = { kind: "later", sentence: "It asks to try again later.", isPassing: true, isAskedFor: true };
const WRONG = { kind: "recipient", sentence: "It knows nobody by this name.", isPassing: false };

test("who is asked to try again says whether it does, and when it did for the last time", () => {
  const waits = [1, 2, 3, 4, 5].map((tries) => nextTryIn(LATER, tries));

  expect(waits).toEqual([10, 60, 180, 240, null]);
  expect(wordsOf(LATER, 10)).toBe("It asks to try again later. Herald does so by itself.");
  expect(wordsOf(LATER, null)).toBe("It asks to try again later. Herald has done so and gives up.");
  expect([nextTryIn(WRONG, 1), wordsOf(WRONG, null)]).toEqual([null, "It knows nobody by this name."]);
});
