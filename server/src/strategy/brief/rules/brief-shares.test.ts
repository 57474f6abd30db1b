import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "#/strategy/brief/brief.fixtures.ts";
import { countShares } from "./brief-shares.ts";

const read = (text: string) => readSaid(`Serum, 9.000 €, ${text}`, CONTEXT).stated;
const sharesOf = (text: string) =>
  (read(text).rules ?? []).map(({ value, of, min, max }) => [value, of, min, max]);

test.each<[string, string, number | null, number | null]>([
  ["TikTok 30 %", "tiktok", 25, 35],
  ["TikTok: 30 %", "tiktok", 25, 35],
  ["TikTok first 30 %", "tiktok", 25, 35],
  ["TikTok zuerst (30 %)", "tiktok", 25, 35],
  ["TikTok at least 30 %", "tiktok", 30, null],
  ["TikTok mindestens 30 %", "tiktok", 30, null],
  ["TikTok max 30 %", "tiktok", null, 30],
  ["TikTok höchstens 30 % of the budget", "tiktok", null, 30],
  ["TikTok 3 %", "tiktok", 0, 8],
  ["TikTok 98 %", "tiktok", 93, 100],
  ["no more than 30 % on TikTok", "tiktok", null, 30],
  ["no more than 30 % TikTok", "tiktok", null, 30],
  ["two thirds on TikTok", "tiktok", 62, 72],
  ["a third on TikTok", "tiktok", 28, 38],
  ["three quarters on TikTok", "tiktok", 70, 80],
  ["ein Viertel auf TikTok", "tiktok", 20, 30],
  ["un cinquième sur TikTok", "tiktok", 15, 25],
  ["um décimo em TikTok", "tiktok", 5, 15],
])("a part of the money: %s", (text, value, min, max) => {
  expect(sharesOf(text)).toEqual([[value, "budget", min, max]]);
  expect(read(text).maxShare).toBeUndefined();
});

test.each([
  ["60/40 Instagram/TikTok", 60, 40],
  ["split 70-30 between Instagram and TikTok", 70, 30],
  ["50:50 Instagram, TikTok", 50, 50],
])("a split between two: %s", (text, first, second) => {
  expect(sharesOf(text)).toEqual([
    ["instagram", "budget", first - 5, first + 5],
    ["tiktok", "budget", second - 5, second + 5],
  ]);
});

test.each([
  "60/50 Instagram/TikTok",
  "60/40 Instagram/Austria",
  "60/40 Instagram",
  "1.60/40 Instagram/TikTok",
])("no split: %s", (text) => {
  expect(sharesOf(text)).toEqual([]);
});

test.each([
  "engagement",
  "audience",
  "follower",
  "followers",
  "Zielgruppe",
  "Publikum",
  "interaction",
  "público",
  "ER",
  "views",
])("a share of other things is none of the plan: 60 %% %s", (noun) => {
  expect(sharesOf(`60 % ${noun} on TikTok`)).toEqual([]);
  expect(sharesOf(`60 % on TikTok ${noun}`)).toEqual([]);
});

test.each(["on TikTok reviewers", "on TikTok here", "on TikTok; engagement"])(
  "and is one where that word is another's part or thought: 60 %% %s",
  (words) => {
    expect(sharesOf(`60 % ${words}`)).toEqual([["tiktok", "budget", 55, 65]]);
  },
);

test("men and women are a share of the creators only where those are named", () => {
  expect(sharesOf("60 % women")).toEqual([]);
  expect(sharesOf("10 creators, 60 % of the creators women")).toEqual([["female", "creators", 6, 6]]);
  expect(sharesOf("10 creators, 60 % female creators")).toEqual([["female", "creators", 6, 6]]);
});

test.each(["half the creators from Austria, 6 creators", "6 creators, half the creators from Austria"])(
  "a share of the creators is a number of them: %s",
  (text) => {
    expect(sharesOf(text)).toEqual([["AT", "creators", 3, 3]]);
  },
);

test.each([
  ["min", 4, null],
  ["max", null, 3],
  [null, 4, 4],
] as const)("a share that is no whole number of creators, as %s", (bound, min, max) => {
  const target = { field: "country", value: "AT", start: 0, end: 1 } as const;
  const shares = [{ label: "half", target, percent: 50, bound }];

  expect(countShares(shares, { minCreators: 7, maxCreators: 7 })).toEqual({
    rules: [{ label: "half", field: "country", value: "AT", of: "creators", min, max }],
    unmet: [],
  });
  for (const counts of [{}, { minCreators: 7 }, { maxCreators: 7 }, { minCreators: 7, maxCreators: 8 }]) {
    expect(countShares(shares, counts)).toEqual({
      rules: [],
      unmet: [{ words: "half", why: "A share of the creators needs their number. Say how many there are." }],
    });
  }
});

test.each([
  ["nobody more than 20 %", 20],
  ["no one gets over 20 %", 20],
  ["niemand mehr als 20 %", 20],
  ["keiner soll mehr als 20 % bekommen", 20],
  ["personne plus de 20 %", 20],
  ["nadie más de 20 %", 20],
  ["ninguém mais de 20 %", 20],
  ["koi bhi 20 % se zyada", undefined],
  ["no more than 20 % per creator", 20],
  ["at most 20 % for any one", 20],
  ["max 20 % an einen", 20],
  ["max 20 % à un seul", 20],
  ["at most half to a single creator", 50],
  ["at most a third to one creator", 33],
  ["at most 30% of what is spent to one creator", 30],
  ["no more than 30 % of the total spend per creator", 30],
])("the most that one creator gets: %s", (text, share) => {
  expect(read(text).maxShare).toBe(share);
});

test.each([
  "nobody more than 20 %",
  "at most 20 % to one creator",
  "60/40 Instagram/TikTok",
  "60 % Instagram",
  "TikTok max 30 %",
  "5 to 8 creators",
  "max 6 creators",
  "6 of them",
  "12 max",
])("nothing is left of what was read: %s", (text) => {
  expect(readSaid(`Serum, 9.000 €, ${text}`, CONTEXT).unparsed).toEqual([]);
});

test.each([
  ["at least 3 creators, 9 influencers", 3, undefined],
  ["at most 3 creators, 9 influencers", undefined, 3],
  ["5 to 8 creators, 9 influencers", 5, 8],
])("the first count of creators counts: %s", (text, min, max) => {
  const { minCreators, maxCreators } = read(text);

  expect([minCreators, maxCreators]).toEqual([min, max]);
});
