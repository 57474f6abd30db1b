import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const TODAY = { today: "2026-11-21" };

/** Whether "Jan 25" over the second number of each pair is growth, beside followers over the first. */
function isGrowth(pairs: readonly (readonly [number, number | string])[]): boolean {
  const rows = pairs.map(([followers, month], at) => `@a${at};Instagram;${followers};${month}`);
  const { accounts } = read(["Handle;Platform;Followers;Jan 25", ...rows].join("\n"), TODAY);
  return accounts[0]?.values.history !== undefined;
}

test.each<[string, boolean, [number, number | string][]]>([
  [
    "two rows of that size",
    true,
    [
      [1000, 900],
      [2000, 1800],
    ],
  ],
  ["one row", false, [[1000, 900]]],
  [
    "one row with both",
    false,
    [
      [1000, 900],
      [2000, ""],
    ],
  ],
  [
    "twice and half as many",
    true,
    [
      [1000, 2000],
      [1000, 500],
    ],
  ],
  [
    "more than twice",
    false,
    [
      [1000, 2001],
      [1000, 500],
    ],
  ],
  [
    "less than half",
    false,
    [
      [1000, 2000],
      [1000, 499],
    ],
  ],
  [
    "four in five rows",
    true,
    [
      [10, 9],
      [10, 9],
      [10, 9],
      [10, 9],
      [1000, 5],
    ],
  ],
  [
    "three in five rows",
    false,
    [
      [10, 9],
      [10, 9],
      [10, 9],
      [1000, 5],
      [1000, 5],
    ],
  ],
])("a bare month over %s is growth: %s", (_what, isOne, pairs) => {
  expect(isGrowth(pairs)).toBe(isOne);
});

/** What is kept of each month, and how many questions are asked. */
function monthsOf(headers: string, today: string | null): [string, number] {
  const cells = headers.split(";").map((_header, at) => 1000 + at * 100);
  const { accounts, doubtful } = read(
    `Handle;Platform;${headers}\n@ana;Instagram;${cells.join(";")}`,
    today === null ? {} : { today },
  );
  const months = (accounts[0]?.values.history ?? []).map(
    ({ day, followers, avgViews }) => `${day.slice(0, 7)} ${followers ?? `${avgViews} views`}`,
  );
  return [months.join(", "), doubtful.length];
}

test.each([
  ["New followers Jan 25", "", 0],
  ["Followers gained Jan 25", "", 0],
  ["Followers Δ Jan 25", "", 0],
  ["Followers ± Jan 25", "", 0],
  ["Followers +/- Jan 25", "", 0],
  ["Views Jan 25", "", 0],
  ["Likes Jan 25", "", 0],
  ["Avg views Jan 25", "2025-01 1000 views", 0],
  ["Ø Views Jan 25", "2025-01 1000 views", 0],
  ["Views per post Jan 25", "2025-01 1000 views", 0],
  ["Followers Nov 26", "2026-11 1000", 0],
  ["Followers Dec 26", "", 0],
  ["Followers Dez 25;Followers Jan", "2025-12 1000, 2026-01 1100", 0],
  ["Followers Jan;Followers Dez 24", "2024-01 1000, 2024-12 1100", 0],
  ["Followers Nov;Followers Dez;Followers Jan 25", "2024-11 1000, 2024-12 1100, 2025-01 1200", 0],
  ["Followers Nov 24;Followers Dez;Followers Jan", "2024-11 1000, 2024-12 1100, 2025-01 1200", 0],
  ["Followers Jan;Avg views Feb 26", "2026-01 1000, 2026-02 1100 views", 1],
  ["Followers Jan;Followers Feb", "2026-01 1000, 2026-02 1100", 2],
])("“%s” is kept as “%s”, with %i questions", (headers, months, questions) => {
  expect(monthsOf(headers, TODAY.today)).toEqual([months, questions]);
});

test("where nobody knows the day, a month without a year is none", () => {
  expect(monthsOf("Followers Jan;Followers Feb", null)).toEqual(["", 0]);
  expect(monthsOf("Followers Dec 26", null)).toEqual(["2026-12 1000", 0]);
});
