import { expect, test } from "vitest";
import { readEnd, withEnds } from "#/features/discovery/filters/chip-editor.rules.ts";
import { draftOf, editNews, editOf } from "./creator-edit.rules.ts";
import { growthFinding, growthLabel, growthSummary, monthlyPoints } from "./tabs/growth.rules.ts";

const CREATOR = {
  name: "Hugo",
  status: "contacted",
  owner: "Jana",
  client: { id: null, name: "Veganz" },
  agency: null,
  address: null,
  country: null,
  city: null,
  language: null,
  code: null,
  lastContact: null,
  lastDeal: "2026-05-01",
  fields: { "Shoe size": "39", Dog: null },
  email: null,
  phone: null,
  price: { amount: 80_000, currency: "EUR", per: "reel" as const },
  notes: "Met in Porto",
};

test("only what differs is written, and an emptied field is cleared", () => {
  const draft = { ...draftOf(CREATOR, "USD"), email: " ana@studio.example ", notes: "" };

  const { edit, error } = editOf(CREATOR, draft);

  expect(error).toBeNull();
  expect(edit).toEqual({ email: "ana@studio.example", notes: null });
  expect(editNews(edit)).toBe("E-mail and notes changed");
});

test("what the team notes is written, too, with the fields of its own", () => {
  const draft = {
    ...draftOf(CREATOR, "USD"),
    status: "accepted",
    client: "",
    city: "Porto",
    fields: { "Shoe size": "40", Dog: "" },
  };

  const { edit } = editOf(CREATOR, draft);

  expect(edit).toEqual({ status: "accepted", client: null, city: "Porto", fields: { "Shoe size": "40" } });
  expect(editNews({ ...edit, lastDeal: null })).toBe("City, client, status, last deal and Shoe size changed");
});

test("a price is written in minor units and keeps what it is for", () => {
  const { edit } = editOf(CREATOR, { ...draftOf(CREATOR, "USD"), price: "1,250.50" });

  expect(edit).toEqual({ price: { amount: 125_050, currency: "EUR", per: "reel" } });
});

test("a price that is not known yet is typed in the workspace's currency", () => {
  const unpriced = { ...CREATOR, price: null };
  const draft = draftOf(unpriced, "USD");

  expect(draft.currency).toBe("USD");
  expect(editOf(unpriced, draft).edit).toEqual({});
  expect(editOf(unpriced, { ...draft, price: "900" }).edit).toEqual({
    price: { amount: 90_000, currency: "USD", per: null },
  });
});

test.each([
  ["1.234,50", 123_450],
  ["1.234", 123_400],
  ["1,234", 123_400],
  ["12,50", 1_250],
  ["12.5", 1_250],
  ["1,234,567", 123_456_700],
  ["1 250", 125_000],
])("a price is typed as people write it: %s", (price, amount) => {
  expect(editOf(CREATOR, { ...draftOf(CREATOR, "USD"), price }).edit.price).toMatchObject({ amount });
});

test("a price that is no number says what to enter", () => {
  const { error } = editOf(CREATOR, { ...draftOf(CREATOR, "USD"), price: "a lot" });

  expect(error).toBe("Enter the price as a number, such as 800 or 1,250.50");
});

test("an end of a range is read as it is written in any country", () => {
  expect(["3,5", "3.5 %", "20.000", "1,500,000", "1 200", "1.5m", "3,5k"].map(readEnd)).toEqual([
    3.5, 3.5, 20_000, 1_500_000, 1_200, 1_500_000, 3_500,
  ]);
});

test("an end of a range may be short, empty or wrong", () => {
  expect(["50k", "1.5m", "20,000", "", "many"].map(readEnd)).toEqual([
    50_000,
    1_500_000,
    20_000,
    undefined,
    null,
  ]);
  expect(withEnds({ max: 800, currency: "EUR" }, "", "1k")).toEqual({ max: 1_000, currency: "EUR" });
  expect(withEnds({ min: 1 }, "", "")).toBeNull();
});

test("growth is said in words, and too little history is not zero", () => {
  const known = [
    { growth: 20.59, growthMonths: 12 },
    { growth: -4, growthMonths: 11 },
    { growth: 0.5, growthMonths: 1 },
    { growth: null, growthMonths: null },
  ];

  expect(known.map(growthFinding)).toEqual([
    "Followers rose by 20.6% in a year",
    "Followers fell by 4.0% in 11 months",
    "Followers are steady in a month",
    "Too little history to see a change",
  ]);
  expect(known.map(growthLabel)).toEqual([
    "Growth in a year",
    "Growth in 11 months",
    "Growth in a month",
    "Growth",
  ]);
  expect(growthSummary([{ label: "11/2026", value: 10 }], String)).toBe("Too few months are known.");
});

test("figures are drawn by the month from two months on, each for itself", () => {
  const month = { followers: null, avgViews: null, engagementRate: null };
  const snapshots = [
    { ...month, month: "2025-01-01", followers: 10, engagementRate: 2.5 },
    { ...month, month: "2025-02-01", followers: 12 },
  ];
  const points = monthlyPoints(snapshots, "followers");

  expect(points).toEqual([
    { label: "01/2025", value: 10 },
    { label: "02/2025", value: 12 },
  ]);
  expect(growthSummary(points, (value) => `${value} k`)).toBe("From 10 k in 01/2025 to 12 k in 02/2025.");
  expect(monthlyPoints(snapshots, "engagementRate")).toEqual([]);
});
