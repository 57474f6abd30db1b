import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["macro or bigger", ["macro", "mega"]],
  ["macro and up", ["macro", "mega"]],
  ["macro aufwärts", ["macro", "mega"]],
  ["macro ou plus", ["macro", "mega"]],
  ["macro o más grandes", ["macro", "mega"]],
  ["macro para cima", ["macro", "mega"]],
  ["micro or smaller", ["nano", "micro"]],
  ["micro oder kleiner", ["nano", "micro"]],
  ["nano bis mid", ["nano", "micro", "mid"]],
  ["nano até mid", ["nano", "micro", "mid"]],
])("sizes from or up to one are all of them: %s", (words, tiers) => {
  const { stated, unparsed } = readSaid(`Tea, 9.000 €, ${words}`);

  expect([stated.tiers, unparsed]).toEqual([tiers, []]);
});

test.each([
  ["8 Leute, plus/minus einer", 7, 9],
  ["three of them, maybe four", 3, 4],
  ["6 creators, give or take one", 5, 7],
  ["5 creators +/- 1", 4, 6],
  ["a handful: 5", 5, 5],
  ["une poignée (4)", 4, 4],
  ["kam se kam 6, zyada se zyada 9", 6, 9],
])("so many creators, and by how many they may be missed: %s", (words, min, max) => {
  const { minCreators, maxCreators } = readSaid(`Tea, 9.000 €, ${words}`).stated;

  expect([minCreators, maxCreators]).toEqual([min, max]);
});
