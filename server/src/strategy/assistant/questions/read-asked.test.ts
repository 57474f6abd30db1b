import { expect, test } from "vitest";
import { readFilters, readMeasured } from "./read-asked.ts";

test.each([
  ["whats the avg reel price in the us then", "reel in the us"],
  ["how many creators are in the US", "creators are in the US"],
  ["who is cheapest for us in Berlin", "in Berlin"],
])("a country is no pronoun: %s", (text, rest) => {
  const read = text.startsWith("how many") ? readFilters(text) : readMeasured(text);

  expect(read.rest).toBe(rest);
});

test.each([
  ["qui a le tag brunch", "tag brunch"],
  ["who is tagged night shooter", "tagged night shooter"],
  ["quien tiene la etiqueta brunch", "etiqueta brunch"],
  ["wer hat das Schlagwort Brunch", "Schlagwort Brunch"],
])("that a tag is asked for is left to whoever knows the tags: %s", (text, rest) => {
  expect(readFilters(text).rest).toBe(rest);
});

test.each([
  ["wer ist in verhandlung in kiel", "in verhandlung in kiel"],
  ["quien esta en negociacion en sevilla", "en negociacion en sevilla"],
  ["quem está em negociação no porto?", "em negociação no porto"],
])("how far talks are is asked for in all its words: %s", (text, rest) => {
  expect(readFilters(text).rest).toBe(rest);
});
