import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { archiveOf, workbookParts } from "#/platform/isolation/archives.fixtures.ts";
import { lookAtWorkbook } from "./workbook-refusals.ts";

const SHEET = "xl/worksheets/sheet1.xml";

/** What a workbook with these entries besides, or in place of its own, is taken for. */
function lookedAt(more: Parameters<typeof workbookParts>[1]) {
  return lookAtWorkbook(archiveOf(workbookParts("", more)));
}

test("a workbook as programs write it may be opened, and a table of text is none", async () => {
  const written = await writeXlsx({ sheets: [{ name: "People", rows: [["Handle"], ["@ana"]] }] });

  expect(lookAtWorkbook(written)).toEqual({ kind: "workbook" });
  expect(lookedAt([])).toEqual({ kind: "workbook" });
  expect(lookAtWorkbook(Buffer.from("Handle;Followers"))).toEqual({ kind: "none" });
  expect(lookAtWorkbook(archiveOf([{ name: "list.csv", text: "Handle" }]))).toEqual({ kind: "none" });
});

test.each([
  ["an old workbook", Buffer.from("d0cf11e0a1b11ae1000000", "hex"), "old"],
  ["a binary workbook", archiveOf([{ name: "xl/workbook.bin", text: "x" }]), "binary"],
  [
    "an OpenDocument sheet",
    archiveOf([
      { name: "mimetype", text: "application/vnd.oasis.opendocument.spreadsheet" },
      { name: "content.xml", text: "<x/>" },
    ]),
    "open_document",
  ],
  ["a Numbers document", archiveOf([{ name: "Index/Document.iwa", text: "x" }]), "numbers"],
  ["an archive that ends too early", archiveOf(workbookParts("")).subarray(0, 300), "damaged"],
])("%s is told by its name", (_name, bytes, refusal) => {
  expect(lookAtWorkbook(bytes)).toEqual({ kind: "refused", refusal });
});

test.each([
  ["a name that leads out", [{ name: "xl/../../etc/passwd", text: "x" }], "unsafe"],
  ["a name from the root", [{ name: "/etc/passwd", text: "x" }], "unsafe"],
  ["a link", [{ name: "xl/shared.xml", text: "/etc/passwd", isLink: true }], "unsafe"],
  ["an entry twice", [{ name: "xl/Workbook.xml", text: "<x/>" }], "unsafe"],
  ["an encrypted entry", [{ name: "xl/more.xml", text: "x", isEncrypted: true }], "locked"],
  ["20 MB unpacked", [{ name: SHEET, text: "x", declaredBytes: 21 * 1024 ** 2 }], "too_large"],
  ["a file of nothing but spaces", [{ name: SHEET, text: " ".repeat(10 * 1024 ** 2) }], "unsafe"],
] as const)("a workbook with %s is not opened", (_name, more, refusal) => {
  expect(lookedAt(more)).toEqual({ kind: "refused", refusal });
});

test("a workbook with a password is told from an old one", async () => {
  const locked = await writeXlsx({
    sheets: [{ name: "People", rows: [["Handle"]] }],
    encryption: { password: "secret", spinCount: 1000 },
  });

  expect(lookAtWorkbook(locked)).toEqual({ kind: "refused", refusal: "locked" });
});
