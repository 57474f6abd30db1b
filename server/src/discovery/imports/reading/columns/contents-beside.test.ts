import { expect, test } from "vitest";
import {
  agePairs,
  countryPairs,
  genderPairOf,
  genderPairs,
} from "#/discovery/imports/reading/cells/audiences.ts";
import { lookAt, readEmail } from "./contents.ts";

test.each([
  ["Ana <ana@x.de>", "ana@x.de"],
  ["<ana@x.de>", "ana@x.de"],
  ["<Ana ana@x.de>", "ana@x.de"],
  ["ana@x.de , b@x.de", "ana@x.de"],
  ["Ana ana@x.de", "ana@x.de"],
  ["<@x>", null],
  ["ana@x", null],
])("the address of “%s” is %s", (cell, address) => {
  expect(readEmail(cell)).toBe(address);
});

const percent = (cell: string) => lookAt([cell]).percents;
const digits = (cell: string) => lookAt([cell]).digits;
const ages = (cell: string) => lookAt([cell]).fits.audienceAge;

test("what a cell holds is told by its end and its beginning", () => {
  expect(["5%", "5 %", "ca. 5 %", "5%x", "%"].map(percent)).toEqual([1, 1, 1, 0, 0]);
  expect(["1.5", "1.55", "15", "a15", "1.", "1,5"].map(digits)).toEqual([1, 1, 1, 0, 0, 0]);
  expect(["18-24", "18 – 24", "1-2", "18-2", "1-24"].map(ages)).toEqual([1, 1, 0, 0, 0]);
});

test("two genders of a header give their order", () => {
  expect(
    ["w / m", "m/f", "Followers female male", "publico m f", "x m f", "w", "w w"].map(genderPairOf),
  ).toEqual([
    ["female", "male"],
    ["male", "female"],
    ["female", "male"],
    ["male", "female"],
    null,
    null,
    null,
  ]);
});

test.each([
  ["91/9", 91, 9],
  [" 91/9 ", 91, 9],
  ["91 % / 9 %", 91, 9],
  ["91.5/8.5", 91.5, 8.5],
  ["91,55 – 8,45", 91.55, 8.45],
  ["91%:9%", 91, 9],
  ["91|9", 91, 9],
  ["91 - 9", 91, 9],
  ["100/0", 100, 0],
  ["60/40.5", 60, 40.5],
])("“%s” below two genders is %s and %s", (cell, one, other) => {
  expect(genderPairs(cell, ["female", "male"])).toEqual({ genders: { female: one, male: other } });
});

test.each(["91/9 x", "x 91/9", "9", "1000/9", "91/9/0", "50/40", "91 9"])(
  "“%s” is no pair of shares",
  (cell) => {
    expect(genderPairs(cell, ["female", "male"])).toBeNull();
  },
);

test("shares of ages and countries may have decimals", () => {
  expect(agePairs("18-24 40 %, 25-34 20,55 %, 35-44 (40.5%)")).toEqual({
    "18-24": 40,
    "25-34": 20.55,
    "35-44": 40.5,
  });
  expect(["DE 40.5", "DE (40) ", "1 DE", "DE"].map((cell) => countryPairs(cell))).toEqual([
    { countries: { DE: 40.5 } },
    { countries: { DE: 40 } },
    { topCountry: "DE" },
    { topCountry: "DE" },
  ]);
});
