import { crc32, deflateRawSync } from "node:zlib";

interface ArchiveEntry {
  name: string;
  text: string | Uint8Array;
  /** What the directory says instead of the true length. */
  declaredBytes?: number;
  isEncrypted?: boolean;
  isLink?: boolean;
}

/** A ZIP archive, also of kinds that no program writes. */
export function archiveOf(entries: readonly ArchiveEntry[]): Uint8Array {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = deflateRawSync(entry.text);
    const fields = fieldsOf(entry, packed.length);
    const local = Buffer.concat([word(0x04034b50), fields, Buffer.from(entry.name), packed]);
    directory.push(
      Buffer.concat([
        word(0x02014b50),
        half(0x0314),
        fields,
        half(0),
        half(0),
        half(0),
        word(entry.isLink === true ? 0xa1ff0000 : 0),
        word(offset),
        Buffer.from(entry.name),
      ]),
    );
    pieces.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const count = half(entries.length);
  const end = [word(0x06054b50), half(0), half(0), count, count, word(list.length), word(offset), half(0)];
  return Buffer.concat([...pieces, list, ...end]);
}

/** What stands before each entry and in the directory alike. */
function fieldsOf({ name, text, declaredBytes, isEncrypted }: ArchiveEntry, packedBytes: number): Buffer {
  const bytes = declaredBytes ?? Buffer.byteLength(text);
  return Buffer.concat([
    half(20),
    half(isEncrypted === true ? 1 : 0),
    half(8),
    half(0),
    half(0x21),
    word(crc32(text)),
    word(packedBytes),
    word(bytes),
    half(Buffer.byteLength(name)),
    half(0),
  ]);
}

function half(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** The parts of a workbook with one sheet, its XML as it is given; what another part says can be put in its place. */
export function workbookParts(rows: string, more: readonly ArchiveEntry[] = []): ArchiveEntry[] {
  const parts: ArchiveEntry[] = [
    {
      name: "[Content_Types].xml",
      text: `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
    },
    {
      name: "_rels/.rels",
      text: `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: "xl/workbook.xml",
      text: `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      text: `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: "xl/worksheets/sheet1.xml",
      text: `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    },
  ];
  const replaced = new Set(more.map(({ name }) => name));
  return [...parts.filter(({ name }) => !replaced.has(name)), ...more];
}
