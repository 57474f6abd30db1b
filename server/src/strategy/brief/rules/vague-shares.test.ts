import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "#/strategy/brief/brief.fixtures.ts";

const read = (text: string) => readSaid(`Tea, 9.000 €, ${text}`, CONTEXT);
const sharesOf = (text: string) =>
  read(text).stated.rules?.map(({ value, of, min, max }) => [value, of, min, max]);

test.each(["mostly Instagram", "vor allem Instagram", "surtout sur Instagram", "principalmente Instagram"])(
  "a preference is more than half of the money, and nothing is left out: %s",
  (text) => {
    expect(sharesOf(text)).toEqual([["instagram", "budget", 51, null]]);
    expect(read(text).stated.platforms).toBeUndefined();
  },
);

test("a preferred size is one of the creators", () => {
  expect(sharesOf("10 creators, mostly micro")).toEqual([["micro", "creators", 6, null]]);
});

test("the rest is what the other shares leave", () => {
  expect(sharesOf("60 % TikTok, the rest Instagram")).toEqual([
    ["tiktok", "budget", 55, 65],
    ["instagram", "budget", 35, 45],
  ]);
  expect(sharesOf("mindestens 60 % TikTok, der Rest auf Instagram")).toEqual([
    ["tiktok", "budget", 60, null],
    ["instagram", "budget", 1, null],
  ]);
});

test.each([
  "a big part on TikTok",
  "ein ordentlicher Batzen soll auf TikTok",
  "une grosse partie sur TikTok",
])("a part whose size nobody can tell is asked for: %s", (text) => {
  expect(read(text).unread).toEqual({ kind: "share", words: text });
  expect(read(text).stated.platforms).toBeUndefined();
});

test("what is refused is no preference", () => {
  expect(sharesOf("surtout pas de TikTok")).toEqual([["tiktok", "creators", null, 0]]);
});
