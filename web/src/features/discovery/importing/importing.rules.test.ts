import type { ImportPreview, PreviewColumn, PreviewRow } from "@app/contract/discovery/imports";
import { expect, test } from "vitest";
import {
  cellSource,
  cellText,
  describeTable,
  groupLines,
  keptText,
  leftOutLines,
  previewCounts,
  reversalText,
  rowsToImport,
  sheetChoices,
  unusedCells,
} from "./importing.rules.ts";
import { withSheet } from "./import-options.rules.ts";

const ROW: PreviewRow = {
  line: 3,
  platform: "instagram",
  handle: "ines",
  state: "created",
  name: "Inês",
  followers: 84_200,
  engagementRate: 6.12,
  avgViews: null,
  avgLikes: null,
  country: "PT",
  city: null,
  language: "pt",
  categories: ["home-decor", "music"],
  email: null,
  phone: null,
  price: { amount: 120_000, currency: "EUR", per: "reel" },
  texts: { tags: "spf, summer" },
  inferred: [],
};

function column(index: number, header: string, field: PreviewColumn["field"]): PreviewColumn {
  const other = { per: null, record: null, chosenAt: null, examples: [] };
  return { index, header, field, own: null, confidence: 1, platform: null, ...other };
}

const PREVIEW: ImportPreview = {
  kind: "creators",
  kindReason: "Each row names an account.",
  cells: { read: 900, stored: 880, ownFields: 10, ignored: 6, refused: 4 },
  notUsed: [],
  delimiter: "\t",
  encoding: "utf-8",
  sheet: null,
  sheets: [],
  headerLine: 2,
  columns: [column(0, "Name", "name"), column(1, "Link", "url"), column(2, "", null)],
  rows: { read: 331, created: 300, updated: 10, unchanged: 2, skipped: 16, failed: 3 },
  creators: 288,
  accounts: 288,
  records: null,
  previewRecords: [],
  folded: 24,
  errors: [
    { line: 48, column: null, message: "“ask Joana” is no handle or address" },
    { line: 50, column: "Price", message: "“tbd” is no price. It stays NA." },
  ],
  skipped: [{ line: 1, reason: "Title above the table", text: "Shortlist Q4" }],
  kept: [],
  alike: [],
  doubtful: [],
  withoutPlatform: 0,
  places: [],
  withoutCurrency: 0,
  openSigns: 0,
  currency: "EUR",
  preview: [ROW],
};

test.each([
  ["followers", "84.20K"],
  ["engagementRate", "6.12%"],
  ["avgViews", "NA"],
  ["country", "Portugal"],
  ["language", "Portuguese"],
  ["category", "Home decor, Music"],
  ["price", "€1,200"],
  ["email", "NA"],
  ["tags", "spf, summer"],
  ["notes", "NA"],
] as const)("the %s of a row reads %s", (field, text) => {
  expect(cellText(ROW, { field, own: null })).toBe(text);
});

test("a country that follows from a city stands beside it, marked as inferred", () => {
  const city = column(3, "City", "city");

  expect(cellText({ ...ROW, city: "Mumbai", country: "IN", inferred: ["country"] }, city)).toBe(
    "Mumbai · India (inferred)",
  );
  expect(cellText({ ...ROW, city: "Mumbai", country: "IN" }, city)).toBe("Mumbai");
});

test("a value that stays says whether it was typed or is newer", () => {
  const kept = { line: 2, creator: "@ana", field: "followers", kept: "12,000", offered: "5,000" };

  expect(keptText(kept)).toBe("@ana: followers stays 12,000, typed by hand");
  expect(keptText({ ...kept, reason: "The table is older" })).toBe(
    "@ana: followers stays 12,000 and not 5,000. The table is older",
  );
});

test("a figure names its line, column and file, and texts are no figures", () => {
  const source = cellSource(ROW, column(2, "Subs", "followers"), "list.csv");

  expect(source).toMatchObject({
    metric: "followers",
    inputs: [
      { label: "Line", value: "3" },
      { label: "Column", value: "Subs" },
    ],
    source: "list.csv",
  });
  expect(cellSource(ROW, column(0, "Name", "name"), "list.csv")).toBeNull();
});

test("the counts on screen add up to the rows read", () => {
  const [read, ...others] = previewCounts(PREVIEW, undefined).map(({ value }) => Number(value));

  expect(others.reduce((sum, count) => sum + count, 0)).toBe(read);
  expect(rowsToImport(PREVIEW)).toBe(312);
});

test("of a table of posts the counts speak of posts", () => {
  const records = { total: 298, known: 290, new: 8, waiting: 0 };
  const ofPosts = previewCounts({ ...PREVIEW, kind: "posts", records }, undefined);
  const fresh = ofPosts.find(({ label }) => label === "New");

  expect([fresh?.note, fresh?.source.definition]).toEqual([
    "298 posts",
    "Rows whose post is not in the workspace yet.",
  ]);
  expect(previewCounts(PREVIEW, undefined)[1]?.source.definition).toContain("Rows whose account");
});

test("the table is described by where it comes from and how it is written", () => {
  expect(describeTable(PREVIEW, undefined)).toBe("Pasted, tab-separated, 3 columns");
  expect(describeTable({ ...PREVIEW, delimiter: ";", encoding: "windows-1252" }, "a.csv")).toBe(
    "a.csv, semicolon-separated, 3 columns, windows-1252",
  );
});

test("of a workbook with several sheets another one can be chosen, and what was said of columns goes", () => {
  const sheets = [
    { name: "Roster", rows: 2, isHidden: false },
    { name: "Empty", rows: 0, isHidden: false },
    { name: "Old", rows: 1, isHidden: true },
  ];

  expect(sheetChoices({ sheets }).map(({ label }) => label)).toEqual([
    "Roster, 2 filled rows",
    "Old, 1 filled row, hidden",
  ]);
  expect(sheetChoices({ sheets: sheets.slice(0, 2) })).toEqual([]);
  expect(describeTable({ ...PREVIEW, sheet: "Roster", sheets, delimiter: null }, "a.xlsx")).toBe(
    "a.xlsx, sheet Roster, 3 columns",
  );
  expect(
    withSheet(
      { mapping: [{ index: 1, field: "city" }], places: [], platform: "tiktok", kind: "posts" },
      "Old",
    ),
  ).toEqual({
    mapping: [],
    places: [],
    platform: "tiktok",
    sheet: "Old",
  });
});

test("what stays out can be copied as lines, cells and values that stay among them", () => {
  const line = { line: 51, column: "Pet", value: "n/a", reason: "Says that the value is not known" };
  const kept = [{ line: 52, creator: "@ana", field: "notes", kept: "Call first", offered: "None" }];

  expect(leftOutLines(PREVIEW)).toBe(
    "Line 48: “ask Joana” is no handle or address\nLine 50: Price: “tbd” is no price. It stays NA.\nLine 1: Title above the table, “Shortlist Q4”",
  );
  expect(leftOutLines({ errors: [], skipped: [], notUsed: [line], kept })).toBe(
    "Line 51: Pet: “n/a”. Says that the value is not known\nLine 52: @ana: notes stays Call first, typed by hand",
  );
});

function unused(line: number, header: string, reason: string) {
  return { line, column: header, value: "x", reason };
}

test("a cell that goes with its row, or is told as a problem, is not told again", () => {
  expect(
    unusedCells({
      errors: [
        { line: 2, column: "Price", message: "“x” is no price. It stays NA." },
        { line: 3, column: null, message: "“x” is no handle or address" },
      ],
      skipped: [{ line: 1, reason: "Total", text: "Sum" }],
      notUsed: [
        unused(1, "Name", "Total"),
        unused(1, "Age", "Says that the value is not known"),
        unused(2, "Price", "“x” is no price. It stays NA."),
        unused(2, "Rate", "“x” is no price. It stays NA."),
        unused(3, "Name", "“x” is no handle or address"),
        unused(4, "Name", "Total"),
      ],
    }),
  ).toMatchObject([
    { line: 1, text: "Age: “x”. Says that the value is not known" },
    { line: 2, text: "Rate: “x”. “x” is no price. It stays NA." },
    { line: 4, text: "Name: “x”. Total" },
  ]);
});

test("a removal says what went, what is as before and what stayed", () => {
  const id = "00000000-0000-4000-8000-000000000000";

  const records = { gone: 0, restored: 0, kept: 0 };
  const of = (counts: object) => ({
    id,
    state: "removed" as const,
    creators: 0,
    restored: 0,
    kept: 0,
    records,
    ...counts,
  });

  expect(reversalText(of({ creators: 1 }))).toBe("Import removed: 1 creator gone");
  expect(reversalText(of({ creators: 2880, restored: 3, kept: 1 }))).toBe(
    "Import removed: 2,880 creators gone, 3 as before, 1 kept, somebody worked on them",
  );
  expect(reversalText(of({ records: { gone: 12, restored: 0, kept: 1 } }))).toBe(
    "Import removed: 12 records gone, 1 record kept, somebody worked on them",
  );
});

test("the same problem on several lines is said once", () => {
  const lines = [14, 65, 196, 342, 406, 460].map((line) => ({ line, text: "“0” is no country" }));

  expect(groupLines([...lines, { line: 34, text: "“10.2M” is no country" }])).toEqual([
    { lines: "Lines 14, 65, 196, 342 and 2 more", text: "“0” is no country" },
    { lines: "Line 34", text: "“10.2M” is no country" },
  ]);
});

test("cells of one column that are not used for one reason are told once, whatever they say", () => {
  const cells = unusedCells({
    errors: [],
    skipped: [],
    notUsed: ["1", "2", "3"].map((value, place) => ({
      line: place + 2,
      column: "s.no",
      value,
      reason: "Only numbers the rows",
    })),
  });

  expect(groupLines(cells)).toEqual([
    { lines: "Lines 2, 3, 4", text: "s.no, such as “1”. Only numbers the rows" },
  ]);
  expect(groupLines(cells.slice(0, 1))).toEqual([
    { lines: "Line 2", text: "s.no: “1”. Only numbers the rows" },
  ]);
});
