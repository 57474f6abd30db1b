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
