import { expect, test } from "vitest";
import { codeIn } from "./digits.rules.ts";

test.each([
  ["123456", "123456"],
  ["12a3", "123"],
  ["١٢٣٤٥٦", "123456"],
  ["۱۲۳۴۵۶", "123456"],
  ["１２３４５６", "123456"],
  ["१२३४५६", "123456"],
  ["𝟏𝟐𝟑𝟗𝟎𝟓", "123905"],
  ["Yourcode:123-456,for10minutes", "123456"],
  ["Herald2:987654.", "987654"],
  ["1234567", "123456"],
  ["", ""],
])("%s is read as %s", (text, code) => {
  expect(codeIn(text)).toBe(code);
  expect(codeIn(codeIn(text))).toBe(code);
});
