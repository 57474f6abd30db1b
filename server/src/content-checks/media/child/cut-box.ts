import { closeSync, fstatSync, openSync, readSync } from "node:fs";

const HEAD_BYTES = 8;
const LONG_HEAD_BYTES = 16;
/** A size of 1 says that the real one follows in 64 bits. */
const LONG_SIZE = 1;
/** An hour of fragments of a second has some 10,000; a file of nothing but heads is not walked to its end. */
const BOXES_MAX = 100_000;
/** Boxes that are whole in a whole file; behind them, some cameras leave bytes that are no box. */
const WATCHED = new Set(["moof", "mdat"]);

/** Whether an MP4 ends inside a fragment or its media: told by the sizes of its boxes, without a length in its header. */
export function endsInsideBox(path: string): boolean {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const head = Buffer.alloc(LONG_HEAD_BYTES);
    let at = 0;
    for (let box = 0; box < BOXES_MAX && at + HEAD_BYTES <= size; box++) {
      const read = readSync(file, head, 0, LONG_HEAD_BYTES, at);
      const length = boxBytes(head.subarray(0, read));
      // Too small to be a box; a size of 0 reaches to the end of the file, wherever that is.
      if (length < HEAD_BYTES) return false;
      if (at + length > size) return WATCHED.has(head.toString("latin1", 4, HEAD_BYTES));
      at += length;
    }
    return false;
  } finally {
    closeSync(file);
  }
}

/** The size that the head of a box gives, itself counted. */
function boxBytes(head: Buffer): number {
  const short = head.readUInt32BE(0);
  if (short !== LONG_SIZE) return short;
  return head.length < LONG_HEAD_BYTES ? 0 : Number(head.readBigUInt64BE(HEAD_BYTES));
}
