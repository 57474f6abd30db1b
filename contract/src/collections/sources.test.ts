import { expect, test } from "vitest";
import { countSource } from "./sources.ts";

const COLLECTION = {
  name: "Skincare",
  counts: { all: 14, untriaged: 8, shortlisted: 6, passed: 0 },
  updatedAt: "2026-11-20T09:00:00.000Z",
};

test("a count of a collection says its definition, all states, its sample, date and source", () => {
  const all = countSource(COLLECTION);
  const shortlisted = countSource(COLLECTION, "shortlisted");

  expect(all).toMatchObject({ metric: "collection.creators", sample: "14 creators", source: "Skincare" });
  expect(shortlisted).toMatchObject({
    metric: "collection.shortlisted",
    label: "Shortlisted",
    definition: "Creators in this collection that somebody put on the shortlist.",
    asOf: COLLECTION.updatedAt,
  });
  expect(shortlisted.inputs).toEqual([
    { label: "Untriaged", value: "8" },
    { label: "Shortlisted", value: "6" },
    { label: "Passed over", value: "0" },
  ]);
});
