import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  [
    "avg views over 100k, or followers over 2 million",
    { avgViews: { min: 100_000 } },
    ["or followers over 2 million"],
  ],
  ["over 100k followers or verified", { followers: { min: 100_000 } }, ["or verified"]],
  ["women or from Spain", { gender: ["female"] }, ["or from Spain"]],
  [
    "über 3 % Engagement oder mehr als 50k Follower",
    { engagementRate: { min: 3 } },
    ["oder mehr als 50k Follower"],
  ],
  [
    "plus de 50k abonnés ou plus de 5 % d'engagement",
    { followers: { min: 50_000 } },
    ["ou plus de 5 % d'engagement"],
  ],
  ["belleza o más de 100k seguidores", { category: ["beauty"] }, ["o más de 100k seguidores"]],
  ["no politics, Berlin or food", { categoryNot: ["politics"], city: ["berlin"] }, ["or food"]],
])("filters hold together, so that the second of two conditions is told: %s", (text, filters, unparsed) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["Berlin or Bavaria", { city: ["berlin"], region: ["DE-BY"] }],
  ["fashion or sneakers", { category: ["fashion"], keywords: ["sneakers"] }],
  ["reach by email or phone", { contact: ["email", "phone"] }],
  ["no alcohol or gambling", { categoryNot: ["alcohol", "gambling"] }],
  ["country unknown or Austria", { country: ["AT"], includeUnknown: ["country"] }],
  [
    "criadores com o Instagram, o preço até 500 reais",
    { platform: ["instagram"], price: { max: 500, currency: "BRL" } },
  ],
])("two names for one thing stay together: %s", (text, filters) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed: [] });
});
