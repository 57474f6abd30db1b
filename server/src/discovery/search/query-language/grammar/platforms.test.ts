import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["TikTok only creators", { platform: ["tiktok"] }, ["only"]],
  ["only on TikTok", { platform: ["tiktok"] }, ["only"]],
  ["TikTok-only, Berlin", { platform: ["tiktok"], city: ["berlin"] }, ["only"]],
  ["nur auf TikTok, Beauty", { platform: ["tiktok"], category: ["beauty"] }, ["nur"]],
  ["sólo en TikTok", { platform: ["tiktok"] }, ["sólo"]],
  ["uniquement sur Instagram", { platform: ["instagram"] }, ["uniquement"]],
])("that there is no other platform is told: %s", (text, filters, unparsed) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

const ALL_THREE = { platformAll: ["instagram", "tiktok", "youtube"] } satisfies Reading[1];

test.each<Reading>([
  ["exactly on all three Instagram, TikTok and YouTube", ALL_THREE],
  ["on all three: Instagram, TikTok and YouTube", ALL_THREE],
  ["on all of Instagram, TikTok and YouTube", ALL_THREE],
  ["Instagram, TikTok and YouTube, all three", ALL_THREE],
  ["auf allen drei: Instagram, TikTok und YouTube", ALL_THREE],
  ["sur les trois, Instagram, TikTok et YouTube", ALL_THREE],
  ["en los tres: Instagram, TikTok y YouTube", ALL_THREE],
  ["nas três plataformas, Instagram, TikTok e YouTube", ALL_THREE],
  ["creators on Instagram, TikTok and YouTube", { platform: ["instagram", "tiktok", "youtube"] }],
])("one list of platforms asks for any of them, unless all are said: %s", (text, filters) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed: [] });
});

test.each<Reading>([
  ["no TikTok", { platformNot: ["tiktok"] }],
  ["sans Instagram", { platformNot: ["instagram"] }],
  ["YouTube e Instagram, pero sin TikTok", { platform: ["youtube", "instagram"], platformNot: ["tiktok"] }],
  [
    "with Instagram and TikTok but no YouTube",
    { platform: ["instagram", "tiktok"], platformNot: ["youtube"] },
  ],
])("a platform that is left out is left out: %s", (text, filters) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed: [] });
});
