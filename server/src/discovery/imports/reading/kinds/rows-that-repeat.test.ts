import { expect, test } from "vitest";
import { keys, read } from "#/discovery/imports/reading/reading.fixtures.ts";
import type { Reading } from "#/discovery/imports/reading/reading.ts";

function audiences(reading: Reading): unknown[] {
  return reading.accounts.map(({ key, values }) => [key, values.audience, values.country]);
}

test.each([
  ["Country", "DE,61%", "AT,12%", { countries: { DE: 61, AT: 12 } }],
  ["Age group", "18-24,40%", "25-34,35%", { ages: { "18-24": 40, "25-34": 35 } }],
  ["Gender", "female,70%", "male,30%", { genders: { female: 70, male: 30 } }],
])("a row for each %s with its share fills the audience of one creator", (header, one, other, audience) => {
  const reading = read(`Handle,Platform,${header},Share\nlena.k,instagram,${one}\nlena.k,instagram,${other}`);

  expect([reading.kind, audiences(reading), reading.notUsed]).toEqual([
    "audience",
    [["instagram lena.k", audience, undefined]],
    [],
  ]);
});

test("creators with a country and a share each are no audience", () => {
  const reading = read("Handle,Platform,Country,Share\nlena.k,instagram,DE,10%\ntom.b,instagram,AT,20%");

  expect([reading.kind, reading.accounts.map(({ values }) => values.country)]).toEqual([
    "creators",
    ["DE", "AT"],
  ]);
});

test.each(["2nd country", "Country 2", "Second country"])(
  "%s behind the top country of an audience is one of it, and not where the creator lives",
  (header) => {
    const reading = read(
      `Handle,Platform,Followers,Audience top country,Top country %,${header},2nd %\nlena.k,instagram,900,Germany,61,Austria,12`,
    );

    expect(audiences(reading)).toEqual([["instagram lena.k", { countries: { DE: 61, AT: 12 } }, undefined]]);
  },
);

const MONTHS =
  "Creator,Platform,Handle,Month,Reach,Clicks,Sales,Revenue\nUna,instagram,@una.x,Oct 2026,12000,210,12,€1440\nUna,instagram,@una.x,Nov 2026,9000,150,7,€840";

test("results of a creator month by month are results, and no month takes the place of another", () => {
  const { kind, records, accounts, notUsed } = read(MONTHS);

  expect(kind).toBe("orders");
  expect(
    records.map((one) => "order" in one && [one.orderedAt, one.orders, one.amount?.amount, one.fields]),
  ).toEqual([
    ["2026-10-01", 12, 1440, { Creator: "Una", Reach: "12000", Clicks: "210" }],
    ["2026-11-01", 7, 840, { Creator: "Una", Reach: "9000", Clicks: "150" }],
  ]);
  expect([accounts.map(({ values }) => values), notUsed]).toEqual([[{ name: "Una" }], []]);
});

test.each([
  ["Date", "2026-10-01", "2026-09-01"],
  ["Month", "Oct 2026", "Sep 2026"],
  ["Monat", "10/2026", "09/2026"],
  ["Stand", "01.10.2026", "01.09.2026"],
  ["Period", "2026-10", "2026-09"],
])(
  "followers by %s are figures over time, the last day counts, and none is a post",
  (header, last, first) => {
    const reading = read(
      `Handle,Platform,${header},Followers,Avg views\nlena.k,instagram,${last},12300,4100\nlena.k,instagram,${first},12000,4000`,
    );

    expect([reading.kind, reading.records, reading.notUsed, keys(reading)]).toEqual([
      "creators",
      [],
      [],
      ["instagram lena.k"],
    ]);
    expect(reading.accounts[0]?.values).toEqual({
      followers: 12_300,
      avgViews: 4100,
      history: [
        { day: "2026-09-01", followers: 12_000, avgViews: 4000, engagementRate: null },
        { day: "2026-10-01", followers: 12_300, avgViews: 4100, engagementRate: null },
      ],
    });
  },
);

test("two days of one month are one reading, and the day that gives way is told", () => {
  const { accounts, notUsed } = read(
    "Handle,Platform,Date,Followers\nlena.k,instagram,2026-09-01,12000\nlena.k,instagram,2026-09-20,12100",
  );

  expect(accounts[0]?.values.history?.map(({ followers }) => followers)).toEqual([12_100]);
  expect(notUsed.map(({ line, value }) => [line, value])).toEqual([[2, "12000"]]);
});

test("a creator on two platforms with the day of being added is no history", () => {
  const reading = read(
    "Handle,Platform,Date,Followers\nlena.k,instagram,2026-09-01,12000\nlena.k,tiktok,2026-09-01,900",
  );

  expect(reading.accounts.map(({ values }) => values.history)).toEqual([undefined, undefined]);
});
