import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { meaningOf, read } from "./reading.fixtures.ts";

test.each<[string, Partial<Filters>]>([
  ["creators who colaborated with Nike", { brand: ["nike"] }],
  ["mnimum 10k followers", { followers: { min: 10_000 } }],
  ["wihtout email", { hasNot: ["email"] }],
  ["betwen 10k and 20k followers", { followers: { min: 10_000, max: 20_000 } }],
  ["höchtens 500 € pro Reel", { price: { max: 500, currency: "EUR", per: "reel" } }],
  ["Engagment mindestns 3 %", { engagementRate: { min: 3 } }],
  ["noch nicht kontaktirt", { status: ["not_contacted"] }],
  ["abonnés mnimum 5000", { followers: { min: 5000 } }],
  ["influenceurs vérifés", { verified: true }],
  ["seguidoers entre 10 mil y 20 mil", { followers: { min: 10_000, max: 20_000 } }],
  ["los que rechzaron", { status: ["declined"] }],
  ["preço conhecdo", { has: ["price"] }],
  ["woorked with Nike", { brand: ["nike"] }],
  ["nevver worked with us", { workedWithNot: {} }],
  ["entrre 18 et 25 ans", { age: { min: 18, max: 25 } }],
  ["50k se zayda followers", { followers: { min: 50_000 } }],
])("one typing error in a word of the grammar changes nothing: %s", (text, filters) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed: [] });
});

test.each([
  "matcha",
  "karate",
  "rafting",
  "salsa",
  "linen",
  "astronomy",
  "journaling",
  "anniversary",
  "reiten",
  "süßes",
  "peinture",
  "ecología",
  "croché",
  "kushti",
])("a word spelt right is no typing error of another one: %s", (word) => {
  const { chips } = read(`creators about ${word}`);

  expect(chips.filter(({ source }) => source === "fuzzy")).toEqual([]);
});

test.each<[string, Partial<Filters>, string[]]>([
  ["creators in Kanagawa", { region: ["JP-14"] }, []],
  ["creators in Kanagava", { region: ["JP-14"] }, []],
  ["creators in Kanazwa", { city: ["kanazawa"] }, []],
  ["creators in Holywood", {}, ["Holywood"]],
])("no typing error makes another place of one that exists: %s", (text, filters, unparsed) => {
  expect(read(text)).toMatchObject({ filters, unparsed });
});
