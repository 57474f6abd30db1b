import { expect, test } from "vitest";
import { formatAmount } from "./formats.ts";
import { decimalText, toMinorUnits, wholeUnits } from "./money.ts";

test("whole units become the smallest of their currency, and come back", () => {
  const amounts = [toMinorUnits(12.5, "EUR"), toMinorUnits(12.5, "JPY"), toMinorUnits(1.2345, "KWD")];

  expect(amounts).toEqual([1250, 13, 1235]);
  expect([
    wholeUnits({ amount: 1250, currency: "EUR" }),
    wholeUnits({ amount: 13, currency: "JPY" }),
  ]).toEqual([12.5, 13]);
  expect(["EUR", "JPY", "KWD"].map((currency) => decimalText({ amount: 1250, currency }))).toEqual([
    "12.50",
    "1250",
    "1.250",
  ]);
});

test("an amount without a value or a currency is NA", () => {
  expect(formatAmount(4750.4, "EUR")).toBe("€47.50");
  expect([formatAmount(null, "EUR"), formatAmount(undefined, "EUR"), formatAmount(100, null)]).toEqual(
    Array(3).fill("NA"),
  );
});
