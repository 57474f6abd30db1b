import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["how many: at least a dozen", 12, undefined],
  ["how many: 7 to 9", 7, 9],
  ["between 7 and 9", 7, 9],
  ["about 20", 20, 20],
  ["Wie viele: 8", 8, 8],
  ["zwischen 7 und 9", 7, 9],
  ["so um die 20", 20, 20],
  ["4 ou 5", 4, 5],
  ["nombre : 6", 6, 6],
  ["Entre 10 y 12", 10, 12],
  ["unos 20", 20, 20],
  ["Quantos: entre 7 e 9", 7, 9],
  ["umas 20", 20, 20],
])("what counts nothing else counts creators: %s", (words, min, max) => {
  const { stated, unparsed } = readSaid(`Tea, 9.000 €, Berlin\n${words}\nInstagram`);

  expect([stated.minCreators, stated.maxCreators, stated.age]).toEqual([min, max, undefined]);
  expect(unparsed).toEqual([]);
});

test.each(["women, between 25 and 40", "público: entre 25 y 44", "age: 18 or 25"])(
  "ages count no creators: %s",
  (words) => {
    const { stated } = readSaid(`Tea, 9.000 €, Berlin\n${words}\nInstagram`);

    expect([stated.minCreators, stated.maxCreators]).toEqual([undefined, undefined]);
  },
);

test.each([
  ["plan me 4 for 3k eur in Ghent, tea, May", 4],
  ["book us 3 in Graz, tea, 2.000 €", 3],
  ["plane mir 3 für 2.000 € in Graz, Tee", 3],
  ["trouve-moi du thé : prévois 3 pour 2 000 € à Lyon", 3],
  ["necesito 3 para 2.000 € en Cádiz, té", 3],
  ["quero 4 em Porto, chá, 2.000 €", 4],
])("who is wanted is counted: %s", (text, count) => {
  const { stated } = readSaid(text);

  expect([stated.minCreators, stated.maxCreators]).toEqual([count, count]);
});

test.each(["need one for Lyon, tea, 2.000 €", "plan 4 weeks for tea in Lyon, 2.000 €"])(
  "what is no number of creators is none: %s",
  (text) => {
    expect(readSaid(text).stated.minCreators).toBeUndefined();
  },
);

test.each([
  "max 6 in total",
  "höchstens 6 insgesamt",
  "6 max",
  "maximum 6 au total",
  "máximo 6 en total",
  "no máximo 6 ao todo",
])("the most of all creators is a limit: %s", (words) => {
  const { stated, unparsed } = readSaid(`Tea, 9.000 €, Berlin, at least two from Berlin, ${words}`);

  expect([stated.maxCreators, unparsed]).toEqual([6, []]);
});

test("a limit in short behind the creators is one", () => {
  expect(readSaid("Thé, 5 000 €, 3 créateurs mini à Lyon").stated).toMatchObject({ minCreators: 3 });
  expect(readSaid("Thé, 5 000 €, 3 créateurs mini à Lyon").stated.maxCreators).toBeUndefined();
  expect(readSaid("Thé, 5 000 €, 3 créateurs maxi à Lyon").stated).toMatchObject({ maxCreators: 3 });
});
