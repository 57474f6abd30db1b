import { readZipDirectory } from "./zip-directory.ts";
import type { ZipEntry } from "./zip-directory.ts";

/** Why an archive of an office program is not opened, as its directory tells: nothing is unpacked. */
export type ArchiveRefusal = "locked" | "too_large" | "unsafe";

/** What is inside of equal pages or rows packs to a hundredth; what bombs are made of to a thousandth. Chosen by us. */
const RATIO_MAX = 400;
/** Below this size the ratio says nothing. */
const RATIO_FROM = 1024 * 1024;
/** Pictures are packed already: they weigh what the file weighs. */
const PICTURE_RATIO_MAX = 2;

const OLD = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ARCHIVE = Buffer.from("504b0304", "hex");
/** The stream in which an old container keeps a document with a password, as its directory writes it. */
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");

/** What a file is by its first bytes: a container of old office programs, an archive with its directory, or neither. */
export type Container =
  | { kind: "old"; isEncrypted: boolean }
  | { kind: "archive"; entries: readonly ZipEntry[] | null }
  | { kind: "none" };

/** `entries` are null where the archive is damaged. */
export function containerOf(bytes: Uint8Array): Container {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, OLD.length).equals(OLD)) return { kind: "old", isEncrypted: file.includes(ENCRYPTED) };
  if (!file.subarray(0, ARCHIVE.length).equals(ARCHIVE)) return { kind: "none" };
  return { kind: "archive", entries: readZipDirectory(bytes) };
}

/** @param pictures where pictures lie: those weigh nothing. */
export function archiveRefusal(
  entries: readonly ZipEntry[],
  { unpackedMax, pictures }: { unpackedMax: number; pictures: RegExp },
): ArchiveRefusal | null {
  if (entries.some(({ isEncrypted }) => isEncrypted)) return "locked";
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size < entries.length || entries.some(isStrange)) return "unsafe";
  const unpacked = entries
    .filter(({ name, bytes, packedBytes }) => !pictures.test(name) || bytes > packedBytes * PICTURE_RATIO_MAX)
    .reduce((sum, { bytes }) => sum + bytes, 0);
  if (unpacked > unpackedMax) return "too_large";
  const isBomb = entries.some(
    ({ bytes, packedBytes }) => bytes > RATIO_FROM && bytes > packedBytes * RATIO_MAX,
  );
  return isBomb ? "unsafe" : null;
}

/** A link, or a name that leads out of the archive. */
function isStrange({ name, isLink }: ZipEntry): boolean {
  return isLink || /^\/|^[a-z]:|\\|\0|(?:^|\/)\.\.(?:\/|$)/iu.test(name);
}
