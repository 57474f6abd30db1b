import { expect, test } from "vitest";
import { readInterests, namesInterest } from "./interests.ts";

test.each<[string, unknown]>([
  ["Music & Dance", { categories: ["music", "dance"], keywords: ["music dance"] }],
  ["beauty, vegan", { categories: ["beauty", "vegan"], keywords: [] }],
  ["Vegan cooking", { categories: ["vegan", "food"], keywords: ["vegan cooking"] }],
  ["skin cancer awareness", { categories: [], keywords: ["skin cancer awareness"] }],
  ["no alcohol", { categories: [], keywords: ["no alcohol"] }],
  ["Food (no vegan)", { categories: ["food"], keywords: ["food no vegan"] }],
  ["a|b;c•d\ne", { categories: [], keywords: ["a", "b", "c", "d", "e"] }],
  ["1,2,3,4,5,6,7,8,food", { categories: [], keywords: ["1", "2", "3", "4", "5", "6", "7", "8"] }],
  ["food,x,x,x,x,x,x,beauty", { categories: ["food", "beauty"], keywords: ["x"] }],
  ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", { categories: [], keywords: [] }],
  [
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    { categories: [], keywords: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"] },
  ],
  ["food and travel", { categories: ["food", "travel"], keywords: [] }],
  ["Essen und Reisen", { categories: ["food", "travel"], keywords: [] }],
  ["comida y viajes", { categories: ["food", "travel"], keywords: [] }],
  ["food/beauty+fitness", { categories: ["food", "beauty", "fitness"], keywords: [] }],
  ["", { categories: [], keywords: [] }],
  ["food;;;;;;;;beauty", { categories: ["food", "beauty"], keywords: [] }],
  ["kein alcohol", { categories: [], keywords: ["kein alcohol"] }],
  ["keine vegan", { categories: [], keywords: ["keine vegan"] }],
  ["techno vegan", { categories: ["vegan"], keywords: ["techno vegan"] }],
  ["noir vegan", { categories: ["vegan"], keywords: ["noir vegan"] }],
])("“%s” is about %j", (cell, said) => {
  expect(readInterests(cell)).toEqual(said);
});

test.each<[string, unknown]>([
  ["food", true],
  ["a food", false],
  ["x, food", true],
  ["food & x", true],
  ["no", false],
])("“%s” names an interest: %s", (cell, said) => {
  expect(namesInterest(cell)).toEqual(said);
});
