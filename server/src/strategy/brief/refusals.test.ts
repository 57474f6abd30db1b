import { expect, test } from "vitest";
import { readText } from "./brief-parser.ts";
import { CONTEXT } from "./brief.fixtures.ts";
import type { Stated } from "./stated.ts";

test.each<[string, Partial<Stated>]>([
  ["avoid @surfbro", { never: ["surfbro"] }],
  ["avoid: @a, @b and @c", { never: ["a", "b", "c"] }],
  ["éviter @surfbro", { never: ["surfbro"] }],
  ["evitar a @surfbro", { never: ["surfbro"] }],
  ["bitte nicht @a", { never: ["a"] }],
  ["don't use @a, but @b", { never: ["a"], named: ["b"] }],
  ["anyone but @a", { never: ["a"] }],
  ["avoid @a but keep @b", { never: ["a"], must: ["b"] }],
])("whoever is not wanted is left out: %s", (text, stated) => {
  expect(readText(text, CONTEXT).stated).toMatchObject(stated);
});

test("a word that only ends like a refusal refuses nobody", () => {
  expect(readText("casino @a", CONTEXT).stated).toMatchObject({ named: ["a"] });
});

test.each([
  ["sin humor", undefined, ["sin humor"]],
  ["3 creators, sin humor, 5000 €, Madrid", undefined, ["sin humor"]],
  ["no gaming or comedy, food", ["food"], ["no gaming or comedy"]],
  ["kein Gaming", undefined, ["kein Gaming"]],
  ["beauty without comedy", ["beauty"], []],
  ["no more than 3 creators for beauty, France", ["beauty"], []],
])("a topic that is refused is not wanted: %s", (text, categories, unparsed) => {
  const read = readText(text, CONTEXT);

  expect(read.stated.categories).toEqual(categories);
  expect(read.unparsed).toEqual(unparsed);
});

test.each<[string, Partial<Stated>, string[]]>([
  ["France sauf Paris", { markets: ["FR"], rules: [nobodyIn("Paris", "city", "paris")] }, []],
  ["Deutschland ohne Berlin", { markets: ["DE"], rules: [nobodyIn("Berlin", "city", "berlin")] }, []],
  [
    "Indien, except Delhi and Mumbai",
    { markets: ["IN"], rules: [nobodyIn("Delhi", "city", "delhi"), nobodyIn("Mumbai", "city", "mumbai")] },
    [],
  ],
  ["US and Canada, not Quebec", { markets: ["CA", "US"], rules: [nobodyIn("Quebec", "city", "quebec")] }, []],
  [
    "Mumbai nahi, Pune",
    { markets: ["IN"], cities: ["pune"], rules: [nobodyIn("Mumbai", "city", "mumbai")] },
    [],
  ],
  ["España, no en Madrid", { markets: ["ES"], rules: [nobodyIn("Madrid", "city", "madrid")] }, []],
  ["not US, CA", { markets: ["CA"], rules: [nobodyIn("United States", "country", "US")] }, []],
  ["campanha no Brasil", { markets: ["BR"] }, []],
  [
    "Córdoba, Argentina (not Córdoba in Spain)",
    { markets: ["AR"], cities: ["cordoba"] },
    ["not Córdoba in Spain"],
  ],
])("a place that is refused is not reached: %s", (text, stated, unparsed) => {
  const read = readText(`Serum, 9.000 €, ${text}`, CONTEXT);

  expect(read.stated).toEqual({ ...read.stated, ...stated });
  expect(read.stated.rules).toEqual(stated.rules);
  expect(read.unparsed).toEqual(unparsed);
});

test.each([
  ["boys nahi", undefined, ["boys nahi"]],
  ["no men", undefined, ["no men"]],
  ["women, no men or boys", "female", ["no men or boys"]],
  ["nicht nur Frauen", undefined, ["nicht nur Frauen"]],
  ["for women", "female", []],
])("people who are refused are not reached: %s", (text, gender, unparsed) => {
  const read = readText(`Serum, 9.000 €, ${text}`, CONTEXT);

  expect(read.stated.gender).toBe(gender);
  expect(read.unparsed).toEqual(unparsed);
});

test("no male creators are any but men", () => {
  const { rules } = readText("Serum, 9.000 €, no male creators", CONTEXT).stated;

  expect(rules).toEqual([
    { label: "no creators who are men", field: "gender", value: "male", of: "creators", min: null, max: 0 },
  ]);
});

test.each([
  ["keine Influencer unter 10.000 Follower", { min: 10_000, max: null }],
  ["nobody over 50k followers", { min: null, max: 50_000 }],
  ["no more than 10k followers", { min: null, max: 10_000 }],
])("no creators below a figure are creators from it on: %s", (text, followers) => {
  expect(readText(`Serum, 9.000 €, ${text}`, CONTEXT).stated.followers).toEqual(followers);
});

test.each([
  ["Creators must not have worked with Nike", "not have worked with Nike"],
  ["keine Kooperation mit Nivea", "keine Kooperation mit Nivea"],
  ["no creators who promoted gambling", "no creators who promoted gambling"],
  ["sin reels", "sin reels"],
  ["Dia das Mães", "Dia das Mães"],
])("what a plan cannot keep is said, and is no product: %s", (text, piece) => {
  const { stated, unparsed } = readText(`${text}, Serum, 9.000 €`, CONTEXT);

  expect([stated.product, unparsed]).toEqual(["Serum", [piece]]);
});

function nobodyIn(name: string, field: "city" | "country", value: string) {
  return { label: `nobody in ${name}`, field, value, of: "creators" as const, min: null, max: 0 };
}
