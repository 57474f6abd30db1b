import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["1 creator", { limit: 1 }],
  ["500 creators", { limit: 500 }],
  ["501 creators", {}, ["501"]],
  ["1.5 creators", {}, ["1.5"]],
  ["top 1.5", {}, ["1.5"]],
  ["need 5", { limit: 5 }],
  ["top 2 by followers", { limit: 2, sort: { by: "followers", dir: "desc" } }],
  ["best 3 by views", { limit: 3, sort: { by: "avgViews", dir: "desc" } }],
  ["top 20, food", { limit: 20, category: ["food"] }],
  ["12 women in beauty", { limit: 12, gender: ["female"], category: ["beauty"] }],
  ["10 German beauty creators", { limit: 10, country: ["DE"], category: ["beauty"] }],
  ["10 food and travel creators", { limit: 10, category: ["food", "travel"] }],
  ["10 food, travel creators", { category: ["food", "travel"] }, ["10"]],
  ["10 very good and experienced food creators", { category: ["food"] }, ["10", "experienced"]],
  ["10 of 20 creators", { limit: 20 }, ["10"]],
  ["5% creators", { engagementRate: { min: 5 } }],
])("a number before people is how many are asked for: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["five creators", { limit: 5 }],
  ["beauty, five creators", { limit: 5, category: ["beauty"] }],
  ["beauty five creators", { limit: 5, category: ["beauty"] }],
  ["beauty with five star hotels and creators", { category: ["beauty"] }, ["five star hotels"]],
  ["I want three mothers", { limit: 3, category: ["parenting"] }],
  ["give me ten food bloggers", { limit: 10, category: ["food"] }],
  ["ten of the best creators", { limit: 10 }],
  ["ten women who cook", { limit: 10, gender: ["female"], category: ["food"] }],
  ["ten creators and five tiktokers", { platform: ["tiktok"], limit: 10 }, ["five"]],
  ["suche zehn Creator", { limit: 10 }],
  ["busco cinco creadores", { limit: 5 }],
  ["cherche dix créateurs", { limit: 10 }],
  ["preciso de cinco criadores", { limit: 5 }],
  ["cari lima kreator", { limit: 5 }],
  ["beauty in Lima creators", { category: ["beauty"], city: ["lima"] }],
  ["mujhe paanch creators chahiye", { limit: 5 }],
  ["three", {}, ["three"]],
  ["three, creators", {}, ["three"]],
  ["three very nice and shy creators", {}, ["three", "nice", "shy"]],
  ["five guys burgers", {}, ["five guys burgers"]],
])("a number in words is how many where people stand behind it: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
