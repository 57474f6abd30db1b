import { expect, test } from "vitest";
import { meaningOf, read } from "./reading.fixtures.ts";
import type { Reading } from "./reading.fixtures.ts";

test.each<Reading>([
  ["lima bean recipe creators", { category: ["food"], keywords: ["lima bean"] }],
  ["lima kreator", { limit: 5 }],
  ["trattativa in corso", {}, ["trattativa", "corso"]],
  ["Córdoba y Granada", { city: ["cordoba", "granada"] }],
  ["Granada y Sevilla", { city: ["granada", "seville"] }],
  ["creators in Granada", { city: ["granada"] }],
  ["creators in Van", { city: ["van"] }],
  ["travel creators in Malé", { category: ["travel"], city: ["male"] }],
  ["male creators in Male, Maldives", { gender: ["male"], city: ["male"], country: ["MV"] }],
  ["Santiago do Cacém, Portugal", { country: ["PT"] }, ["Santiago do Cacém"]],
])("a word is what the words beside it make of it: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["bière sans alcool, influenceurs à Lyon", { keywords: ["non-alcoholic beer"], city: ["lyon"] }],
  ["non-alcoholic beer creators in Essen", { keywords: ["non-alcoholic beer"], city: ["essen"] }],
  [
    "alkoholfreies Bier, Männer, München",
    { keywords: ["non-alcoholic beer"], gender: ["male"], city: ["munich"] },
  ],
  ["cerveza sin alcohol, creadores de Sevilla", { keywords: ["non-alcoholic beer"], city: ["seville"] }],
  ["vinho sem álcool, Lisboa", { keywords: ["non-alcoholic wine"], city: ["lisbon"] }],
  ["bina alcohol wali beer, Goa", { keywords: ["non-alcoholic beer"], city: ["goa"] }],
  ["food, no alcohol", { category: ["food"], categoryNot: ["alcohol"] }],
  ["Creator ohne Alkohol", { categoryNot: ["alcohol"] }],
])("a drink without alcohol is a topic, and leaves nobody out: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["instagrameuses food", { platform: ["instagram"], category: ["food"], gender: ["female"] }],
  ["tiktokeras de Sevilla", { platform: ["tiktok"], city: ["seville"], gender: ["female"] }],
])("a noun for women says so, and names the platform: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test("a van is no city", () => {
  expect(read("live in a van").filters.city).toBeUndefined();
});
