import { expect, test } from "vitest";
import { meaningOf, read } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["no nfts or gambling", { categoryNot: ["gambling"] }, ["no nfts"]],
  ["without spicy food or alcohol", { keywordsNot: ["spicy food"], categoryNot: ["alcohol"] }],
  ["no alcohol, gambling or politics", { categoryNot: ["alcohol", "gambling", "politics"] }],
  ["no alcohol, food", { categoryNot: ["alcohol"], category: ["food"] }],
  ["no crypto, nfts or gambling", { keywordsNot: ["crypto"], categoryNot: ["gambling"] }, ["nfts"]],
  ["no gambling, sneakers or alcohol", { keywordsNot: ["sneakers"], categoryNot: ["gambling", "alcohol"] }],
  ["no politics, Berlin and food", { categoryNot: ["politics"], city: ["berlin"], category: ["food"] }],
  ["nfts or gambling", { category: ["gambling"] }, ["nfts"]],
  ["sin alcohol ni política", { categoryNot: ["alcohol", "politics"] }],
  ["ohne Alkohol oder Politik, Mode", { categoryNot: ["alcohol", "politics"], category: ["fashion"] }],
  ["sem álcool e política", { categoryNot: ["alcohol", "politics"] }],
  ["tanpa alkohol atau politik", { categoryNot: ["alcohol", "politics"] }],
  ["gambling nahi, food", { categoryNot: ["gambling"], category: ["food"] }],
  ["no alcohol in Germany", { categoryNot: ["alcohol"], country: ["DE"] }],
  ["alcohol not allowed, food", { categoryNot: ["alcohol"], category: ["food"] }],
  ["no dogs allowed", { keywordsNot: ["dogs"] }],
  ["Hund nicht erlaubt", { keywordsNot: ["hund"] }],
  ["keine Hunde erlaubt", { keywordsNot: ["hunde"] }],
  ["Alkohol verboten", { categoryNot: ["alcohol"] }],
  ["chiens interdits", { keywordsNot: ["chiens"] }],
  ["no se permiten perros", { keywordsNot: ["perros"] }],
  ["não aceita cachorros", { keywordsNot: ["cachorros"] }],
  ["cachorros não permitidos", { keywordsNot: ["cachorros"] }],
  ["kutte allowed nahi", { keywordsNot: ["kutte"] }],
])("a list goes on with what it leaves out: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["not in Berlin or Germany", { countryNot: ["DE"], cityNot: ["berlin"] }],
  ["not in Berlin, food or fashion", { category: ["food", "fashion"], cityNot: ["berlin"] }],
  ["audience in Berlin or Germany", { audienceCountry: ["DE"] }, ["Berlin"]],
  ["in Berlin or Germany", { city: ["berlin"], country: ["DE"] }],
  ["not in Germany, food in Spain", { countryNot: ["DE"], category: ["food"], country: ["ES"] }],
  ["outside Germany and France", { countryNot: ["DE", "FR"] }],
  ["hors de France, mode", { countryNot: ["FR"], category: ["fashion"] }],
  ["fuera de España", { countryNot: ["ES"] }],
  ["fora do Brasil", { countryNot: ["BR"] }],
  ["di luar Indonesia", { countryNot: ["ID"] }],
  ["outside Berlin", { cityNot: ["berlin"] }],
  ["not from DACH", { countryNot: ["DE", "AT", "CH"] }],
  ["not in Berlin, Hamburg or Germany", { countryNot: ["DE"], cityNot: ["berlin", "hamburg"] }],
  ["nicht aus Bayern oder Österreich", { countryNot: ["AT"] }, ["nicht aus Bayern"]],
])("a place is left out with the words that say so: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["criadores no Brasil", { country: ["BR"] }],
  ["no Brasil, beleza", { country: ["BR"], category: ["beauty"] }],
  ["ativos no Instagram, moda", { platform: ["instagram"], category: ["fashion"] }],
  ["mulheres no Rio de Janeiro", { gender: ["female"], city: ["rio de janeiro"] }],
  ["influenciadores no TikTok com 10 mil seguidores", { platform: ["tiktok"], followers: { min: 10_000 } }],
  ["no Germany", { countryNot: ["DE"] }],
  ["pessoas no Brasil, no álcool", { country: ["BR"], categoryNot: ["alcohol"] }],
  ["beauty, no TikTok", { platformNot: ["tiktok"], category: ["beauty"] }],
])("no is Portuguese for in: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["food, no e-bikes", { category: ["food"], keywordsNot: ["e-bikes"] }],
  ["no e-commerce", {}, ["no e-commerce"]],
  ["k-beauty, no k-pop", { keywords: ["k-beauty"], keywordsNot: ["k-pop"] }],
  ["Food ohne Farbstoffe", { category: ["food"] }, ["ohne Farbstoffe"]],
  ["food, No Plastic", { category: ["food"] }, ["No Plastic"]],
  ["food, no Oatly", { category: ["food"], brandNot: ["oatly"] }],
  ["no fast food", { keywordsNot: ["fast food"] }],
  ["no food", { categoryNot: ["food"] }],
  ["no beauty products", { categoryNot: ["beauty"] }],
  ["sin comida rápida", { keywordsNot: ["comida rápida"] }],
  ["ohne süßes Gebäck", {}, ["ohne süßes Gebäck"]],
  ["no beauty fashion", { keywordsNot: ["beauty fashion"] }],
  ["no beauty Berlin", { categoryNot: ["beauty"], city: ["berlin"] }],
  ["spicy food", { category: ["food"] }, ["spicy"]],
  ["no women", {}, ["no women"]],
  ["vegan but not vegan recipes", { category: ["vegan"], keywordsNot: ["vegan recipes"] }],
  ["fashion but no sneakers", { category: ["fashion"], keywordsNot: ["sneakers"] }],
  ["beauty, no makeup", { category: ["beauty"], categoryNot: ["makeup"] }],
  ["Food, no Food", { category: ["food"], categoryNot: ["food"] }],
  ["food, no Baking", { category: ["food"], keywordsNot: ["baking"] }],
])("what narrows a topic is left out with it: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["not verified, sponsored", { verified: false, sponsored: true }],
  ["verified, not sponsored", { verified: true, sponsored: false }],
  ["not unverified", { verified: true }],
  ["not verified or sponsored", { verified: false, sponsored: false }],
  ["not on TikTok or Instagram", { platformNot: ["tiktok", "instagram"] }],
  ["not on TikTok, Instagram reels", { platform: ["instagram"], platformNot: ["tiktok"], format: ["reel"] }],
  ["no women or men, food", { category: ["food"] }, ["no women or men"]],
  ["no women and food", { category: ["food"] }, ["no women"]],
  ["ohne gesponserte Beiträge", { sponsored: false }],
  ["sin contenido patrocinado", { sponsored: false }],
])("yes or no is turned round where it is denied: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["who post mostly reels", { format: ["reel"] }],
  ["who post only videos", { format: ["video"] }],
  ["creators post stories", { format: ["story"] }],
  ["they post about wellness", { category: ["wellness"] }],
  ["posts about wellness", { format: ["post"], category: ["wellness"] }],
  ["creators, posts about wellness", { format: ["post"], category: ["wellness"] }],
  ["qui posts", {}],
  ["carousel posts", { format: ["carousel"] }],
  ["carousels, posts", { format: ["carousel", "post"] }],
  ["beauty posts", { format: ["post"], category: ["beauty"] }],
  ["micro creators", { tier: ["micro"] }],
  ["macro or nano", { tier: ["macro", "nano"] }],
  ["nano to macro", { tier: ["nano", "micro", "mid", "macro"] }],
  ["macro bis nano", { tier: ["macro", "micro", "mid", "nano"] }],
  ["between nano and mid", { tier: ["nano", "micro", "mid"] }],
  ["between nano or mid", { tier: ["nano", "mid"] }],
  ["nano and mid", { tier: ["nano", "mid"] }],
])("to post is a verb, and posts are content: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<["creators" | "content", string]>([
  ["content", "reels by women"],
  ["content", "reels from Madrid"],
  ["content", "beauty posts"],
  ["content", "videos von Frauen"],
  ["content", "posts featuring chefs"],
  ["content", "content about food"],
  ["content", "contenido sobre comida"],
  ["content", "show content from Berlin"],
  ["content", "Conteúdo sobre viagem"],
  ["content", "in Berlin we seek content from Spain"],
  ["creators", "dermatologists with content on skincare"],
  ["creators", "content strategy"],
  ["creators", "creators content about food"],
  ["creators", "women reels"],
  ["creators", "creators with reels"],
  ["creators", "reels creators"],
  ["creators", "dermatologists with reels"],
  ["creators", "dermatologists posting reels"],
  ["creators", "bakers who make videos"],
  ["creators", "food"],
])("%s are looked for: %s", (intent, text) => {
  expect(read(text).intent).toBe(intent);
});

test.each<Reading>([
  ["not: Berlin, Munich", { cityNot: ["berlin", "munich"] }],
  ["excluding: Lisbon, TikTok", { cityNot: ["lisbon"], platformNot: ["tiktok"] }],
  [
    "exclusions: Lisbon, TikTok. Over 10k followers, food",
    { cityNot: ["lisbon"], platformNot: ["tiktok"], followers: { min: 10_000 }, category: ["food"] },
  ],
  ["food, without: Berlin; Munich", { category: ["food"], cityNot: ["berlin"], city: ["munich"] }],
  ["Ausschlüsse: Berlin, Mode", { cityNot: ["berlin"], categoryNot: ["fashion"] }],
  ["ohne: Berlin und München, Mode", { cityNot: ["berlin", "munich"], categoryNot: ["fashion"] }],
  ["exclus : Paris, Lyon", { cityNot: ["paris", "lyon"] }],
  ["exclusiones: Madrid, moda", { cityNot: ["madrid"], categoryNot: ["fashion"] }],
  ["exclusões: Lisboa, TikTok", { cityNot: ["lisbon"], platformNot: ["tiktok"] }],
  ["not: @ana, @ben", { excludeHandles: ["ana", "ben"] }],
  ["no: Nike, Adidas", { brandNot: ["nike", "adidas"] }],
  ["beauty creators, excluded: nano", { category: ["beauty"] }, ["excluded: nano"]],
  ["not Berlin, Munich", { cityNot: ["berlin"], city: ["munich"] }],
])("a list behind a refusal with a colon is left out whole: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
