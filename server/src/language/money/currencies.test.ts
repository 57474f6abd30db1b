import { expect, test } from "vitest";
import { CURRENCY_WORDS, currencyMeant, currencyNamed, currencyOfLocale } from "./currencies.ts";

test.each([
  ["€", "EUR"],
  ["US$", "USD"],
  ["Rs.", "INR"],
  ["Rupien", "INR"],
  ["reais", "BRL"],
  ["zł", "PLN"],
  ["Schweizer Franken", "CHF"],
  ["dólares", "USD"],
  ["TL", "TRY"],
  ["rupiah", "IDR"],
  ["isk", "ISK"],
  ["FCFA", "XOF"],
  ["Kz", "AOA"],
  ["₾", "GEL"],
  ["meticais", "MZN"],
  ["S/.", "PEN"],
  ["DH", "MAD"],
])("%s is %s", (word, code) => {
  expect(currencyNamed(word)).toBe(code);
});

test("what is no currency is none, and codes that are words are marked as such", () => {
  expect(currencyNamed("beauty")).toBeNull();
  expect(CURRENCY_WORDS.get("try")).toMatchObject({ kind: "currency", code: "TRY", isWord: true });
  expect(CURRENCY_WORDS.get("usd")?.isWord).toBe(false);
});

test("a name of several currencies is that of whoever writes it, else of the country beside it", () => {
  const crowns = CURRENCY_WORDS.get("kr")?.codes ?? [];

  expect(currencyMeant(crowns, "NOK", ["DK"])).toBe("NOK");
  expect(currencyMeant(crowns, "EUR", ["DE", "DK"])).toBe("DKK");
  expect(currencyMeant(crowns, "EUR", ["DE"])).toBeNull();
  expect(currencyMeant(["EUR"], "USD", ["US"])).toBe("EUR");
  expect(currencyMeant(["MXN", "ARS"], "EUR", ["AR", "MX"])).toBe("ARS");
  expect(currencyMeant(["XOF", "XAF"], "EUR", ["CM"])).toBe("XAF");
});

test("a price without a currency is in that of whoever writes it", () => {
  expect(["de", "pt-PT", "en-IN", "en-GB", "en", "tr", "xx"].map(currencyOfLocale)).toEqual([
    "EUR",
    "BRL",
    "INR",
    "GBP",
    "USD",
    "TRY",
    "USD",
  ]);
});

test("¥ is the yen, and the yuan where China is named", () => {
  const signs = CURRENCY_WORDS.get("¥");

  expect(signs?.code).toBe("JPY");
  expect(currencyMeant(signs?.codes ?? [], "EUR", ["CN"])).toBe("CNY");
});
