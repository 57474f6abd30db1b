import { archiveOf } from "#/platform/isolation/archives.fixtures.ts";

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";

/** A document with these paragraphs; other parts can be put beside them, and `head` before them. */
export function docxOf(
  paragraphs: readonly string[],
  more: Parameters<typeof archiveOf>[0] = [],
  head = "",
): Uint8Array {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join("");
  return archiveOf([
    {
      name: "[Content_Types].xml",
      text: `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: "_rels/.rels",
      text: `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: "word/document.xml",
      text: `${head}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    },
    ...more,
  ]);
}

/** A PDF with one page for each text, its lines below each other; `trailer` is put into its end. */
export function pdfOf(pages: readonly string[], trailer = ""): Uint8Array {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...pages.flatMap((text, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
      streamOf(text),
    ]),
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const at = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF`;
  return Buffer.from(file, "latin1");
}

function streamOf(text: string): string {
  const lines = text.split("\n").map((line) => `(${line}) Tj 0 -20 Td`);
  const stream = text === "" ? "" : `BT /F1 12 Tf 50 700 Td ${lines.join(" ")} ET`;
  return `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`;
}

/** A password stands before it. */
export const LOCKED =
  "/Encrypt << /Filter /Standard /V 1 /R 2 /O (01234567890123456789012345678901) /U (01234567890123456789012345678901) /P -4 >> /ID [(a) (a)]";

/** A mail in HTML, with a file that is not read. */
export const MAIL = [
  "From: Ana <ana@example.com>",
  "Subject: Briefing =?utf-8?q?T=C3=A9?=",
  "Content-Type: multipart/mixed; boundary=x",
  "",
  "--x",
  "Content-Type: text/html; charset=utf-8",
  "",
  "<style>p { color: red }</style><p>Launch in <b>Germany</b></p><p>Budget 5.000 &euro;</p>",
  "--x",
  "Content-Type: application/pdf; name=a.pdf",
  "Content-Disposition: attachment; filename=a.pdf",
  "",
  "xx",
  "--x--",
  "",
].join("\r\n");
