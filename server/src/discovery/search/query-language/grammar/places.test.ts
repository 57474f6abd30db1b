import { expect, test } from "vitest";
import { meaningOf, read } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["in DE", { country: ["DE"] }],
  ["from FR", { country: ["FR"] }],
  ["DE or FR", { country: ["DE", "FR"] }],
  ["DE, AT and CH", { country: ["DE", "AT", "CH"] }],
  ["US, UK or CA", { country: ["US", "GB", "CA"] }],
  ["USA creators", { country: ["US"] }],
  ["MODA DE LUJO", { category: ["fashion", "luxury"] }],
  ["YOGA AT HOME", { category: ["yoga"] }, ["HOME"]],
  ["country: DE", { country: ["DE"] }],
  ["us", { country: ["US"] }],
  ["us, cooking", { country: ["US"], category: ["food"] }],
  ["from us", { country: ["US"] }],
  ["across us", { country: ["US"] }],
  ["usa", { country: ["US"] }],
  ["beauty creators us", { country: ["US"], category: ["beauty"] }],
  ["beauty us", { country: ["US"], category: ["beauty"] }],
  ["us beauty", { category: ["beauty"] }],
  ["creators for us", {}],
  ["anyone us", {}],
  ["creators who us", {}],
  ["creators in DACH", { country: ["DE", "AT", "CH"] }],
])(
  "a code of a country is typed in capitals, and us is mostly a pronoun: %s",
  (text, filters, unparsed = []) => {
    expect(meaningOf(text)).toEqual({ filters, unparsed });
  },
);

test.each<Reading>([
  ["German speaking", { language: ["de"] }],
  ["Spanish captions", { language: ["es"] }],
  ["content in French", { language: ["fr"] }],
  ["in French, beauty", { language: ["fr"], category: ["beauty"] }],
  ["en inglés", { language: ["en"] }],
  ["auf Deutsch", { language: ["de"] }],
  ["speaks German and English", { language: ["de", "en"] }],
  ["who write German", { language: ["de"] }],
  ["que escriben inglés", { language: ["en"] }],
  ["parlent français", { language: ["fr"] }],
  ["berbahasa Inggris", { language: ["en"] }],
  ["Hindi bolne wale", { language: ["hi"] }],
  ["Spanish", { country: ["ES"] }],
  ["in German cities", { country: ["DE"] }],
  ["in French towns", { country: ["FR"] }],
  ["in German creators", { country: ["DE"] }],
  ["en Portugal", { country: ["PT"] }],
  ["in Indonesia", { country: ["ID"] }],
  ["parla tedesco", { language: ["de"] }],
  ["che parlano francese", { language: ["fr"] }],
  ["parle allemand", { language: ["de"] }],
  ["habla alemán", { language: ["de"] }],
  ["fala alemão", { language: ["de"] }],
  ["spricht deutsch", { language: ["de"] }],
  ["german bolti hai", { language: ["de"] }],
  ["creator tedeschi", { country: ["DE"] }],
])("a people's name is a language where the words beside it say so: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["Atlanta, Georgia", { city: ["atlanta"], region: ["US-GA"] }],
  ["Atlanta (Georgia)", { city: ["atlanta"], region: ["US-GA"] }],
  ["Atlanta Georgia", { city: ["atlanta"], region: ["US-GA"] }],
  ["Paris (Texas)", { city: ["paris"], region: ["US-TX"] }],
  ["Georgia (US)", { region: ["US-GA"] }],
  ["Georgia us", { region: ["US-GA"] }],
  ["Georgia, Germany", { country: ["DE"] }, ["Georgia"]],
  ["in Bavaria, Germany", { region: ["DE-BY"] }],
  ["in Bavaria, France", { region: ["DE-BY"], country: ["FR"] }],
  ["in Nice, France", { city: ["nice"], country: ["FR"] }],
  ["nice creators", {}, ["nice"]],
  ["Córdoba e Sevilla", { city: ["cordoba", "seville"] }],
  ["York and Leeds", { city: ["york", "leeds"] }],
  ["in Reading", { city: ["reading"] }],
  ["reading creators", { keywords: ["reading"] }],
  ["near Bath", { city: ["bath"] }],
  ["outside Reading", { cityNot: ["reading"] }],
  ["Delhi ke creators", { city: ["delhi"] }],
  ["in Santa Cruz de la Sierra", { city: ["santa cruz de la sierra"] }],
  ["in May", {}, ["May"]],
  ["creators in Mobile, food", { city: ["mobile"], category: ["food"] }],
  ["mobile creators", { keywords: ["mobile"] }],
])("a place is known by those around it: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["Turkey sandwiches", { keywords: ["turkey sandwiches"] }],
  ["turkey recipes", { keywords: ["turkey"], category: ["food"] }],
  ["roast turkey", { keywords: ["roast turkey"] }],
  ["China plates", { keywords: ["china plates"] }],
  ["French fries", { keywords: ["french fries"] }],
  ["chile peppers", { keywords: ["chile peppers"] }],
  ["in Turkey", { country: ["TR"] }],
  ["turkey food", { country: ["TR"], category: ["food"] }],
  ["turkey travel", { country: ["TR"], category: ["travel"] }],
  ["in China tea shops", {}, ["China tea shops"]],
])("a thing that is called as a country is, is none: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["French creators in Germany", { country: ["DE"], language: ["fr"] }],
  ["French creators in Paris", { country: ["FR"], city: ["paris"] }],
  ["Korean creators in California", { region: ["US-CA"], language: ["ko"] }],
  ["Korean beauty creators in Paris", { category: ["beauty"], keywords: ["korean"], city: ["paris"] }],
  ["Korean beauty in Seoul", { category: ["beauty"], country: ["KR"], city: ["seoul"] }],
  ["American creators in London", { city: ["london"] }, ["American"]],
  ["creators from turkey living in germany", { country: ["DE"] }, ["turkey"]],
  ["creators from berlin living in germany", { country: ["DE"], city: ["berlin"] }],
  ["indian creators based in dubai", { city: ["dubai"] }, ["indian"]],
  ["who do we have in Birmingham? the english one", { country: ["GB"], city: ["birmingham"] }],
  ["Italian food in Italy", { category: ["food"], country: ["IT"] }],
  ["German creators in Austria and Germany", { country: ["DE", "AT"] }],
  ["French creators speaking German", { country: ["FR"], language: ["de"] }],
  ["French and German creators", { country: ["FR", "DE"] }],
  [
    "Indian food creators in the UK, London",
    { category: ["food"], keywords: ["indian"], country: ["GB"], city: ["london"] },
  ],
])("who lives elsewhere is no longer in the country of the name: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each([
  ["French creators in Germany", { keywords: ["french"], country: ["DE"] }],
  ["Korean beauty creators in Paris", { category: ["beauty"], language: ["ko"], city: ["paris"] }],
  ["German creators", { language: ["de"] }],
  ["Granada y Córdoba", { country: ["GD"], city: ["cordoba"] }],
])("the other meaning of such a name is kept: %s", (text, filters) => {
  expect(read(text).alternatives.map((other) => other.filters)).toContainEqual(filters);
});

test.each<Reading>([
  ["X users", { platform: ["x"] }],
  ["X followers", { platform: ["x"] }],
  ["X audience", { platform: ["x"] }],
  ["Threads posts", { platform: ["threads"], format: ["post"] }],
  ["sur X", { platform: ["x"] }],
  ["platform X", { platform: ["x"] }],
  ["Instagram / X", { platform: ["instagram", "x"] }],
  ["X/TikTok", { platform: ["x", "tiktok"] }],
  ["X or Instagram", { platform: ["x", "instagram"] }],
  ["X, Threads", { platform: ["x", "threads"] }],
  ["you tube and X", { platform: ["youtube", "x"] }],
  ["beauty and X", { category: ["beauty"] }, ["X"]],
  ["X and beauty", { category: ["beauty"] }, ["X"]],
  ["X", {}, ["X"]],
  ["X Berlin", {}, ["X Berlin"]],
])("a letter is a platform where the words beside it say so: %s", (text, filters, unparsed = []) => {
  expect(read(text).filters).toEqual(filters);
  expect(read(text).unparsed).toEqual(unparsed);
});

test.each<Reading>([
  ["top 3 by followers in Brazil", { country: ["BR"], limit: 3, sort: { by: "followers", dir: "desc" } }],
  ["60% of followers in Brazil", { audienceCountry: ["BR"], audienceCountryMinShare: 60 }],
])("a country behind an order of the list is the creator's: %s", (text, filters) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed: [] });
});

test.each<Reading>([
  ["not Delhi", { cityNot: ["delhi"] }],
  ["Delhi nahi", { cityNot: ["delhi"] }],
  ["pas à Paris", { cityNot: ["paris"] }],
  ["ohne Zürich", { cityNot: ["zurich"] }],
  ["nicht aus Köln", { cityNot: ["cologne"] }],
  ["excepto Madrid", { cityNot: ["madrid"] }],
])("a city that is left out is left out: %s", (text, filters) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed: [] });
});

test.each<Reading>([
  ["creators in may", {}, ["may"]],
  ["posted in may", {}, ["may"]],
  ["Berlin, March", { city: ["berlin"] }, ["March"]],
  ["they may post in Berlin", { city: ["berlin"] }, []],
  ["August creators", {}, ["August"]],
])("a month is told, and is neither a town nor a topic: %s", (sentence, filters, unparsed) => {
  expect(meaningOf(sentence)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  [
    "50 bin takipçili İstanbul güzellik",
    { category: ["beauty"], city: ["istanbul"], followers: { min: 50_000 } },
    [],
  ],
  ["İzmir'de moda içerik üreticileri", { category: ["fashion"], city: ["izmir"] }, []],
  ["creators in Çine", { city: ["cine"] }, []],
  ["creators in Fortaleza de São João Baptista de Ajuda", { city: ["ouidah"] }, []],
  ["Ankara’dan food creators", { category: ["food"], city: ["ankara"] }, []],
  ["influencer di Milano con più di 50 mila follower", { city: ["milan"], followers: { min: 50_000 } }, []],
])("Turkish and Italian places and numbers are read: %s", (sentence, filters, unparsed) => {
  expect(meaningOf(sentence)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["creators in 8001 Zürich", { city: ["zurich"] }, ["8001"]],
  ["Creator aus Zürich 4", { city: ["zurich"] }, ["4"]],
  ["10 creators in Zürich", { city: ["zurich"], limit: 10 }],
  ["creators in Marseille 08", { city: ["marseille 08"] }],
])("a number of the post or of a district counts nobody: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
