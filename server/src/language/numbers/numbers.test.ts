import { assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { COUNTS } from "./counts.ts";
import { readDigits } from "./digits.ts";
import { SCALES, currencyOfScale, rangeEnds } from "./scales.ts";

test.each([
  ["25.000", 25_000],
  ["25,000", 25_000],
  ["25 000", 25_000],
  ["25’000", 25_000],
  ["1,50,000", 150_000],
  ["12,34,567.50", 1_234_567.5],
  ["1.234.567,89", 1_234_567.89],
  ["0.125", 0.125],
  ["1,5", 1.5],
  ["1234.567", 1234.567],
  ["1.2e+06", 1_200_000],
])("the digits %s are %s", (text, value) => {
  expect(readDigits(text, "groups")).toBe(value);
});

test.each(["1.2.3", "1,23,4", "1,2,3.4.5", "1234,567,890"])("%s is no number", (text) => {
  expect(readDigits(text, "groups")).toBeNull();
});

test("a lone mark before three digits does what is known of it", () => {
  expect([readDigits("1.200", "groups"), readDigits("1.200", "divides")]).toEqual([1200, 1.2]);
  expect([readDigits("1.200", "."), readDigits("1.200", ",")]).toEqual([1.2, 1200]);
});

test("what Intl writes in any of these languages is read back equal", () => {
  const written = constantFrom("en", "en-IN", "de", "de-CH", "fr", "es", "pt-BR", "it", "id", "tr");

  assert(
    property(
      written,
      integer({ min: 0, max: 999_999_999 }),
      integer({ min: 1, max: 99 }),
      (locale, whole, rest) => {
        const value = Number(`${whole}.${String(rest).padStart(2, "0")}`);
        const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(value);
        expect([text, readDigits(text, "groups")]).toEqual([text, value]);
      },
    ),
  );
});

test.each([
  ["k", 1e3],
  ["tsd", 1e3],
  ["mil", 1e3],
  ["ribu", 1e3],
  ["lakh", 1e5],
  ["l", 1e5],
  ["mio", 1e6],
  ["milyon", 1e6],
  ["juta", 1e6],
  ["crore", 1e7],
  ["cr", 1e7],
  ["mrd", 1e9],
  ["mil millones", 1e9],
  ["milhoes", 1e6],
])("%s multiplies by %s", (word, factor) => {
  expect(SCALES.get(word)).toEqual({ kind: "scale", factor });
});

test("lakh and crore count rupees where money is meant, juta rupiah, and million nothing", () => {
  expect(
    ["lakh", "lakhs", "crore", "Cr.", "l", "juta", "million"].map((word) =>
      currencyOfScale(word.toLowerCase()),
    ),
  ).toEqual(["INR", "INR", "INR", "INR", "INR", "IDR", null]);
});

test("a range shares the scale that one of its ends has, and comes in order", () => {
  expect(rangeEnds(plain(100), thousands(500))).toEqual([100_000, 500_000]);
  expect(rangeEnds(thousands(50), plain(10))).toEqual([10_000, 50_000]);
  expect(rangeEnds(plain(5000), thousands(10))).toEqual([5000, 10_000]);
  expect(rangeEnds(plain(8), plain(3))).toEqual([3, 8]);
});

test("numbers in words are known in every language, and none is grammar of another", () => {
  expect(
    ["twelve", "zwolf", "douze", "doce", "doze", "dodici", "dua belas", "yirmi", "bees"].map((word) =>
      COUNTS.get(word),
    ),
  ).toEqual([12, 12, 12, 12, 12, 12, 12, 20, 20]);
  expect(["do", "das", "on", "char"].filter((word) => COUNTS.has(word))).toEqual([]);
});

function plain(bare: number) {
  return { bare, factor: 1 };
}

function thousands(bare: number) {
  return { bare, factor: 1000 };
}
