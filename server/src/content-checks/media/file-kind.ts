import { open } from "node:fs/promises";
import type { Refusal } from "#/content-checks/media/media-messages.ts";

const HEAD_BYTES = 512;
/** No container says what it is in fewer bytes. */
const SHORTEST = 12;
const TRANSPORT_PACKET = 188;
const MP4_BOXES = ["ftyp", "moov", "mdat", "free", "skip", "wide", "pnot"];
/** Text that makes a player open other files or addresses. */
const PLAYLIST = /^\s*(?:#EXTM3U|ffconcat|<\?xml|<MPD|<smil|v=0\r?\n|\[playlist\])/u;

/** Looks at the first bytes: null for a container that a video may be in, else why the file is refused. */
export async function refuseByHead(path: string): Promise<Refusal | null> {
  const head = await readHead(path);
  if (head.length === 0) return "empty";
  if (head.length < SHORTEST) return "not_a_video";
  if (isVideoContainer(head)) return null;
  return PLAYLIST.test(head.toString("latin1")) ? "unsafe" : "not_a_video";
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function isVideoContainer(head: Buffer): boolean {
  const text = (start: number, end: number) => head.toString("latin1", start, end);
  if (MP4_BOXES.includes(text(4, 8))) return true;
  if (text(0, 4) === "RIFF" && text(8, 11) === "AVI") return true;
  if (head.readUInt32BE(0) === 0x1a45dfa3) return true;
  return isMpeg(head);
}

/** Program streams, elementary streams and transport streams of MPEG. */
function isMpeg(head: Buffer): boolean {
  const start = head.readUInt32BE(0);
  if (start === 0x1ba || start === 0x1b3 || start === 0x1b0) return true;
  return head[0] === 0x47 && head[TRANSPORT_PACKET] === 0x47 && head[2 * TRANSPORT_PACKET] === 0x47;
}
