import { expect, test } from "vitest";
import {
  MONTHS,
  RELATIVE_DAYS,
  WEEKDAYS,
  dateOf,
  easterOf,
  orthodoxEasterOf,
  weekdayAfter,
} from "./calendar.ts";

/** A Sunday. */
const TODAY = "2026-11-22";

test("every month and weekday has its names in nine languages", () => {
  const march = ["march", "marz", "mars", "marzo", "marco", "maret", "mart"];
  const friday = ["friday", "freitag", "vendredi", "viernes", "sexta", "venerdi", "jumat", "cuma"];

  expect(march.map((name) => MONTHS.get(name))).toEqual(march.map(() => 3));
  expect(friday.map((name) => WEEKDAYS.get(name))).toEqual(friday.map(() => 5));
  expect(["tomorrow", "morgen", "demain", "besok"].map((name) => RELATIVE_DAYS.get(name))).toEqual([
    1, 1, 1, 1,
  ]);
});

test("names in the runtime's own data are known", () => {
  const names = ["en", "de", "fr", "es", "pt", "it", "id", "tr"].flatMap((locale) => {
    const month = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 1)));
  });
  const unknown = names
    .map((name) => name.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ı", "i"))
    .filter((name) => !MONTHS.has(name));

  expect(unknown).toEqual([]);
});

test("a day without a year is the next one, and a day that there is none of is none", () => {
  expect(dateOf(1, 3, undefined, TODAY)).toBe("2027-03-01");
  expect(dateOf(24, 12, undefined, TODAY)).toBe("2026-12-24");
  expect([dateOf(31, 4, 2027, TODAY), dateOf(29, 2, 2027, TODAY), dateOf(1, 13, 2027, TODAY)]).toEqual([
    null,
    null,
    null,
  ]);
});

test("a weekday is the next one, and on the day itself the one in a week", () => {
  expect(weekdayAfter(5, TODAY)).toBe("2026-11-27");
  expect(weekdayAfter(7, TODAY)).toBe("2026-11-29");
  expect(weekdayAfter(1, TODAY)).toBe("2026-11-23");
});

// World Council of Churches, dates of Easter.
test("Easter is on the Sunday that the churches publish", () => {
  const western = ["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2028-04-16", "2038-04-25"];
  const orthodox = ["2024-05-05", "2025-04-20", "2026-04-12", "2027-05-02", "2028-04-16", "2029-04-08"];

  expect(western.map((day) => easterOf(Number(day.slice(0, 4))))).toEqual(western);
  expect(orthodox.map((day) => orthodoxEasterOf(Number(day.slice(0, 4))))).toEqual(orthodox);
});
