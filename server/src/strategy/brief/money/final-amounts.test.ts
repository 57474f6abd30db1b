import { describe, expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

describe("an amount that takes the place of one before it is the budget", () => {
  test.each([
    ["Tea, €60,000, Berlin. The client cut, it is only 45,000 now", 45_000],
    ["Tea, 60k EUR for Berlin. Oops, 57k, typed it wrong", 57_000],
    ["Tea in Berlin, budget €20k. Actually, €18k", 18_000],
    ["Tea in Berlin, €20k. Down to €15k since this morning", 15_000],
    ["Tee, Budget: 60.000\nBerlin\nNachtrag: es sind nur noch 45.000", 45_000],
    ["Tee, Berlin, 100k ne quatsch 10k", 10_000],
    ["Tee, 30.000 €, Berlin. Wurde gekürzt auf 24.500", 24_500],
    ["Thé, 80 000 €, Paris. Et c'est 75 000 finalement, 5 000 sont partis en production", 75_000],
    ["Té, 30.000 €, Madrid. Al final son 26.000", 26_000],
    ["Chá, 75k pra Lisboa. Ops, 57k, digitei errado", 57_000],
    ["Chá, Lisboa, de 70 a 80 mil euros, contem com 72.500", 72_500],
    ["Chai, Berlin, 5 lakh euro.. arre nahi yaar, 50k euro", 50_000],
  ])("%s", (text, budget) => {
    const { stated } = readSaid(text);

    expect([stated.budget?.amount, stated.otherBudgets]).toEqual([budget * 100, undefined]);
  });

  test("of two that are taken back the last one holds", () => {
    expect(readSaid("Té, 40 mil euros. perdón, 4 mil no, 30 mil euros").stated.budget?.amount).toBe(
      3_000_000,
    );
  });

  test("the first amount takes no place", () => {
    const { stated } = readSaid("Tea, Berlin. Sorry, 9,000 € and 4,000 € for ads");

    expect(stated.budget?.amount).toBe(900_000);
    expect(stated.unmet?.map(({ words }) => words)).toEqual(["and 4,000 € for ads"]);
  });
});

describe("what is sold for an amount is no budget", () => {
  test.each([
    ["Blackout curtains, from 89€ a pair, Berlin, money: €27,500", 27_500],
    ["Hotels from €140 a night, 900 beds, Berlin, all in €9,000", 9000],
    ["Preis Gerät: 1.749 €, Berlin, Budget: 60.000", 60_000],
    ["Schneeketten, Berlin, das Paar 119 € / 22 Tsd. Euro im Topf", 22_000],
    ["Goûters bio, 3,90 € le paquet, Paris, enveloppe 8 000 €", 8000],
    ["Cerveza, Madrid, 9.000 €, precio botella 1,20 €", 9000],
    ["Azeite (garrafa 7,49 €), Lisboa, vinte e cinco mil euros", 25_000],
    ["Tênis (599 € o par), Lisboa, 57 mil euros de verba", 57_000],
    ["Ghee, Berlin, 6 € /ltr, 8.000 €", 8000],
  ])("%s", (text, budget) => {
    expect(readSaid(text).stated.budget?.amount).toBe(budget * 100);
  });
});
