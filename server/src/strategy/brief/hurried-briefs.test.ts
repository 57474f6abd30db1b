import { expect, test } from "vitest";
import { readSaid } from "./brief.fixtures.ts";

const euros = (amount: number) => ({ amount: amount * 100, currency: "EUR" });

test.each([
  ["environ 10 000 € pour un thé à Lyon, 900 € max par tête", 10_000, 900],
  ["Tee in Köln, 10.000 €, pro Kopf höchstens 1.200 €", 10_000, 1200],
  ["Anderthalb tausend Euro für Tee in Leipzig, 300 € pro Kopf", 1500, 300],
])("the most for one is not the budget: %s", (text, budget, most) => {
  const { stated } = readSaid(text);

  expect([stated.budget, stated.maxFee]).toEqual([euros(budget), euros(most)]);
});

test.each([
  ["4 000 € à Lyon. @camille.mode prend 400 € pour un TikTok", "camille.mode", 400, "video"],
  ["tea 9k €, @desi.tech €250 leta hai", "desi.tech", 250, undefined],
])("what one creator takes is their price: %s", (text, handle, price, per) => {
  const { stated } = readSaid(text);

  expect(stated.prices).toEqual([{ handle, price: euros(price), ...(per && { per }) }]);
  expect(stated.deliverables).toBeUndefined();
});

test.each([
  ["Thé, personne qui a bossé avec Shein, budget 7 500 euros", 7500],
  ["10.000 €, Tee, niemanden, der schon mal für Shein geworben hat", 10_000],
  ["chá 9.000 €, ninguém que fez Shein", 9000],
])("a brand that nobody may have worked with ends before the next thought: %s", (text, budget) => {
  const { stated, unparsed } = readSaid(text);

  expect(stated.filters).toEqual({ brandNot: ["shein"] });
  expect([stated.budget, unparsed]).toEqual([euros(budget), []]);
});

test("handles under a heading of exclusions are left out", () => {
  expect(readSaid("Tea €8,000. Exclusions: @lena.kocht, @juliaglow").stated.never).toEqual([
    "lena.kocht",
    "juliaglow",
  ]);
});

test.each([
  ["Need 5-7 food people in London, £5k", 5, 7],
  ["6 bis 8 Mama-Creator, 6.000 €", 6, 8],
  ["9k €, tea, 10 se kam log", undefined, 10],
])("creators are counted with a word between: %s", (text, min, max) => {
  const { stated } = readSaid(text);

  expect([stated.minCreators, stated.maxCreators]).toEqual([min, max]);
});
