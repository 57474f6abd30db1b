import type { ImportField } from "@app/contract/discovery/imports";
import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { mapColumns } from "#/discovery/imports/reading/columns/columns.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import type { ReadAudience } from "./audiences.ts";
import { NO_STYLE } from "./rates.ts";
import {
  countryPairs,
  groupsOf,
  joinAudiences,
  readAudience,
  readGroup,
  saysMoreThanCountries,
} from "./audiences.ts";

const COLUMNS = mapColumns([{ header: "", group: "" }], [[]], {
  mapping: [],
  isOfPrices: false,
  isOfFollowers: false,
}).columns;

test.each<[ImportField, string, Partial<Column>, object | null | undefined]>([
  ["audienceFemale", "62", {}, { genders: { female: 62 } }],
  ["audienceMale", "38 %", {}, { genders: { male: 38 } }],
  ["audienceFemale", "70 % female, 30 % male", {}, { genders: { female: 70, male: 30 } }],
  ["audienceFemale", "F 70 / M 30,5", {}, { genders: { female: 70, male: 30.5 } }],
  ["audienceMale", "female: 70; male: (30)", {}, { genders: { female: 70, male: 30 } }],
  ["audienceFemale", "70,55 % female", {}, { genders: { female: 70.55 } }],
  ["audienceCountry", "Spain 40,25 %", {}, { countries: { ES: 40.25 } }],
  ["audienceFemale", "most", {}, null],
  ["audienceFemale", "70 x, nonbinary 5", {}, null],
  ["audienceFemale", "f, m", {}, null],
  ["audienceAge", "45", { ages: "18-24" }, { ages: { "18-24": 45 } }],
  ["audienceAge", "18-24: 45%, 25–34 30,5 %", { ages: "18-24" }, { ages: { "18-24": 45, "25-34": 30.5 } }],
  ["audienceAge", "45", {}, null],
  ["audienceAge", "18-24 45", {}, null],
  ["audienceAge", "18 - 24 = 45.5%", {}, { ages: { "18-24": 45.5 } }],
  ["audienceAge", "18-24 is about 45%", {}, null],
  ["audienceCountry", "40", { audience: "DE" }, { countries: { DE: 40 } }],
  ["audienceCountry", "x", { audience: "DE" }, null],
  ["audienceCountry", "Spain, Italy", {}, { topCountry: "ES" }],
  ["audienceCountry", "Spain 40 %, Italy 20,5%", {}, { countries: { ES: 40, IT: 20.5 } }],
  ["audienceCountry", "Spain (40%); Italy", {}, { countries: { ES: 40 } }],
  ["audienceCountry", "Spain 1,5 %,Italy", {}, { countries: { ES: 1.5 } }],
  ["audienceCountry", "Atlantis 4 %", {}, null],
  ["audienceCountry", "Spain: 40.5%|Italy/Japan 5%\nPeru 4%", {}, { countries: { ES: 40.5, JP: 5, PE: 4 } }],
  ["audienceCountry", "NL 2, US 1", {}, { countries: { NL: 2, US: 1 } }],
  ["audienceCountry", "US 4; GB (2,5)", {}, { countries: { US: 4, GB: 2.5 } }],
  ["audienceCountry", "TR 0,01", {}, null],
  ["audienceCountry", "TR 101", {}, null],
  ["audienceCountry", "40 % Spain", {}, { countries: { ES: 40 } }],
  ["audienceCountry", "1. Spain, 2. Italy", {}, { topCountry: "ES" }],
  ["audienceCountry", "Spain 1, Italy 2, Peru 3", {}, { topCountry: "ES" }],
  ["audienceCountry", "Spain 1, Italy 3", {}, { countries: { ES: 1, IT: 3 } }],
  ["audienceFemale", "91/9", { header: "w / m" }, { genders: { female: 91, male: 9 } }],
  ["audienceFemale", "58,5 % : 41,5 %", { header: "F/M" }, { genders: { female: 58.5, male: 41.5 } }],
  ["audienceMale", "9 – 91", { header: "Geschlecht (m/w) in %" }, { genders: { female: 91, male: 9 } }],
  ["audienceFemale", "91/9", { header: "Gender" }, null],
  ["audienceFemale", "91/9", { header: "w / w" }, null],
  ["audienceFemale", "91/9", { header: "w / m / d" }, null],
  ["audienceFemale", "60/38", { header: "w / m" }, null],
  ["audienceFemale", "60/39", { header: "w / m" }, { genders: { female: 60, male: 39 } }],
  ["audienceFemale", "m 12 / w 88", { header: "w / m" }, { genders: { female: 88, male: 12 } }],
  ["audienceFemale", "41% w", { header: "w / m" }, { genders: { female: 41 } }],
  ["audienceFemale", "76%", { header: "w / m" }, { genders: { female: 76 } }],
  ["audienceMale", "24%", { header: "m / w" }, { genders: { male: 24 } }],
  ["audienceFemale", "77 – 79 / Rest m", { header: "w / m" }, null],
  ["city", "x", {}, undefined],
])("a column of %s says of “%s” (%j) %j", (field, cell, column, said) => {
  expect(COLUMNS.map((one) => readAudience({ ...one, field, ...column }, cell, NO_STYLE))).toEqual([said]);
});

test.each<[string, string, number, object | null]>([
  ["country", "Germany", 5, { countries: { DE: 5 } }],
  ["country", "Atlantis", 5, null],
  ["gender", "female", 5, { genders: { female: 5 } }],
  ["gender", "m", 5, { genders: { male: 5 } }],
  ["gender", "nonbinary", 5, null],
  ["age", "18-24", 5, { ages: { "18-24": 5 } }],
  ["age", "18 – 24 years", 5, { ages: { "18-24": 5 } }],
  ["age", "65+", 5, { ages: { "65+": 5 } }],
  ["age", "65 +", 5, { ages: { "65+": 5 } }],
  ["age", "old", 5, null],
  ["age", "65", 5, null],
  ["mood", "18-24", 5, null],
])("the group “%s”, “%s” of %d per cent is %j", (dimension, group, share, said) => {
  expect(readGroup(dimension, group, share)).toEqual(said);
});

test.each<[ReadAudience | undefined, ReadAudience, ReadAudience]>([
  [undefined, { topCountry: "ES" }, { topCountry: "ES" }],
  [
    { countries: { DE: 1 }, ages: { "18-24": 2 }, genders: { female: 3 } },
    { countries: { ES: 4 }, genders: { male: 5 } },
    { countries: { DE: 1, ES: 4 }, ages: { "18-24": 2 }, genders: { female: 3, male: 5 } },
  ],
  [
    { topCountry: "ES" },
    { topCountry: "DE", ages: { "18-24": 1 } },
    { topCountry: "DE", ages: { "18-24": 1 } },
  ],
  [{ countries: { DE: 1 } }, { countries: { DE: 2 } }, { countries: { DE: 2 } }],
])("%j and %j say together %j", (before, after, said) => {
  expect(joinAudiences(before, after)).toEqual(said);
});

test("each group of an audience has a name of its own", () => {
  expect(
    groupsOf({ countries: { DE: 40 }, ages: { "18-24": 5 }, genders: { male: 3 }, topCountry: "AT" }),
  ).toEqual([
    ["audience.countries.DE", 40],
    ["audience.ages.18-24", 5],
    ["audience.genders.male", 3],
    ["audience.topCountry", "AT"],
  ]);
  expect(groupsOf({})).toEqual([]);
});

test.each([
  ["UK 50%, Gulf 20%", true],
  ["UK 50%, US 20%,", false],
  ["Top countries: DE 40 %", false],
  ["Spain", false],
  ["Spain, Portugal", true],
  ["Spain, India 9%", true],
  ["DE 40 / 12", true],
  ["DE 40, TR 0,01", true],
])("whether a list says more than countries and their shares: %s", (cell, isMore) => {
  expect(saysMoreThanCountries(cell)).toBe(isMore);
});

test("a country without its share is where most are below the first rank only, and never the creator's own", () => {
  const { accounts, notUsed } = read(
    "Handle;Platform;Female %;Top 1 country;Top 2 country\n@ana;Instagram;60;AT;DE\n@ben;Instagram;60;AT 50%;DE 30 %",
  );

  expect(accounts.map(({ values: { audience, country } }) => ({ ...audience, country }))).toEqual([
    { genders: { female: 60 }, topCountry: "AT", country: undefined },
    { genders: { female: 60 }, countries: { AT: 50, DE: 30 }, country: undefined },
  ]);
  expect(notUsed).toEqual([
    { line: 2, column: "Top 2 country", value: "DE", reason: "“DE” says no share. It stays NA." },
  ]);
});

test("countries are ranked from two on", () => {
  expect(["Spain 1", "Spain 1, Italy 2", "Spain 1, Italy 3"].map((cell) => countryPairs(cell))).toEqual([
    { countries: { ES: 1 } },
    { topCountry: "ES" },
    { countries: { ES: 1, IT: 3 } },
  ]);
});
