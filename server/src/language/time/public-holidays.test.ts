import { expect, test } from "vitest";
import { knowsHolidays, publicHolidays } from "./public-holidays.ts";

const holidaysOf = (market: string, year: number, ...regions: string[]) =>
  publicHolidays(market, regions, { from: `${year}-01-01`, to: `${year}-12-31` });
const datesOf = (market: string, year: number, ...regions: string[]) =>
  holidaysOf(market, year, ...regions)
    .map(({ date }) => date.slice(5))
    .join(" ");

// US Office of Personnel Management, federal holidays; days off in lieu stand beside the day itself, but for that of
// Veterans Day, which the package does not have.
test("the United States have the days that their government publishes", () => {
  expect(datesOf("US", 2026)).toBe("01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25");
  expect(datesOf("US", 2027)).toBe(
    "01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31",
  );
  expect(datesOf("US", 2028)).toBe("01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-11 11-23 12-25");
});

// GOV.UK, bank holidays in England and Wales.
test("England has its bank holidays, those in lieu among them", () => {
  expect(datesOf("GB", 2026, "GB-ENG")).toBe("01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28");
  expect(datesOf("GB", 2027, "GB-ENG")).toBe("01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28");
  expect(datesOf("GB", 2028, "GB-ENG")).toBe("01-01 01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26");
});

// Bavarian and Berlin laws on holidays.
test("a region adds its own days to those of the country", () => {
  expect(datesOf("DE", 2027)).toBe("01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26");
  expect(datesOf("DE", 2027, "DE-BY")).toBe(
    "01-01 01-06 03-26 03-29 05-01 05-06 05-17 05-27 10-03 11-01 12-25 12-26",
  );
  expect(datesOf("DE", 2027, "DE-BE")).toContain("03-08");
  expect(datesOf("DE", 2027, "US-CA")).toBe(datesOf("DE", 2027));
});

test("days that hang on the sight of the moon say so", () => {
  expect(holidaysOf("AE", 2027).find(({ name }) => name.includes("Eid al-Fitr"))).toEqual({
    date: "2027-03-09",
    name: "End of Ramadan (Eid al-Fitr)",
    isByMoon: true,
  });
  expect(holidaysOf("DE", 2027).filter(({ isByMoon }) => isByMoon)).toEqual([]);
});

test("a stretch over a year's end has the days of both years, in order", () => {
  expect(publicHolidays("FR", [], { from: "2026-12-20", to: "2027-01-10" })).toEqual([
    { date: "2026-12-25", name: "Christmas Day", isByMoon: false },
    { date: "2027-01-01", name: "New Year's Day", isByMoon: false },
  ]);
});

test("a market or a year without a table is not known, which is not the same as without holidays", () => {
  const days = { from: "2026-01-01", to: "2026-12-31" };

  expect(knowsHolidays("DE", days)).toBe(true);
  expect(knowsHolidays("ZZ", days)).toBe(false);
  expect(knowsHolidays("DE", { from: "2032-12-20", to: "2033-01-05" })).toBe(false);
});
