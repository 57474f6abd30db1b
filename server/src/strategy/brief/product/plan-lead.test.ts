import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["venga, plan: turrón, España, 3k", "turrón"],
  ["bon alors: plan gourde inox, France, 4k", "gourde inox"],
  ["oi, preciso de um plano: bebida de aveia, Portugal, 5 mil euros", "bebida de aveia"],
  ["naya plan banao: masala chai launch, Mumbai aur Pune, 3 lakh", "masala chai"],
  ["mega stress heute. also: neue Laufschuhe, Deutschland, 12k", "neue Laufschuhe"],
  ["ok so launch thing: candles, UK, 5k", "candles"],
  ["plano: gelado vegano, Porto, 2200 eur", "gelado vegano"],
  ["brauch was für unsern Proteinriegel in Österreich und Deutschland, 6.000", "Proteinriegel"],
  ["lanzamos auriculares gaming en España y Portugal, 10k", "auriculares gaming"],
  ["Campaign name: Beauty Sleep, mattress, €9k", "mattress"],
])("what leads to a brief is no product: %s", (text, product) => {
  expect(readSaid(text).stated.product).toBe(product);
});

test.each([
  ["running shoe drop, at + de, 6k", ["AT", "DE"]],
  ["savon, fr + be, 5k", ["FR", "BE"]],
  ["zapatillas, es y pt, 6k", ["ES", "PT"]],
  ["Wanderschuhe, de/at/ch, 8k", ["DE", "AT", "CH"]],
  ["tea, so + so, 5k", undefined],
  ["tea, no y si, 5k", undefined],
])("countries are named by their codes: %s", (text, markets) => {
  expect(readSaid(text).stated.markets).toEqual(markets);
});

test.each([
  ["protein bar launch, Spain, €8k, fitness", ["fitness"]],
  ["shampoo bar, Österreich, 4k, Beauty und Fashion", ["beauty", "fashion"]],
  ["running shoes, 9.000 €, France", ["fashion", "fitness"]],
])("topics that are named win over those of the product: %s", (text, categories) => {
  expect(readSaid(text).stated.categories?.toSorted()).toEqual(categories.toSorted());
});
