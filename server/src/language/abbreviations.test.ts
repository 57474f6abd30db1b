import { expect, test } from "vitest";
import { spelledOut } from "./abbreviations.ts";

test.each([
  ["cmb de créateurs à Lyon", "combien de créateurs à Lyon"],
  ["cb de vues", "combien de vues"],
  ["qtos criadores em Lisboa", "quantos criadores em Lisboa"],
  ["q cobra @ana", "que cobra @ana"],
  ["presu q queda", "presu que queda"],
  ["pk elle y est pas", "pourquoi elle y est pas"],
  ["how many ppl do we have", "how many people do we have"],
  ["Q4 launch, 5 k, D", "Q4 launch, 5 k, D"],
  ["@cb.maker and #tb", "@cb.maker and #tb"],
])("an abbreviation is written out where a word follows: %s", (text, whole) => {
  expect(spelledOut(text)).toBe(whole);
});
