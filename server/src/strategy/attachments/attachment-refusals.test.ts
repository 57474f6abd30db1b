import { expect, test } from "vitest";
import { archiveOf } from "#/platform/isolation/archives.fixtures.ts";
import { lookAtAttachment } from "./attachment-refusals.ts";
import { docxOf, MAIL, pdfOf } from "./attachments.fixtures.ts";
import { decoded, textOfHtml, tidied } from "./plain-text.ts";

const OLD = Buffer.from("d0cf11e0a1b11ae1", "hex");
const WIDE = (text: string) => Buffer.from(text, "utf16le");

test.each([
  ["brief.txt", Buffer.from("Tea"), "text"],
  ["brief.md", Buffer.from("# Tea"), "text"],
  ["brief.docx", docxOf(["Tea"]), "document"],
  ["no name", docxOf(["Tea"]), "document"],
  ["brief.txt", pdfOf(["Tea"]), "pdf"],
  ["brief.eml", Buffer.from(MAIL), "mail"],
])("%s is read by what it is", (name, bytes, kind) => {
  expect(lookAtAttachment(name, bytes)).toBe(kind);
});

test.each([
  ["an old document", "brief.doc", OLD, "old"],
  ["one with a password", "brief.docx", Buffer.concat([OLD, WIDE("EncryptedPackage")]), "locked"],
  ["a workbook", "a.docx", archiveOf([{ name: "xl/workbook.xml", text: "<x/>" }]), "other"],
  ["a picture", "a.png", Buffer.from("89504e470d0a1a0a", "hex"), "other"],
  ["a text that calls itself a document", "a.docx", Buffer.from("Tea"), "damaged"],
  ["an archive that ends too early", "a.docx", docxOf(["Tea"]).subarray(0, 300), "damaged"],
  [
    "one that packs a thousandfold",
    "a.docx",
    docxOf(["Tea"], [{ name: "word/a.xml", text: "a".repeat(4e6) }]),
    "unsafe",
  ],
  [
    "one that declares far too much",
    "a.docx",
    docxOf(["Tea"], [{ name: "word/a.xml", text: "a", declaredBytes: 3e7 }]),
    "too_large",
  ],
  [
    "one with a name that leads out of it",
    "a.docx",
    docxOf(["Tea"], [{ name: "../a", text: "a" }]),
    "unsafe",
  ],
  [
    "one with a part that is locked",
    "a.docx",
    docxOf(["Tea"], [{ name: "word/b.xml", text: "a", isEncrypted: true }]),
    "locked",
  ],
])("%s is refused before anything of it is opened", (_what, name, bytes, refusal) => {
  expect(lookAtAttachment(name, bytes)).toEqual({ refusal });
});

test("a mail in HTML is its words, with lines where it has them", () => {
  const html =
    "<head><title>x</title></head><script>bad()</script><p>Tea &amp; cake</p><ul><li>5.000 &#8364;<li>DE</ul>";

  expect(tidied(textOfHtml(html))).toBe("Tea & cake\n- 5.000 €- DE");
});

test("bytes are read in the writing that they are in", () => {
  expect(decoded(Buffer.from("Grüße"))).toBe("Grüße");
  expect(decoded(Buffer.from("Grüße", "latin1"))).toBe("Grüße");
  expect(tidied(decoded(Buffer.concat([Buffer.from([0xff, 0xfe]), WIDE("Grüße")])))).toBe("Grüße");
});

test("what nobody sees is no part of a text", () => {
  expect(tidied("Tea\u202e\u200b \t for\r\n\r\n\r\n\r\nall\u0007 ")).toBe("Tea for\n\nall");
});
