import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { parseQuery } from "#/discovery/search/query-language/parse-query.ts";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<[string, number]>([
  ["last 30 days", 30],
  ["posted in the last two weeks", 14],
  ["posted in the past month", 30],
  ["posted this week", 7],
  ["posted within 14 days", 14],
  ["posted in the last hour", 1],
  ["posted in the last 36 hours", 2],
  ["posted today", 1],
  ["posted yesterday", 2],
  ["published yesterday", 2],
  ["active today", 1],
  ["last 20 years", 3650],
  ["letzte Woche", 7],
  ["in den letzten zwei Wochen", 14],
  ["en la última semana", 7],
  ["nos últimos 30 dias", 30],
  ["les 30 derniers jours", 30],
  ["30 hari terakhir", 30],
  ["minggu terakhir", 7],
  ["pichle 30 din", 30],
  ["since Friday", 1],
  ["since Sunday", 6],
  ["since Saturday", 7],
  ["seit Freitag", 1],
  ["depuis lundi", 5],
  ["since January", 324],
  ["since November", 20],
  ["since December", 355],
  ["desde enero", 324],
  ["seit Januar", 324],
  ["posted since 2026", 324],
  ["active since 2025", 689],
])("a stretch of time says when somebody last posted: %s", (text, lastPostWithinDays) => {
  expect(meaningOf(text)).toEqual({ filters: { lastPostWithinDays }, unparsed: [] });
});

test.each<Reading>([
  ["last 0 days", {}, ["last 0"]],
  ["30 days", {}, ["30"]],
  ["two weeks", {}, ["two weeks"]],
  ["popular today", {}, ["popular"]],
  ["desde Madrid", { city: ["madrid"] }],
  ["last year, 30 days", { lastPostWithinDays: 365 }, ["30"]],
  ["last, 30 days", {}, ["last", "30"]],
  ["not posted in the last 30 days", {}, ["not posted in the last 30 days"]],
  ["haven't posted this week, food", { category: ["food"] }, ["haven't posted this week"]],
  ["since 10k followers", { followers: { min: 10_000 } }, ["since"]],
])("other times are no such stretch: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each([
  ["since March", "2026-03-01", 1],
  ["since March", "2026-03-02", 1],
  ["since March", "2026-03-03", 2],
  ["since April", "2026-03-31", 364],
  ["since 2026", "2026-01-01", 1],
  ["since Monday", "2026-11-23", 7],
  ["since Monday", "2026-11-24", 1],
])("%s is counted to %s", (text, today, days) => {
  expect(parseQuery(text, { today }).filters).toEqual({ lastPostWithinDays: days });
});

test.each<[string, Filters["growth"]]>([
  ["growing 5% per month", { min: 5, periodDays: 30 }],
  ["growing 5% a week", { min: 5, periodDays: 7 }],
  ["growing by 20% each quarter", { min: 20, periodDays: 90 }],
  ["growing 10% in 90 days", { min: 10, periodDays: 90 }],
  ["grew 10% in the last 3 months", { min: 10, periodDays: 90 }],
  ["in the last 3 months grew 10%", { min: 10, periodDays: 90 }],
  ["growth of 10% over 2 weeks", { min: 10, periodDays: 14 }],
  ["growth over 10% every year", { min: 10, periodDays: 365 }],
  ["growth between 5% and 10%", { min: 5, periodDays: 30 }],
  ["growth 10%", { min: 10, periodDays: 30 }],
  ["10% growth", { min: 10, periodDays: 30 }],
  ["crecimiento del 10% al mes", { min: 10, periodDays: 30 }],
  ["crescimento de 10% por mês", { min: 10, periodDays: 30 }],
  ["croissance de 10% par mois", { min: 10, periodDays: 30 }],
  ["10% Wachstum pro Monat", { min: 10, periodDays: 30 }],
  ["10% Wachstum im Monat", { min: 10, periodDays: 30 }],
  ["pertumbuhan 10% per bulan", { min: 10, periodDays: 30 }],
])("growth is in percent of a stretch of time: %s", (text, growth) => {
  expect(meaningOf(text)).toEqual({ filters: { growth }, unparsed: [] });
});

test.each<Reading>([
  [
    "growth over 10%, posted in the last 90 days",
    { growth: { min: 10, periodDays: 30 }, lastPostWithinDays: 90 },
  ],
  [
    "growth over 10% with much good new content in the last 90 days",
    { growth: { min: 10, periodDays: 30 }, lastPostWithinDays: 90 },
  ],
  ["fast growing in the last 90 days", { growth: { min: 5, periodDays: 90 } }],
  [
    "fast growing creators who posted in the last 90 days",
    { growth: { min: 5, periodDays: 30 }, lastPostWithinDays: 90 },
  ],
  [
    "growth over 10%, food, in the last 90 days",
    { growth: { min: 10, periodDays: 30 }, category: ["food"], lastPostWithinDays: 90 },
  ],
  ["worked with nike in the last 30 days", { brand: ["nike"], brandWithinDays: 30 }],
  ["worked with nike, posted in the last 30 days", { brand: ["nike"], lastPostWithinDays: 30 }],
  ["never worked with Nike in the last year", { brandNot: ["nike"], brandWithinDays: 365 }],
  [
    "active in the last 30 days, worked with Nike in the last 90 days",
    { lastPostWithinDays: 30, brand: ["nike"], brandWithinDays: 90 },
  ],
  [
    "worked with Nike, food in the last 30 days",
    { brand: ["nike"], category: ["food"], lastPostWithinDays: 30 },
  ],
  ["reels from the last week", { format: ["reel"], postedWithinDays: 7 }],
  ["reels not posted in the last week", { format: ["reel"] }, ["not posted in the last week"]],
])("a stretch of time is of what stands before it: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
