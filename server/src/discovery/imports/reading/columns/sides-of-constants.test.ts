import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { lookAt } from "./contents.ts";
import { currencyOfCells } from "#/discovery/imports/reading/table-currency.ts";

/** So many cells of ten are the one, and the others the other. */
const mixed = (count: number, cell: string, other: string, all = 10) =>
  Array.from({ length: all }, (_cell, row) => (row < count ? cell : other));

test("a column's cells are measured on both sides of what counts", () => {
  expect(lookAt(["1", "20", "21", "099"]).pieces).toBe(0.5);
  expect(lookAt(["abc", "abcd"]).short).toBe(0.5);
  expect(lookAt(["ja", "x", "✓"]).states).toBeCloseTo(1 / 3);
  expect(lookAt(["EUR".padEnd(8), "EUR".padEnd(9)]).fits.currency).toBe(0.5);
  expect(lookAt(["1234567", "123456"]).fits.phone).toBe(0.5);
  expect(lookAt(["100", "100.5"]).fits.engagementRate).toBe(0.5);
  expect(lookAt(["@a", "a", "@b", "c d"])).toMatchObject({ marked: 0.5, filled: 4, distinct: 1 });
  expect(lookAt(["5 %", "5", "5 %", "-5"])).toMatchObject({ percents: 0.5, negatives: 0.25, digits: 0.25 });
  expect(lookAt(["Aa", "aa"]).lower).toBe(0.5);
  expect(lookAt(["1", "2", "9"]).median).toBe(2);
  expect(lookAt(["1", "2", "9", "10"]).median).toBe(9);
  expect(lookAt(["x"]).median).toBeNull();
  expect(lookAt(["", "n/a"])).toMatchObject({ filled: 0, distinct: 0, figures: 0, numbers: 0 });
});

const words = (count: number) => [...Array.from({ length: count }, (_word, index) => `w${index}`), "w0"];

test("a column of up to twelve words, of which one repeats, is one of few", () => {
  expect(lookAt(words(12)).texts).toHaveLength(12);
  expect(lookAt(words(13)).texts).toEqual([]);
  expect(lookAt(["a", "b"]).texts).toEqual([]);
});

const currencyOf = (cells: readonly string[]) =>
  currencyOfCells([{ field: "price", record: null, index: 0 }], [cells], []);

test.each([
  ["three in four name the same", [...mixed(3, "5 CHF", "5 GBP", 4)], "CHF"],
  ["five in seven do not", [...mixed(5, "5 CHF", "5 GBP", 7)], null],
  ["three of many", [...mixed(3, "5 CHF", "5", 20)], "CHF"],
  ["two of seven are too few", [...mixed(2, "5 CHF", "5", 7)], null],
  ["two of six are enough, where none names another", [...mixed(2, "5 CHF", "5", 6)], "CHF"],
  ["one of three", ["5 CHF", "5", "6"], "CHF"],
  ["one of four", ["5 CHF", "5", "6", "7"], null],
  ["words without a number", ["CHF", "CHF", "CHF", "5"], null],
  ["none", ["5", "6"], null],
])("the currency of prices that name none: %s", (_what, cells, currency) => {
  expect(currencyOf(cells)).toBe(currency);
});

const below = (headers: string, rows: readonly string[]) => read([headers, ...rows].join("\n"));

const shareColumn = (count: number) =>
  below(
    "Handle;Platform;Audience country 1;Share",
    mixed(count, "41 %", "much").map((cell, row) => `@ana${row};Instagram;Germany;${cell}`),
  ).columns[3]?.field;

test("seven in ten cells make shares of the column behind a country", () => {
  expect([shareColumn(8), shareColumn(7)]).toEqual(["audienceCountry", null]);
});

test("seven in ten times, of which each account has several, make figures over time", () => {
  const reasonOf = (count: number) =>
    below(
      "Handle;Platform;Month;Followers",
      mixed(count, "2026-01", "soon").map((cell, row) => `@ana${row % 2};Instagram;${cell};${row + 5}`),
    ).kindReason;
  const named = (accounts: number) =>
    below(
      "Handle;Platform;Month;Followers",
      Array.from({ length: 10 }, (_row, row) => `@ana${row % accounts};Instagram;2026-01;${row + 5}`),
    ).kindReason;

  expect([reasonOf(7), reasonOf(6)].map((reason) => reason.includes("at one time"))).toEqual([true, false]);
  expect([named(8), named(9)].map((reason) => reason.includes("at one time"))).toEqual([true, false]);
  expect(below("Month;Followers", ["2026-01;5", "2026-02;6"]).kindReason).not.toContain("at one time");
  expect(below("Name;Month;Followers", ["Ana;2026-01;5", "Ana;2026-02;6"]).kindReason).toContain(
    "at one time",
  );
});

const platformColumn = (count: number) =>
  below(
    "Name;Instagram",
    mixed(count, "5000", "ana").map((cell, row) => `Ana ${row};${cell}${row < count ? "" : row}`),
  ).columns[1]?.field;

test("more than eight in ten figures below a platform's name are followers there, and fewer are left open", () => {
  expect([platformColumn(9), platformColumn(8)]).toEqual(["followers", null]);
});

test("a cell with a price that nobody asks is none as a whole", () => {
  const reading = below("Handle;Platform;Prices", ['@ana;Instagram;"Reel 500 €, Story 999999999999 €"']);

  expect(reading.accounts[0]?.values.prices).toBeUndefined();
  expect(reading.problems.map(({ message }) => message)).toEqual([
    "“Reel 500 €, Story 999999999999 €” is no price. It stays NA.",
  ]);
});

test("phone numbers have four digits at least", () => {
  const reading = read(
    "Handle;Platform;Phone\n@ana;Instagram;1234\n@ben;Instagram;123\n@cid;Instagram;+49 170 1234567",
    {
      mapping: [{ header: "Phone", field: "phone" }],
    },
  );

  expect(reading.accounts.map(({ values }) => values.phone)).toEqual(["1234", undefined, "+49 170 1234567"]);
});

test.each([
  [300, 0],
  [301, 1],
])("of a cell of a city of %d letters %d is told", (letters, told) => {
  const { problems } = read(`Handle;Platform;Thing\n@ana;Instagram;${"x".repeat(letters)}`, {
    mapping: [{ header: "Thing", field: "city" }],
  });

  expect(problems).toHaveLength(told);
});

const valuesBelow = (header: string, cell: string) =>
  below(`Handle;Platform;${header}`, [`@ana;Instagram;${cell}`]).accounts[0]?.values;

test("names of more than two hundred letters and texts of more than five thousand are cut", () => {
  expect(valuesBelow("Notes", "ab ".repeat(2000))?.notes).toHaveLength(5000);
  expect(valuesBelow("Name", "Ab ".repeat(80))?.name).toHaveLength(200);
});

test("a sign between handles is none, and alone it is no handle", () => {
  const shapes = ["@ana,", "@ana / @ben", ",", "@ana / ben"].map((cell) => lookAt([cell]).handleShaped);

  expect(shapes).toEqual([1, 1, 0, 0]);
});

test("a sign that is no dollar names no currency", () => {
  expect([
    currencyOf(["500 kr", "600 kr", "700 kr"]),
    currencyOf(["500", "$600", "$700"]),
    currencyOfCells([{ field: "price", record: null, index: 0 }], [["500", "$600", "$700"]], ["CAD"]),
  ]).toEqual([null, "USD", "CAD"]);
});
