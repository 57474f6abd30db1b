import { expect, test } from "vitest";
import { countryOfFeast } from "./feast-words.ts";

test("a feast with a date of its own in each country is that of whoever calls it so", () => {
  expect(
    ["Fête des Mères", "Dia da Mãe", "Dia das Mães", "día de la madre", "Muttertag"].map(countryOfFeast),
  ).toEqual(["FR", "PT", "BR", "ES", null]);
});
