import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["Chá no Brasil, R$ 20.000, no máximo 1.500 por criador", "BRL", 20_000, 1500],
  ["Serum UK, max £500 a head, five grand in all", "GBP", 5000, 500],
  ["Serum, UK, three grand total, £400 each max", "GBP", 3000, 400],
  ["Serum, UK, 5k quid all in, nobody over 600", "GBP", 5000, 600],
  ["Serum, 8.000 €, Pro Kopf höchstens 800", "EUR", 8000, 800],
  ["Serum, 8.000 €, maximal 700 je Creator", "EUR", 8000, 700],
  ["Serum, 8.000 €, nicht mehr als 700 € pro Nase", "EUR", 8000, 700],
  ["Serum, Schweiz, CHF 9k, pro Creator max. 900", "CHF", 9000, 900],
  ["Sérum, 8 000 €, au maximum 900 par créateur", "EUR", 8000, 900],
  ["Sérum, 8.000 €, máximo 900 por creador", "EUR", 8000, 900],
  ["Serum, €8k, no more than 900 per creator", "EUR", 8000, 900],
  ["Serum, £8k, cap per creator 700", "GBP", 8000, 700],
  ["Serum, €8k, 800 p.p.", "EUR", 8000, 800],
  ["Serum, 5 lakh, ek creator ko max 50k", "INR", 500_000, 50_000],
  ["Serum, 5 lakh, per creator max 1 lakh", "INR", 500_000, 100_000],
  ["Serum, 5 lakh, 40k se zyada koi nahi", "INR", 500_000, 40_000],
  ["Serum, 5 lakh, koi bhi 40k se zyada na le", "INR", 500_000, 40_000],
  ["Serum, 5 lakh, per head 40k se upar nahi", "INR", 500_000, 40_000],
  ["Serum, £8k, no more than £900 for any one of them", "GBP", 8000, 900],
  ["Serum, £8k, fee up to £900", "GBP", 8000, 900],
  ["Serum, 8.000 €, Honorar max. 900", "EUR", 8000, 900],
  ["Sérum, 8 000 €, personne ne touche plus de 1 200", "EUR", 8000, 1200],
  ["Sérum, 8.000 €, nadie se lleva más de 1.200", "EUR", 8000, 1200],
  ["Sérum, R$ 22 mil, ninguém leva mais q 2 mil", "BRL", 22_000, 2000],
  ["Serum, 8.000 €, keiner kriegt mehr als 1.200", "EUR", 8000, 1200],
])("the most for one is money of the budget's currency: %s", (text, currency, budget, most) => {
  const { stated, unparsed, unread } = readSaid(text);

  expect([stated.budget, stated.maxFee]).toEqual([
    { amount: budget * 100, currency },
    { amount: most * 100, currency },
  ]);
  expect([stated.followers, stated.minCreators, stated.maxCreators]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([unparsed, unread]).toEqual([[], null]);
});

test("a currency that was named beside other money is not assumed", () => {
  expect(readSaid("Serum, max £500 a head, five grand in all").stated.isCurrencyAssumed).toBeUndefined();
  expect(readSaid("Serum, five grand in all").stated).toMatchObject({
    budget: { currency: "EUR" },
    isCurrencyAssumed: true,
  });
});

test("a small number for each creator counts pieces, which no plan limits", () => {
  const { stated } = readSaid("Serum, €8k, max 3 per creator");

  expect([stated.maxFee, stated.maxCreators, stated.unmet?.map(({ words }) => words)]).toEqual([
    undefined,
    undefined,
    ["max 3 per creator"],
  ]);
});

test("nobody over a large number is as large as that", () => {
  expect(readSaid("Serum, £8k, nobody over 50k").stated).toMatchObject({ followers: { max: 50_000 } });
});

test("what each one makes is no number of creators", () => {
  const { stated } = readSaid("Serum, 8.000 €, 1 Karussell und 1 Post je Creator");

  expect([stated.maxCreators, stated.deliverables]).toEqual([
    undefined,
    [
      { format: "carousel", count: 1 },
      { format: "post", count: 1 },
    ],
  ]);
  expect(readSaid("Serum, 8.000 €, 5 reel creators").stated.maxCreators).toBe(5);
});
