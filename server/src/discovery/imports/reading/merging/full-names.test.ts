import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { isShortFor } from "./full-names.ts";

test.each([
  ["Fiona B.", "Fiona Baxterly", true],
  ["FIONA", "Fiona Baxterly", true],
  ["shaista ji", "Shaista Rizvi", true],
  ["Gullu bhai", "Gullu Singh", true],
  ["Gullu Bhaiya", "Gullu Singh", true],
  ["Rani didi", "Rani Mukherjee", true],
  ["Ana M. C.", "Ana Maria Costa", true],
  ["Ana C.", "Ana Maria Costa", false],
  ["Fiona C.", "Fiona Baxterly", false],
  ["Fiona Ba", "Fiona Baxterly", false],
  ["Fiona Baxterly", "Fiona", false],
  ["Fiona ji", "Fiona", false],
  ["Fiona B", "Fiona B", false],
  ["Mona", "Fiona Baxterly", false],
  ["", "Fiona Baxterly", false],
])("“%s” is short for “%s”: %s", (name, full, isShort) => {
  expect(isShortFor(name, full)).toBe(isShort);
});

test("a later row that says a name in short does not take the full one's place, and is told", () => {
  const reading = read(
    "Handle;Platform;Name;Followers\n@ana;Instagram;Ana Berg;1k\n@ana;Instagram;Ana B.;2k\n@ben;Instagram;Ben Ott;1k\n@ben;Instagram;Benno Ott;2k",
  );

  expect(reading.accounts.map(({ values }) => [values.name, values.followers])).toEqual([
    ["Ana Berg", 2000],
    ["Benno Ott", 2000],
  ]);
  expect(reading.notUsed.filter(({ column }) => column === "Name")).toEqual([
    { line: 3, column: "Name", value: "Ana B.", reason: "Line 2 has the whole name, which stays" },
    {
      line: 4,
      column: "Name",
      value: "Ben Ott",
      reason: "Line 5 says something else of the same account, and the later line counts",
    },
  ]);
});
