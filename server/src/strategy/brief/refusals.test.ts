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
