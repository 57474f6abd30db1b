import { describe, expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

describe("women who are counted are creators, and no audience", () => {
  test.each([
    ["10ish women creators", 10, 10],
    ["8 creators, only women", 8, 8],
    ["8 creators, girls only", 8, 8],
    ["8 creators (only women)", 8, 8],
    ["nur Frauen, 12–15 Creatorinnen", 12, 15],
    ["12 Creator, nur Frauen", 12, 12],
    ["6 Leute, nur Frauen als Creator", 6, 6],
    ["10 créateurs, que des femmes", 10, 10],
    ["8 perfiles, solo mujeres", 8, 8],
    ["8 criadores, só mulheres", 8, 8],
    ["10 influs mulheres", 10, 10],
    ["8 creators sirf ladies", 8, 8],
    ["5 women", 5, 5],
    ["5 Frauen", 5, 5],
    ["4 chicas", 4, 4],
    ["4 femmes", 4, 4],
    ["4 girls", 4, 4],
    ["6 mulheres", 6, 6],
    ["5 creators, they should be women", 5, 5],
    ["5 Creator, es sollen Frauen sein", 5, 5],
    ["6 creators, sab female honi chahiye", 6, 6],
  ])("%s", (words, min, max) => {
    const { stated, unread } = readSaid(`Tea, 9.000 €, Berlin, ${words}`);

    expect([stated.filters, stated.gender]).toEqual([{ gender: ["female"] }, undefined]);
    expect([stated.minCreators, stated.maxCreators, unread]).toEqual([min, max, null]);
  });
});

describe("women who are to be reached are no creators", () => {
  test.each([
    "8 creators, women 25-40",
    "8 creators, gen z women",
    "8 creators for women",
    "8 creators, girls only audience",
    "girls only audience, 8 creators",
    "12 Creator, nur Frauen 25-40",
    "8 perfiles, solo mujeres de 20 a 35",
    "10 créateurs, public femmes",
  ])("%s", (words) => {
    const { stated } = readSaid(`Tea, 9.000 €, Berlin, ${words}`);

    expect([stated.filters, stated.gender]).toEqual([undefined, "female"]);
  });
});

describe("so many women are creators wherever the sentence counts them", () => {
  test.each([
    ["four women from Pune for our tea, 9.000 €", "female", 4, 4],
    ["vier Frauen aus Bremen für unseren Tee, 9.000 €", "female", 4, 4],
    ["cuatro mujeres de Bilbao para nuestra crema, 9.000 €", "female", 4, 4],
    ["quatro mulheres de Braga para o nosso chá, 9.000 €", "female", 4, 4],
    ["quatre femmes de Nantes pour notre crème, 9.000 €", "female", 4, 4],
    ["chaar ladkiyan Pune se, chai ke liye, 9.000 €", "female", 4, 4],
    ["Tea, 9.000 €, about seven men from Leeds", "male", 7, 7],
    ["Tee, 9.000 €, wir brauchen sieben Mädels aus Kiel", "female", 7, 7],
    ["Crema, 9.000 €, cinco mamás de Sevilla", "female", 5, 5],
    ["Crème, 9.000 €, six mères maximum de Nantes", "female", undefined, 6],
    ["Tea, 9.000 €, seven female streamers from Leeds", "female", 7, 7],
    ["Tee, 9.000 €, ein paar Frauen aus Kiel", "female", undefined, undefined],
    ["Tea, 9.000 €, a few women from Leeds", "female", undefined, undefined],
    ["Chá, 9.000 €, algumas mulheres de Braga", "female", undefined, undefined],
  ])("%s", (words, value, min, max) => {
    const { stated, unread } = readSaid(words);

    expect([stated.filters, stated.gender, unread]).toEqual([{ gender: [value] }, undefined, null]);
    expect([stated.minCreators, stated.maxCreators]).toEqual([min, max]);
    expect(stated.product).toMatch(/^(?:tea|tee|crema|chá|crème|chai)$/iu);
  });

  test.each(["12 creators, at least 4 women", "12 creators, 4 women", "12 Creator, davon vier Frauen"])(
    "some of all creators are a rule of their own: %s",
    (words) => {
      const { rules = [], maxCreators, filters } = readSaid(`Tea, 9.000 €, ${words}`).stated;

      expect([rules.map(({ value, min }) => [value, min]), maxCreators]).toEqual([[["female", 4]], 12]);
      expect(filters).toBeUndefined();
    },
  );

  test.each(["Tea, 9.000 €, reach 50 000 women", "Tee, 9.000 €, für Frauen"])(
    "what counts no creators asks for none: %s",
    (words) => {
      const { stated } = readSaid(words);

      expect([stated.filters?.gender, stated.minCreators]).toEqual([undefined, undefined]);
    },
  );
});
