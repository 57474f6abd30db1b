/** One entry of an archive, as its directory at the end declares it. */
export interface ZipEntry {
  name: string;
  packedBytes: number;
  bytes: number;
  isEncrypted: boolean;
  isLink: boolean;
}

const END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const LOCATOR_BYTES = 20;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
/** Stands where the true number needs 64 bits and is written elsewhere. */
const ELSEWHERE = 0xffffffff;
const SIZES_64 = 0x0001;
/** Where a Unix file mode says "symbolic link". */
const LINK_MODE = 0xa000;
const MODE_MASK = 0xf000;
/** Far more than any workbook has; what is read stays small. Chosen by us. */
const ENTRIES_MAX = 5000;

/** The directory of an archive; null where it is damaged or has far too many entries. Nothing is unpacked. */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const { count, offset } = findDirectory(file);
    if (count > ENTRIES_MAX) return null;
    const entries: ZipEntry[] = [];
    for (let at = offset; entries.length < count;) {
      if (file.readUInt32LE(at) !== ENTRY) return null;
      entries.push(readEntry(file, at));
      at +=
        ENTRY_BYTES + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    }
    return entries;
  } catch (error) {
    // A place outside the file: the directory names one that is not there.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function findDirectory(file: Buffer): { count: number; offset: number } {
  const first = Math.max(0, file.length - END_BYTES - COMMENT_MAX);
  let end = file.length - END_BYTES;
  while (end >= first && file.readUInt32LE(end) !== END) end -= 1;
  if (end < first) throw new RangeError("The archive has no directory");
  const isLong = end >= LOCATOR_BYTES && file.readUInt32LE(end - LOCATOR_BYTES) === LOCATOR_64;
  if (!isLong) return { count: file.readUInt16LE(end + 10), offset: file.readUInt32LE(end + 16) };
  const long = Number(file.readBigUInt64LE(end - LOCATOR_BYTES + 8));
  if (file.readUInt32LE(long) !== END_64)
    throw new RangeError("The archive's directory is not where it says");
  return { count: Number(file.readBigUInt64LE(long + 32)), offset: Number(file.readBigUInt64LE(long + 48)) };
}

function readEntry(file: Buffer, at: number): ZipEntry {
  const nameBytes = file.readUInt16LE(at + 28);
  const name = file.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
  const extra = file.subarray(
    at + ENTRY_BYTES + nameBytes,
    at + ENTRY_BYTES + nameBytes + file.readUInt16LE(at + 30),
  );
  const sizes = [file.readUInt32LE(at + 24), file.readUInt32LE(at + 20)];
  const [bytes = 0, packedBytes = 0] = sizes.includes(ELSEWHERE) ? longSizes(extra, sizes) : sizes;
  return {
    name,
    packedBytes,
    bytes,
    isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
    isLink: (file.readUInt16LE(at + 40) & MODE_MASK) === LINK_MODE,
  };
}

/** Sizes that need 64 bits stand in an extra field, in this order and only where they are needed. */
function longSizes(extra: Buffer, sizes: readonly number[]): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== SIZES_64) continue;
    let next = at + 4;
    return sizes.map((size) => {
      if (size !== ELSEWHERE) return size;
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    });
  }
  return [...sizes];
}
