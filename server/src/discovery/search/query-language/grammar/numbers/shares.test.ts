import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  [
    "audience less than 50% female, Germany",
    { country: ["DE"], audienceGender: { value: "male", minShare: 50 } },
  ],
  ["at most 40% women audience", { audienceGender: { value: "male", minShare: 60 } }],
  ["audience féminine de moins de 50 %", { audienceGender: { value: "male", minShare: 50 } }],
  ["Zielgruppe unter 40 % weiblich", { audienceGender: { value: "male", minShare: 60 } }],
  ["audience up to 30% men", { audienceGender: { value: "female", minShare: 70 } }],
  ["audience 0% women", { audienceGender: { value: "male", minShare: 100 } }],
])("at most so many of one gender are at least so many of the other: %s", (text, filters) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed: [] });
});

test.each<Reading>([
  ["audience 60-80% women", { audienceGender: { value: "female", minShare: 60 } }, ["60-80%"]],
  [
    "audience between 20 and 30 percent German",
    { audienceCountry: ["DE"], audienceCountryMinShare: 20 },
    ["between 20 and 30 percent"],
  ],
  ["audience at most 20% German", {}, ["at most 20% German"]],
  ["under 15% of the audience in India", {}, ["under 15% of the audience in India"]],
  ["audience below 10% nonbinary", {}, ["below 10% nonbinary"]],
])("the upper end of a share is told where no filter holds it: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["60 % Instagram and 40 % TikTok", { platform: ["instagram", "tiktok"] }, ["60 %", "40 %"]],
  ["over 30% discount", {}, ["over 30% discount"]],
  ["30%, food", { category: ["food"] }, ["30%"]],
  ["25%, food", { category: ["food"], engagementRate: { min: 25 } }],
  ["engagement over 40%", { engagementRate: { min: 40 } }],
])("so many percent of nothing that is named are no engagement rate: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
