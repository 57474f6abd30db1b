import { expect, test } from "vitest";
import { read } from "./reading.fixtures.ts";

test.each([
  ["worked with @nike", "brand", "is", "grammar", "@nike"],
  ["@nike", "brand", "is", "assumed", "@nike"],
  ["never worked with Nike or Puma", "brandNot", "not", "grammar", "Nike"],
  ["worked with H&M", "brand", "is", "grammar", "H&M"],
  ["similar to glow.ana", "similarTo", "is", "grammar", "glow.ana"],
  ["not @ana", "excludeHandles", "not", "grammar", "@ana"],
  ["#ootd", "hashtag", "is", "grammar", "#ootd"],
  ['in collection "Summer picks", food', "label", "is", "grammar", 'in collection "Summer picks"'],
  ["not in any campaign", "labelNot", "not", "grammar", "not in any campaign"],
  ["with notes", "label", "is", "grammar", "with notes"],
  ["not in my collection Summer", "labelNot", "not", "grammar", "not in my collection Summer"],
  ["sort by price desc", "sort", "is", "grammar", "sort by price desc"],
  ["fast growing in the last 90 days", "growth", "min", "assumed", "fast growing in the last 90 days"],
  ["fast growing", "growth", "min", "assumed", "fast growing"],
  ["active creators", "lastPostWithinDays", "is", "assumed", "active"],
  ["strong engagement rate", "engagementRate", "min", "assumed", "strong engagement rate"],
  ["uploads daily", "postsPerWeek", "min", "grammar", "uploads daily"],
  ["weekly uploads", "postsPerWeek", "min", "grammar", "weekly uploads"],
  ["both TikTok and YouTube", "platformAll", "all", "grammar", "TikTok"],
  ["beauty", "category", "is", "grammar", "beauty"],
  ["home decor", "category", "is", "grammar", "home decor"],
  ["cooking", "category", "is", "synonym", "cooking"],
  ["no politics", "categoryNot", "not", "grammar", "politics"],
  ["unverified", "verified", "is", "grammar", "unverified"],
  ["not verified", "verified", "is", "grammar", "verified"],
  ["women", "gender", "is", "grammar", "women"],
  ["Fotografinnen", "gender", "is", "grammar", "Fotografinnen"],
  ["female audience", "audienceGender", "min", "assumed", "female audience"],
  ["mostly women", "audienceGender", "min", "assumed", "mostly women"],
  ["audience women 60%", "audienceGender", "min", "grammar", "women 60%"],
  ["60% women followers", "audienceGender", "min", "grammar", "60% women followers"],
  ["in Germany", "country", "is", "grammar", "Germany"],
  ["in DACH", "country", "is", "synonym", "DACH"],
  ["Indian audience", "audienceCountry", "is", "grammar", "Indian audience"],
  ["60% from Brazil", "audienceCountryMinShare", "is", "grammar", "60%"],
  ["in Georgia, USA", "region", "is", "grammar", "Georgia, USA"],
  ["speaks German", "language", "is", "grammar", "German"],
  ["French creators in Germany", "language", "is", "assumed", "French"],
  ["Italian food in London", "keywords", "is", "assumed", "Italian"],
  ["no craft beer", "keywordsNot", "not", "assumed", "no craft beer"],
  ["food, no baking", "keywordsNot", "not", "synonym", "baking"],
  ["nano", "tier", "is", "grammar", "nano"],
  ["five creators", "limit", "is", "grammar", "five"],
  ["top 5", "limit", "is", "grammar", "5"],
  ["90s music", "keywords", "is", "grammar", "90s"],
  ["mid-30s", "age", "range", "grammar", "mid-30s"],
  ["growing 5% per month", "growth", "min", "grammar", "growing 5% per month"],
  ["under €500 per reel", "price", "max", "grammar", "under €500 per reel"],
  ["over €500", "price", "min", "grammar", "over €500"],
  ["€500 - €800", "price", "range", "grammar", "€500 - €800"],
  ["per reel 500", "price", "max", "assumed", "per reel 500"],
  ["price 500", "price", "max", "assumed", "price 500"],
  ["500 per TikTok video", "platform", "is", "grammar", "TikTok"],
  ["over 10k followers", "followers", "min", "grammar", "over 10k followers"],
  ["followers 10k", "followers", "min", "assumed", "followers 10k"],
  ["over 5000", "followers", "min", "assumed", "over 5000"],
  ["around 50k followers", "followers", "range", "assumed", "around 50k followers"],
  ["over 10k and under 50k followers", "followers", "range", "grammar", "over 10k and under 50k followers"],
  ["over 100 and under 900 followers", "followers", "range", "grammar", "over 100 and under 900 followers"],
  ["50k followers or more", "followers", "min", "grammar", "50k followers or more"],
  ["avg views > 10% of followers", "viewRate", "min", "grammar", "avg views > 10% of followers"],
  ["views > 10%", "viewRate", "min", "assumed", "views > 10%"],
  ["3 posts per week or more", "postsPerWeek", "min", "grammar", "3 posts per week or more"],
  ["posted in the last 30 days", "lastPostWithinDays", "is", "grammar", "last 30 days"],
  ["in their 20s", "age", "range", "grammar", "their 20s"],
  ["2,5 Mio. Follower", "followers", "min", "assumed", "2,5 Mio. Follower"],
  ["skncare", "category", "is", "fuzzy", "skncare"],
])("a chip of %s says which filter, how, how it is known, and its words", (text, slot, op, source, words) => {
  const chip = read(text).chips.find((one) => one.slot === slot);

  expect(chip).toMatchObject({ op, source });
  expect(text.slice(...(chip?.span ?? []))).toBe(words);
});

test.each([
  ["@ana", "similarTo", 0.45],
  ["no Nike, food", "keywordsNot", 0.5],
  ["German creators", "language", 0.4],
  ["over 30, women", "audienceAge", 0.4],
])("the other reading of %s is less sure", (text, slot, confidence) => {
  const [other] = read(text).alternatives;

  expect(other?.chips.find((chip) => chip.slot === slot)?.confidence).toBe(confidence);
});

test("of several currencies of one name each is a reading, and none is sure", () => {
  const { chips, alternatives } = read("under 5000 kr");

  expect(chips).toMatchObject([{ slot: "price", source: "assumed", confidence: 0.5 }]);
  expect(alternatives.map((other) => other.filters.price?.currency)).not.toContain("SEK");
  expect(alternatives.length).toBeGreaterThan(1);
});
