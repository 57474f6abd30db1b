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

test.each([
  [
    "half of the money in Germany, the rest in Austria and France",
    [
      ["DE", 45, 55],
      ["AT|FR", 45, 55],
    ],
  ],
  [
    "70 % in Germany and Austria, 30 % in Switzerland",
    [
      ["DE|AT", 65, 75],
      ["CH", 25, 35],
    ],
  ],
  [
    "50 % TikTok, rest Instagram und YouTube",
    [
      ["tiktok", 45, 55],
      ["instagram|youtube", 45, 55],
    ],
  ],
  ["30 % à Lyon et Paris", [["lyon|paris", 25, 35]]],
  [
    "60 % Instagram and 40 % TikTok",
    [
      ["instagram", 55, 65],
      ["tiktok", 35, 45],
    ],
  ],
  [
    "60 % Instagram and TikTok 40 %",
    [
      ["instagram", 55, 65],
      ["tiktok", 35, 45],
    ],
  ],
])("names that are joined share a part, unless each has its own: %s", (text, shares) => {
  expect(sharesOf(text)?.map(([value, , min, max]) => [value, min, max])).toEqual(shares);
});
