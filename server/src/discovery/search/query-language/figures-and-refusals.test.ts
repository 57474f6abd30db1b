import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { meaningOf } from "./reading.fixtures.ts";

test.each<[string, Filters]>([
  [
    "audience 70% male, aged 25-34, mainly in Mexico",
    {
      audienceGender: { value: "male", minShare: 70 },
      audienceAge: { min: 25, max: 34 },
      audienceCountry: ["MX"],
    },
  ],
  ["1000 views ka price 150 rupaye se kam", { cpm: { max: 150, currency: "INR" } }],
  ["crescimento de 20% em 6 meses", { growth: { min: 20, periodDays: 180 } }],
  ["März ke baad se baat nahi hui", { lastContact: { max: "2026-03-31" } }],
  ["pas de crypto, voyage", { category: ["travel"], keywordsNot: ["crypto"] }],
  ["sem cripto", { keywordsNot: ["crypto"] }],
  ["die in Hamburg wohnen", { city: ["hamburg"] }],
  ["let me see cooking creators", { category: ["food"] }],
  ["los 5 mejores por visualizaciones", { limit: 5, sort: { by: "avgViews", dir: "desc" } }],
  ["top 5 par taux d'engagement", { limit: 5, sort: { by: "engagementRate", dir: "desc" } }],
  ["forty thousand followers", { followers: { min: 40_000 } }],
  ["zehntausend Follower", { followers: { min: 10_000 } }],
  ["cincuenta mil seguidores", { followers: { min: 50_000 } }],
  ["vingt mille abonnés", { followers: { min: 20_000 } }],
  ["welche Creator haben wir 2024 gebucht", { lastDeal: { min: "2024-01-01", max: "2024-12-31" } }],
])("what a figure or a refusal belongs to: %s", (text, filters) => {
  expect(meaningOf(text)).toMatchObject({ filters });
  expect(meaningOf(text).filters).toEqual(filters);
});

test("where somebody lives in a country is told, and is no furniture", () => {
  expect(meaningOf("creators do interior de Minas")).toEqual({
    filters: {},
    unparsed: ["interior", "Minas"],
  });
});
