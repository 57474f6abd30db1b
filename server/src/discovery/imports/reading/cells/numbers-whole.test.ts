import { expect, test } from "vitest";
import { isNotKnown, lowerEnd, readNumber } from "./numbers.ts";
import { readMonths } from "./months.ts";
import { markOfMoney, NO_STYLE } from "./rates.ts";
import { figuresIn } from "./figures-of-accounts.ts";
import { agePairs, countryPairs, genderPairOf, readAgeGroup } from "./audiences.ts";
import { readCurrency } from "./currencies.ts";

test.each([
  ["1.234", "count", { value: 1234, isPercent: false }],
  ["1.234", "average", { value: 1234, isPercent: false }],
  ["1.234", "rate", { value: 1.234, isPercent: false }],
  ["1,5k", "count", { value: 1500, isPercent: false }],
  ["12 Tsd.", "count", { value: 12000, isPercent: false }],
  ["1,2 lakh", "count", { value: 120000, isPercent: false }],
  ["2 cr", "count", { value: 20000000, isPercent: false }],
  ["3.1 %", "rate", { value: 3.1, isPercent: true }],
  ["3.1 %", "count", null],
  ["~ 4k+", "count", { value: 4000, isPercent: false }],
  ["ca. 266k", "count", { value: 266000, isPercent: false }],
  ["> 10k", "count", { value: 10000, isPercent: false }],
  ["1'000'000", "count", { value: 1000000, isPercent: false }],
  ["1 000", "count", { value: 1000, isPercent: false }],
  ["10-20k", "count", null],
  ["5 k followers", "count", { value: 5000, isPercent: false }],
  ["-5", "count", null],
  ["n/a", "count", null],
  ["1.2.3", "count", null],
  ["1e3", "count", { value: 1000, isPercent: false }],
  ["12,5", "count", null],
  ["12,5", "average", { value: 13, isPercent: false }],
  ["1.234,5", "average", { value: 1235, isPercent: false }],
  ["1,234.5", "average", { value: 1235, isPercent: false }],
  ["0", "count", { value: 0, isPercent: false }],
  ["", "count", null],
] as const)("%s is read as a number of kind %s", (cell, kind, read) => {
  expect(readNumber(cell, kind, null)).toEqual(read);
});

test.each([
  ["10k-20k", "10k"],
  ["10 - 20k", "10k"],
  ["10k to 20k", "10k"],
  ["10k bis 20k", "10k"],
  ["10k", null],
  ["20k-10k", null],
  ["-5", null],
  ["10–20", "10"],
])("the lower end of a range counts: %s", (cell, read) => {
  expect(lowerEnd(cell)).toEqual(read);
});

test.each([
  ["", true],
  [" ", true],
  ["-", true],
  ["–", true],
  ["?", true],
  ["n/a", true],
  ["N.A.", true],
  ["n / a", true],
  ["k.A.", true],
  ["unknown", true],
  ["null", true],
  ["none", true],
  ["nonesuch", false],
  ["#N/A", true],
  ["#VALUE!", true],
  ["#¡VALOR!", true],
  ["0", false],
  ["x", false],
  ["nil", true],
  ["s/d", true],
  ["pending", false],
  [" ".repeat(60), true],
  ["-".repeat(60), false],
])("words for what is not known: %j", (cell, read) => {
  expect(isNotKnown(cell)).toEqual(read);
});

test.each([
  ["3 months", 3],
  ["3 Monate", 3],
  ["30 days", 1],
  ["60 Tage", 2],
  ["1 year", 12],
  ["2 Jahre", 24],
  ["6", 6],
  ["6 M", 6],
  ["90", null],
  ["none", 0],
  ["unlimited", null],
  ["3-6 months", null],
])("months of a term: %s", (cell, read) => {
  expect(readMonths(cell)).toEqual(read);
});

test.each([
  ["2.760", null],
  ["27.600", null],
  ["276.000", null],
  ["2.760 k", ","],
  ["2.760k", ","],
  ["2.760kg", null],
  ["2.760 mio", ","],
  ["2.760 mios", null],
  ["12,760", null],
  ["1.2760", ","],
  ["1.276,00", ","],
  ["1'621,50", ","],
  ["2.76", ","],
  ["1.2.760", ","],
  ["2.760.000", ","],
])("a point before three digits is none of a decimal of money: %s", (cell, read) => {
  expect(markOfMoney(cell, { ...NO_STYLE, mark: "," })).toEqual(read);
});

test.each([
  ["12k (IG) / 45k (TT)", ["instagram 12k", "tiktok 45k"]],
  ["IG 12k, TT 45k", ["instagram 12k", "tiktok 45k"]],
  ["12k", []],
  ["12k / 45k", []],
  ["IG: 12.000 | YT: 3.400", ["instagram 12.000", "youtube 3.400"]],
  ["30k (X)", []],
  ["12k (IG)", ["instagram 12k"]],
])("figures of several accounts: %s", (cell, read) => {
  expect(figuresIn(cell).map(({ text, place }) => `${place} ${text}`)).toEqual(read);
});

test.each([
  ["DE 71, AT 12", { countries: { DE: 71, AT: 12 } }],
  ["NL 2, US 1", { countries: { NL: 2, US: 1 } }],
  ["Germany 60% / Austria 20%", { countries: { DE: 60, AT: 20 } }],
  ["60 % DE", { countries: { DE: 60 } }],
  ["DE", { topCountry: "DE" }],
  ["71", null],
  ["DE: 71 %; CH: 9,5 %", { countries: { DE: 71, CH: 9.5 } }],
  ["DE 71 AT 12", null],
  ["XX 5, DE 4", { countries: { DE: 4 } }],
])("countries with their shares: %s", (cell, read) => {
  expect(countryPairs(cell)).toEqual(read);
});

test.each([
  ["18-24: 41%, 25-34: 38%", { "18-24": 41, "25-34": 38 }],
  ["18–24 41% / 25–34 38%", { "18-24": 41, "25-34": 38 }],
  ["41%", {}],
  ["18-24", {}],
])("age groups with their shares: %s", (cell, read) => {
  expect(agePairs(cell)).toEqual(read);
});

test.each([
  ["18-24", "18-24"],
  ["18 – 24", "18-24"],
  ["65+", "65+"],
  ["18 to 24", "18-24"],
  ["18", null],
  ["13-17 years", "13-17"],
  ["118-24", null],
  ["18-245", null],
])("an age group by itself: %s", (cell, read) => {
  expect(readAgeGroup(cell)).toEqual(read);
});

test.each([
  ["w / m", ["female", "male"]],
  ["m/w", ["male", "female"]],
  ["F/M", ["female", "male"]],
  ["Gender", null],
  ["women / men", ["female", "male"]],
  ["men (%) / women (%)", ["male", "female"]],
  ["female:male", ["female", "male"]],
  ["w/w", null],
])("two genders of a header in their order: %s", (header, read) => {
  expect(genderPairOf(header)).toEqual(read);
});

test.each([
  ["500 €", "EUR"],
  ["$500", "USD"],
  ["CA$ 500", "CAD"],
  ["500 kr", null],
  ["R$ 900", "BRL"],
  ["₹20,000", "INR"],
  ["Rs. 500", "INR"],
  ["500 Fr.", "CHF"],
  ["CHF", "CHF"],
  ["chf", "CHF"],
  ["£", "GBP"],
  ["zł 100", "PLN"],
  ["US$5", "USD"],
  ["A$5", "AUD"],
  ["500", null],
  ["EURO", "EUR"],
  ["neuro", null],
])("whose money a cell names: %s", (cell, read) => {
  expect(readCurrency(cell)).toEqual(read);
});
