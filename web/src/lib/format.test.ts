import { formatAbout } from "@app/contract/formats";
import { assert, double, integer, property } from "fast-check";
import { expect, test } from "vitest";
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatPercent,
  formatRange,
  formatSeconds,
  formatTotal,
  roundUpToLeadingDigit,
  scoreBand,
} from "./format.ts";

test.each([
  [null, "NA"],
  [Number.NaN, "NA"],
  [0, "0"],
  [999, "999"],
  [12.5, "12.5"],
  [999.999, "1.00K"],
  [1000, "1.00K"],
  [1500, "1.50K"],
  [84_200, "84.20K"],
  [999_994, "999.99K"],
  [999_999, "1.00M"],
  [1_124_999, "1.12M"],
  [999_999_999, "1.00B"],
  [-1500, "-1.50K"],
  [-0.001, "0"],
])("the metric %s reads %s", (value, shown) => {
  expect(formatCount(value)).toBe(shown);
});

test.each([
  [950, "950"],
  [20_000, "20,000"],
  [292_881, "about 293,000"],
  [999_999, "about 1,000,000"],
])("within a sentence the metric %s reads %s", (value, shown) => {
  expect(formatAbout(value)).toBe(shown);
});

test("a metric can be shown with other decimals", () => {
  expect(formatCount(1500, 0)).toBe("2K");
  expect(formatCount(999_999, 1)).toBe("1.0M");
});

test("no metric ever reads as a thousand of a smaller unit", () => {
  assert(
    property(double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
      const shown = formatCount(value);

      expect(shown).toMatch(/^-?(\d{1,3}(\.\d{1,2})?|\d{1,3}\.\d{2}[KM]|\d+\.\d{2}B)$/);
    }),
  );
});

test("a metric keeps its sign and its size within half a unit of its last digit", () => {
  const units = { K: 1e3, M: 1e6, B: 1e9 } as const;
  assert(
    property(integer({ min: -2_000_000_000, max: 2_000_000_000 }), (value) => {
      const [, number = "", suffix] = /^(-?[\d.]+)([KMB]?)$/.exec(formatCount(value)) ?? [];

      const unit = suffix === "K" || suffix === "M" || suffix === "B" ? units[suffix] : 1;
      expect(Math.abs(Number(number) * unit - value)).toBeLessThanOrEqual(unit * 0.005 + 1e-6);
    }),
  );
});

test("totals of rows are plain with a comma", () => {
  expect(formatTotal(1204)).toBe("1,204");
  expect(formatTotal(null)).toBe("NA");
});

test.each([
  [null, "NA"],
  [{ amount: 0, currency: "EUR" }, "€0"],
  [{ amount: 132_000, currency: "EUR" }, "€1,320"],
  [{ amount: 940, currency: "EUR" }, "€9.40"],
  [{ amount: 99_999_900, currency: "EUR" }, "€999,999"],
  [{ amount: 100_000_000, currency: "EUR" }, "€1.00M"],
  [{ amount: 123_456_789, currency: "GBP" }, "£1.23M"],
  [{ amount: 5000, currency: "JPY" }, "JP¥5,000"],
])("the amount %j reads %s", (money, shown) => {
  expect(formatMoney(money)).toBe(shown);
});

test("a percentage has two decimals and a space before its sign", () => {
  expect(formatPercent(3.1)).toBe("3.10%");
  expect(formatPercent(71, 0)).toBe("71%");
  expect(formatPercent(null)).toBe("NA");
});

test.each([
  [0, 0, "0%"],
  [0.3, 0, "0.3%"],
  [-0.3, 0, "-0.3%"],
  [0.04, 0, "<0.1%"],
  [-0.004, 2, ">-0.01%"],
  [1.4, 0, "1%"],
  [99.4, 0, "99%"],
  [99.7, 0, "99.7%"],
  [99.99, 0, ">99.9%"],
  [99.999, 2, ">99.99%"],
  [-99.7, 0, "-99.7%"],
  [-99.99, 0, "<-99.9%"],
  [100, 0, "100%"],
  [100.4, 0, "100%"],
])(
  "%s with %s decimals reads %s: only nothing reads as nothing, only all as all",
  (percent, decimals, text) => {
    expect(formatPercent(percent, decimals)).toBe(text);
  },
);

test("a share reads as 0% only where it is none, and as 100% only where it is all", () => {
  const whole = integer({ min: 1, max: 1_000_000_000 });
  const decimals = integer({ min: 0, max: 2 });
  assert(
    property(whole, whole, decimals, (one, other, shown) => {
      const [part, total] = one < other ? [one, other] : [other, one];

      const text = formatPercent((part / total) * 100, shown);

      expect(/^0(\.0+)?%$/.test(text)).toBe(false);
      expect(/^100(\.0+)?%$/.test(text)).toBe(part === total);
    }),
    {
      examples: [
        [15_015, 15_060, 0],
        [999_999_999, 1_000_000_000, 0],
        [1, 1_000_000_000, 2],
        [7, 7, 0],
      ],
    },
  );
});

test("a day is that of the workspace's zone", () => {
  const lateInLondon = "2026-11-21T23:30:00Z";

  expect(formatDate(lateInLondon, "Europe/London")).toBe("21/11/2026");
  expect(formatDate(lateInLondon, "Europe/Berlin")).toBe("22/11/2026");
  expect(formatDateTime(lateInLondon, "Europe/Berlin")).toBe("22/11/2026, 00:30");
  expect(formatDate(null, "UTC")).toBe("NA");
  expect(formatDate("never", "UTC")).toBe("NA");
});

test("a range has an en dash and no spaces, and is one figure where both ends read the same", () => {
  expect(formatRange("1.52M", "2.21M")).toBe("1.52M–2.21M");
  expect(formatRange("5", "5")).toBe("5");
});

test("seconds read as a position in a recording", () => {
  expect(formatSeconds(75.9)).toBe("1:15");
  expect(formatSeconds(null)).toBe("NA");
});

test.each([
  [4321, 5000],
  [5000, 5000],
  [999, 1000],
  [0.021, 0.03],
  [0.3, 0.3],
  [-4321, -5000],
  [0, 0],
])("%s rounds up to its leading digit as %s", (value, rounded) => {
  expect(roundUpToLeadingDigit(value)).toBe(rounded);
});

test("rounding up never goes down, has one digit, and stays within twice the value", () => {
  assert(
    property(double({ min: 1e-9, max: 1e15, noNaN: true }), (value) => {
      const rounded = roundUpToLeadingDigit(value);

      expect(rounded).toBeGreaterThanOrEqual(value);
      expect(rounded).toBeLessThanOrEqual(value * 2);
      expect(rounded.toExponential()).toMatch(/^\de/);
    }),
  );
});

test.each([
  [100, 100],
  [99.9, 90],
  [90, 90],
  [89, 80],
  [70, 70],
  [60, 60],
  [59.9, "else"],
  [null, "else"],
])("the score %s is in band %s", (score, band) => {
  expect(scoreBand(score)).toBe(band);
});
