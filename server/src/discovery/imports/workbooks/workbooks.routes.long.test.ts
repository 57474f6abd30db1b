import type { Cell, WriteSheet } from "hucre/xlsx";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { creatorsOf } from "#/discovery/imports/imports.fixtures.ts";
import { archiveOf, workbookParts } from "#/platform/isolation/archives.fixtures.ts";
import { readSheet } from "./workbook-reader.ts";

const SHEET = "xl/worksheets/sheet1.xml";
const SHEET_OF = (rows: string, head = "") =>
  `${head}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

/** A cell with its number format. */
function as(value: Cell["value"], numFmt: string): Partial<Cell> & { value: Cell["value"] } {
  return { value, style: { numFmt } };
}

type Written = Cell["value"] | ReturnType<typeof as>;

function sheetOf(name: string, rows: Written[][], more: Partial<WriteSheet> = {}): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  const plain = rows.map((row, line) =>
    row.map((cell, column) => {
      if (cell === null || typeof cell !== "object" || cell instanceof Date) return cell;
      cells.set(`${line},${column}`, cell);
      return cell.value;
    }),
  );
  return { name, rows: plain, cells, ...more };
}

/** An agency's roster: a title, two rows of headers with merged cells, several currencies, a total. */
const ROSTER = sheetOf(
  "Roster",
  [
    ["Creator roster, prices without VAT"],
    [],
    ["Name", "Country", "Instagram", null, null, "TikTok", null, "Last contact"],
    [null, null, "Handle", "ER", "Price reel", "Handle", "Price video", null],
    [
      "Ana",
      "Spain",
      "@ana",
      as(0.031, "0.0%"),
      as(1200.5, '#,##0.00 "€"'),
      "@anatok",
      as(800, "#,##0 [$€-407]"),
      as(new Date(Date.UTC(2026, 9, 5)), "dd.mm.yyyy"),
    ],
    ["Urs", "Switzerland", "@urs", as(0.0875, "0.00%"), as(950, "[$CHF] #,##0"), null, null, null],
    ["Total", null, null, null, as(2150.5, '#,##0.00 "€"'), null, null, null],
  ],
  {
    merges: [
      { startRow: 0, startCol: 0, endRow: 0, endCol: 7 },
      { startRow: 2, startCol: 0, endRow: 3, endCol: 0 },
      { startRow: 2, startCol: 1, endRow: 3, endCol: 1 },
      { startRow: 2, startCol: 2, endRow: 2, endCol: 4 },
      { startRow: 2, startCol: 5, endRow: 2, endCol: 6 },
    ],
  },
);

async function asFile(sheets: WriteSheet[]) {
  return { base64: Buffer.from(await writeXlsx({ sheets })).toString("base64"), fileName: "agency.xlsx" };
}

test("a workbook opens on its first table and offers the others; rates, money and days are what the sheet shows", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const file = await asFile([
    sheetOf("Read me", [["Made by Ola"], ["Please do not share"]]),
    sheetOf("Old", [["Handle"], ["@zoe"]], { hidden: true }),
    sheetOf("Empty", []),
    ROSTER,
  ]);

  const preview = await ana("POST", "/api/v1/imports/preview", file);
  const report = await ana("POST", "/api/v1/imports", file);
  const creators = await creatorsOf(app, ana);

  expect(preview.json()).toMatchObject({
    sheet: "Roster",
    sheets: [
      { name: "Read me", rows: 2, isHidden: false },
      { name: "Old", rows: 2, isHidden: true },
      { name: "Empty", rows: 0, isHidden: false },
      { name: "Roster", rows: 6, isHidden: false },
    ],
    headerLine: 4,
    rows: { read: 5, created: 2, skipped: 3, failed: 0 },
  });
  expect(report.statusCode).toBe(201);
  const prices = creators.map(({ price_amount: amount, price_currency: currency }) => [amount, currency]);
  expect(creators.map(({ handle, name }) => [handle, name])).toEqual([
    ["ana", "Ana"],
    ["anatok", "Ana"],
    ["urs", "Urs"],
  ]);
  expect(prices).toEqual([
    [120_050, "EUR"],
    [80_000, "EUR"],
    [95_000, "CHF"],
  ]);
  expect(creators.map((creator) => creator.engagement_rate)).toEqual([3.1, null, 8.75]);
  expect(creators[0]).toMatchObject({
    country: "ES",
    provenance: { price: { file: "agency.xlsx, Roster", line: 5, column: "Price reel" } },
  });
});

test("a name that is merged over the rows of its platforms is one creator", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const rows = [
    ["Name", "City", "Platform", "Handle", "Followers"],
    ["Lena Koch", "Berlin", "Instagram", "@lena.k", 12_000],
    [null, null, "TikTok", "@lenatok", 54_000],
    [null, null, "YouTube", "@kochshow", 3000],
    ["Tom", "Leeds", "Instagram", "@tomr", 900],
  ];
  const merges = [
    { startRow: 1, startCol: 0, endRow: 3, endCol: 0 },
    { startRow: 1, startCol: 1, endRow: 3, endCol: 1 },
  ];

  const report = await ana("POST", "/api/v1/imports", await asFile([sheetOf("Roster", rows, { merges })]));
  const creators = await creatorsOf(app, ana);

  expect(report.json()).toMatchObject({ creators: 2, accounts: 4, cells: { refused: 0 } });
  expect(creators.map(({ handle, name, city }) => [handle, name, city])).toEqual([
    ["kochshow", "Lena Koch", "berlin"],
    ["lena.k", "Lena Koch", "berlin"],
    ["lenatok", "Lena Koch", "berlin"],
    ["tomr", "Tom", "leeds"],
  ]);
});

test("a sheet is chosen by its name, hidden ones too, and may be named for the platform of its handles", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const file = await asFile([
    sheetOf("Instagram", [["Handle"], ["@ana"]]),
    sheetOf("TikTok", [["Handle"], ["@ben"]], { hidden: true }),
  ]);

  const found = await ana("POST", "/api/v1/imports/preview", { ...file, sheet: "tiktok" });
  const missing = await ana("POST", "/api/v1/imports/preview", { ...file, sheet: "YouTube" });

  expect(found.json()).toMatchObject({ sheet: "TikTok", preview: [{ platform: "tiktok", handle: "ben" }] });
  expect([missing.statusCode, missing.json()]).toMatchObject([
    400,
    {
      code: "imports.unknown_sheet",
      detail: "sheet: There is no sheet “YouTube” in this workbook. It has “Instagram”, “TikTok”.",
    },
  ]);
});

test("errors of formulas are empty cells that are listed, and what a formula gave is its value", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const rows = `<row><c t="inlineStr"><is><t>Instagram</t></is></c><c t="inlineStr"><is><t>Followers</t></is></c></row>
    <row><c t="str"><f>"@"&amp;"ana"</f><v>@ana</v></c><c><f>5*5</f><v>1.25E4</v></c></row>
    <row><c t="inlineStr"><is><r><t>@b</t></r><r><rPr><b/></rPr><t>en</t></r></is></c><c t="e"><v>#REF!</v></c></row>`;
  const base64 = Buffer.from(archiveOf(workbookParts(rows))).toString("base64");

  const preview = await ana("POST", "/api/v1/imports/preview", { base64, fileName: "list.xlsx" });

  expect(preview.json()).toMatchObject({
    preview: [
      { handle: "ana", followers: 12_500 },
      { handle: "ben", followers: null },
    ],
    notUsed: [{ line: 3, column: "Followers", value: "#REF!" }],
  });
});

const BOMB = `<!DOCTYPE w [<!ENTITY a "${"a".repeat(1000)}"><!ENTITY b "${"&a;".repeat(1000)}"><!ENTITY c "${"&b;".repeat(1000)}"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
const MANY = Array.from({ length: 2000 }, () => `<row><c t="s"><v>0</v></c></row>`).join("");
const SHARED = [
  {
    name: "xl/_rels/workbook.xml.rels",
    text: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  },
  { name: "xl/sharedStrings.xml", text: `<sst><si><t>${"y".repeat(32_000)}</t></si></sst>` },
];

test("workbooks made to do harm are refused with a way round, and Herald goes on", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const look = async (parts: Parameters<typeof archiveOf>[0]) => {
    const base64 = Buffer.from(archiveOf(parts)).toString("base64");
    const answer = await ana("POST", "/api/v1/imports/preview", { base64, fileName: "list.xlsx" });
    return answer.json();
  };
  const lie = { name: SHEET, text: Buffer.alloc(50e6, 32), declaredBytes: 900_000 };
  const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
  const entities = `<row><c t="inlineStr"><is><t>Instagram &c; &f;</t></is></c></row><row><c t="inlineStr"><is><t>@ana</t></is></c></row>`;

  const answers = [
    await look(workbookParts("", [lie])),
    await look(workbookParts(far)),
    await look(workbookParts(MANY, SHARED)),
  ];
  const expanded = await look(workbookParts("", [{ name: SHEET, text: SHEET_OF(entities, BOMB) }]));

  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => "imports.unreadable_workbook"));
  expect(answers.every(({ detail }) => detail.includes("CSV"))).toBe(true);
  // What an entity stands for is never looked up.
  expect(expanded).toMatchObject({ columns: [{ header: "Instagram &c; &f;" }], creators: 1 });
});

test("reading ends with its signal", async () => {
  const workbook = await writeXlsx({ sheets: [ROSTER] });
  const end = new AbortController();

  const reading = readSheet(workbook, null, end.signal);
  end.abort();

  await expect(reading).rejects.toThrow("aborted");
});
