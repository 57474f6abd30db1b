import { expect, test } from "vitest";
import { readText } from "#/strategy/brief/brief-parser.ts";

const CONTEXT = { today: "2026-11-29", currency: "EUR" };
const read = (text: string) => readText(text, CONTEXT).stated;

test.each([
  ["7.000 € für Mode in Wien", ["fashion"]],
  ["Portugal, 5000 eur, comida e viagens, julho", ["food", "travel"]],
  ["6 000 € pour beauté ou cuisine, Lyon, mars", ["beauty", "food"]],
  ["4k, UK, family and travel", ["parenting", "travel"]],
  ["3000 euro, Germany, fitness aur food", ["fitness", "food"]],
])("a topic that stands alone says whom to choose, and is not what is sold: %s", (text, topics) => {
  const { filters, product } = read(text);

  expect(filters?.category).toEqual(topics);
  expect(product).toBeUndefined();
});

test.each([
  ["wine, 9.000 €, Spain", "wine"],
  ["lipstick, beauty, 5k, Spain", "lipstick"],
  ["launch of Essen, 9.000 €", "Essen"],
])("what is sold stays the product beside its topic: %s", (text, product) => {
  expect(read(text).product).toBe(product);
});

test("a field without any money is no brief of its own", () => {
  expect(read("beauty").filters?.category).toBeUndefined();
});

test.each([
  ["plan Graz, 3.000 €, fashion and skincare only", ["fashion", "skincare"]],
  ["plan Graz, 3.000 €, mode et skincare", ["fashion", "skincare"]],
  ["plan Graz, 3.000 €, travel food fashion", ["travel", "food", "fashion"]],
])("topics that are listed with one that nobody sells say whom to choose: %s", (text, category) => {
  expect(read(text).filters?.category).toEqual(category);
});
