import { array, assert, constantFrom, integer, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { read } from "./reading.fixtures.ts";
import type { ImportNotUsed } from "@app/contract/discovery/imports";
import { readCells } from "./records.ts";
import type { TableRecord } from "./records.ts";
import { shortened } from "./words.ts";

const HEADERS =
  "Handle,Platform,Instagram,TikTok,Followers,IG Followers,Price,Reel,Story,Currency,City,Country,E-Mail,Phone,Status,Date,Post link,Views,Likes,Comments,Campaign,Code,Total,Order,Invoice,Due date,Net,VAT,Audience country 1,Share,Women %,Notes,#,Shoe size,Usage rights,Format,Author,".split(
    ",",
  );
const CELLS =
  "|-|n/a|@ana|@ben / @ben.tv|ana|Instagram|TikTok|Twitch|instagram.com/ana|https://tiktok.com/@ben/video/7300000000000000001|facebook.com/x|12,5 Tsd|2.8 L|1200|12k-15k|450 €|auf Anfrage|ab 500 + VAT|3,4 %|Berlin|Cordoba|ES|a@x.example|+49 30 123456|14.03.2026|zugesagt|Total|Summe|GREEN10|Reel|3 months|female|18-24|yes|hello there you|#1001|2026-014|offen".split(
    "|",
  );
const cell = oneof({ weight: 8, arbitrary: constantFrom(...CELLS) }, string({ maxLength: 12 }));
const KINDS = [undefined, "creators", "posts", "orders", "payments", "audience"] as const;

function plain(text: string): string {
  return text.replaceAll(/[;"\n\r\t]/gu, " ").trim();
}

/** A table as text; cells hold no separators or quotes. */
function written(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  return [headers, ...rows].map((row) => row.map(plain).join(";")).join("\n");
}

test("every filled cell below the header counts once, and each that is not kept is listed with a reason", () => {
  assert(
    property(
      array(constantFrom(...HEADERS), { minLength: 2, maxLength: 9 }),
      array(array(cell, { minLength: 1, maxLength: 10 }), { minLength: 1, maxLength: 8 }),
      integer({ min: 0, max: KINDS.length - 1 }),
      (headers, rows, at) => {
        const text = written(headers, rows);
        const reading = read(text, { platform: "instagram", kind: KINDS[at] });
        const below = readCells(text).records.filter(({ line }) => line > (reading.headerLine ?? 0));
        const filled = below.flatMap(({ cells }) => cells.filter((one) => one !== "")).length;

        const { read: all, stored, ownFields, ignored, refused } = reading.cells;
        expect({ all, sum: stored + ownFields + ignored + refused }).toEqual({ all, sum: all });
        expect(reading.notUsed).toHaveLength(ignored + refused);
        expect(reading.notUsed.filter(({ reason, value }) => reason === "" || value === "")).toEqual([]);
        expect(reading.notUsed.filter((one) => !isOfTable(one, below, reading.columns))).toEqual([]);
        // Without a header, a cell may be a list of handles, which are cells of their own.
        expect(all).toBe(reading.headerLine === null ? all : filled);
      },
    ),
    { numRuns: byLength({ short: 80, long: 300 }) },
  );
});

/** Whether it names a column and has the text of a cell below it, as it is written. */
function isOfTable(
  { line, column, value }: ImportNotUsed,
  records: readonly TableRecord[],
  columns: readonly { header: string; index: number }[],
): boolean {
  const own = columns.filter(({ header, index }) => (header || `Column ${index + 1}`) === column);
  const cells = records.filter((record) => record.line === line).map((record) => record.cells);
  const isPast = /^Column \d+$/u.test(column) && cells.flat().some((one) => shortened(one) === value);
  return isPast || own.some(({ index }) => cells.some((row) => shortened(row[index] ?? "") === value));
}

test("what gives way is listed as it was written, with its column, whatever was read from it", () => {
  const table = [
    "Handle,Platform,Status,First name,Last name,,Reel,Story,Women %",
    'ana,instagram,do not contact,Ana,Berg,A7,"€ 1,2k",90 €,60 %',
    "ana,instagram,zugesagt,Ana,Kohl,B8,€ 900,95 €,55 %",
  ].join("\n");

  expect(read(table).notUsed.map(({ line, column, value }) => `${line} ${column}: ${value}`)).toEqual([
    "3 Status: zugesagt",
    "2 First name: Ana",
    "2 Last name: Berg",
    "2 Column 6: A7",
    "2 Women %: 60 %",
    "2 Reel: € 1,2k",
    "2 Story: 90 €",
  ]);
});

test("what a later row says instead is listed, and what stands past the last column", () => {
  const reading = read(
    "Handle,Platform,Followers,Shoe size,City\nana,instagram,100,38,Bonn\nana,instagram,200,39,Bonn",
  );

  expect(reading.accounts[0]?.values).toMatchObject({ followers: 200, own: { "Shoe size": { value: 39 } } });
  expect(reading.notUsed).toEqual([
    {
      line: 2,
      column: "Followers",
      value: "100",
      reason: "Line 3 says something else of the same account, and the later line counts",
    },
    {
      line: 2,
      column: "Shoe size",
      value: "38",
      reason: "Line 3 says something else of the same account, and the later line counts",
    },
  ]);
  expect(reading.cells).toEqual({ read: 10, stored: 7, ownFields: 1, ignored: 0, refused: 2 });
});

test("a second account in a cell, one of no kept platform and figures of one that is not there are kept", () => {
  const reading = read(
    "Instagram,Link,Followers,TikTok followers\n@ana / @ana.tv,facebook.com/ana,5000,\n@ben,instagram.com/ben,900,1200",
  );

  expect(reading.accounts.map(({ key, values }) => [key, values.followers, values.links])).toEqual([
    ["instagram ana", 5000, ["facebook.com/ana"]],
    ["instagram ana.tv", undefined, ["facebook.com/ana"]],
    ["instagram ben", 900, undefined],
  ]);
  expect(reading.accounts[2]?.values.own).toEqual({ "TikTok followers": { kind: "text", value: "1200" } });
  expect(reading.doubtful).toMatchObject([
    { header: "Followers", question: "Of which account is “Followers”?", examples: ["5000", "900"] },
  ]);
  expect(
    read("Instagram,TikTok,Followers\n@ana,@ana.tt,5000", {
      mapping: [{ header: "Followers", field: "followers", platform: "tiktok" }],
    }).accounts.map(({ values }) => values.followers),
  ).toEqual([undefined, 5000]);
});

test("a city in several countries is asked about once, and the row's other words decide where they can", () => {
  const reading = read(
    [
      "Handle,Platform,City,Phone,Preis",
      "ana,instagram,Cordoba,+34 600 555 010,",
      "ben,instagram,Cordoba,,100 €",
      "cid,instagram,Cordoba,,",
      "dora,instagram,Hyderabad,,₹5000",
      "emil,instagram,Hamburg,,",
    ].join("\n"),
  );

  expect(reading.accounts.map(({ values }) => values.country)).toEqual([
    "ES",
    undefined,
    undefined,
    "IN",
    "DE",
  ]);
  expect(reading.accounts.map(({ values }) => values.inferred)).toEqual([
    ["country"],
    undefined,
    undefined,
    ["country"],
    ["country"],
  ]);
  expect(reading.doubtful).toEqual([]);
  expect(reading.doubtfulPlaces).toMatchObject([
    { city: "Cordoba", countries: expect.arrayContaining(["AR", "ES"]), rows: 2, answer: null },
  ]);
});

test("a person's word on what the rows are is followed", () => {
  const table = "Handle,Platform,Followers,Views\nana,instagram,100,50\nben,instagram,200,60";

  expect(read(table)).toMatchObject({ kind: "creators", records: [] });
  expect(read(table, { kind: "posts" })).toMatchObject({
    kind: "posts",
    kindReason: "You said what the rows are.",
    records: [
      { handle: "ana", views: 50, fields: { Followers: "100" } },
      { handle: "ben", views: 60 },
    ],
  });
});
