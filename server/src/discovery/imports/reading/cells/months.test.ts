import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { readMonths } from "./months.ts";

test.each([
  ["3 months", 3],
  ["6", 6],
  ["1 Jahr", 12],
  ["90 days", 3],
  ["30 dias", 1],
  ["3 meses", 3],
  ["6 Monate exklusiv", 6],
  ["1 year", 12],
  ["12 mo", 12],
  ["12m", 12],
  ["2y", 24],
  ["1.5 years", 18],
  ["1,5 Jahre", 18],
  ["six months", 6],
  ["ein Jahr", 12],
  ["a year", 12],
  ["45 days", 1.5],
  ["365 Tage", 12],
  ["1 quarter", 3],
  ["category exclusivity, 30 days", 1],
  ["no competitors for 3 months", 3],
  ["none", 0],
  ["no exclusivity", 0],
  ["keine Nutzungsrechte", 0],
])("“%s” is %d months", (cell, months) => {
  expect(readMonths(cell)).toBe(months);
});

test.each([
  "perpetual",
  "in perpetuity",
  "unlimited",
  "unbegrenzt",
  "lifetime",
  "category",
  "yes",
  "soon",
  "10 days",
  "2 weeks",
  "6-12 months",
  "3 or 6 months",
  "30 days organic, 90 days paid",
  "30",
  "no competitors",
])("“%s” is no exact number of months", (cell) => {
  expect(readMonths(cell)).toBeNull();
});

test("a bare number is in the unit that its header names", () => {
  const reading = read(
    "handle,platform,price,Exclusivity (days),Usage\na,instagram,500 €,30,6 months\nb,instagram,500 €,60,perpetual\nc,instagram,500 €,10,30 dias",
  );

  expect(reading.accounts.map(({ values }) => values.prices?.[0])).toMatchObject([
    { exclusivityMonths: 1, usageMonths: 6 },
    { exclusivityMonths: 2 },
    { usageMonths: 1 },
  ]);
  expect(reading.accounts.map(({ values }) => values.own)).toEqual([
    undefined,
    { Usage: { kind: "text", value: "perpetual" } },
    { "Exclusivity (days)": { kind: "text", value: "10" } },
  ]);
});

test.each([
  "Ad rights 6 months €",
  "Nutzungsrechte 3 Monate (EUR)",
  "Droits 12 mois €",
  "Derechos 6 meses $",
])("what rights cost below “%s” is money, and no count of months", (header) => {
  const { columns, accounts } = read(`Instagram;Reel €;${header}\n@nia;1500;400\n@sam;900;250`);

  expect(columns[2]?.field).toBeNull();
  expect(accounts[0]?.values.prices?.map(({ usageMonths }) => usageMonths ?? null)).toEqual([null]);
  expect(Object.values(accounts[0]?.values.own ?? {})).toMatchObject([
    { kind: "money", value: { amount: 400 } },
  ]);
});

test("where a header says how long, bare numbers below it are no months", () => {
  expect(readMonths("900", "Diritti 3 mesi")).toBeNull();
  expect(readMonths("3", "Usage rights (months)")).toBe(3);
});
