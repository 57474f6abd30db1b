import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const followersOf = (table: string) =>
  Object.fromEntries(read(table).accounts.map(({ key, values }) => [key, values.followers ?? values.own]));

test.each([
  ["12k (IG)", 12_000],
  ["12k IG", 12_000],
  ["IG: 12k", 12_000],
  ["c. 45k", 45_000],
  ["ca 45.000", 45_000],
  ["circa 45k", 45_000],
  ["~45k", 45_000],
  ["um die 45k", 45_000],
  ["environ 45k", 45_000],
  ["unos 45k", 45_000],
  ["cerca de 45 mil", 45_000],
  ["> 45k", 45_000],
  ["45k+", 45_000],
  ["45,5 T", 45_500],
  ["45,5 Tsd.", 45_500],
])("“%s” are followers", (cell, followers) => {
  expect(followersOf(`Name;Insta;Follower\nLena;@lena;"${cell}"\nTom;@tom;"${cell}"`)).toEqual({
    "instagram lena": followers,
    "instagram tom": followers,
  });
});

test("each figure of a cell is that of the account that it names", () => {
  const table = "Name;Instagram;TikTok;Followers\nLena;@lena;@lena.tt;12k (IG) / 45k (TT)\nTom;@tom;;TT 9k";

  expect(followersOf(table)).toEqual({
    "instagram lena": 12_000,
    "tiktok lena.tt": 45_000,
    "instagram tom": { Followers: { kind: "text", value: "TT 9k" } },
  });
});

test("two handles of one cell are two accounts, and the figures beside are the first one's", () => {
  const reading = read("Name;Instagram;Followers\nLena;@lena.a / @lena.b;12k (IG)");

  expect(reading.accounts.map(({ key, values }) => [key, values.name, values.followers])).toEqual([
    ["instagram lena.a", "Lena", 12_000],
    ["instagram lena.b", "Lena", undefined],
  ]);
});

test("a day without a year and a note below a date stay as they are written", () => {
  const { accounts } = read(
    "Name;Insta;Letzter Kontakt\nLena;@lena;12.3.\nTom;@tom;12.03.2026\nMia;@mia;5/6\nZoe;@zoe;12. März",
  );

  expect(accounts.map(({ values }) => values.lastContact ?? values.own?.["Letzter Kontakt"]?.value)).toEqual([
    "12.3.",
    "2026-03-12",
    "5/6",
    "12. März",
  ]);
});

test.each([
  "IG 12k und TT 45k",
  "IG 12k  and  TT 45k",
  "IG: 12k & TT: 45k",
  "IG 12k + TT 45k",
  "IG 12k et TT 45k",
  "IG 12k y TT 45k",
  "IG 12k e TT 45k",
  "IG 12k,  TT 45k",
  "12k (IG)/45k (TT)",
  "IG 12k; TT 45k",
  "IG 12k | TT 45k",
])("“%s” is a figure for each account", (cell) => {
  expect(followersOf(`Name;Instagram;TikTok;Followers\nLena;@lena;@lena.tt;"${cell}"`)).toEqual({
    "instagram lena": 12_000,
    "tiktok lena.tt": 45_000,
  });
});

test.each([
  "reel IG 450 € / video TT 700 €",
  "reel IG 450 €, video TT 700 €",
  "reel IG 450 €,  video TT 700 €",
  "reel IG 450 €; video TT 700 €",
])("“%s” is a price for each account", (cell) => {
  const { accounts } = read(`Name;Instagram;TikTok;Prices\nLena;@lena;@lena.tt;"${cell}"`);

  expect(accounts.map(({ values }) => values.prices?.map(({ amount }) => amount))).toEqual([[450], [700]]);
});
