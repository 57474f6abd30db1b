import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["between 20 and 30 % in Austria", "AT"],
  ["zwischen 20 und 30 % in Österreich", "AT"],
  ["entre 20 et 30 % en Belgique", "BE"],
  ["entre el 20 y el 30 % en Portugal", "PT"],
  ["entre 20 e 30 % em Portugal", "PT"],
  ["20-30 % in Austria", "AT"],
])("a share between two numbers has both: %s", (words, value) => {
  const [rule] = readSaid(`Serum, 9.000 €, ${words}`).stated.rules ?? [];

  expect([rule?.value, rule?.of, rule?.min, rule?.max]).toEqual([value, "budget", 20, 30]);
});

test("names with numbers that leave something of a hundred are shares", () => {
  const { rules = [] } = readSaid("Serum, 9.000 €, TikTok 60 / Insta 30").stated;

  expect(rules.map(({ value, min, max }) => [value, min, max])).toEqual([
    ["tiktok", 55, 65],
    ["instagram", 25, 35],
  ]);
});

test.each([
  ["20 reels from 10 creators", 20],
  ["20 Reels von 10 Creatorn", 20],
  ["20 reels de 10 creadores", 20],
  ["30 reels with 10 creators", 30],
])("more pieces than creators are those of all together: %s", (words, count) => {
  const { totalPieces, deliverables } = readSaid(`Serum, 9.000 €, ${words}`).stated;

  expect([totalPieces, deliverables]).toEqual([[{ format: "reel", count }], undefined]);
});

test.each(["2 reels from 10 creators", "2 reels each from 10 creators", "2 reels por 10 creadores cada"])(
  "fewer pieces than creators are those of each: %s",
  (words) => {
    expect(readSaid(`Serum, 9.000 €, ${words}`).stated.deliverables).toEqual([{ format: "reel", count: 2 }]);
  },
);

test.each(["2 reels and a story", "2 reels plus a story each", "2 reels, a story"])(
  "an article beside a number is one piece: %s",
  (words) => {
    expect(readSaid(`Serum, 9.000 €, ${words}`).stated.deliverables).toEqual([
      { format: "reel", count: 2 },
      { format: "story", count: 1 },
    ]);
  },
);
