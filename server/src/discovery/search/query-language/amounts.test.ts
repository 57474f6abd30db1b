import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { meaningOf, read } from "./reading.fixtures.ts";
import type { Reading } from "./reading.fixtures.ts";

test.each<[string, Partial<Filters>]>([
  ["moins de 1 500,50 € le réel", { price: { max: 1500.5, currency: "EUR", per: "reel" } }],
  ["price up to 2 000,00 € per reel", { price: { max: 2000, currency: "EUR", per: "reel" } }],
  ["tarif 1 200,50 €", { price: { max: 1200.5, currency: "EUR" } }],
  ["moins de 1 500,50 €", { price: { max: 1500.5, currency: "EUR" } }],
  ["max 1'500.50 CHF", { price: { max: 1500.5, currency: "CHF" } }],
  ["under 1’500 CHF per reel", { price: { max: 1500, currency: "CHF", per: "reel" } }],
  ["unter 10'000 Follower", { followers: { max: 10_000 } }],
  ["under 5 000, 3 reels", { followers: { max: 5000 }, format: ["reel"], limit: 3 }],
])("a number with marks between its thousands keeps its decimals: %s", (text, filters) => {
  expect(read(text)).toMatchObject({ filters, unparsed: [] });
  expect(read(text).filters).toEqual(filters);
});

test.each<Reading>([
  ["Moçambique, preço até 20 mil meticais", { country: ["MZ"], price: { max: 20_000, currency: "MZN" } }],
  ["max S/ 1,500 por reel en Lima", { city: ["lima"], price: { max: 1500, currency: "PEN", per: "reel" } }],
  ["under 5000 XOF in Senegal", { country: ["SN"], price: { max: 5000, currency: "XOF" } }],
  ["max 40000 GEL per reel", { price: { max: 40_000, currency: "GEL", per: "reel" } }],
  ["up to 20000 meticais", { price: { max: 20_000, currency: "MZN" } }],
  ["max 150 000 FCFA par story", { price: { max: 150_000, currency: "XOF", per: "story" } }],
  ["max 150 000 FCFA, Douala", { city: ["douala"], price: { max: 150_000, currency: "XAF" } }],
  [
    "max 20 000 DH par reel, Casablanca",
    { city: ["casablanca"], price: { max: 20_000, currency: "MAD", per: "reel" } },
  ],
  [
    "Córdoba (Argentina), máx 150.000 pesos",
    { country: ["AR"], city: ["cordoba"], price: { max: 150_000, currency: "ARS" } },
  ],
  [
    "Bogotá, hasta 2 millones de pesos por reel",
    { city: ["bogota"], price: { max: 2_000_000, currency: "COP", per: "reel" } },
  ],
  ["Jaipur, 15k tak budget", { city: ["jaipur"], price: { max: 15_000, currency: "INR" } }],
  ["un million d'euros", { price: { max: 1_000_000, currency: "EUR" } }],
  ["under $500 CAD per reel", { price: { max: 500, currency: "CAD", per: "reel" } }],
])("the currency that is stated is the one that is meant: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each([
  ["ek reel ka 25000 se kam", { max: 25_000, per: "reel" }],
  ["per reel max 5000", { max: 5000, per: "reel" }],
  ["max 5000 cada reel", { max: 5000, per: "reel" }],
  ["max 25000 le réel", { max: 25_000, per: "reel" }],
  ["reel başına 5000 TL", { max: 5000, per: "reel", currency: "TRY" }],
  ["5000 each post", { max: 5000, per: "post" }],
])("a number for one piece is a price, and never followers: %s", (text, price) => {
  const { filters } = read(text);

  expect(filters.price).toMatchObject(price);
  expect(filters.followers).toBeUndefined();
});

test.each<Reading>([
  ["TOP 10 BEAUTY CREATORS", { category: ["beauty"], limit: 10 }],
  ["reels of 30s/video", { format: ["reel", "video"], durationS: { min: 30 } }],
])("a word that some currency is called, too, is none: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test("a price in a currency that is not known is told as not understood", () => {
  const { filters, unparsed } = read("max 40000 QQQ per reel");

  expect(filters.price).toBeUndefined();
  expect(filters.followers).toBeUndefined();
  expect(unparsed.join(" ")).toContain("40000 QQQ");
});

test.each<[string, Partial<Filters>, string[]]>([
  ["under 500 XYZ per reel, fashion", { category: ["fashion"] }, ["under 500 XYZ per reel"]],
  ["fashion under 5000 XYZ", { category: ["fashion"] }, ["under 5000 XYZ"]],
  ["budget 500 XYZ, fashion", { category: ["fashion"] }, ["budget 500 XYZ"]],
  ["10k BTC per video, gaming", { category: ["gaming"] }, ["10k BTC per video"]],
  ["beauty, USDT 500 per reel", { category: ["beauty"] }, ["USDT 500 per reel"]],
  ["500 UGC creators", { limit: 500 }, []],
])("a price in a currency that nobody knows is taken in no other: %s", (text, filters, unparsed) => {
  expect(read(text)).toMatchObject({ filters, unparsed });
  expect(read(text).filters).toEqual(filters);
});

test.each<[string, Partial<Filters>]>([
  ["between forty and ninety thousand followers", { followers: { min: 40_000, max: 90_000 } }],
  ["zwischen vierzig und neunzigtausend Follower", { followers: { min: 40_000, max: 90_000 } }],
  ["zwischen vierzig- und sechzigtausend Followern", { followers: { min: 40_000, max: 60_000 } }],
  ["entre quarante et quatre-vingt mille abonnés", { followers: { min: 40_000, max: 80_000 } }],
  ["entre cuarenta y setenta mil seguidores", { followers: { min: 40_000, max: 70_000 } }],
  ["entre quarenta e setenta mil seguidores", { followers: { min: 40_000, max: 70_000 } }],
  ["mehr als siebzehntausend Follower", { followers: { min: 17_000 } }],
  ["under twelve thousand five hundred followers", { followers: { max: 12_500 } }],
  ["price between four hundred and a thousand euros", { price: { min: 400, max: 1000, currency: "EUR" } }],
  ["entre seiscentos e mil reais", { price: { min: 600, max: 1000, currency: "BRL" } }],
])("both ends of a range are read in words, as one number each: %s", (text, filters) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed: [] });
});
