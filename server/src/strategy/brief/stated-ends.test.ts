import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "./brief.fixtures.ts";

test.each([
  ["Christmas cookies launch in Germany, 5000 €, till Dec 20", { to: "2026-12-20" }],
  ["for Christmas, from Dec 1 to Dec 24", { from: "2026-12-01", to: "2026-12-24" }],
  ["cookies for Christmas, from Dec 1", { from: "2026-12-01", to: "2026-12-25", event: "christmas" }],
  ["launch of tea, 10 december tak", { to: "2026-12-10" }],
  ["çay, 10 Aralık'a kadar", { to: "2026-12-10" }],
])("a day that is stated is where the flight ends: %s", (text, flight) => {
  expect(readSaid(text, CONTEXT).stated.flight).toEqual(flight);
});

const creators = (text: string) => {
  const { minCreators = null, maxCreators = null } = readSaid(text, CONTEXT).stated;
  return { minCreators, maxCreators };
};

test("at least and at most are read in Turkish and Hindi, too", () => {
  expect(creators("en az 5 influencer")).toEqual({ minCreators: 5, maxCreators: null });
  expect(readSaid("en az 5 mikro influencer", CONTEXT).stated.rules).toMatchObject([
    { field: "tier", value: "micro", of: "creators", min: 5, max: null },
  ]);
  expect(creators("en fazla 5 influencer")).toEqual({ minCreators: null, maxCreators: 5 });
  expect(creators("kam se kam 5 creators")).toEqual({ minCreators: 5, maxCreators: null });
});

test("a number of views is a filter, and no budget", () => {
  expect(readSaid("Serum, 5000 €, 50,000 views", CONTEXT).stated.filters).toEqual({ views: { min: 50_000 } });
});
