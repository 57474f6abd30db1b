import { expect, test } from "vitest";
import { timeZoneOf, writesMonthFirst } from "./time-zones.ts";

test.each([
  ["DE", "Europe/Berlin"],
  ["US", "America/New_York"],
  ["FR", "Europe/Paris"],
  ["AE", "Asia/Dubai"],
  ["BR", "America/Sao_Paulo"],
])("most people of %s live by the clocks of %s", (country, zone) => {
  expect(timeZoneOf(country)).toBe(zone);
});

test("a country without people has no time zone", () => {
  expect(timeZoneOf("ZZ")).toBeNull();
});

test("days have the month first in the United States, and not beside them", () => {
  const zones = ["America/New_York", "America/Los_Angeles", "America/Toronto", "Europe/London", "UTC"];

  expect(zones.filter(writesMonthFirst)).toEqual(["America/New_York", "America/Los_Angeles"]);
});
