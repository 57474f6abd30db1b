import { expect, test } from "vitest";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { parseCount, TypedValues } from "./typed-values.ts";

test.each([
  ["12500", 12_500],
  ["12,500", 12_500],
  ["1.234.567", 1_234_567],
  ["12 500", 12_500],
  ["12.5k", 12_500],
  ["1,2M", 1_200_000],
  ["12.5", null],
  ["1,23", null],
  ["-5", null],
  ["many", null],
])("%s is read as %s", (text, count) => {
  expect(parseCount(text)).toBe(count);
});

test("what cannot be read is said at its field, all of it at once, and never taken as nothing", () => {
  const typed = new TypedValues({ day: "31/02/2027", views: "12.5", likes: " ", fee: "1.50" });

  expect([typed.day("day"), typed.count("views"), typed.count("likes"), typed.money("fee", "EUR")]).toEqual([
    null,
    null,
    null,
    { amount: 150, currency: "EUR" },
  ]);
  expect(() => typed.requireReadable()).toThrow(
    new InvalidInput({
      day: "Enter a day as dd/mm/yyyy",
      views: "Enter a whole number, such as 12500 or 12.5k",
    }),
  );
});
