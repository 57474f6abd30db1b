import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { readPeriod } from "./periods.ts";

test.each([
  ["2026-01", "2026-01-01"],
  ["2026-1", "2026-01-01"],
  ["2026/12", "2026-12-01"],
  ["2026.10", "2026-10-01"],
  ["01.2026", "2026-01-01"],
  ["1.2026", "2026-01-01"],
  ["12/2026", "2026-12-01"],
  ["3-2026", "2026-03-01"],
  [" 2026-01 ", "2026-01-01"],
  ["14.03.2026", "2026-03-14"],
  ["March 2026", "2026-03-01"],
  ["2026-13", null],
  ["12026-01", null],
  ["13.2026", null],
  ["01.20261", null],
  ["soon", null],
])("“%s” is the time that begins on %s", (cell, day) => {
  expect(readPeriod(cell)).toBe(day);
});

const kindReason = (header: string) =>
  read(
    `Handle;Platform;${header};Followers\n@ana;Instagram;2026-01;100\n@ana;Instagram;2026-02;110\n@ben;Instagram;2026-01;5\n@ben;Instagram;2026-02;6`,
  ).kindReason;

test.each([
  "Date, Day, Month, Week, Period, Datum, Monat, Tag, Zeitraum, Mois, Mes, Fecha, Periodo, Mese, As of, Stand, Captured, Snapshot",
  "Snapshot date, Reading date, Record date, Recorded date, Measure date, Measured month, Report month, Reporting month, As of date, Captured day, Snapshotdate, Reportmonth",
])("the rows of an account are its figures at one time, as these headers say: %s", (headers) => {
  const all = headers.split(", ");

  expect(all.map(kindReason)).toEqual(
    all.map((header) => `Each row is the figures of a creator at one time: “${header}” says so.`),
  );
});

test.each(["Birth date", "Month of joining", "Reports date", "Standing"])(
  "below “%s” stand no times of figures",
  (header) => {
    expect(kindReason(header)).not.toContain("at one time");
  },
);

test("of figures over time the last ones count, whatever the order of the rows", () => {
  const reading = read(
    "Handle;Platform;Month;Followers\n@ana;Instagram;2026-02;110\n@ana;Instagram;;90\n@ana;Instagram;2026-01;100\n@ben;Instagram;2026-01;5\n@ben;Instagram;2026-02;6",
  );

  expect(
    reading.accounts.map(({ key, values: { followers, history } }) => [key, followers, history]),
  ).toEqual([
    [
      "instagram ana",
      110,
      [
        { day: "2026-01-01", followers: 100, avgViews: null, engagementRate: null },
        { day: "2026-02-01", followers: 110, avgViews: null, engagementRate: null },
      ],
    ],
    [
      "instagram ben",
      6,
      [
        { day: "2026-01-01", followers: 5, avgViews: null, engagementRate: null },
        { day: "2026-02-01", followers: 6, avgViews: null, engagementRate: null },
      ],
    ],
  ]);
});
