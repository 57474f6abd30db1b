import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "./brief.fixtures.ts";
import type { Said } from "./brief.fixtures.ts";

test.each<[string, Partial<Said>]>([
  ["avoid @surfbro", { never: ["surfbro"] }],
  ["avoid: @a, @b and @c", { never: ["a", "b", "c"] }],
  ["éviter @surfbro", { never: ["surfbro"] }],
  ["evitar a @surfbro", { never: ["surfbro"] }],
  ["bitte nicht @a", { never: ["a"] }],
  ["don't use @a, but @b", { never: ["a"], named: ["b"] }],
  ["anyone but @a", { never: ["a"] }],
  ["avoid @a but keep @b", { never: ["a"], must: ["b"] }],
])("whoever is not wanted is left out: %s", (text, stated) => {
  expect(readSaid(text, CONTEXT).stated).toMatchObject(stated);
});

test("a word that only ends like a refusal refuses nobody", () => {
  expect(readSaid("casino @a", CONTEXT).stated).toMatchObject({ named: ["a"] });
});

test.each([
  ["sin humor", undefined, ["comedy"]],
  ["3 creators, sin humor, 5000 €, Madrid", undefined, ["comedy"]],
  ["no gaming or comedy, food", ["food"], ["gaming", "comedy"]],
  ["kein Gaming", undefined, ["gaming"]],
  ["beauty without comedy", ["beauty"], ["comedy"]],
])("a topic that is refused is not wanted: %s", (text, categories, refused) => {
  const read = readSaid(text, CONTEXT);

  expect(read.stated.categories).toEqual(categories);
  expect(read.stated.filters?.categoryNot).toEqual(refused);
  expect(read.unparsed).toEqual([]);
});

test.each<[string, Partial<Said>, string[]]>([
  ["France sauf Paris", { markets: ["FR"], rules: [nobodyIn("Paris", "city", "paris")] }, []],
  ["Deutschland ohne Berlin", { markets: ["DE"], rules: [nobodyIn("Berlin", "city", "berlin")] }, []],
  [
    "Indien, except Delhi and Mumbai",
    { markets: ["IN"], rules: [nobodyIn("Delhi", "city", "delhi"), nobodyIn("Mumbai", "city", "mumbai")] },
    [],
  ],
  [
    "US and Canada, not Quebec",
    { markets: ["US", "CA"], rules: [nobodyIn("Quebec", "region", "CA-QC")] },
    [],
  ],
  [
    "Mumbai nahi, Pune",
    { markets: ["IN"], cities: ["pune"], rules: [nobodyIn("Mumbai", "city", "mumbai")] },
    [],
  ],
  ["España, no en Madrid", { markets: ["ES"], rules: [nobodyIn("Madrid", "city", "madrid")] }, []],
  ["not US, CA", { markets: ["CA"], filters: { countryNot: ["US"] } }, []],
  ["campanha no Brasil", { markets: ["BR"] }, []],
  [
    "Córdoba, Argentina (not Córdoba in Spain)",
    { markets: ["AR"], cities: ["cordoba"] },
    ["not Córdoba in Spain"],
  ],
])("a place that is refused is not reached: %s", (text, stated, unparsed) => {
  const read = readSaid(`Serum, 9.000 €, ${text}`, CONTEXT);

  expect(read.stated).toEqual({ ...read.stated, ...stated });
  expect(read.stated.rules).toEqual(stated.rules);
  expect(read.unparsed).toEqual(unparsed);
});

test.each([
  ["boys nahi", undefined, []],
  ["no men", undefined, []],
  ["women, no men or boys", "female", ["no men or boys"]],
  ["nicht nur Frauen", undefined, ["nicht nur Frauen"]],
  ["for women", "female", []],
])("people who are refused are not reached: %s", (text, gender, unparsed) => {
  const read = readSaid(`Serum, 9.000 €, ${text}`, CONTEXT);

  expect(read.stated.gender).toBe(gender);
  expect(read.unparsed).toEqual(unparsed);
});

test.each([
  ["keine Influencer unter 10.000 Follower", { min: 10_000, max: null }],
  ["nobody over 50k followers", { min: null, max: 50_000 }],
  ["no more than 10k followers", { min: null, max: 10_000 }],
])("no creators below a figure are creators from it on: %s", (text, followers) => {
  expect(readSaid(`Serum, 9.000 €, ${text}`, CONTEXT).stated.followers).toEqual(followers);
});

test.each<[string, Filters]>([
  ["creators must not have worked with Nike", { brandNot: ["nike"] }],
  ["keine Kooperation mit Nivea", { brandNot: ["nivea"] }],
  ["no creators who promoted gambling", { categoryNot: ["gambling"] }],
])("whom creators worked with, and what they show, is a filter: %s", (text, filters) => {
  const { stated, unparsed } = readSaid(`Serum, 9.000 €, ${text}`, CONTEXT);

  expect([stated.product, stated.filters, unparsed]).toEqual(["Serum", filters, []]);
});

test("a kind of piece that is refused is a wish that no plan holds", () => {
  const { stated, unparsed } = readSaid("sin reels, Serum, 9.000 €", CONTEXT);

  expect([stated.product, stated.unmet?.map(({ words }) => words), unparsed]).toEqual([
    "Serum",
    ["sin reels"],
    [],
  ]);
});

test("a day without a date is asked about, and is no product", () => {
  const { stated, unparsed, unread } = readSaid("Karwa Chauth, Serum, 9.000 €", CONTEXT);

  expect([stated.product, unparsed]).toEqual(["Serum", ["Karwa Chauth"]]);
  expect(unread).toEqual({ kind: "date", words: "Karwa Chauth" });
});

function nobodyIn(name: string, field: "city" | "region", value: string) {
  return { label: `nobody in ${name}`, field, value, of: "creators" as const, min: null, max: 0 };
}
