import { expect, test } from "vitest";
import { readOffers } from "#/discovery/imports/reading/cells/offers.ts";
import { readAmount } from "#/discovery/imports/reading/kinds/record-money.ts";
import { inDigits } from "./amounts-in-words.ts";

test.each([
  ["siebenhundert", "700"],
  ["siebenhundert €", "700 €"],
  [" fünfhundert ", "500 "],
  ["dreihundert Franken die Story", "300 Franken die Story"],
  ["zweitausend Euro", "2000 Euro"],
  ["one thousand five hundred", "1500"],
  ["deux cents euros", "200 euros"],
  ["trescientos", "300"],
  ["mil e duzentos reais", "1200 reais"],
  ["quinientos euros", "500 euros"],
  ["duzentos reais", "200 reais"],
  ["paanch hazar", "5000"],
  ["do sau rupaye", "200 rupaye"],
  ["four lakh only", "4 lakh only"],
  ["Two lakhs", "2 lakhs"],
  ["ek lac", "1 lac"],
  ["two lacs", "2 lacs"],
  ["ek laakh", "1 laakh"],
  ["one crore", "1 crore"],
  ["two crores", "2 crores"],
  ["ek karod", "1 karod"],
  ["few lakh", "few lakh"],
  ["ein paar hundert", "ein paar hundert"],
  ["Milch", "Milch"],
  ["innocent", "innocent"],
  ["500 hundert", "500 hundert"],
])("“%s” in digits is “%s”", (cell, digits) => {
  expect(inDigits(cell)).toBe(digits);
});

test("what is longer than eighty letters stays as it is written", () => {
  const long = `deux cents euros ${"x".repeat(63)}`;

  expect(inDigits(long)).toBe(`200 euros ${"x".repeat(63)}`);
  expect(inDigits(`${long}x`)).toBe(`${long}x`);
});

test("prices and amounts in words are read", () => {
  expect(readOffers("Four lakh only", null)).toEqual([{ amount: 400_000, currency: "INR", format: null }]);
  expect(readOffers("dreihundert Franken die Story", null)).toEqual([
    { amount: 300, currency: "CHF", format: "story" },
  ]);
  expect(readAmount("siebenhundert €", null)).toEqual({ amount: 700, currency: "EUR" });
  expect(readOffers("a thousand a film plus petrol", null)).toEqual([]);
});
