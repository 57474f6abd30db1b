import { expect, test } from "vitest";
import { read, reasons } from "#/discovery/imports/reading/reading.fixtures.ts";
import type { Reading } from "#/discovery/imports/reading/reading.ts";

const WHOLE = {
  ages: { "13-17": 3, "18-24": 40, "25-34": 37, "35+": 20 },
  genders: { female: 69, male: 31 },
};

function audiences({ accounts }: Reading): unknown[] {
  return accounts.map(({ key, values }) => [key, values.audience]);
}

function table(header: string, rows: readonly string[]): Reading {
  return read([header, ...rows].join("\n"));
}

test.each([
  ["the handle repeated", ["@a,2,1", "@a,30,10", "@a,25,12", "@a,12,8"]],
  ["one handle above", ["@a,2,1", ",30,10", ",25,12", ",12,8"]],
])("women and men of each age group make the audience of an account, with %s", (_how, rows) => {
  const ages = ["13-17", "18-24", "25-34", "35+"];
  const placed = rows.map((row, at) =>
    row.replace(",", `,${row.startsWith("@") ? "instagram" : ""},${ages[at]},`),
  );
  const reading = table("Handle,Platform,Age group,Female %,Male %", placed);

  expect([reading.kind, audiences(reading), reading.notUsed]).toEqual([
    "audience",
    [["instagram a", WHOLE]],
    [],
  ]);
});

test("age, gender and share of each row make the audience of an account", () => {
  const shares = { "13-17": [2, 1], "18-24": [30, 10], "25-34": [25, 12], "35+": [12, 8] };
  const rows = Object.entries(shares).flatMap(([age, [women, men]]) => [
    `@a,instagram,${age},female,${women}%`,
    `@a,instagram,${age},male,${men}%`,
  ]);

  const reading = table("Handle,Platform,Age,Gender,Share", rows);

  expect([audiences(reading), reading.notUsed]).toEqual([[["instagram a", WHOLE]], []]);
});

test("a title says whose audience it is where no column does", () => {
  const reading = table("Instagram audience of @a", [
    "Alter,Frauen,Männer",
    "13-17,2,1",
    "18-24,30,10",
    "25-34,25,12",
    "35+,12,8",
  ]);

  expect(audiences(reading)).toEqual([["instagram a", WHOLE]]);
});

test("an audience of nobody is refused, and its age groups are no handles", () => {
  const reading = table("Age group,Female %,Male %", ["18-24,60,10", "25-34,20,10"]);

  expect([reading.accounts, reasons(reading).map(([, reason]) => reason)]).toEqual([
    [],
    Array.from({ length: 2 }, () => "No handle or link says whose audience this is"),
  ]);
});

test("shares within each age group count as much as the group does", () => {
  const reading = table("Handle,Platform,Age group,% of audience,Female %,Male %", [
    "@a,instagram,18-24,40,75,25",
    "@a,instagram,25-34,60,50,50",
  ]);

  expect(audiences(reading)).toEqual([
    ["instagram a", { ages: { "18-24": 40, "25-34": 60 }, genders: { female: 60, male: 40 } }],
  ]);
});

test.each([
  ["within the age groups", ["60,40", "70,30"], "how large the groups are is not said"],
  ["within the genders", ["60,30", "40,70"], "how many of the audience are women is not said"],
  ["of a part", ["20,10", "15,5"], "add up to 50%"],
])("shares %s are refused with the reason, and no row takes the place of another", (_of, shares, reason) => {
  const [first, second] = shares;
  const reading = table("Handle,Platform,Age group,Female %,Male %", [
    `@a,instagram,18-24,${first}`,
    `@a,instagram,25-34,${second}`,
  ]);

  expect(audiences(reading)).toEqual([["instagram a", undefined]]);
  expect(reading.notUsed.map((cell) => cell.reason.includes(reason))).toEqual(
    Array.from({ length: 6 }, () => true),
  );
});

test("the main age group of each creator beside the genders is no table of groups", () => {
  const reading = table("Handle,Platform,Main age group,Female %,Male %", [
    "@a,instagram,18-24,60,40",
    "@b,instagram,25-34,70,30",
  ]);

  expect(audiences(reading)).toEqual([
    ["instagram a", { genders: { female: 60, male: 40 } }],
    ["instagram b", { genders: { female: 70, male: 30 } }],
  ]);
});

test("a share in percent needs no word for it", () => {
  const reading = table("Handle,Platform,Age group,Followers", [
    "@a,instagram,18-24,30%",
    "@a,instagram,25-34,25%",
  ]);

  expect(audiences(reading)).toEqual([["instagram a", { ages: { "18-24": 30, "25-34": 25 } }]]);
});
