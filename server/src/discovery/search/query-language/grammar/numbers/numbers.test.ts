import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["10k followers 5% engagement", { followers: { min: 10_000 }, engagementRate: { min: 5 } }],
  ["followers 10k engagement 5%", { followers: { min: 10_000 }, engagementRate: { min: 5 } }],
  ["followers over 10k, likes over 500", { followers: { min: 10_000 }, likes: { min: 500 } }],
  ["Aufrufe 10k Likes mehr als 500", { views: { min: 10_000 }, likes: { min: 500 } }],
  ["likes 10k views overall", { views: { min: 10_000 } }],
  ["views 10k likes 500", { views: { min: 10_000 }, likes: { min: 500 } }],
  ["5% er over 10k followers", { engagementRate: { min: 5 }, followers: { min: 10_000 } }],
  ["engagement 5% under 10k followers", { engagementRate: { min: 5 }, followers: { max: 10_000 } }],
  ["likes 500 at least 10k followers", { likes: { min: 500 }, followers: { min: 10_000 } }],
  ["engagement: 3%", { engagementRate: { min: 3 } }],
  ["engagement rate = 3%", { engagementRate: { min: 3 } }],
  ["engagement rate of at least 3%", { engagementRate: { min: 3 } }],
  ["un engagement de 3%", { engagementRate: { min: 3 } }],
  ["10k total followers", { followers: { min: 10_000 } }],
  ["un million d'abonnés", { followers: { min: 1_000_000 } }],
  ["mit einer Engagement Rate von 3%", { engagementRate: { min: 3 } }],
  ["growth 10", {}, ["growth 10"]],
  ["10 fake followers", {}, ["10 fake followers"]],
  ["10% fake followers", { fakeFollowers: { min: 10 } }],
  ["authenticity over 80%", { authenticity: { min: 80 } }],
  ["under 20% sponsored content", { sponsorShare: { max: 20 } }],
  ["under 20% ads", { sponsorShare: { max: 20 } }],
  ["completeness at least 60", { completeness: { min: 60 } }],
  ["videos of 2 minutes", { format: ["video"], durationS: { min: 120 } }],
  ["videos of 10 min", { format: ["video"], durationS: { min: 600 } }],
  ["5%", { engagementRate: { min: 5 } }],
  ["5% comments", {}, ["5% comments"]],
  ["100 shares", {}, ["100 shares"]],
  ["30% off", {}, ["30% off"]],
  ["over 30% discount", {}, ["over 30% discount"]],
])("a number is read with the noun beside it: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["over 10k and under 50k", { followers: { min: 10_000, max: 50_000 } }],
  ["over 10k, under 50k followers", { followers: { min: 10_000, max: 50_000 } }],
  ["over 100 and under 900 followers", { followers: { min: 100, max: 900 } }],
  ["under 900 and over 100 followers", { followers: { min: 100, max: 900 } }],
  ["over 100. Under 900 followers", { followers: { max: 900 } }, ["100"]],
  ["over 100 beauty and under 900 followers", { followers: { max: 900 }, category: ["beauty"] }, ["100"]],
  ["200 and under 900 followers", { followers: { max: 900 } }, ["200"]],
  ["between 100 and 200 and under 900 followers", { followers: { max: 900 } }, ["100", "200"]],
])("two bounds of one noun are one range: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["5000 on TikTok", { platform: ["tiktok"], followers: { min: 5000 } }],
  ["1000 on TikTok", { platform: ["tiktok"], followers: { min: 1000 } }],
  ["5000", {}, ["5000"]],
  ["gaming 10k", { category: ["gaming"] }, ["10k"]],
  ["under 1000", { followers: { max: 1000 } }],
  ["over 1000", { followers: { min: 1000 } }],
  ["999", {}, ["999"]],
  ["over 999 followers", { followers: { min: 999 } }],
  ["0.5k creators", { followers: { min: 500 } }],
  ["over 13", { age: { min: 13 } }],
  ["over 12", {}, ["12"]],
  ["over 99", { age: { min: 99 } }],
  ["over 100", {}, ["100"]],
  ["under 30", {}, ["30"]],
  ["25-34", { age: { min: 25, max: 34 } }],
  ["10-20", {}, ["10", "20"]],
  ["90-120", {}, ["90", "120"]],
  ["gaming, 18+", { category: ["gaming"], age: { min: 18 } }],
  ["gaming 18+, food", { category: ["gaming", "food"] }, ["18"]],
  ["women 40+", { gender: ["female"], age: { min: 40 } }],
  ["women, over 40", { gender: ["female"], age: { min: 40 } }],
  ["women under 30, beauty", { gender: ["female"], age: { max: 30 }, category: ["beauty"] }],
  ["under 30 women", { gender: ["female"], age: { max: 30 } }],
  ["audience under 30", { audienceAge: { max: 30 } }],
  ["audience under 120", {}, ["120"]],
  ["mostly 18-24", { audienceAge: { min: 18, max: 24 } }],
  ["majority of 18-24", { audienceAge: { min: 18, max: 24 } }],
  ["mainly aged 18-24", { audienceAge: { min: 18, max: 24 } }],
  ["women mainly 18-24", { gender: ["female"], audienceAge: { min: 18, max: 24 } }],
  ["aged 30", { age: { min: 30, max: 30 } }],
  ["30 year olds", { age: { min: 30, max: 30 } }],
  ["im Alter von 25 bis 34", { age: { min: 25, max: 34 } }],
  ["de 25 a 34 años", { age: { min: 25, max: 34 } }],
  ["18 saal se zyada", { age: { min: 18 } }],
])(
  "a lone number is followers from a thousand on, and an age beside people: %s",
  (text, filters, unparsed = []) => {
    expect(meaningOf(text)).toEqual({ filters, unparsed });
  },
);

test.each<Reading>([
  ["in her 30s", { age: { min: 30, max: 39 } }],
  ["women in their 20s", { gender: ["female"], age: { min: 20, max: 29 } }],
  ["late 20s", { age: { min: 20, max: 29 } }],
  ["mid 30s women", { gender: ["female"], age: { min: 30, max: 39 } }],
  ["mid-30s women", { gender: ["female"], age: { min: 30, max: 39 } }],
  ["in their 60s", { age: { min: 60, max: 69 } }],
  ["in their 60s, music", { age: { min: 60, max: 69 }, category: ["music"] }],
  ["music from the 90s", { category: ["music"], keywords: ["90s"] }],
  ["the 60s", { keywords: ["60s"] }],
  ["in the 30s", { age: { min: 30, max: 39 } }],
  ["70s disco", {}, ["70s disco"]],
  ["in their 25s", { durationS: { min: 25 } }],
  ["15s reels", { format: ["reel"], durationS: { min: 15 } }],
])("a decade is of somebody's life or of a century: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["likes over 5% of followers", {}, ["likes over 5% of followers"]],
  ["views over 10%", { viewRate: { min: 10 } }],
  ["avg views 10% of followers", { viewRate: { min: 10 } }],
  ["view rate over 10% of followers", { viewRate: { min: 10 } }],
  ["durchschnittliche Aufrufe über 10% der Follower", { viewRate: { min: 10 } }],
])("a share of the followers is the view rate, or nothing: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["posts 3 times a week", { postsPerWeek: { min: 3 } }],
  ["posts more than 3 times per week", { postsPerWeek: { min: 3 } }],
  ["uploads 2 videos every week", { postsPerWeek: { min: 2 } }],
  ["posting 6 times a month", { postsPerWeek: { min: 1.4 } }],
  ["5 posts per week or more", { postsPerWeek: { min: 5 } }],
  ["5 posts a week at most, food", { postsPerWeek: { max: 5 }, category: ["food"] }],
  ["publie 3 fois par semaine", { postsPerWeek: { min: 3 } }],
  ["publica 3 veces por semana", { postsPerWeek: { min: 3 } }],
  ["posta 3 vezes por semana", { postsPerWeek: { min: 3 } }],
  ["postet 3 mal pro Woche", { postsPerWeek: { min: 3 } }],
  ["3 postingan per minggu", { postsPerWeek: { min: 3 } }],
  ["drei Beiträge pro Woche", { postsPerWeek: { min: 3 } }],
  ["twice a week", { postsPerWeek: { min: 2 } }],
  ["posts once per day", { postsPerWeek: { min: 7 } }],
  ["3 posts", { format: ["post"], limit: 3 }],
  ["5 a week", {}, ["5", "week"]],
])("how often somebody posts is counted by the week: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
