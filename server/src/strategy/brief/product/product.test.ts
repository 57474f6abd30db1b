import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "#/strategy/brief/brief.fixtures.ts";

const read = (text: string) => readSaid(text, CONTEXT);
const productOf = (text: string) => read(`${text}, 9.000 €`).stated.product;

test("what is launched is the product, and what stands before it is not understood", () => {
  const { stated, unparsed } = read("Quirinalpalast blau, launch of tea in Germany, 9.000 €");

  expect([stated.product, unparsed]).toEqual(["tea", ["Quirinalpalast blau"]]);
});

test.each([
  ["campaign for shoes, launch of tea", "tea"],
  ["we sell shoes, campaign for tea", "tea"],
  ["blue sky, we sell our shoes", "shoes"],
  ["blue sky, launch of the  red   tea", "red tea"],
  ["blue sky, launch of our best  brand", "blue sky"],
  ["blue sky, launch of TikTok", "blue sky"],
  ["blue sky, launch of tea. Red", "tea"],
  ["blue sky, launch of d'une eau", "eau"],
  ["blue sky, launch of Paris perfume in Germany", "Paris perfume"],
  ["blue sky, launch of Paris", "blue sky"],
  ["blue sky, lancement à Lille le 14 février", "blue sky"],
  ["blue sky, lancement de Lille  14 février", "blue sky"],
  ["blue sky, Launch am Wien am 14. Februar", "blue sky"],
])("of several things the product is what a launch is of: %s", (text, product) => {
  expect(productOf(text)).toBe(product);
});

test.each("product, Produkt, produit, producto, produto, prodotto, ürün, produk".split(", "))(
  "a product that is named as such: %s",
  (label) => {
    for (const gap of [": ", " : ", ":", "=", " =  "])
      expect(productOf(`blue, ${label}${gap}night  cream`)).toBe("night cream");
    for (const end of [",", ".", ";", ":", "!", "?", "(", ")", "\n"])
      expect(productOf(`${label}: night cream${end} blue sky`)).toBe("night cream");
    expect(productOf(`blue sky, by${label}: night cream`)).toBe("blue sky");
    expect(productOf(`blue sky, ${label}: 12`)).toBe("blue sky");
    expect(productOf(`blue sky, ${label}: 12 teas`)).toBe("12 teas");
  },
);

const DAYS =
  "Mother's Day, Mother’s Day, Mothers Day, Mothers' Day, Muttertag, fête des mères, día de la madre, dia da mãe, dia das mães, festa della mamma, anneler günü, Father's Day, Vatertag, Eid al Adha, Eid al-Fitr, Raksha Bandhan, Ganesh Chaturthi, Thanksgiving";

test.each(DAYS.split(", "))(
  "a day with a name is where the flight leads to, and is no product: %s",
  (day) => {
    for (const words of [day, `campaign for ${day}`]) {
      const { stated, unparsed } = read(`${words}, perfume, 9.000 €`);

      expect([stated.product, unparsed, stated.flight?.to]).toEqual(["perfume", [], expect.any(String)]);
    }
  },
);

const OCCASIONS =
  "Navratri, Durga Puja, Karwa Chauth, Schulanfang, rentrée scolaire, vuelta al cole, volta às aulas";

test.each(OCCASIONS.split(", "))("a day without a date is given back whole, and is no product: %s", (day) => {
  const { stated, unparsed } = read(`${day}, perfume, 9.000 €`);

  expect([stated.product, unparsed]).toEqual(["perfume", [day]]);
  expect(read(`x${day}x, 9.000 €`).unparsed).not.toContain(day);
});

test.each([
  ["gaming", ["gaming"]],
  ["sin humor, sin yoga", undefined],
])("only what is a topic is refused as one: %s", (text, categories) => {
  const { stated } = read(`4k €, ${text}`);

  expect(stated.categories ?? stated.filters?.category).toEqual(categories);
});

test("what is refused and no topic is given back with what stands beside it", () => {
  expect(read("Serum, 9.000 €, no quirks").unparsed).toEqual(["no quirks"]);
});

test.each([
  "find 10 creators for our event in Hamburg",
  "CPM below 20 euros",
  "live before Prime Day",
  "split evenly",
  "Diwali and Holi",
  "12 to 18 February, Valentine's",
])("words that say nothing of what is launched are no product: %s", (text) => {
  expect(productOf(text)).toBeUndefined();
});

test("a list of topics counts beside a product that is named", () => {
  const { stated } = read("campaign for our jewellery brand Lumina, fashion and beauty, 9.000 €");

  expect([stated.product, stated.categories]).toEqual(["jewellery brand Lumina", ["fashion", "beauty"]]);
});
