import { expect, test } from "vitest";
import { dayIn } from "./clock.ts";

test("a day is that of the zone that is asked for, zone after zone", () => {
  const moment = new Date("2026-11-21T23:30:00Z");

  const days = ["Europe/Berlin", "America/New_York", "Europe/Berlin"].map((zone) => dayIn(zone, moment));

  expect(days).toEqual(["2026-11-22", "2026-11-21", "2026-11-22"]);
});
