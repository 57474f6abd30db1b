import type { CollectionCreator, CollectionOrder } from "@app/contract/collections/schemas";
import { expect, test } from "vitest";
import { inOrder, priceSpreads } from "./collection-order.rules.ts";

const EUR = (amount: number) => ({ amount, currency: "EUR", per: null });

function creator(handle: string, fields: Partial<CollectionCreator> = {}): CollectionCreator {
  return {
    creatorId: "0f0c0f2e-6c1c-4f0c-9f6a-1d2d3c4b5a69",
    platform: "tiktok",
    further: [],
    handle,
    name: null,
    url: null,
    followers: null,
    engagementRate: null,
    country: null,
    email: null,
    price: null,
    state: "untriaged",
    note: null,
    tags: [],
    votes: { for: [], against: [], own: null },
    version: 1,
    addedAt: "2026-11-01T09:00:00.000Z",
    ...fields,
  };
}

const ANNA = creator("anna", { followers: 5_000, price: EUR(30_000) });
const BEN = creator("ben", { followers: 9_000 });
const CARLA = creator("carla", { name: "Aa Carla", price: EUR(10_000) });
const ALL = [ANNA, BEN, CARLA];

const handles = (order: CollectionOrder) => inOrder(ALL, order).map(({ handle }) => handle);

test("creators are sorted by a value, and unknown ones stand last whichever way", () => {
  expect(handles("-followers")).toEqual(["ben", "anna", "carla"]);
  expect(handles("followers")).toEqual(["anna", "ben", "carla"]);
  expect(handles("-price")).toEqual(["anna", "carla", "ben"]);
  expect(handles("name")).toEqual(["carla", "anna", "ben"]);
});

test("creators are sorted by their triage and by what is noted on them", () => {
  const noted = [
    creator("anna", { state: "passed", note: "Slow to answer" }),
    creator("ben", { state: "untriaged", tags: ["Berlin"] }),
    creator("carla", { state: "shortlisted" }),
  ];
  const order = (by: CollectionOrder) => inOrder(noted, by).map(({ handle }) => handle);

  expect(order("state")).toEqual(["carla", "ben", "anna"]);
  expect(order("-state")).toEqual(["anna", "ben", "carla"]);
  expect(order("note")).toEqual(["ben", "anna", "carla"]);
});

test("the prices of each currency are summed and spread apart, unknown ones add nothing", () => {
  const dollars = creator("dan", { price: { amount: 500, currency: "USD", per: "reel" } });

  expect(priceSpreads([...ALL, dollars])).toEqual([
    {
      currency: "EUR",
      known: 2,
      sum: { amount: 40_000, currency: "EUR" },
      low: { amount: 10_000, currency: "EUR" },
      median: { amount: 20_000, currency: "EUR" },
      high: { amount: 30_000, currency: "EUR" },
    },
    {
      currency: "USD",
      known: 1,
      sum: { amount: 500, currency: "USD" },
      low: { amount: 500, currency: "USD" },
      median: { amount: 500, currency: "USD" },
      high: { amount: 500, currency: "USD" },
    },
  ]);
  expect(priceSpreads([BEN])).toEqual([]);
});
