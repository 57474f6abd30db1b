import { readZipDirectory } from "./zip-directory.ts";
import type { ZipEntry } from "./zip-directory.ts";

/** Why a workbook is not read, as far as it can be told before or while it is. */
export const WORKBOOK_REFUSALS = [
  "old",
  "binary",
  "open_document",
  "numbers",
  "locked",
  "too_large",
  "scattered",
  "unsafe",
  "damaged",
  "too_heavy",
] as const;
export type WorkbookRefusal = (typeof WORKBOOK_REFUSALS)[number];

/** What a file of bytes is: a workbook that may be opened, one that is refused, or none. */
type WorkbookKind = { kind: "none" } | { kind: "workbook" } | { kind: "refused"; refusal: WorkbookRefusal };

/** Largest workbook that is opened, unpacked. A larger one would cost the child more memory than it has. */
const UNPACKED_MAX = 20 * 1024 * 1024;
/** A table of equal rows packs to a hundredth; what bombs are made of to a thousandth. Chosen by us. */
const RATIO_MAX = 400;
/** Below this size the ratio says nothing. */
const RATIO_FROM = 1024 * 1024;
/** Pictures are packed already: they weigh what the file weighs. */
const PICTURE = /^xl\/media\/[^/]+$/u;
const PICTURE_RATIO_MAX = 2;

const OLD = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ARCHIVE = Buffer.from("504b0304", "hex");
/** The stream in which an old container keeps a workbook with a password, as its directory writes it. */
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");

/** What is inside of archives that people take for workbooks, by an entry that only those have. */
const INSIDES: readonly [RegExp, WorkbookKind][] = [
  [/^xl\/workbook\.bin$/iu, refused("binary")],
  [/^xl\/.*\.xml$/iu, { kind: "workbook" }],
  [/^Index\/.*\.iwa$|^Index\.zip$/u, refused("numbers")],
  [/^content\.xml$/u, refused("open_document")],
];

/** Looks at the first bytes and at the directory of an archive; nothing is unpacked. */
export function lookAtWorkbook(bytes: Uint8Array): WorkbookKind {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, OLD.length).equals(OLD)) return refused(file.includes(ENCRYPTED) ? "locked" : "old");
  if (!file.subarray(0, ARCHIVE.length).equals(ARCHIVE)) return { kind: "none" };
  const entries = readZipDirectory(bytes);
  if (entries === null) return refused("damaged");
  const inside = INSIDES.find(([name]) => entries.some((entry) => name.test(entry.name)))?.[1];
  if (inside?.kind !== "workbook") return inside ?? { kind: "none" };
  const refusal = refusalOf(entries);
  return refusal === null ? inside : refused(refusal);
}

function refusalOf(entries: readonly ZipEntry[]): WorkbookRefusal | null {
  if (entries.some(({ isEncrypted }) => isEncrypted)) return "locked";
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size < entries.length || entries.some(isStrange)) return "unsafe";
  const unpacked = entries.filter((entry) => !isPicture(entry)).reduce((sum, { bytes }) => sum + bytes, 0);
  if (unpacked > UNPACKED_MAX) return "too_large";
  const isBomb = entries.some(
    ({ bytes, packedBytes }) => bytes > RATIO_FROM && bytes > packedBytes * RATIO_MAX,
  );
  return isBomb ? "unsafe" : null;
}

/** A link, or a name that leads out of the archive. */
function isStrange({ name, isLink }: ZipEntry): boolean {
  return isLink || /^\/|^[a-z]:|\\|\0|(?:^|\/)\.\.(?:\/|$)/iu.test(name);
}

function isPicture({ name, bytes, packedBytes }: ZipEntry): boolean {
  return PICTURE.test(name) && bytes <= packedBytes * PICTURE_RATIO_MAX;
}

function refused(refusal: WorkbookRefusal): WorkbookKind {
  return { kind: "refused", refusal };
}
