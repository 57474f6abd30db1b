import { expect, test } from "vitest";
import { versionAt } from "./version-steps.ts";

test.each([
  ["the one before", "AB", "before", 1],
  ["a step further back each time", "ABCB", "before", 1],
  ["nothing before the first", "ABA", "before", null],
  ["forward after one back", "ABCB", "after", 3],
  ["forward twice after two back", "ABCBAB", "after", 3],
  ["nothing after the newest", "ABC", "after", null],
  ["nothing forward once something new was done", "ABAC", "after", null],
  ["what was undone is no part of the way back from something new", "ABAC", "before", 1],
  ["back from a version that was named", "ABCA", "before", 3],
] as const)("a step leads to %s", (_, marks, step, expected) => {
  expect(versionAt(marks.split(""), step)).toBe(expected);
});
