import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const HEADER = "Profile,Platform,Female %,Male %,13-17,18-24,25-34,35-44,45+";

function audienceOf(row: string, header = HEADER, others: readonly string[] = []) {
  const reading = read([header, row, ...others].join("\n"));
  return { ...reading.accounts[0]?.values.audience, notUsed: reading.notUsed, problems: reading.problems };
}

const IN_PERCENT = "lena,Instagram,91%,9%,2%,28%,46%,17%,7%";

test("fractions and percents in one column are told apart by what the shares of a row add up to", () => {
  const others = [IN_PERCENT, "zora,Instagram,88,12,1,22,51,19,7"];

  expect(audienceOf("duda,Instagram,0.74,0.26,0.06,0.41,0.35,0.13,0.05", HEADER, others)).toMatchObject({
    genders: { female: 74, male: 26 },
    ages: { "13-17": 6, "18-24": 41, "25-34": 35, "35-44": 13, "45+": 5 },
  });
  expect(
    audienceOf("zora,Instagram,88,12,1,22,51,19,7", HEADER, [
      IN_PERCENT,
      "duda,Instagram,0.74,0.26,0.06,0.41,0.35,0.13,0.05",
    ]),
  ).toMatchObject({ genders: { female: 88, male: 12 }, ages: { "13-17": 1 } });
});

test("shares that are all fractions are so, though the header says %", () => {
  expect(audienceOf("duda,Instagram,0.74,0.26", "Profile,Platform,Female %,Male %")).toMatchObject({
    genders: { female: 74, male: 26 },
  });
});

test.each([
  ["women alone among percents", "duda,Instagram,0.74", "Profile,Platform,Female %", ["zora,Instagram,88"]],
  ["women alone below a percent sign", "duda,Instagram,0.74", "Profile,Platform,Female %", []],
  ["an age alone among percents", "duda,Instagram,0.5", "Profile,Platform,18-24", ["zora,Instagram,13 %"]],
  ["1 alone", "duda,Instagram,1", "Profile,Platform,Audience US (%)", ["zora,Instagram,13 %"]],
])("%s may be either, and is told", (_, row, header, others) => {
  const { genders, ages, countries, notUsed } = audienceOf(row, header, others);

  expect({ genders, ages, countries }).toEqual({});
  expect(notUsed).toMatchObject([{ line: 2, reason: expect.stringContaining("may be") }]);
});

test.each([
  ["duda,IG,0.69,,2,52,40,4,2", {}],
  ["duda,IG,0.69,0.31,2,52,40,4,2", { female: 69, male: 31 }],
  ["duda,IG,0.69,0.36,2,52,40,4,2", { female: 69, male: 36 }],
  ["duda,IG,0.69,0.27,2,52,40,4,2", { female: 69, male: 27 }],
  ["duda,IG,0.69,0.37,2,52,40,4,2", {}],
  ["duda,IG,0.69,0.25,2,52,40,4,2", {}],
  ["duda,IG,0.69 %,,2,52,40,4,2", { female: 0.69 }],
  ["duda,IG,69,,0.5,52,40,4,2", { female: 69 }],
  ["duda,IG,99.5,0.5,2,52,40,4,2", { female: 99.5, male: 0.5 }],
])("women below one beside ages in per cent may be fractions: %s", (row, genders) => {
  const { genders: found = {}, ages, notUsed } = audienceOf(row, HEADER, [IN_PERCENT]);

  expect(found).toEqual(genders);
  expect(ages).toMatchObject({ "18-24": 52, "35-44": 4 });
  expect(notUsed.every(({ reason }) => reason.includes("may be"))).toBe(true);
});

test.each([
  ["a small share beside large ones", "a,IG,99.2,0.8", { female: 99.2, male: 0.8 }],
  ["none at all", "a,IG,100,0", { female: 100, male: 0 }],
  ["a share with a sign", "a,IG,0.5%,", { female: 0.5 }],
  ["fractions with a comma", 'a,IG,"0,5","0,5"', { female: 50, male: 50 }],
])("%s is read", (_, row, genders) => {
  expect(audienceOf(row, "Profile,Platform,Female,Male", ["b,IG,55,45"])).toMatchObject({ genders });
});
