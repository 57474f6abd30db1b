import { expect, test } from "vitest";
import { changeSaid, CONTEXT } from "#/strategy/brief/brief.fixtures.ts";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import { plainOrders } from "./order-words.ts";

const PLAN: Said = { budget: { amount: 300_000, currency: "EUR" }, categories: ["gaming"] };

function after(text: string) {
  return plainOrders(text).reduce((stated, order) => changeSaid(stated, order, CONTEXT).stated, PLAN);
}

test.each([
  "nobody above 900 € per reel",
  "niemand über 900 € pro Reel",
  "personne au-dessus de 900 € le reel",
  "nadie por encima de 900 € por reel",
  "ninguém acima de 900 € por reel",
  "koi nahi above 900 € per reel",
])("who costs too much for a piece is left out: %s", (text) => {
  expect(after(text)).toMatchObject({ maxPrice: { amount: 90_000, currency: "EUR" }, budget: PLAN.budget });
});

test.each([
  "nobody should cost more than 900 € in total",
  "keiner soll mehr als 900 € insgesamt kosten",
  "y que ninguno cueste más de 900 € en total",
  "que nenhum custe mais de 900 € no total",
  "kisi ek ko 900 € se zyada mat dena total",
])("who costs too much in all is left out: %s", (text) => {
  expect(after(text)).toMatchObject({ maxFee: { amount: 90_000, currency: "EUR" }, budget: PLAN.budget });
});

test.each([
  "at least two nano ones in the mix",
  "mindestens zwei nano dabei",
  "au moins deux nano dans le lot",
  "al menos dos nano",
  "pelo menos dois nano no meio",
  "kam se kam 2 nano hone chahiye",
])("at least so many of a size: %s", (text) => {
  expect(after(text)).toMatchObject({ rules: [{ field: "tier", value: "nano", min: 2, max: null }] });
});

test.each([
  "engagement above 3 only",
  "engagement rate over 3%",
  "nur Engagement über 3 %",
  "engagement 3 se upar wale hi lena",
])("how engaged at least: %s", (text) => {
  expect(after(text)).toMatchObject({ filters: { engagementRate: { min: 3 } } });
});

test.each([
  "gaming weg, fitness rein",
  "fitness instead of gaming",
  "fitness au lieu de gaming",
  "fitness en vez de gaming",
  "gaming fora, fitness dentro",
  "gaming ki jagah fitness",
])("one topic comes in the place of another: %s", (text) => {
  expect(after(text).categories).toEqual(["fitness"]);
});

test.each([
  ["scrap Portugal and add France", ["FR"]],
  ["make that France instead of Portugal", ["FR"]],
  ["Frankreich noch dazu", ["PT", "FR"]],
])("one country comes in the place of another, or beside it: %s", (text, markets) => {
  const before: Said = { markets: ["PT"] };
  const now = plainOrders(text).reduce((said, order) => changeSaid(said, order, CONTEXT).stated, before);
  expect(now.markets).toEqual(markets);
});
