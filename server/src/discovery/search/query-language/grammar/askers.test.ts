import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<[string, object, string[]]>([
  ["family brand, spain", { country: ["ES"] }, ["family brand"]],
  [
    "we are a vegan skincare brand looking for moms in berlin",
    { category: ["parenting"], city: ["berlin"] },
    ["vegan skincare brand"],
  ],
  ["beauty brand from france seeks tiktokers", { platform: ["tiktok"] }, ["beauty brand from france"]],
  [
    "marque de cosmétiques cherche mamans à lyon",
    { category: ["parenting"], city: ["lyon"] },
    ["marque de cosmétiques"],
  ],
])("what whoever asks sells, and where, is told and not looked for: %s", (text, filters, unparsed) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<[string, object]>([
  ["fashion brand ambassadors in paris", { category: ["fashion"], city: ["paris"] }],
  ["fashion creators in milan", { category: ["fashion"], city: ["milan"] }],
])("a brand that is looked for, or none, changes nothing: %s", (text, filters) => {
  expect(meaningOf(text).filters).toEqual(filters);
});

test("creators of startups post about them, and nobody asks who is one", () => {
  expect(meaningOf("startup creators")).toMatchObject({ filters: { category: ["business"] }, unparsed: [] });
});
