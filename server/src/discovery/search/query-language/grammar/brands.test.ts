import { expect, test } from "vitest";
import { meaningOf, read } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["creators who collaborated with nike", { brand: ["nike"] }],
  ["creators partnered with zara", { brand: ["zara"] }],
  ["creators sponsored by gymshark", { brand: ["gymshark"] }],
  ["ambassadors of gymshark", { brand: ["gymshark"] }],
  ["creadores que trabajaron con zara", { brand: ["zara"] }],
  ["criadores que trabalharam com natura", { brand: ["natura"] }],
  ["influencers que colaboran con mango", { brand: ["mango"] }],
  ["créateurs qui ont travaillé avec sephora", { brand: ["sephora"] }],
  ["Creator mit Kooperation mit dm", { brand: ["dm"] }],
  ["kreator yang pernah bekerja sama dengan wardah", { brand: ["wardah"] }],
  ["kolaborasi dengan wardah", { brand: ["wardah"] }],
  ["have tagged Nike", { brand: ["nike"] }],
  ["fans of brand Glossier", { brand: ["glossier"] }],
  ["worked with either Nike or Adidas", { brand: ["nike", "adidas"] }],
  ["worked with big brands like Nike", { brand: ["nike"] }, ["big"]],
  ["worked with brands such as Nike and Puma", { brand: ["nike", "puma"] }],
  ["worked with brands: Nike, Puma", { brand: ["nike", "puma"] }],
])("a brand stands behind the words for working together: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["Nike ke saath kaam kiya ho, fitness", { brand: ["nike"], category: ["fitness"] }],
  ["@nike ke saath kaam kiya hai", { brand: ["nike"] }],
  ["Nike partners", { brand: ["nike"] }],
  ["Nike and Adidas ambassadors", { brand: ["nike", "adidas"] }],
  ["Nike, Puma and Adidas ambassadors", { brand: ["nike", "puma", "adidas"] }],
  ["Fitness and Nike ambassadors", { category: ["fitness"], brand: ["nike"] }],
  ["women and Nike ambassadors", { gender: ["female"], brand: ["nike"] }],
  ["die mit Nike, Adidas oder Puma zusammengearbeitet haben", { brand: ["nike", "adidas", "puma"] }],
  ["Creator, die schon mit Marken gearbeitet haben", {}, ["gearbeitet"]],
  ["brand ambassadors", {}],
  ["beauty ambassadors", { category: ["beauty"] }],
])("a brand stands before such words where a language says it so: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["Amazon ke saath kaam nahi kiya", { brandNot: ["amazon"] }],
  ["nicht mit Nike oder Puma gearbeitet", { brandNot: ["nike", "puma"] }],
  ["die nie mit Nike gearbeitet haben", { brandNot: ["nike"] }],
  ["creadores que nunca han trabajado con Zara", { brandNot: ["zara"] }],
  ["créateurs qui n'ont jamais travaillé avec L'Oréal", { brandNot: ["l'oréal"] }],
  ["kreator tidak pernah kerja sama dengan Wardah", { brandNot: ["wardah"] }],
  ["worked with nike but not in Germany", { brand: ["nike"], countryNot: ["DE"] }],
  ["worked with Nike and not with Puma", { brand: ["nike"], brandNot: ["puma"] }],
  ["worked with nike but not puma", { brand: ["nike"], brandNot: ["puma"] }],
  ["worked with Nike but never promoted Puma", { brand: ["nike"], brandNot: ["puma"] }],
  ["worked with Nike but leave out Puma", { brand: ["nike"], brandNot: ["puma"] }],
  ["worked with Nike, leaving out Puma", { brand: ["nike"], brandNot: ["puma"] }],
  ["trabajaron con Zara pero no con Mango", { brand: ["zara"], brandNot: ["mango"] }],
  ["trabajaron con zara pero no mango", { brand: ["zara"], brandNot: ["mango"] }],
  ["trabalharam com Natura mas não com Avon", { brand: ["natura"], brandNot: ["avon"] }],
  ["qui ont collaboré avec Sephora mais pas avec Chanel", { brand: ["sephora"], brandNot: ["chanel"] }],
  ["kerja sama dengan Wardah tapi bukan Emina", { brand: ["wardah"], brandNot: ["emina"] }],
  ["mit Nike gearbeitet, sondern nicht mit Puma", { brand: ["nike"], brandNot: ["puma"] }],
  ["worked with Nike but not Berlin", { brand: ["nike"], cityNot: ["berlin"] }],
  ["worked with nike but not food", { brand: ["nike"], categoryNot: ["food"] }],
])("a brand that is left out is never asked for: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["worked with D&G and H&M", { brand: ["d&g", "h&m"] }],
  ["worked with M&M's", { brand: ["m&m"] }],
  ["worked with St. Ives", { brand: ["st. ives"] }],
  ["worked with Mr. Porter", { brand: ["mr. porter"] }],
  ["worked with Nike/Puma", { brand: ["nike", "puma"] }],
  ["worked with Everest. Berlin", { brand: ["everest"], city: ["berlin"] }],
  ["who work in Berlin and mentioned coffee", { city: ["berlin"], keywords: ["coffee"] }],
  ["worked with Nike.Berlin", { brand: ["nike"], city: ["berlin"] }],
  ["worked with The North Face Kids Line", {}],
  ["worked with Estée Lauder in Paris", { brand: ["estée lauder"], city: ["paris"] }],
  ["worked with coca cola and pepsi", { brand: ["coca cola", "pepsi"] }],
  ["worked with nike beauty", { brand: ["nike"], category: ["beauty"] }],
  ["worked with nike before", { brand: ["nike"] }],
  ["worked with nike brand", { brand: ["nike"] }],
  ["worked with cool brands", {}, ["cool"]],
  ["worked with Sustainable brands", { category: ["sustainability"] }],
  ["mentioned Nike and puma", { brand: ["nike"] }],
  ["mentioned @nike and @puma", { brand: ["nike", "puma"] }],
])("a name of a brand is as long as it is written: %s", (text, filters) => {
  expect(read(text).filters).toEqual(filters);
});

test.each<Reading>([
  ["parecidos a @ana", { similarTo: ["ana"] }],
  ["parecidos a glow", { similarTo: ["glow"] }],
  ["semelhantes a @ana e @ben", { similarTo: ["ana", "ben"] }],
  ["similaires à glow", { similarTo: ["glow"] }],
  ["ähnlich wie glow", { similarTo: ["glow"] }],
  ["mirip dengan glow", { similarTo: ["glow"] }],
  ["similar to ines.semfiltro and @ana.b", { similarTo: ["ines.semfiltro", "ana.b"] }],
  ["similar to glow. Berlin", { similarTo: ["glow"], city: ["berlin"] }],
  ["similar to glow .ana", { similarTo: ["glow"] }, ["ana"]],
  ["similar to glow, ana", { similarTo: ["glow"] }, ["ana"]],
  ["lookalikes for glow, @ana", { similarTo: ["glow", "ana"] }],
  ["similar to berlin creators", { city: ["berlin"] }],
  ["@ana lookalikes", { similarTo: ["ana"] }],
  ["@ana and @ben lookalikes", { brand: ["ana"], similarTo: ["ben"] }],
  ["not like @ana", {}, ["not like @ana"]],
  ["not similar to @ana and @ben, beauty", { category: ["beauty"] }, ["not similar to @ana and @ben"]],
])("creators like another are found by a handle: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["alle außer @ana", { excludeHandles: ["ana"] }],
  ["todos menos @ana y @ben", { excludeHandles: ["ana", "ben"] }],
  ["tous sauf @ana et @ben", { excludeHandles: ["ana", "ben"] }],
  ["semua kecuali @ana", { excludeHandles: ["ana"] }],
  ["@ana ko chhod ke, beauty", { excludeHandles: ["ana"], category: ["beauty"] }],
  ["everyone but @ana in Berlin, @ben", { excludeHandles: ["ana"], city: ["berlin"], brand: ["ben"] }],
  ["like @nike or @puma but not @asics", { similarTo: ["nike", "puma"], excludeHandles: ["asics"] }],
  ["worked with @nike, not @puma, @asics", { brand: ["nike"], brandNot: ["puma", "asics"] }],
  [
    "worked with @nike in Berlin but not @ana",
    { brand: ["nike"], city: ["berlin"], excludeHandles: ["ana"] },
  ],
  ["worked with @nike; exclude @ana", { brand: ["nike"], excludeHandles: ["ana"] }],
  ["worked with @nike and exclude @puma", { brand: ["nike"], brandNot: ["puma"] }],
  ["#Fitness without #ad", { hashtag: ["fitness"] }, ["without #ad"]],
  ["@Nike #OOTD", { brand: ["nike"], hashtag: ["ootd"] }],
])("a handle that is left out is a creator, or a brand beside one: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["@papapacktan", {}, ["@papapacktan"]],
  ["worked with @lena.glow", {}, ["@lena.glow"]],
  ["@veganz", { brand: ["veganz"] }],
  ["not @lena.glow", { excludeHandles: ["lena.glow"] }],
])("a handle that is no brand of the workspace is looked for as none: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text, { brands: ["Veganz"] })).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["@ana nahi", { excludeHandles: ["ana"] }],
  ["@ana aur @ben nahi", { excludeHandles: ["ana", "ben"] }],
  ["@ana, @ben aur @cid nahi, food", { excludeHandles: ["ana", "ben", "cid"], category: ["food"] }],
  ["@ana aur @ben", { brand: ["ana", "ben"] }],
  ["für Müller Milch und Nivea geworben haben", { brand: ["müller milch", "nivea"] }],
  ["mit Müller Milch, Dove und Nivea gearbeitet", { brand: ["müller milch", "dove", "nivea"] }],
])("what is said behind a list is said of all of it: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
