import { expect, test } from "vitest";
import { timeElsewhere } from "./clocks.ts";

test("a time of day is told by the clocks of another place, as they are on that date", () => {
  const inIndia = { from: "Asia/Kolkata", to: "America/New_York" };

  expect(timeElsewhere("20:00", { ...inIndia, date: "2026-12-05" })).toBe("09:30");
  expect(timeElsewhere("20:00", { ...inIndia, date: "2026-07-05" })).toBe("10:30");
  expect(timeElsewhere("02:00", { date: "2026-12-05", from: "Europe/Berlin", to: "America/New_York" })).toBe(
    "20:00",
  );
  expect(timeElsewhere("22:00", { date: "2026-12-05", from: "Europe/Berlin", to: "Asia/Tokyo" })).toBe(
    "06:00",
  );
});
