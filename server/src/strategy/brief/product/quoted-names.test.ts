import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["Launch of 'Berlin 42' in Spain", "Berlin 42", ["ES"]],
  ["Lancement de « Londres » en France", "Londres", ["FR"]],
  ["Einführung von „Wien 1900“ in der Schweiz", "Wien 1900", ["CH"]],
  ['Lanzamiento de "Barcelona 1992" en Chile', "Barcelona 1992", ["CL"]],
  ["Lançamento do “Rio 40 Graus” em Portugal", "Rio 40 Graus", ["PT"]],
  ['Launch "Paris 24/7" perfume, UK', '"Paris 24/7" perfume', ["GB"]],
  ['Our new sneaker "Tokyo 2000", Italy', 'sneaker "Tokyo 2000"', ["IT"]],
  ["'December Nights', Spain", "December Nights", ["ES"]],
])("a name in quotes is neither a place nor a number: %s", (text, product, markets) => {
  const { stated, unparsed } = readSaid(`${text}, 9.000 €`);

  expect([stated.product, stated.markets, stated.cities, stated.flight, unparsed]).toEqual([
    product,
    markets,
    undefined,
    undefined,
    [],
  ]);
});

test("apostrophes within words are no quotes", () => {
  const { stated } = readSaid("Tea for Mother's Day, 9k €, creators' fees included, Berlin");

  expect([stated.product, stated.cities]).toEqual(["Tea", ["berlin"]]);
});

test("the name of a campaign beside a product is not asked about", () => {
  const { stated, unparsed } = readSaid('Campaña "Verano 2027" para nuestra crema solar, 9.000 €');

  expect([stated.product, unparsed]).toEqual(["crema solar", []]);
});

test("a product is called by its name", () => {
  expect(readSaid("Our brand is called Oslo Coffee, 9.000 €, Bergen").stated).toMatchObject({
    product: "Oslo Coffee",
    cities: ["bergen"],
  });
});
