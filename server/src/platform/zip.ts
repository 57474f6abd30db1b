import { once } from "node:events";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file to be packed: its text comes piece by piece, so that it is never in memory whole. */
export interface ZipEntry {
  name: string;
  text: AsyncIterable<string> | Iterable<string>;
}

interface Packed {
  name: Buffer;
  offset: number;
  crc: number;
  size: number;
  packedSize: number;
}

/** Names are UTF-8, and the sizes of a file stand behind it. */
const FLAGS = 0x0808;
const VERSION = 20;
const DEFLATED = 8;
/** The first of January 1980: files have no time of their own. */
const DAY = 0x21;
/** Above it the format needs fields that few programs read. */
const SIZE_MAX = 0xffffffff;

/** Packs files one after the other, as fast as somebody takes them (APPNOTE.TXT 4.3). */
export async function* zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const packed: Packed[] = [];
  let offset = 0;
  for await (const { name, text } of entries) {
    const file: Packed = { name: Buffer.from(name), offset, crc: 0, size: 0, packedSize: 0 };
    const head = Buffer.concat([numbers([0x04034b50, 4], ...common(file)), file.name]);
    yield head;
    for await (const bytes of deflated(text, file)) yield bytes;
    yield numbers([0x08074b50, 4], [file.crc, 4], [file.packedSize, 4], [file.size, 4]);
    offset += head.length + file.packedSize + 16;
    if (offset > SIZE_MAX || file.size > SIZE_MAX) throw new Error("A ZIP file holds at most 4 GiB");
    packed.push(file);
  }
  const directory = Buffer.concat(packed.map(directoryEntry));
  yield directory;
  const count: Field = [packed.length, 2];
  yield numbers([0x06054b50, 4], [0, 4], count, count, [directory.length, 4], [offset, 4], [0, 2]);
}

async function* deflated(text: ZipEntry["text"], file: Packed): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw();
  const feeding = feed(packer, text, file);
  // What goes wrong while it is read ends the packer, which tells.
  feeding.catch((error: unknown) =>
    packer.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  for await (const bytes of packer) {
    const chunk: Buffer = bytes;
    file.packedSize += chunk.length;
    yield chunk;
  }
  await feeding;
}

async function feed(
  packer: ReturnType<typeof createDeflateRaw>,
  text: ZipEntry["text"],
  file: Packed,
): Promise<void> {
  for await (const piece of text) {
    const bytes = Buffer.from(piece);
    file.crc = crc32(bytes, file.crc);
    file.size += bytes.length;
    if (!packer.write(bytes)) await once(packer, "drain");
  }
  packer.end();
}

type Field = readonly [value: number, bytes: 2 | 4];

function common({ name, crc, size, packedSize }: Packed): Field[] {
  return [
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATED, 2],
    [0, 2],
    [DAY, 2],
    [crc, 4],
    [packedSize, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  ];
}

function directoryEntry(file: Packed): Buffer {
  const place: Field[] = [
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [file.offset, 4],
  ];
  return Buffer.concat([numbers([0x02014b50, 4], [VERSION, 2], ...common(file), ...place), file.name]);
}

function numbers(...fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, length]) => sum + length, 0));
  let at = 0;
  for (const [value, length] of fields) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}
