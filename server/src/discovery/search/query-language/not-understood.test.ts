import { expect, test } from "vitest";
import { meaningOf, read } from "./reading.fixtures.ts";
import type { Reading } from "./reading.fixtures.ts";

test.each([
  "met us twice and ghosted the courier",
  "wer uns nach der Messe sitzen ließ",
  "ils nous ont claqué la porte",
  "nos salieron ranas",
  "deram um fora na gente",
  "jinhone phone uthana band kar diya",
  "hat size 54 or smaller",
  "favourite tea: Earl Grey",
  "mood = sunny",
  "nobody who burned us",
  "reel for three grand, euros",
])("a sentence about something else searches for nothing, and is told: %s", (text) => {
  const { filters, unparsed } = read(text);

  expect(filters).toEqual({});
  expect(unparsed).not.toEqual([]);
});

test.each<Reading>([
  ["origami bloggers", { keywords: ["origami"] }],
  ["Reels about a morning routine", { format: ["reel"], keywords: ["morning routine"] }],
  ["creators about beekeeping and cider", { keywords: ["beekeeping", "cider"] }],
  ["Imkerei-Blogger aus Köln", { keywords: ["imkerei"], city: ["cologne"] }],
  ["vidéos sur les trains miniatures", { format: ["video"], keywords: ["trains miniatures"] }],
  ["creadores de cerámica, Sevilla", { keywords: ["cerámica"], city: ["seville"] }],
  [
    "ceramics, Lyon, under 20k followers",
    { keywords: ["ceramics"], city: ["lyon"], followers: { max: 20_000 } },
  ],
  ["petrolheads with over 50k followers", { followers: { min: 50_000 } }, ["petrolheads"]],
  ["ATX, food", { category: ["food"] }, ["ATX"]],
])("an unknown word is a topic where grammar says so: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  [
    "audience féminine, 18-34 ans",
    { audienceGender: { value: "female", minShare: 50 }, audienceAge: { min: 18, max: 34 } },
  ],
  ["up 10% in a month", { growth: { min: 10, periodDays: 30 } }],
  ["down 30%", {}, ["down 30%"]],
  ["invoice above 3000 euros", {}, ["invoice above 3000 euros"]],
  ["acompte de 200 € déjà versé", {}, ["acompte", "200 €", "versé"]],
  ["skincare, under 25s audience", { category: ["skincare"], audienceAge: { max: 25 } }, []],
  ["deposit over £500", {}, ["deposit over £500"]],
  ["paid less than 800 euros", { lastPrice: { max: 800, currency: "EUR" } }],
  ["Story zwischen 100 und 250 Euro", { price: { min: 100, max: 250, currency: "EUR", per: "story" } }],
  ["reel 50 hazaar se kam", { price: { max: 50_000, currency: "INR", per: "reel" } }],
  ["no cobran más de mil pavos", { price: { max: 1_000, currency: "EUR" } }],
  ["10 euros por mil coches", {}, ["10 euros por mil coches"]],
])("a number is of what its noun says, or of nothing: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["nunca ha trabajado con Zara", { brandNot: ["zara"] }],
  ["nicht für Müller Milch geworben", { brandNot: ["müller milch"] }],
  ["not for L'Oréal", {}, ["not for L'Oréal"]],
  ["hasn't ever touched gambling", {}, ["hasn't ever touched gambling"]],
  ["with an e-mail but no phone number", { contact: ["email"], hasNot: ["phone"] }],
  ["Preis unbekannt ist ok", {}, ["Preis unbekannt ist ok"]],
])("what is denied is never asked for: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["engahement rate unknown", { hasNot: ["engagementRate"] }],
  ["Veganz, Berlin", { city: ["berlin"] }, ["Veganz"]],
  ["trif, under 500 followers", { followers: { max: 500 } }, ["trif"]],
])("a typing error makes no other filter: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
