import { expect, test } from "vitest";
import { addMonths } from "#/language/time/calendar.ts";
import { exclusivityIn, plansOf } from "./exclusivity.rules.ts";

const GLOW = {
  name: "Autumn",
  brand: "Glow",
  endsOn: "2026-10-31",
  planId: "a:1",
  creators: [
    { creatorId: "ann", stage: "live" as const },
    { creatorId: "ben", stage: "negotiating" as const },
    { creatorId: "cy", stage: "declined" as const },
    { creatorId: "dee", stage: "accepted" as const },
  ],
};
const ASKED = new Map([["a:1", 4]]);
const UNTIL = [{ brand: "Glow", campaign: "Autumn", until: "2027-02-28" }];

test("who agreed to a campaign is exclusive for the months that its plan asked for, from its last day on", () => {
  expect(exclusivityIn([GLOW], ASKED, "2026-11-20")).toEqual({ ann: UNTIL, dee: UNTIL });
  expect(exclusivityIn([GLOW], ASKED, "2027-02-28")).toEqual({ ann: UNTIL, dee: UNTIL });
});

test.each([
  ["a plan that asked for none", GLOW, new Map<string, number>(), "2026-11-20"],
  ["one that is over", GLOW, ASKED, "2027-03-01"],
  ["a campaign of no brand", { ...GLOW, brand: " " }, ASKED, "2026-11-20"],
  ["a campaign without a last day", { ...GLOW, endsOn: null }, ASKED, "2026-11-20"],
  ["a campaign of no plan", { ...GLOW, planId: null }, ASKED, "2026-11-20"],
])("nobody is bound by %s", (_, campaign, months, today) => {
  expect(exclusivityIn([campaign], months, today)).toEqual({});
});

test("plans of campaigns are asked for once each", () => {
  expect(plansOf([GLOW, GLOW, { planId: null }, { planId: "b:2" }])).toEqual(["a:1", "b:2"]);
});

test.each([
  ["2026-10-31", 4, "2027-02-28"],
  ["2026-01-15", 12, "2027-01-15"],
  ["2026-12-01", 0.5, "2027-01-01"],
  ["2026-05-31", 1, "2026-06-30"],
])("from %s it is %s months until %s", (day, months, until) => {
  expect(addMonths(day, months)).toBe(until);
});
