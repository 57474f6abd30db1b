import { expect, test } from "vitest";
import { listedValues } from "./listed-values.ts";

test.each([
  ["Natal 2026|Beauty SP", ["Natal 2026", "Beauty SP"]],
  ["vegan, organic", ["vegan", "organic"]],
  ["S;M", ["S", "M"]],
  ["Paris / Lyon", ["Paris", "Lyon"]],
  ["1,250.50", []],
  ["w/o sugar", []],
  ["curly", []],
  ["curly,", []],
])("a cell that lists values is each of them: %s", (text, values) => {
  expect(listedValues(text)).toEqual(values);
});
