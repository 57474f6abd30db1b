import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

const EUROS = (amount: number) => ({ amount, currency: "EUR" });

test.each([
  ["5.000 € pro Kampagne, Deutschland", EUROS(500_000)],
  ["Deutschland, 5.000 € per campaign", EUROS(500_000)],
  ["Verba de R$ 45 mil pro Brasil, fevereiro", { amount: 4_500_000, currency: "BRL" }],
  ["5 000 € par campagne, France", EUROS(500_000)],
])("an amount for a country or a campaign is the budget: %s", (text, budget) => {
  const { stated } = readSaid(text);

  expect([stated.budget, stated.maxFee, stated.maxPrice]).toEqual([budget, undefined, undefined]);
});

test.each([
  ["500 € pro Creator, Deutschland", EUROS(50_000)],
  ["£500 per nano creator, UK, 5 creators", { amount: 50_000, currency: "GBP" }],
  ["UK, £300 per, 5 creators", { amount: 30_000, currency: "GBP" }],
  ["5 Creator Deutschland je 400 €", EUROS(40_000)],
  ["5 creators in Germany, each 400 €", EUROS(40_000)],
  ["4 influenceurs à Lyon, 500 € chacun", EUROS(50_000)],
  ["4 creadores en Madrid, 500 € cada uno", EUROS(50_000)],
])("an amount for each of them is no budget: %s", (text, fee) => {
  const { stated } = readSaid(text);

  expect([stated.budget, stated.maxFee]).toEqual([undefined, fee]);
});
