import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["nobody who did ads for Mango", { brandNot: ["mango"] }],
  [
    "fashion creators who promoted Apple last year",
    { category: ["fashion"], brand: ["apple"], brandWithinDays: 365 },
  ],
  ["not with Coca-Cola, football", { category: ["football"], brandNot: ["coca-cola"] }],
  ["worked with Target but not Amazon", { brand: ["target"], brandNot: ["amazon"] }],
  ["haben noch nicht für die Marke Rügenwalder geworben", { brandNot: ["rügenwalder"] }],
  ["sans collaboration avec Orange, musique", { category: ["music"], brandNot: ["orange"] }],
  ["pas pour la marque Danone", { brandNot: ["danone"] }],
  ["que no hayan colaborado con Puma ni Reebok", { brandNot: ["puma", "reebok"] }],
  ["que não trabalharam com Havaianas", { brandNot: ["havaianas"] }],
  ["jinhone boAt ke saath kaam kiya hai, tech", { category: ["tech"], brand: ["boat"] }],
  ["Lakme ke saath kaam nahi kiya", { brandNot: ["lakme"] }],
  [
    "worked with Nike last year but never with Adidas",
    { brand: ["nike"], brandNot: ["adidas"], brandWithinDays: 365 },
  ],
])("a brand is wanted or left out, whatever else its name means: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
