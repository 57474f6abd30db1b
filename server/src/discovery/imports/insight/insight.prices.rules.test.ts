import { array, assert, double, property } from "fast-check";
import { expect, test } from "vitest";
import { chooseBasis, priceBars, priceRange, priceSteps } from "./insight.prices.rules.ts";

const MOST_BARS = 11;

function counted(values: readonly number[], steps: ReturnType<typeof priceSteps>) {
  const places = values.map((value) => Math.min(Math.floor((value - steps.start) / steps.step), steps.count));
  return [...new Set(places)].map((place) => ({
    place,
    creators: places.filter((each) => each === place).length,
  }));
}

function range(currency: string, creators: number) {
  return { currency, creators, from: 1, quarter: 2, median: 3, threeQuarters: 4, most: 5, to: 6 };
}

test("prices stand in round steps, and what lies far above them in an open one", () => {
  const values = [210, 640, 1_010, 1_410, 1_450, 1_980, 2_300, 26_700];

  const steps = priceSteps({ from: 210, most: 2_300 });

  expect(steps).toEqual({ start: 0, step: 500, count: 5 });
  expect(priceBars(steps, counted(values, steps))).toEqual([
    { from: 0, to: 500, creators: 1 },
    { from: 500, to: 1_000, creators: 1 },
    { from: 1_000, to: 1_500, creators: 3 },
    { from: 1_500, to: 2_000, creators: 1 },
    { from: 2_000, to: 2_500, creators: 1 },
    { from: 2_500, to: null, creators: 1 },
  ]);
});

test("each price is in exactly one of a few steps, however far apart they are", () => {
  const price = double({ min: 0.001, max: 1e9, noNaN: true });
  assert(
    property(array(price, { minLength: 5, maxLength: 60 }), (values) => {
      const sorted = values.toSorted((a, b) => a - b);
      const [from = 0, most = 0] = [sorted[0], sorted[Math.floor(sorted.length * 0.95)]];

      const steps = priceSteps({ from, most });
      const bars = priceBars(steps, counted(values, steps));

      expect(bars.length).toBeLessThanOrEqual(MOST_BARS);
      expect(bars.reduce((sum, { creators }) => sum + creators, 0)).toBe(values.length);
      expect(bars[0]?.from).toBeLessThanOrEqual(from);
    }),
  );
});

test("one price for all is one step", () => {
  const steps = priceSteps({ from: 1_200, most: 1_200 });

  expect(priceBars(steps, [{ place: 0, creators: 6 }])).toHaveLength(1);
});

test("the currency of most creators is told, and the others are counted apart", () => {
  const told = priceRange("followers", [range("EUR", 6), range("USD", 2)], { bars: [], values: [] });

  expect(told).toMatchObject({
    currency: "EUR",
    creators: 6,
    middle: { from: 2, to: 4 },
    otherCurrencies: [{ currency: "USD", creators: 2 }],
  });
  expect(priceRange("views", [], { bars: [], values: [] })).toBeNull();
});

test("followers are the basis unless more creators have views", () => {
  expect(chooseBasis({ followers: [range("EUR", 3)], views: [range("EUR", 3)] })).toBe("followers");
  expect(chooseBasis({ followers: [range("EUR", 3)], views: [range("EUR", 4)] })).toBe("views");
  expect(chooseBasis({ followers: [], views: [] })).toBe("followers");
});
