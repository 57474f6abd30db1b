import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["under 10k followers on every account", { followers: { max: 10_000 } }, ["every account"]],
  ["followers of every account above 100k", { followers: { min: 100_000 } }, ["every account"]],
  ["over 3% engagement on each platform", { engagementRate: { min: 3 } }, ["each platform"]],
  ["über 10.000 Follower auf jedem Konto", { followers: { min: 10_000 } }, ["jedem Konto"]],
  ["plus de 10 000 abonnés sur chaque compte", { followers: { min: 10_000 } }, ["chaque compte"]],
  ["más de 10k seguidores en cada cuenta", { followers: { min: 10_000 } }, ["cada cuenta"]],
])("that every account has a figure is told: %s", (text, filters, unparsed) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["all accounts over 10k followers", { followers: { min: 10_000 } }],
  ["fashion on all platforms", { category: ["fashion"] }],
])("accounts that are looked for are no condition: %s", (text, filters) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed: [] });
});
