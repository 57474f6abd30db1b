import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["high engagement rate, food", { engagementRate: { min: 3 }, category: ["food"] }],
  ["engagement rate high", { engagementRate: { min: 3 } }],
  ["hohes Engagement", { engagementRate: { min: 3 } }],
  ["hohe Interaktionsrate", { engagementRate: { min: 3 } }],
  ["interacción alta", { engagementRate: { min: 3 } }],
  ["boa taxa de engajamento", { engagementRate: { min: 3 } }],
  ["fort taux d'engagement", { engagementRate: { min: 3 } }],
  ["tingkat interaksi tinggi", { engagementRate: { min: 3 } }],
  ["accha engagement", { engagementRate: { min: 3 } }],
  ["high engagement rate over 5%", { engagementRate: { min: 5 } }],
  ["low engagement", {}, ["engagement"]],
  ["high views", {}, ["views"]],
  ["engagement, high school sports", { category: ["education", "sports"] }, ["engagement"]],
  ["schnell wachsende Creator", { growth: { min: 5, periodDays: 30 } }],
  ["active in Berlin", { lastPostWithinDays: 30, city: ["berlin"] }],
  ["active in Germany on YouTube", { lastPostWithinDays: 30, country: ["DE"], platform: ["youtube"] }],
  ["activos en Instagram", { platform: ["instagram"] }],
  ["actifs sur TikTok", { platform: ["tiktok"] }],
  ["aktiv auf TikTok", { platform: ["tiktok"] }],
  ["ativos no Instagram", { platform: ["instagram"] }],
  ["aktif di TikTok", { platform: ["tiktok"] }],
  ["active TikTok creators", { lastPostWithinDays: 30, platform: ["tiktok"] }],
  ["active, posted in the last 14 days", { lastPostWithinDays: 14 }],
])("activity, growth and engagement need no figure: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["not fast growing", {}, ["not fast growing"]],
  ["no high engagement", {}, ["no high engagement"]],
  ["sin alta interacción, belleza", { category: ["beauty"] }, ["sin alta interacción"]],
  ["not active creators", {}, ["not active"]],
  ["nicht aktiv auf TikTok", {}, ["nicht aktiv auf TikTok"]],
  ["doesn't post daily", {}, ["doesn't post daily"]],
  ["ne publient pas tous les jours", {}, ["publient pas tous les jours"]],
  ["posten nicht täglich", {}, ["posten nicht täglich"]],
  ["not on both Instagram and TikTok", {}, ["not on both Instagram and TikTok"]],
])("what is denied is told as not understood, and never asked for: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["posts daily", { postsPerWeek: { min: 7 } }],
  ["publishes every week", { postsPerWeek: { min: 1 } }],
  ["uploads daily, food", { postsPerWeek: { min: 7 }, category: ["food"] }],
  ["weekly uploads", { postsPerWeek: { min: 1 } }],
  ["posten täglich", { postsPerWeek: { min: 7 } }],
  ["die jeden Tag posten", { postsPerWeek: { min: 7 } }],
  ["postet wöchentlich", { postsPerWeek: { min: 1 } }],
  ["publican todos los días", { postsPerWeek: { min: 7 } }],
  ["publican semanalmente", { postsPerWeek: { min: 1 } }],
  ["postam todos os dias", { postsPerWeek: { min: 7 } }],
  ["publient chaque semaine", { postsPerWeek: { min: 1 } }],
  ["posting setiap hari", { postsPerWeek: { min: 7 } }],
  ["roz post karte hain", { postsPerWeek: { min: 7 } }],
  ["who post daily reels", { postsPerWeek: { min: 7 }, format: ["reel"] }],
  ["daily vlogs", { category: ["lifestyle"] }, ["daily"]],
])("how often somebody posts is said without a figure: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

const both = { platformAll: ["instagram" as const, "tiktok" as const] };

test.each<Reading>([
  ["on both Instagram and TikTok", both],
  ["both on Instagram and on TikTok", both],
  ["both Instagram, TikTok, beauty", { ...both, category: ["beauty"] }],
  ["tanto en Instagram como en TikTok", both],
  ["tanto no Instagram quanto no TikTok", both],
  ["sowohl auf Instagram als auch auf TikTok", both],
  ["beide Instagram und TikTok", both],
  ["à la fois sur Instagram et TikTok", both],
  ["Instagram aur TikTok dono", both],
  ["Instagram and TikTok both, food", { ...both, category: ["food"] }],
  ["on all of Instagram, TikTok and YouTube", { platformAll: ["instagram", "tiktok", "youtube"] }],
  ["on both X and threads", { platformAll: ["x", "threads"] }],
  ["on Instagram and TikTok", { platform: ["instagram", "tiktok"] }],
  ["all Instagram creators", { platform: ["instagram"] }],
  ["both Instagram", { platform: ["instagram"] }],
  ["both Instagram beauty and TikTok", { platform: ["instagram", "tiktok"], category: ["beauty"] }],
  ["both Instagram and beauty", { platform: ["instagram"], category: ["beauty"] }],
  ["both food and Instagram", { platform: ["instagram"], category: ["food"] }],
])("both platforms are asked for only where it is said: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["sort by price", { sort: { by: "price", dir: "asc" } }],
  ["sort by price descending", { sort: { by: "price", dir: "desc" } }],
  ["sorted by followers ascending, food", { sort: { by: "followers", dir: "asc" }, category: ["food"] }],
  ["by engagement asc", { sort: { by: "engagementRate", dir: "asc" } }],
  ["by name desc", { sort: { by: "name", dir: "desc" } }],
  ["más baratos", { sort: { by: "price", dir: "asc" } }],
  ["plus chers", { sort: { by: "price", dir: "desc" } }],
  ["termurah", { sort: { by: "price", dir: "asc" } }],
  ["sort by descending beauty", {}, ["descending beauty"]],
])("the order of a list goes the way that is said: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
