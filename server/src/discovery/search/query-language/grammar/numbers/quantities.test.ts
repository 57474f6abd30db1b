import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { meaningOf, read } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<[string, Filters["followers"]]>([
  ["2.5 lakh followers", { min: 250_000 }],
  ["5 L followers", { min: 500_000 }],
  ["5m followers", { min: 5_000_000 }],
  ["5 M abonnés", { min: 5_000_000 }],
  ["100 k abonnés", { min: 100_000 }],
  ["2 lakh crore followers", { min: 2_000_000_000_000 }],
  ["3 mio. Follower", { min: 3_000_000 }],
  ["3 Mio Follower", { min: 3_000_000 }],
  ["10 Tsd. Follower", { min: 10_000 }],
  ["1.5 cr. followers", { min: 15_000_000 }],
  ["1 million followers", { min: 1_000_000 }],
  ["one million followers", { min: 1_000_000 }],
  ["ek lakh followers", { min: 100_000 }],
  ["un millón de seguidores", { min: 1_000_000 }],
  ["um milhão de seguidores", { min: 1_000_000 }],
  ["eine Million Follower", { min: 1_000_000 }],
  ["un demi million d'abonnés", { min: 500_000 }],
  ["meio milhão de seguidores", { min: 500_000 }],
  ["medio millón de seguidores", { min: 500_000 }],
  ["setengah juta pengikut", { min: 500_000 }],
  ["aadha lakh followers", { min: 50_000 }],
  ["yarım milyon takipçi", { min: 500_000 }],
  ["mezzo milione di follower", { min: 500_000 }],
  ["half million followers", { min: 500_000 }],
  ["over half a million followers", { min: 500_000 }],
  ["under a million followers", { max: 1_000_000 }],
  ["plus d'un million d'abonnés", { min: 1_000_000 }],
  ["0.1k followers", { min: 100 }],
  ["1.1k followers", { min: 1100 }],
])("followers are counted in the words of each language: %s", (text, followers) => {
  expect(meaningOf(text)).toEqual({ filters: { followers }, unparsed: [] });
});

test.each<Reading>([
  ["5 l followers", {}, ["5"]],
  ["5 m followers", {}, ["5"]],
  ["100 k-pop fans", { keywords: ["k-pop"] }, ["100"]],
  ["100 K pop creators", { keywords: ["k-pop"], limit: 100 }],
  ["half women", { gender: ["female"] }],
  ["twice as good", {}],
  ["a third of a cake", {}],
  ["a k-pop creator", { keywords: ["k-pop"] }],
])("a letter or a word that counts nothing is no number: %s", (text, filters) => {
  expect(read(text).filters).toMatchObject(filters);
});

test.each<Reading>([
  ["five percent engagement", { engagementRate: { min: 5 } }],
  ["fünf Prozent Engagement", { engagementRate: { min: 5 } }],
  ["five percent", { engagementRate: { min: 5 } }],
  ["videos of one minute", { format: ["video"], durationS: { min: 60 } }],
  ["videos de un minuto", { format: ["video"], durationS: { min: 60 } }],
  ["Videos unter einer Minute", { format: ["video"], durationS: { max: 60 } }],
  ["vidéos de moins d'une minute", { format: ["video"], durationS: { max: 60 } }],
  ["videos under two minutes", { format: ["video"], durationS: { max: 120 } }],
  ["under ten seconds", { durationS: { max: 10 } }],
  ["a quarter of followers in Spain", { audienceCountry: ["ES"], audienceCountryMinShare: 25 }],
  ["half their audience women", { audienceGender: { value: "female", minShare: 50 } }],
  ["posts twice a month", { postsPerWeek: { min: 0.47 } }],
  ["posts once a week", { postsPerWeek: { min: 1 } }],
  ["tier 2 cities creators", { cityClass: ["tier-2"] }],
  ["formula 1 creators", { keywords: ["formula 1"] }],
  ["tier 2 cities, 5 creators", { cityClass: ["tier-2"], limit: 5 }],
])("a number in words counts what stands behind it: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["between 10k and 50k followers", { followers: { min: 10_000, max: 50_000 } }],
  ["entre 10k et 50k abonnés", { followers: { min: 10_000, max: 50_000 } }],
  ["zwischen 10.000 und 50.000 Follower", { followers: { min: 10_000, max: 50_000 } }],
  ["10-50k followers", { followers: { min: 10_000, max: 50_000 } }],
  ["10k bis 50k", { followers: { min: 10_000, max: 50_000 } }],
  ["50 mil a 100 mil seguidores", { followers: { min: 50_000, max: 100_000 } }],
  ["3-5% engagement", { engagementRate: { min: 3, max: 5 } }],
  ["3%-5% engagement", { engagementRate: { min: 3, max: 5 } }],
  ["€500 - 800", { price: { min: 500, max: 800, currency: "EUR" } }],
  ["500 - 800 €", { price: { min: 500, max: 800, currency: "EUR" } }],
  ["10k and 50k followers", { followers: { min: 10_000 } }, ["50k followers"]],
  ["10k or more", { followers: { min: 10_000 } }],
  ["10k followers and up", { followers: { min: 10_000 } }],
  ["10k followers or less", { followers: { max: 10_000 } }],
  ["10k followers and up to 2% engagement", { followers: { min: 10_000 }, engagementRate: { max: 2 } }],
  ["10k followers, at most 500 euros", { followers: { min: 10_000 }, price: { max: 500, currency: "EUR" } }],
  ["10k followers at most $500", { followers: { min: 10_000 }, price: { max: 500, currency: "USD" } }],
  ["10k max", { followers: { max: 10_000 } }],
  ["min 10k", { followers: { min: 10_000 } }],
  ["10k min followers", { followers: { min: 10_000 } }],
  ["1000 min followers", { followers: { min: 1000 } }],
  ["videos of 999 min", { format: ["video"], durationS: { min: 59_940 } }],
  ["approx 50k followers", { followers: { min: 40_000, max: 60_000 } }],
  ["lagbhag 50k followers", { followers: { min: 40_000, max: 60_000 } }],
  ["about 5% engagement", { engagementRate: { min: 4, max: 6 } }],
  ["not less than 10k followers", { followers: { min: 10_000 } }],
  ["no more than 5% engagement", { engagementRate: { max: 5 } }],
  ["not over 10k followers", { followers: { max: 10_000 } }],
  ["nicht unter 10k Follower", { followers: { min: 10_000 } }],
  ["nicht mehr als 10k Follower", { followers: { max: 10_000 } }],
  ["no menos de 10k seguidores", { followers: { min: 10_000 } }],
  ["pas moins de 10k abonnés", { followers: { min: 10_000 } }],
  ["10k se 50k tak followers", { followers: { min: 10_000, max: 50_000 } }],
  ["10k se zyada followers", { followers: { min: 10_000 } }],
  ["10k se kam followers", { followers: { max: 10_000 } }],
])("a bound is said before, between or behind: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["a few hundred euros", {}, ["hundred"]],
  ["einige hundert Euro, Mode", { category: ["fashion"] }, ["hundert Euro"]],
  ["hundred euros", { price: { max: 100, currency: "EUR" } }],
  ["cost per view under 1 cent, food", { category: ["food"] }, ["cost per view under 1 cent"]],
])("money that nobody can count is no price: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
