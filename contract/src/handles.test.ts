import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { normaliseHandle, splitHandles, splitHashtags } from "./handles.ts";

test("a handle is trimmed and loses one leading @", () => {
  expect([" @glow.co ", "glow.co", "@@twice", "", " @ "].map(normaliseHandle)).toEqual([
    "glow.co",
    "glow.co",
    "@twice",
    "",
    "",
  ]);
});

test("every @ on a line of handles begins one, so that none keeps a second @", () => {
  expect(splitHandles(" @brand.one, @@two;three@four\t@ ")).toEqual(["brand.one", "two", "three", "four"]);
});

test("a hashtag field is split on # and white space, and empty pieces are dropped", () => {
  expect(splitHashtags("#launch  #spf50,daily\n##vegan plain")).toEqual([
    "launch",
    "spf50,daily",
    "vegan",
    "plain",
  ]);
});

test("no piece of a hashtag field is empty or holds a # or white space", () => {
  assert(
    property(string({ unit: "grapheme" }), (text) => {
      expect(splitHashtags(text).every((piece) => /^[^#\s]+$/u.test(piece))).toBe(true);
    }),
  );
});
