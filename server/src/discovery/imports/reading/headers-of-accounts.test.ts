import { expect, test } from "vitest";
import { keys, read } from "./reading.fixtures.ts";

test.each([
  ["Creator;Handle (IG);Reels;Fee total", "Lena;@lena.k;2;900 €", ["instagram lena.k"]],
  ["Nome;Profilo (IG);Follower (IG);Stato", "Giulia;@giulia.n;43k;ok", ["instagram giulia.n"]],
  ["Name;IG: Handle;TikTok: Handle", "Lena;lena.k;lena.tt", ["instagram lena.k", "tiktok lena.tt"]],
])("“%s” heads a table and names nobody", (header, row, accounts) => {
  const reading = read(`${header}\n${row}`);

  expect(reading.headerLine).toBe(1);
  expect(keys(reading)).toEqual(accounts);
});

test("“lena (IG)” is somebody", () => {
  expect(keys(read("lena (IG)\ntom (TikTok)"))).toEqual(["instagram lena", "tiktok tom"]);
});

test("two pieces beside one fee are what it buys together", () => {
  const { accounts } = read(
    "Name,Instagram,Deliverables,Fee\nLena,@lena,2 Reels,€900\nTom,@tom,1 Reel,€300\nMia,@mia,Story,€100",
  );

  expect(accounts.map(({ values }) => values.prices?.[0]?.format)).toEqual(["bundle", "reel", "story"]);
});
