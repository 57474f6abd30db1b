import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["YouTube + TikTok\nactually scrap YouTube", ["tiktok"], "youtube"],
  ["YouTube Shorts + TikTok, drop YouTube", ["tiktok"], "youtube"],
  ["Instagram and TikTok. Oh, forget about TikTok", ["instagram"], "tiktok"],
  ["Instagram und TikTok. Vergiss TikTok", ["instagram"], "tiktok"],
  ["Instagram et TikTok. Ah non oubliez TikTok", ["instagram"], "tiktok"],
  ["Instagram y TikTok. Olvida TikTok", ["instagram"], "tiktok"],
  ["Instagram e TikTok. Esqueçam o TikTok", ["instagram"], "tiktok"],
])("a platform that is taken back is wanted no more: %s", (words, platforms, refused) => {
  const { stated, unparsed, unread } = readSaid(`Tea, 9.000 €, ${words}`);

  expect(stated.platforms).toEqual(platforms);
  expect(stated.rules?.map(({ field, value, max }) => [field, value, max])).toEqual([
    ["platform", refused, 0],
  ]);
  expect([unparsed, unread]).toEqual([[], null]);
});

test.each([
  ["France, Belgique, Québec. Ah non oubliez le Québec", ["FR", "BE"]],
  ["Deutschland und Österreich, streicht Österreich", ["DE"]],
  ["España y Portugal. Olvida Portugal", ["ES"]],
  ["Portugal e Espanha. Esqueçam a Espanha", ["PT"]],
])("and so is a place: %s", (words, markets) => {
  const { stated } = readSaid(`Tea, 9.000 €, ${words}`);

  expect([stated.markets, stated.regions]).toEqual([markets, undefined]);
});
