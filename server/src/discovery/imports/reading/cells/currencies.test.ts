import { expect, test } from "vitest";
import {
  currencyOfSign,
  questionOfSign,
  readCurrency,
  sharesSign,
  withCapitals,
  withoutCurrency,
} from "./currencies.ts";
import type { SignClues } from "./currencies.ts";

test.each<[string | null, string]>([
  ["EUR", "EUR, eur, 500 eur, eur 500, €, 5€, Fees (EUR), revenue EUR, EURO 5"],
  ["USD", "$, US$, u$s 60, USD: 500, 500: USD, $ 5 k"],
  ["AUD", "A$ 5, AUD"],
  ["BRL", "R$ 5, em BRL"],
  ["CHF", "CHF, Fr. 50"],
  [
    "TRY",
    "500 TRY, TRY 500, TRY: 500, 500 try, TRY, 500 TL, TL, in TRY, currency: TRY, TRY currency, Ücret (TRY), tutar: TRY",
  ],
  ["CLP", "en CLP, CLP"],
  ["IDR", "dalam IDR"],
  [
    "MAD",
    "Fees (MAD), [MAD], Betrag MAD, MAD-fee, rate/MAD, fee - MAD, MAD: price, (MAD, 500k MAD, 500 Tsd MAD, 500 Tsd. MAD",
  ],
  ["TOP", "price: TOP, Preis TOP, (TOP), in TOP"],
  ["ALL", "ALL, ALL."],
  ["RON", "RON, 500 ron"],
  ["ANG", "500 ANG"],
  ["CUP", "CUP, 5 CUP"],
  ["PEN", "PEN 5, pen 5"],
  ["PLN", "500 zł, zl"],
  ["MXN", "500 pesos, PESO"],
  ["INR", "Rs. 5, ₹5"],
  [
    null,
    "kr, TOP 50, TOP price, try it, 5 or try, all rates, ALL RATES, fee mad, MAD x, tl, tl 5, ron, ang, SIT 5, SUR x, x SUR, pen, main TRY x, 500 fr, 500 kr per TRY, Team (new) MAD fans, Best in show TRY outs, xEUR, EURx, , price",
  ],
])("%s is the currency of these texts: %s", (currency, texts) => {
  const all = texts.split(", ");

  expect(all.map((text) => [text, readCurrency(text)])).toEqual(all.map((text) => [text, currency]));
});

test("signs that several currencies share are told from those of one", () => {
  const shared = "$ 5, $, kr 5, Rs. 5, ¥ 5, 5 pesos, 5 kr.";
  const own = "$5 USD, US$ 5, A$ 5, €, 5, £ 5, kr 5 SEK, ";

  expect(shared.split(", ").filter((text) => !sharesSign(text))).toEqual([]);
  expect(own.split(", ").filter(sharesSign)).toEqual([]);
});

test("what is left of a price without its currency, and with the capitals that tell one", () => {
  expect(
    ["500 EUR", "€ 500 €", "500 TL", "Reel TL", "eur x", "abc def", "500 US$", "aeur 5", "5eurx", "Kr 5"].map(
      withoutCurrency,
    ),
  ).toEqual(["500", "500", "500", "reel", "x", "abc def", "500", "aeur 5", "5eurx", "5"]);
  expect([
    withCapitals("38.000 tl", "38.000 TL + KDV"),
    withCapitals("atl 5 tl", "ATL 5 TL"),
    withCapitals("5 tl", "5 tl"),
    withCapitals("5 eur", "5 EUR"),
  ]).toEqual(["38.000 TL", "atl 5 TL", "5 tl", "5 eur"]);
});

const NOTHING_KNOWN: SignClues = {
  beside: null,
  country: undefined,
  table: null,
  dollars: [],
  assumed: null,
};

test.each<[string, Partial<SignClues>, string | null]>([
  ["5", {}, null],
  ["kr 5", {}, null],
  ["kr 5", { country: "SE" }, "SEK"],
  ["kr 5", { assumed: "NOK" }, "NOK"],
  ["kr 5", { beside: "DKK", country: "SE" }, "DKK"],
  ["kr 5", { table: "SEK", assumed: "NOK" }, "SEK"],
  ["kr 5", { beside: "EUR" }, null],
  ["¥ 5", {}, "JPY"],
  ["¥ 5", { country: "CN" }, "CNY"],
  ["£ 5", { assumed: "EUR" }, "GBP"],
  ["Rs. 5", {}, "INR"],
  ["Rs. 5", { country: "PK" }, "PKR"],
  ["5 pesos", {}, "MXN"],
  ["5 pesos", { country: "AR" }, "ARS"],
  ["$5", {}, "USD"],
  ["$5", { country: "DE" }, "USD"],
  ["$5", { country: "US" }, "USD"],
  ["$5", { country: "CA" }, null],
  ["$5", { country: "CA", assumed: "AUD" }, "AUD"],
  ["$5", { dollars: ["CAD"] }, "CAD"],
  ["$5", { dollars: ["CAD", "USD"] }, null],
  ["$5", { dollars: ["CAD", "USD"], country: "CA" }, "CAD"],
  ["$5", { dollars: ["CAD", "USD"], assumed: "AUD" }, "AUD"],
  ["$5", { dollars: ["CAD", "USD"], assumed: "EUR" }, null],
  ["$5", { beside: "AUD" }, "AUD"],
  ["$5", { beside: "EUR" }, "USD"],
])("the sign of “%s” beside %j is that of %s", (text, clues, currency) => {
  expect(currencyOfSign(text, { ...NOTHING_KNOWN, ...clues })).toBe(currency);
});

test("who is asked about a sign is told how to write it out", () => {
  expect(questionOfSign("$5")).toBe("which dollar? Write it out, as in US$ or CAD");
  expect(questionOfSign("kr 5")).toBe("which currency? Write it out, as in SEK or NOK");
});
