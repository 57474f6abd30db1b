import { expect, test } from "vitest";
import { CURRENCY_WORDS, currencyNamed } from "./currencies.ts";

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
])("%s is %s", (word, code) => {
  expect(currencyNamed(word)).toBe(code);
});

test("what is no currency is none, and codes that are words are marked as such", () => {
  expect(currencyNamed("beauty")).toBeNull();
  expect(CURRENCY_WORDS.get("try")).toEqual({ kind: "currency", code: "TRY", isWord: true });
  expect(CURRENCY_WORDS.get("usd")?.isWord).toBe(false);
});
