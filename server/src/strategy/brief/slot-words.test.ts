import type { Filters } from "@app/contract/discovery/filters";
import type { FilterName } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import type { BriefRule } from "@app/contract/strategy/plan";
import { audienceText, filterWords, followersText, ruleWords, slotText } from "./slot-words.ts";
import type { ListSlot } from "./slot-words.ts";

test.each<[ListSlot, string[], string, string]>([
  ["platforms", ["instagram", "tiktok"], "on Instagram and TikTok", "on every platform"],
  ["markets", ["DE", "AT"], "in Germany and Austria", "in every country"],
  ["regions", ["DE-BY"], "in Bavaria", "in every region"],
  ["cities", ["são paulo", "rio"], "in São Paulo and Rio", "in every city"],
  ["tiers", ["nano", "micro"], "only nano or micro creators", "creators of every size"],
  ["languages", ["de", "fr"], "in German or French", "in every language"],
])("the values of %s are said as a person would", (slot, values, some, any) => {
  expect(slotText(slot, values)).toBe(some);
  expect(slotText(slot, [])).toBe(any);
});

test.each<[BriefRule["field"], string[], string]>([
  ["country", ["DE", "AT"], "nobody in Germany and Austria"],
  ["region", ["DE-BY"], "nobody in Bavaria"],
  ["city", ["new york"], "nobody in New York"],
  ["platform", ["tiktok", "x"], "nobody on TikTok or X"],
  ["language", ["de"], "nobody in German"],
  ["category", ["home-decor", "unheard-of"], "nobody about home decor or unheard-of"],
  ["tier", ["mega"], "no mega creators"],
  ["gender", ["female", "male", "nonbinary"], "no creators who are women, men or nonbinary"],
])("a rule of nobody is called by its %s", (field, values, words) => {
  expect(ruleWords(field, values)).toBe(words);
});

test.each<[FilterName, Filters, string]>([
  ["country", { country: ["DE", "AT"] }, "in Germany or Austria"],
  ["countryNot", { countryNot: ["DE"] }, "nobody in Germany"],
  ["region", { region: ["DE-BY"] }, "in Bavaria"],
  ["city", { city: ["berlin"] }, "in Berlin"],
  ["platform", { platform: ["tiktok"] }, "on TikTok only"],
  ["category", { category: ["food", "home-decor"] }, "only creators about food or home decor"],
  ["categoryNot", { categoryNot: ["food"] }, "nobody about food"],
  ["language", { language: ["de"] }, "in German"],
  ["tier", { tier: ["nano", "micro"] }, "only nano or micro"],
  ["gender", { gender: ["female"] }, "only creators who are women"],
  ["followers", { followers: { min: 5000 } }, "creators with at least 5,000 followers"],
  ["age", { age: { min: 20, max: 30 } }, "creators aged 20–30"],
  ["age", { age: { min: 20 } }, "creators aged from 20"],
  ["age", { age: { max: 30 } }, "creators aged up to 30"],
  ["keywords", { keywords: ["oat milk"] }, "only creators about oat milk"],
  ["keywordsNot", { keywordsNot: ["oat milk"] }, "nobody about oat milk"],
  ["brand", { brand: ["nike"] }, "worked with Nike"],
  ["brandNot", { brandNot: ["nike"] }, "never worked with Nike"],
  ["has", { has: ["price"] }, "with a known price"],
  ["contact", { contact: ["email"] }, "reachable by email"],
  ["verified", { verified: true }, "verified only"],
  ["verified", { verified: false }, "not verified"],
  ["sponsored", { sponsored: false }, "not sponsored"],
  ["engagementRate", { engagementRate: { min: 3 } }, "engagement rate at least 3"],
  ["engagementRate", { engagementRate: { max: 8 } }, "engagement rate at most 8"],
  ["avgViews", { avgViews: { min: 5000, max: 90_000 } }, "average views at least 5,000, at most 90,000"],
  ["postedWithinDays", { postedWithinDays: 30 }, "posted in the last 30 days"],
  ["brandWithinDays", { brandWithinDays: 1 }, "worked with the brand in the last day"],
  ["workedWith", { workedWith: { brand: "nike", withinDays: 180 } }, "worked with Nike in the last 180 days"],
  ["workedWithNot", { workedWithNot: {} }, "never worked with us"],
  ["lastDeal", { lastDeal: { withinDays: 90 } }, "last deal in the last 90 days"],
  ["hasNot", { hasNot: ["price"] }, "without a known price"],
  ["platformNot", { platformNot: ["tiktok"] }, "nobody on TikTok"],
  ["platformAll", { platformAll: ["tiktok", "instagram"] }, "on TikTok and Instagram alike"],
  ["cityNot", { cityNot: ["berlin"] }, "nobody in Berlin"],
  ["statusNot", { statusNot: ["declined"] }, "status not declined"],
  ["excludeHandles", { excludeHandles: ["anna"] }, "without @anna"],
  ["similarTo", { similarTo: ["anna"] }, "similar to @anna"],
  ["hashtag", { hashtag: ["tea"] }, "posted with #tea"],
  ["includeUnknown", { includeUnknown: ["country", "countryNot"] }, "also those whose country is unknown"],
])("the filter %s is said in words", (name, filters, words) => {
  expect(filterWords(name, filters).toLowerCase()).toBe(words.toLowerCase());
});

test.each([
  [{ min: 100, max: 2000 }, "creators with 100 to 2,000 followers"],
  [{ min: null, max: 2000 }, "creators with at most 2,000 followers"],
  [{ min: 100, max: null }, "creators with at least 100 followers"],
  [{ min: null, max: null }, "creators with at least 0 followers"],
])("how many followers: %j", (followers, words) => {
  expect(followersText(followers)).toBe(words);
});

test.each([
  [null, null, "everyone"],
  ["female", null, "women"],
  ["male", { min: 18, max: 34 }, "men 18–34"],
  [null, { min: 25, max: null }, "people from 25"],
  [null, { min: null, max: 25 }, "people up to 25"],
] as const)("whom a plan reaches: %s %j", (gender, age, words) => {
  expect(audienceText({ gender, age })).toBe(words);
});
