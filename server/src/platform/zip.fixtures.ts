import { crc32, inflateRawSync } from "node:zlib";

/** The files of an archive by their names, each held against its check sum and its sizes. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const count = archive.readUInt16LE(end + 10);
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let file = 0; file < count; file++) {
    const [crc, packedSize, size] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field));
    const [nameLength = 0, extraLength = 0] = [28, 30].map((field) => archive.readUInt16LE(at + field));
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const head = archive.readUInt32LE(at + 42);
    const begin = head + 30 + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28);
    const bytes = inflateRawSync(archive.subarray(begin, begin + (packedSize ?? 0)));
    if (crc32(bytes) !== crc || bytes.length !== size) throw new Error(`${name} is damaged`);
    files.set(name, bytes.toString());
    at += 46 + nameLength + extraLength;
  }
  return files;
}
