import { expect, test } from "vitest";
import { meaningOf, read } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

const collection = (value: string) => ({ kind: "collection", value });
const campaign = (value: string) => ({ kind: "campaign", value });
const tag = (value: string) => ({ kind: "tag", value });
const notes = { kind: "notes", value: "any" };

test.each<Reading>([
  ["in collection summer list", { label: [collection("summer")] }],
  ["in collection Summer list", { label: [collection("summer list")] }],
  ["in collection Summer launch in Berlin", { label: [collection("summer launch")], city: ["berlin"] }],
  ["in collection summer picks beauty", { label: [collection("summer picks")], category: ["beauty"] }],
  [
    "in collection Summer Picks 2026 Edition One Two",
    { label: [collection("summer picks 2026 edition one")] },
    ["Two"],
  ],
  ["in collection summer 2026", { label: [collection("summer 2026")] }],
  ["in collection Q4 2026", { label: [collection("q4 2026")] }],
  ["in collection 2026 beauty", { label: [collection("2026")], category: ["beauty"] }],
  ["in collection summer 1500 followers", { label: [collection("summer")], followers: { min: 1500 } }],
  ["in collection summer 2000 followers", { label: [collection("summer")], followers: { min: 2000 } }],
  ["in collection Summer creators", { label: [collection("summer")] }],
  ["in collection Creators", { label: [collection("creators")] }],
  ["in collection The Best", { label: [collection("the best")] }],
  ["in collection Berlin", { label: [collection("berlin")] }],
  ["in collection berlin picks", { label: [collection("berlin picks")] }],
  ["in collection Summer with 10k followers", { label: [collection("summer")], followers: { min: 10_000 } }],
  ["tagged VIP Women", { label: [tag("vip")], gender: ["female"] }],
  ["tagged vip food", { label: [tag("vip")], category: ["food"] }],
  ["tagged #vip food", { label: [tag("vip")], category: ["food"] }],
  ["labelled press kit", { label: [tag("press kit")] }],
])("a name of a list is as long as it is meant: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["in meiner Sammlung Sommer", { label: [collection("sommer")] }],
  ["en mi colección Verano", { label: [collection("verano")] }],
  ["dans ma collection Été", { label: [collection("été")] }],
  ["na minha coleção Verão", { label: [collection("verão")] }],
  ["aus der Kampagne Frühling", { label: [campaign("frühling")] }],
  ["mit dem Tag vip", { label: [tag("vip")] }],
  ["con la etiqueta vip", { label: [tag("vip")] }],
  ["avec le tag vip", { label: [tag("vip")] }],
  ["com a tag vip", { label: [tag("vip")] }],
  ["in collection named Winter", { label: [collection("winter")] }],
  ["in the campaign called: Spring", { label: [campaign("spring")] }],
  ["tagged as vip", { label: [tag("vip")] }],
  ["tagged with vip", { label: [tag("vip")] }],
  ["in collection “Top #1”", { label: [collection("top #1")] }],
  ["collection: Summer", { label: [collection("summer")] }],
  ["tag: vip", { label: [tag("vip")] }],
  ["tag „vip“, food", { label: [tag("vip")], category: ["food"] }],
  ["tag «vip»", { label: [tag("vip")] }],
  ["tag ”vip” food", { keywords: ["vip"], category: ["food"] }, ["tag"]],
  ["campaign “Spring   Launch”", { label: [campaign("spring launch")] }],
])("a list is named in many ways: %s", (text, filters) => {
  expect(read(text).filters).toEqual(filters);
});

test.each<Reading>([
  [
    'in collection "Summer" and "Winter" in Berlin',
    { label: ["summer", "winter"].map(collection), city: ["berlin"] },
  ],
  ['in collection "A", "B" or "C"', { label: ["a", "b", "c"].map(collection) }],
  ["in collection Summer or collection Winter", { label: ["summer", "winter"].map(collection) }],
  [
    "in collection Summer, collection Winter and beauty",
    { label: ["summer", "winter"].map(collection), category: ["beauty"] },
  ],
  ['not in collection "A" or "B", food', { labelNot: ["a", "b"].map(collection), category: ["food"] }],
  ['tagged vip or "gold"', { label: ["vip", "gold"].map(tag) }],
  ['in collection A. "cold brew"', { label: [collection("a")], keywords: ["cold brew"] }],
])("further names of a list follow in quotes or after the noun: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["in my collection", {}, ["in my collection"]],
  ["not in my collection", {}, ["not in my collection"]],
  ["in collection creators", {}, ["in collection"]],
  ["in collection the best", {}, ["in collection"]],
  ['in collection ""', {}, ["in collection"]],
  ['in collection "Winter', {}, ["in collection", "Winter"]],
  ["tagged", {}, ["tagged"]],
  ["creators tagged, beauty", { category: ["beauty"] }, ["tagged"]],
  ["in collection (Summer)", {}, ["in collection", "Summer"]],
])("a list without a name is told as not understood: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["reels tagged Nike", { format: ["reel"], brand: ["nike"] }],
  ["which tagged Nike", { brand: ["nike"] }],
  ["they tagged Nike", { brand: ["nike"] }],
  ["creators tagged vip", { label: [tag("vip")] }],
])("whoever tags a brand has no tag of ours: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["in one of my collections", { label: [collection("any")] }],
  ["nicht in einer Kampagne", { labelNot: [campaign("any")] }],
  ["en alguna colección", { label: [collection("any")] }],
  ["in keiner Sammlung", { labelNot: [collection("any")] }],
  ["in keiner meiner Kampagnen, Food", { labelNot: [campaign("any")], category: ["food"] }],
  ["que no estén en ninguna colección", { labelNot: [collection("any")] }],
  ["en ninguna campaña", { labelNot: [campaign("any")] }],
  ["dans aucune de mes collections", { labelNot: [collection("any")] }],
  ["em nenhuma coleção", { labelNot: [collection("any")] }],
  ["in none of my collections", { labelNot: [collection("any")] }],
  ["avec des notes", { label: [notes] }],
  ["mit Notizen, Berlin", { label: [notes], city: ["berlin"] }],
  ["sin notas", { labelNot: [notes] }],
  ["sans notes, Paris", { labelNot: [notes], city: ["paris"] }],
  ["tanpa catatan", { labelNot: [notes] }],
  ["com notas", { label: [notes] }],
])("to be in any list, or in none, is said in many languages: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
