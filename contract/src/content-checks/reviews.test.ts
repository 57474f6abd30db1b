import { expect, test } from "vitest";
import { countsText } from "./reviews.ts";

test("problems, what the brief does not ask for and what could not be checked are counted apart", () => {
  expect(countsText({ passed: 4, failed: 2, unknown: 4, notAsked: 3 })).toBe(
    "2 problems, 4 passed, 3 not asked for, 1 could not be checked",
  );
  expect(countsText({ passed: 9, failed: 0, unknown: 1, notAsked: 1 })).toBe(
    "No problem, 9 passed, 1 not asked for",
  );
  expect(countsText({ passed: 0, failed: 1, unknown: 9 })).toBe("1 problem, 9 could not be checked");
});
