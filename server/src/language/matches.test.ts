import { expect, test } from "vitest";
import { matchesOf } from "./matches.ts";

const plain = (matches: Iterable<RegExpExecArray>) =>
  [...matches].map(({ index, ...found }) => [index, Object.values(found)]);

test.each([
  [/\d+/gu, "3 reels, 12 stories"],
  [/x*/gu, "axx😀b"],
  [/(?<=^|,)[^,]*/gu, ",a,,b"],
  [/none/gu, "3 reels"],
])("what %s finds in %s is what matchAll finds", (pattern, text) => {
  expect(plain(matchesOf(pattern, text))).toEqual(plain(text.matchAll(pattern)));
});

test("a pattern that has found something finds it again", () => {
  const pattern = /\d+/gu;
  matchesOf(pattern, "3 reels, 12 stories");

  expect(matchesOf(pattern, "7 reels")).toHaveLength(1);
});
