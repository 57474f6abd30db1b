import { expect, test } from "vitest";
import { read } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["last deal before 2026-06-01", { lastDeal: { max: "2026-05-31" } }],
  ["last deal before 01.06.2026", { lastDeal: { max: "2026-05-31" } }],
  ["last deal before 1 June", { lastDeal: { max: "2026-05-31" } }],
  ["letzter Deal vor dem 1. Juni 2026", { lastDeal: { max: "2026-05-31" } }],
  ["last deal after 1 May 2026", { lastDeal: { min: "2026-05-02" } }],
  ["last deal between 1 May 2026 and 1 June 2026", { lastDeal: { min: "2026-05-01", max: "2026-06-01" } }],
  ["last deal from March to May 2026", { lastDeal: { min: "2026-03-01", max: "2026-05-31" } }],
  ["contacted after 1 May 2026", { lastContact: { min: "2026-05-02" } }],
  ["contacted since 01.05.2026", { lastContact: { min: "2026-05-01" } }],
  ["contacted on 3 May 2026", { lastContact: { min: "2026-05-03", max: "2026-05-03" } }],
  ["not contacted since 1 May 2026", { lastContact: { max: "2026-04-30" } }],
  ["last contact before May 3rd", { lastContact: { max: "2026-05-02" } }],
  ["dernier contact avant le 3 mars 2026", { lastContact: { max: "2026-03-02" } }],
  [
    "followers over 10k, last deal after 1 May 2026, in Berlin",
    { followers: { min: 10_000 }, lastDeal: { min: "2026-05-02" }, city: ["berlin"] },
  ],
  ["last deal in June. followers over 10k", { lastDeal: {}, followers: { min: 10_000 } }],
  [
    "last deal in June. reels under 1 lakh",
    {
      lastDeal: { min: "2026-06-01", max: "2026-06-30" },
      price: { max: 100_000, currency: "INR", per: "reel" },
    },
  ],
])("a day is read to its end, and nothing of it is a year or a number: %s", (text, filters) => {
  expect(read(text)).toMatchObject({ filters, unparsed: [] });
});
