import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "./brief.fixtures.ts";
import { TOPICS } from "#/language/topics/topics.ts";

const read = (text: string) => readSaid(text, CONTEXT).stated;

const NOT =
  "without, no, not, never, drop, remove, except, exclude, excluding, instead of, rather than, ohne, kein, keine, keinen, nicht, statt, anstatt, sans, pas de, pas sur, sauf, au lieu de, sin, en vez de, sem, não, exceto, excepto";

test.each(NOT.split(", "))("a platform is not wanted in the clause of: %s", (word) => {
  for (const between of ["", " ads on"]) {
    const { platforms, rules = [] } = read(`4k €, tea, ${word}${between} TikTok`);
    expect([platforms, rules.map(({ label, max }) => [label, max])]).toEqual([
      undefined,
      [["nobody on TikTok", 0]],
    ]);
  }
  for (const end of [";", "."])
    expect(read(`4k €, tea, ${word} mud${end} TikTok`).platforms).toEqual(["tiktok"]);
});

const AUDIENCES =
  "students student children kids kid moms mums mothers mutter mom mum mother dads fathers dad father parent parents";

test.each(AUDIENCES.split(" ").filter((word) => TOPICS.has(word)))(
  "whom a campaign is for is no topic, but in the name of a product: %s",
  (word) => {
    expect(read(`4k €, ${word}`).categories).toBeUndefined();
    expect(read(`Product: toys for ${word}. 4k €`).categories).toBeDefined();
  },
);

test.each([
  ["Serum, 8.000 €, 5 criadores no YouTube", ["youtube"]],
  ["Sérum no Brasil, 8.000 €, no TikTok", ["tiktok"]],
  ["Lançamento de chá, 8.000 €, 4 no Instagram e 2 no TikTok", ["instagram", "tiktok"]],
  ["Chá, orçamento 8.000 €, só no Instagram", ["instagram"]],
])("“no” before a platform is “on” in a Portuguese brief: %s", (text, platforms) => {
  const { platforms: wanted, rules = [] } = readSaid(text).stated;

  expect([wanted, rules.filter(({ max }) => max === 0)]).toEqual([platforms, []]);
});

test.each([
  "Tea, €8k, no YouTube",
  "Té verde para España, 8.000 €, no YouTube",
  "Chá, orçamento 8.000 €, sem YouTube",
  "Tea, what do you suggest, £8k, no YouTube",
])("“no” refuses a platform in other languages: %s", (text) => {
  const { platforms, rules } = readSaid(text).stated;

  expect([platforms, rules?.map(({ value, max }) => [value, max])]).toEqual([undefined, [["youtube", 0]]]);
});
