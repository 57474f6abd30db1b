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
