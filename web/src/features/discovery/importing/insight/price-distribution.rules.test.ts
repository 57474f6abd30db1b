import { expect, test } from "vitest";
import { otherCurrenciesText, priceFinding, priceMeasure, pricePoints } from "./price-distribution.rules.ts";
import type { KnownRange } from "./price-distribution.rules.ts";

const RANGE: KnownRange = {
  basis: "followers",
  currency: "EUR",
  from: 210,
  median: 1_410,
  to: 26_700,
  creators: 209,
  middle: { from: 1_000, to: 1_980 },
  bars: [
    { from: 0, to: 500, creators: 14 },
    { from: 500, to: null, creators: 195 },
  ],
  values: [],
  otherCurrencies: [],
};

test("the distribution says its middle half, its step, its sample and its median", () => {
  expect(priceFinding(RANGE)).toBe("Half of them ask €10–€19.80 per 1,000 followers");
  expect(priceMeasure(RANGE, 288)).toBe(
    "Creators per €5 step, 209 of 288. Median €14.10. The band is the middle half.",
  );
});

test("each bar reads as a range, and the open one as what it begins with", () => {
  expect(pricePoints(RANGE)).toEqual([
    { label: "€0–€5", value: 14 },
    { label: "€5 and more", value: 195 },
  ]);
});

test("prices in other currencies are said to be left out, not converted", () => {
  const otherCurrencies = [
    { currency: "USD", creators: 3 },
    { currency: "GBP", creators: 1 },
  ];

  expect(otherCurrenciesText(RANGE)).toBeNull();
  expect(otherCurrenciesText({ ...RANGE, otherCurrencies })).toBe(
    "4 creators with a price in another currency (3 in USD, 1 in GBP) are not counted in: these are the prices in EUR.",
  );
});
