import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { meaningOf, read } from "./reading.fixtures.ts";
import type { Reading } from "./reading.fixtures.ts";

test.each<[string, Partial<Filters>, string[]]>([
  [
    "food creators in Córdoba, Argentina, not Córdoba in Spain",
    { category: ["food"], country: ["AR"], city: ["cordoba"] },
    ["not Córdoba in Spain"],
  ],
  ["creators outside Paris, France", {}, ["outside Paris, France"]],
  ["no TikTok ads", {}, ["no TikTok ads"]],
  ["TikTok, but no TikTok lives", { platform: ["tiktok"] }, ["no TikTok lives"]],
  ["nicht aktiv auf TikTok", {}, ["nicht aktiv auf TikTok"]],
  ["no carousel posts, fashion", { category: ["fashion"] }, ["no carousel posts"]],
  ["no carousel posts or reels, fashion", { category: ["fashion"] }, ["no carousel posts or reels"]],
  ["not in Paris, France or Germany", { countryNot: ["DE"] }, ["not in Paris, France"]],
  ["no audience in Turkey or Germany, food", { category: ["food"] }, ["no audience in Turkey or Germany"]],
  ["beauty, no audience in Turkey", { category: ["beauty"] }, ["no audience in Turkey"]],
  ["not men or boys, beauty", { category: ["beauty"] }, ["not men or boys"]],
  ["not only women: both genders, parenting", { category: ["parenting"] }, ["not only women"]],
  ["nicht nur Frauen, Beauty in Wien", { category: ["beauty"], city: ["vienna"] }, ["nicht nur Frauen"]],
])("what no filter can leave out is said, and never wanted: %s", (text, filters, unparsed) => {
  expect(read(text)).toMatchObject({ filters, unparsed });
  expect(read(text).filters).toEqual(filters);
});

test.each<Reading>([
  ["creadoras de moda, no de España", { category: ["fashion"], gender: ["female"], countryNot: ["ES"] }],
  [
    "creadores de moda en Argentina, no España",
    { category: ["fashion"], country: ["AR"], countryNot: ["ES"] },
  ],
  [
    "fashion in Germany, not Berlin or Munich",
    { category: ["fashion"], country: ["DE"], cityNot: ["berlin", "munich"] },
  ],
  [
    "tech in India except Delhi and Mumbai",
    { category: ["tech"], country: ["IN"], cityNot: ["delhi", "mumbai"] },
  ],
  ["tiktokers en Perú, excepto Lima", { platform: ["tiktok"], country: ["PE"], cityNot: ["lima"] }],
  ["pas d'influenceurs à Paris, plutôt Lyon ou Lille", { city: ["lyon", "lille"], cityNot: ["paris"] }],
  ["no Instagram or TikTok, only YouTube", { platform: ["youtube"], platformNot: ["instagram", "tiktok"] }],
  ["criadores de beleza no Brasil", { category: ["beauty"], country: ["BR"] }],
  ["creators who never did alcohol or gambling ads", { categoryNot: ["alcohol", "gambling"] }],
  ["travel, sans partenariat sponsorisé", { category: ["travel"], sponsored: false }],
  ["not only women but also men", { gender: ["female", "male"] }],
  ["not only Berlin, also Munich", { city: ["berlin", "munich"] }],
  ["nicht nur Berlin, auch Potsdam", { city: ["berlin", "potsdam"] }],
  ["ni vegano ni sin gluten", { categoryNot: ["vegan"], keywordsNot: ["gluten-free"] }],
  ["no alcohol ads or gambling", { categoryNot: ["alcohol", "gambling"] }],
  ["creadores en Argentina, no Brasil", { country: ["AR"], countryNot: ["BR"] }],
  [
    "no alcohol, food, germany or france",
    { categoryNot: ["alcohol"], category: ["food"], country: ["DE", "FR"] },
  ],
  [
    "no kids, gaming, london or paris",
    { categoryNot: ["kids"], category: ["gaming"], city: ["london", "paris"] },
  ],
  [
    "kein Alkohol, beauty, berlin oder hamburg",
    { categoryNot: ["alcohol"], category: ["beauty"], city: ["berlin", "hamburg"] },
  ],
  [
    "sin alcohol, moda, argentina o uruguay",
    { categoryNot: ["alcohol"], category: ["fashion"], country: ["AR", "UY"] },
  ],
  [
    "no alcohol, gambling or politics, food",
    { categoryNot: ["alcohol", "gambling", "politics"], category: ["food"] },
  ],
  ["inactive since march, fashion", { category: ["fashion"] }, ["inactive since march"]],
  ["recettes sans gluten", { category: ["food"], keywords: ["gluten-free"] }],
])("what a filter can leave out is left out, and nothing else: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<[string, Partial<Filters>]>([
  ["no influencers under 10k followers", { followers: { min: 10_000 } }],
  ["keine Influencer über 100k Follower", { followers: { max: 100_000 } }],
  ["nobody over 100k followers", { followers: { max: 100_000 } }],
  ["Beauty, keine über 50k Follower", { category: ["beauty"], followers: { max: 50_000 } }],
  ["pas plus vieux que 25 ans", { age: { max: 25 } }],
  ["nicht älter als 30, Fitness", { category: ["fitness"], age: { max: 30 } }],
  ["nadie menor de 18, gaming", { category: ["gaming"], age: { min: 18 } }],
  ["nobody under 25, beauty", { category: ["beauty"], age: { min: 25 } }],
  ["Fashion, nicht teurer als 800 €", { category: ["fashion"], price: { max: 800, currency: "EUR" } }],
])("no creators below a figure are creators from it on: %s", (text, filters) => {
  expect(read(text)).toMatchObject({ filters, unparsed: [] });
  expect(read(text).filters).toEqual(filters);
});
