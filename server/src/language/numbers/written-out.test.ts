import { expect, test } from "vitest";
import { withDigits } from "./written-out.ts";

test.each([
  ["zwei tausend fünfhundert", "2500"],
  ["mach zweitausendfünfhundert draus", "mach 2500 draus"],
  ["eintausend zweihundert Euro", "1200 Euro"],
  ["hunderttausend", "100000"],
  ["fünfundzwanzigtausend", "25000"],
  ["three thousand two hundred euros", "3200 euros"],
  ["two thousand and fifty", "2050"],
  ["12 thousand five hundred", "12500"],
  ["deux mille cinq cents", "2500"],
  ["dos mil quinientos", "2500"],
  ["treinta y cinco mil", "35000"],
  ["quinientos euros", "500 euros"],
  ["dois mil e quinhentos", "2500"],
  ["a thousand more", "1000 more"],
  ["tausend mehr", "1000 mehr"],
  ["quatre-vingt mille euros", "80000 euros"],
  ["soixante-quinze mille", "75000"],
  ["quatre-vingt-douze mille", "92000"],
  ["mil más", "1000 más"],
  ["mille de plus", "1000 de plus"],
])("an amount that is written out is all of it: %s", (text, digits) => {
  expect(withDigits(text)).toBe(digits);
});

test.each([
  "mil gracias",
  "tausend Dank",
  "merci mille fois",
  "six reels and two stories",
  "one in three",
  "make it 6 and 3.6k",
  "paanch hazaar do sau",
  "in Chak Five Hundred Seventy Five",
])("words that are no amount, or whose currency they say, stay: %s", (text) => {
  expect(withDigits(text)).toBe(text);
});

test("two numbers stay two", () => {
  expect(withDigits("two thousand and three creators")).toBe("2000 and three creators");
  expect(withDigits("dos mil y 3 reels")).toBe("2000 y 3 reels");
});

test("Hindi amounts are digits where their currency is known", () => {
  expect(withDigits("paanch hazaar do sau", true)).toBe("5200");
});
