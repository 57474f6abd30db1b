import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { parseQuery } from "./parse-query.ts";
import { meaningOf, read } from "./reading.fixtures.ts";
import type { Reading } from "./reading.fixtures.ts";

const TODAY = { today: "2026-11-21" };

test.each<[string, Partial<Filters>]>([
  ["half a million followers", { followers: { min: 500_000 } }],
  ["medio millón de seguidores", { followers: { min: 500_000 } }],
  ["eine halbe Million Follower", { followers: { min: 500_000 } }],
  ["a million followers", { followers: { min: 1_000_000 } }],
  ["a third of their audience in Spain", { audienceCountry: ["ES"], audienceCountryMinShare: 33 }],
  ["a quarter of the audience women", { audienceGender: { value: "female", minShare: 25 } }],
  ["over 10k and under 50k followers", { followers: { min: 10_000, max: 50_000 } }],
  ["from 10k up to 50k followers", { followers: { min: 10_000, max: 50_000 } }],
  ["at least 10k followers and at most 50k", { followers: { min: 10_000, max: 50_000 } }],
  ["in their 20s", { age: { min: 20, max: 29 } }],
  ["early 30s, beauty", { age: { min: 30, max: 39 }, category: ["beauty"] }],
  ["90s music", { keywords: ["90s"], category: ["music"] }],
  ["2,5 Mio. Follower", { followers: { min: 2_500_000 } }],
  ["100 k abonnés", { followers: { min: 100_000 } }],
  ["reels of 30 seconds at most", { format: ["reel"], durationS: { max: 30 } }],
  ["10k followers at most", { followers: { max: 10_000 } }],
  ["10.000 Follower höchstens", { followers: { max: 10_000 } }],
  ["3% engagement at least, beauty", { engagementRate: { min: 3 }, category: ["beauty"] }],
  ["10k at most, followers", { followers: { max: 10_000 } }],
  [
    "10k followers at most €500 per reel",
    { followers: { min: 10_000 }, price: { max: 500, currency: "EUR", per: "reel" } },
  ],
  ["10k followers at least 3% engagement", { followers: { min: 10_000 }, engagementRate: { min: 3 } }],
  ["5 posts per week at most", { postsPerWeek: { max: 5 } }],
  ["over 3 and under 8 posts per week", { postsPerWeek: { min: 3, max: 8 } }],
  ["over 20 and under 40 seconds", { durationS: { min: 20, max: 40 } }],
  ["over 3% and under 8% engagement", { engagementRate: { min: 3, max: 8 } }],
  ["more than 100 and less than 900 followers", { followers: { min: 100, max: 900 } }],
  ["10k se 50k tak followers", { followers: { min: 10_000, max: 50_000 } }],
  ["posts daily", { postsPerWeek: { min: 7 } }],
  ["posting weekly, beauty", { postsPerWeek: { min: 1 }, category: ["beauty"] }],
  ["publican diariamente", { postsPerWeek: { min: 7 } }],
  ["growth over 10% in the last 90 days", { growth: { min: 10, periodDays: 90 } }],
  ["top 5 creators", { limit: 5 }],
  ["over 5000", { followers: { min: 5000 } }],
])("a figure in words counts what it stands beside: %s", (text, filters) => {
  expect(read(text)).toMatchObject({ filters, unparsed: [] });
  expect(read(text).filters).toEqual(filters);
});

test.each<[string, Partial<Filters>]>([
  ["active creators", { lastPostWithinDays: 30 }],
  ["fast growing creators", { growth: { min: 5, periodDays: 30 } }],
  ["high engagement", { engagementRate: { min: 3 } }],
  ["good er rate", { engagementRate: { min: 3 } }],
  ["engagement alta", { engagementRate: { min: 3 } }],
])("a figure that nobody named is assumed, and the chip says so: %s", (text, filters) => {
  const { filters: found, chips } = read(text);

  expect(found).toEqual(filters);
  expect(chips).toMatchObject([{ source: "assumed", confidence: 0.6 }]);
});

test.each<Reading>([
  ["active on TikTok", { platform: ["tiktok"] }],
  ["creators on all of Instagram and TikTok", { platformAll: ["instagram", "tiktok"] }],
  ["X and TikTok", { platform: ["x", "tiktok"] }],
  ["TikTok, X", { platform: ["tiktok", "x"] }],
  ["TikTok and Instagram, X / threads", { platform: ["tiktok", "instagram", "x", "threads"] }],
  ["X users", { platform: ["x"] }],
  ["sort by followers descending", { sort: { by: "followers", dir: "desc" } }],
  ["sort by price asc", { sort: { by: "price", dir: "asc" } }],
  ["cheapest first", { sort: { by: "price", dir: "asc" } }],
  ["not verified", { verified: false }],
  ["unverified creators", { verified: false }],
  ["no sponsored posts", { sponsored: false }],
  ["between macro and nano", { tier: ["macro", "micro", "mid", "nano"] }],
  ["creators in the U.S., beauty", { country: ["US"], category: ["beauty"] }],
  ["U.K. food", { country: ["GB"], category: ["food"] }],
  ["U.A.E. food", { country: ["AE"], category: ["food"] }],
  ["creators in Bavaria", { region: ["DE-BY"] }],
  ["similar to glow ana and @ben", { similarTo: ["glow", "ana", "ben"] }],
  ["excluding @ana, @ben and @cid", { excludeHandles: ["ana", "ben", "cid"] }],
  ["worked with @nike but not @puma", { brand: ["nike"], brandNot: ["puma"] }],
  ["in collection Summer Food", { label: [{ kind: "collection", value: "summer food" }] }],
  ["tagged vip berlin", { label: [{ kind: "tag", value: "vip" }], city: ["berlin"] }],
  ["St. Petersburg food", { city: ["saint petersburg"], category: ["food"] }],
  ["in Best", { city: ["best"] }],
  ["in LA", { city: ["los angeles"] }],
  ["food LA", { city: ["los angeles"], category: ["food"] }],
  ["creators who speak German", { language: ["de"] }],
  ["speaks French, beauty", { language: ["fr"], category: ["beauty"] }],
  ["pasted creators", { source: ["paste"] }],
  ["imported creators", { source: ["import"] }],
  ["tier 2 cities", { cityClass: ["tier-2"] }],
  ["with email", { contact: ["email"] }],
  ["personal account", { accountType: ["personal"] }],
  ["business accounts", { accountType: ["business"] }],
  ["carousel posts", { format: ["carousel"] }],
  ["organic reels", { format: ["reel"], sponsored: false }],
  ["nano creators", { tier: ["nano"] }],
  ["nonbinary creators", { gender: ["nonbinary"] }],
  ["in Essen, Germany", { city: ["essen"], country: ["DE"] }],
  [
    "audience: 75 % men, from Germany, 25-44",
    {
      audienceGender: { value: "male", minShare: 75 },
      audienceCountry: ["DE"],
      audienceAge: { min: 25, max: 44 },
    },
  ],
  ["Indian audience, living in Dubai", { audienceCountry: ["IN"], city: ["dubai"] }],
  ["followers mostly women", { audienceGender: { value: "female", minShare: 50 } }],
  ["creators whose followers are from Brazil", { audienceCountry: ["BR"] }],
  ["worked with nike in the last 3 months", { brand: ["nike"], brandWithinDays: 90 }],
  ["in the last 3 months worked with nike", { brand: ["nike"] }, ["last 3 months"]],
  ["experts in tax", { keywords: ["tax"] }],
  ["no Nike, food", { brandNot: ["nike"], category: ["food"] }],
])("words have the meaning that those beside them give: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each([
  ["no #ad, beauty", ["no #ad"]],
  ["creators from X", ["X"]],
  ["tag “vip", ["tag", "vip"]],
  ["beauty creators near Xyztown", ["Xyztown"]],
  ["not in Xyztown", ["not in Xyztown"]],
])("what cannot be said is told as it was written: %s", (text, unparsed) => {
  expect(read(text).unparsed).toEqual(unparsed);
});

test.each([
  ["Georgian creators", { language: ["ka"] }],
  ["@nike", { similarTo: ["nike"] }],
  ["25 to 34 years old", { audienceAge: { min: 25, max: 34 } }],
  ["over 10k views", { avgViews: { min: 10_000 } }],
  ["creators in Georgia", { region: ["US-GA"] }],
])("words that mean two things keep their other reading: %s", (text, filters) => {
  expect(read(text).alternatives.map((other) => other.filters)).toContainEqual(filters);
});

test.each([
  ["de", "EUR"],
  ["es-MX", "EUR"],
  ["fr-FR", "EUR"],
  ["it", "EUR"],
  ["nl", "EUR"],
  ["pt", "BRL"],
  ["hi", "INR"],
  ["id", "IDR"],
  ["en-GB", "GBP"],
  ["en-IN", "INR"],
  ["de-IN", "INR"],
  ["en-US", "USD"],
  ["xx", "USD"],
  [undefined, "USD"],
])("a price without a currency is in that of the reader's language: %s is %s", (locale, currency) => {
  const { filters } = parseQuery("under 500 per reel", { ...TODAY, ...(locale && { locale }) });

  expect(filters).toEqual({ price: { max: 500, currency, per: "reel" } });
});

test.each<Reading>([
  ["worked with brands like Nike and Adidas", { brand: ["nike", "adidas"] }],
  ["worked with Dr. Martens", { brand: ["dr. martens"] }],
  ["worked with The Ordinary", { brand: ["the ordinary"] }],
  ["worked with Barbara Sturm Skin Care", {}, ["worked with Barbara Sturm Skin Care"]],
  ["worked with H&M", { brand: ["h&m"] }],
  ["worked with H & M", { brand: ["h"] }],
  ["worked with coca cola zero", { brand: ["coca cola"] }, ["zero"]],
  ["worked with Nike, Adidas and Puma", { brand: ["nike", "adidas", "puma"] }],
  ["worked with nike, adidas", { brand: ["nike"], keywords: ["adidas"] }],
  ["worked with Nike in Berlin", { brand: ["nike"], city: ["berlin"] }],
  ["worked with berlin", { city: ["berlin"] }, ["worked"]],
  ["worked with great brands", {}, ["worked"]],
  ["never worked with any brands", {}, ["never worked"]],
  ["collab with @nike, excluding @ana", { brand: ["nike"], excludeHandles: ["ana"] }],
  ["worked with @nike except @puma", { brand: ["nike"], brandNot: ["puma"] }],
  ["worked with @nike, not @puma", { brand: ["nike"], brandNot: ["puma"] }],
  ["not @nike", { excludeHandles: ["nike"] }],
  ["everyone but @ana, @ben", { excludeHandles: ["ana", "ben"] }],
  ["similar to @ana, beauty", { similarTo: ["ana"], category: ["beauty"] }],
  ["lookalikes of glow", { similarTo: ["glow"] }],
  ["@ana jaise creators", { similarTo: ["ana"] }],
  ["worked with nike in the past", { brand: ["nike"] }, ["past"]],
  ["like @ana", { similarTo: ["ana"] }],
  ["creators like glow", { keywords: ["glow"] }],
  ["mentioned nike", {}, ["nike"]],
  ["mentioned Nike", { brand: ["nike"] }],
  ["mit Nike gearbeitet", { brand: ["nike"] }],
  ["mit nike gearbeitet", { brand: ["nike"] }],
  ["mit Nivea, Dove oder Nike gearbeitet", { brand: ["nivea", "dove", "nike"] }],
  ["ohne Nike gearbeitet", { brandNot: ["nike"] }],
  ["die mit @nike gearbeitet haben aber nicht mit @puma", { brand: ["nike"], brandNot: ["puma"] }],
  ["ambassadors for Nike", { brand: ["nike"] }],
  ["#ootd #Fyp", { hashtag: ["ootd", "fyp"] }],
  ["beauty @ana and #tag", { category: ["beauty"], brand: ["ana"], hashtag: ["tag"] }],
])("brands, handles and hashtags: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

const kind = (value: string, of = "collection") => ({ kind: of, value });

test.each<Reading>([
  ["not tagged vip", { labelNot: [kind("vip", "tag")] }],
  ["tagged #vip", { label: [kind("vip", "tag")] }],
  ["no notes", { labelNot: [kind("any", "notes")] }],
  ["with notes about food", { label: [kind("any", "notes")], category: ["food"] }],
  ["in collection: Summer", { label: [kind("summer")] }],
  ["collection “A B”, “C”", { label: [kind("a b"), kind("c")] }],
  ["in the collection called Best Of 2026", { label: [kind("best of 2026")] }],
  ["in any campaign", { label: [kind("any", "campaign")] }],
  ["not in a collection", { labelNot: [kind("any")] }],
  ["in my list", {}],
  ["female youtubers", { gender: ["female"], platform: ["youtube"] }],
  ["Youtuberinnen", { gender: ["female"], platform: ["youtube"] }],
  ["women who film", { gender: ["female"], keywords: ["film"] }],
  ["who can shoot reels", { format: ["reel"] }],
  ["film reviewers", { category: ["movies"] }],
  ["men who write about chess", { gender: ["male"], keywords: ["chess"] }],
  ["bakers in Leeds", { category: ["food"], city: ["leeds"] }],
  ["expert in Berlin", { keywords: ["expert"], city: ["berlin"] }],
  ["experts for tax", { keywords: ["tax"] }],
  ["coaches who cook", { category: ["food"] }],
  ["to shoot reels", { format: ["reel"] }],
  ["film creators", { category: ["movies"] }],
  ["coaches on TikTok", { keywords: ["coaches"], platform: ["tiktok"] }],
  ["trainers of dogs", { category: ["pets"] }],
])("labels and what people do: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["worked with Nike. Berlin", { brand: ["nike"], city: ["berlin"] }],
  ["worked with Nike or adidas", { brand: ["nike"] }, ["adidas"]],
  ["worked with nike or adidas", { brand: ["nike", "adidas"] }],
  ["mention Nike or Adidas", { brand: ["nike", "adidas"] }],
  ["mit Nike zusammengearbeitet haben", { brand: ["nike"] }],
  ["similar to @ana and @ben, @cid", { similarTo: ["ana", "ben", "cid"] }],
  ["tagged vip beauty", { label: [kind("vip", "tag")], category: ["beauty"] }],
  ["in collection Summer Berlin", { label: [kind("summer")], city: ["berlin"] }],
  ["in collection Summer Beauty", { label: [kind("summer beauty")] }],
  ["LA food", { category: ["food"] }],
  ["both of Instagram and TikTok", { platformAll: ["instagram", "tiktok"] }],
  ["beauty or fashion in Berlin or Munich", { category: ["beauty", "fashion"], city: ["berlin", "munich"] }],
  ["people who also post reels", { format: ["reel"] }],
  ["recent posts about food in the last week", { format: ["post"], category: ["food"], postedWithinDays: 7 }],
])("a name or a list ends where another thing begins: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["60% women", { audienceGender: { value: "female", minShare: 60 } }],
  ["audience 60% women", { audienceGender: { value: "female", minShare: 60 } }],
  [
    "audience: 70% women, 60% from Germany",
    {
      audienceGender: { value: "female", minShare: 70 },
      audienceCountry: ["DE"],
      audienceCountryMinShare: 60,
    },
  ],
  [
    "women 60%, Germany 50% audience",
    {
      audienceGender: { value: "female", minShare: 60 },
      audienceCountry: ["DE"],
      audienceCountryMinShare: 50,
    },
  ],
  [
    "audience 40% from Brazil and 60% women",
    {
      audienceGender: { value: "female", minShare: 60 },
      audienceCountry: ["BR"],
      audienceCountryMinShare: 40,
    },
  ],
  ["videos longer than 2 minutes", { format: ["video"], durationS: { min: 120 } }],
  ["older than 30", { age: { min: 30 } }],
  ["aged 25-34", { age: { min: 25, max: 34 } }],
  ["age 25+", { age: { min: 25 } }],
  ["under 30 years old", { age: { max: 30 } }],
  ["creators between 20 and 30", { age: { min: 20, max: 30 } }],
  ["5 to 10 posts a month", { postsPerWeek: { min: 1.17, max: 2.33 } }],
  ["around 50k followers", { followers: { min: 40_000, max: 60_000 } }],
  ["about 5% engagement", { engagementRate: { min: 4, max: 6 } }],
  ["price under $500", { price: { max: 500, currency: "USD" } }],
  ["between €200 and €600 per story", { price: { min: 200, max: 600, currency: "EUR", per: "story" } }],
  ["CPM under 20", { estCpm: { max: 20 } }],
  ["fit score over 80", { fit: { min: 80 } }],
  ["authenticity above 70", { authenticity: { min: 70 } }],
  ["sponsored share below 20%", { sponsorShare: { max: 20 } }],
  ["avg likes over 1k", { likes: { min: 1000 } }],
  ["average views over 10k", { avgViews: { min: 10_000 } }],
  ["views above 5k", { views: { min: 5000 } }],
  ["view rate above 10%", { viewRate: { min: 10 } }],
  ["fake followers under 10%", { fakeFollowers: { max: 10 } }],
])("each number has the unit that is nearest: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each([
  ["high engagement rate, food", "engagementRate", "min", "high engagement rate"],
  ["never worked with Nike", "brandNot", "not", "Nike"],
  ["worked with Nike", "brand", "is", "Nike"],
  ["not @nike", "excludeHandles", "not", "@nike"],
  ["like @nike", "similarTo", "is", "@nike"],
  ["no alcohol", "categoryNot", "not", "alcohol"],
  ["not in Germany", "countryNot", "not", "Germany"],
  ["not tagged vip", "labelNot", "not", "not tagged vip"],
  ["#ootd", "hashtag", "is", "#ootd"],
  ["60% women", "audienceGender", "min", "60% women"],
  ["over 10k followers", "followers", "min", "over 10k followers"],
  ["under 10k followers", "followers", "max", "under 10k followers"],
  ["10k-20k followers", "followers", "range", "10k-20k followers"],
  ["posts weekly", "postsPerWeek", "min", "posts weekly"],
  ["sort by price asc", "sort", "is", "sort by price asc"],
])("a chip says how it limits, and by which words: %s", (text, slot, op, words) => {
  const [chip] = read(text).chips;

  expect([chip?.slot, chip?.op, text.slice(...(chip?.span ?? []))]).toEqual([slot, op, words]);
});

test.each<Reading>([
  ["top 500", { limit: 500 }],
  ["200 creators", { limit: 200 }],
  ["show me 3 people", { limit: 3 }],
  ["five creators", { limit: 5 }],
  ["25 creators in Berlin", { limit: 25, city: ["berlin"] }],
  ["1k creators", { followers: { min: 1000 } }],
  ["60s music", { keywords: ["60s"], category: ["music"] }],
  ["50s music", { durationS: { min: 50 }, category: ["music"] }],
  ["90s", { durationS: { min: 90 } }],
  ["90s chess", { keywords: ["90s", "chess"] }],
  ["Indian audience living in Dubai", { audienceCountry: ["IN"], city: ["dubai"] }],
  ["audience from India, based in Dubai", { audienceCountry: ["IN"], city: ["dubai"] }],
  ["audience: beauty creators, Dubai", { category: ["beauty"], city: ["dubai"] }],
  ["audience: 60% men. Dubai", { audienceGender: { value: "male", minShare: 60 }, city: ["dubai"] }],
  [
    "women; audience: Germany, creators in France",
    { gender: ["female"], audienceCountry: ["DE"], country: ["FR"] },
  ],
  ["coach about food", { category: ["food"] }],
  ["dog film trainers", { category: ["pets", "movies"] }],
])("how many, of which decade, and whose place it is: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test("more than five hundred creators are asked for by nobody, and none neither", () => {
  expect(read("top 501").filters).not.toHaveProperty("limit");
  expect(read("0 creators")).toMatchObject({ filters: {}, unparsed: ["0"] });
});
