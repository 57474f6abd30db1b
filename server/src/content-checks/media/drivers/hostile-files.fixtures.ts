import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Refusal } from "#/content-checks/media/media-messages.ts";

type Hostile = [name: string, content: Buffer | string, refusal: Refusal];

const ENDLESS_BYTES = 40_000_000;

/** Writes files that are no videos, or worse, into the folder of the test files. */
export function hostileFiles(folder: string): Hostile[] {
  const whole = readFileSync(join(folder, "plain-portrait.mp4"));
  const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  // A whole head and the beginning of an index in which nothing stands.
  const emptyIndex = Buffer.concat([whole.subarray(0, 32), Buffer.from("000010006d6f6f76", "hex")]);
  const hostile: Hostile[] = [
    ["empty.mp4", "", "empty"],
    ["letter.mp4", "Dear Sir or Madam", "not_a_video"],
    ["tiny.mp4", "abc", "not_a_video"],
    ["picture.mp4", Buffer.concat([png, Buffer.alloc(400)]), "not_a_video"],
    ["archive.mov", Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(400)]), "not_a_video"],
    ["program.avi", Buffer.concat([Buffer.from("7f454c46", "hex"), Buffer.alloc(400)]), "not_a_video"],
    ["song.mp4", Buffer.concat([Buffer.from("ID3\u0004"), Buffer.alloc(400)]), "not_a_video"],
    ["list.mp4", "#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:9/secret.ts\n", "unsafe"],
    ["list.avi", "ffconcat version 1.0\nfile /etc/passwd\n", "unsafe"],
    ["page.mp4", '<?xml version="1.0"?><MPD></MPD>', "unsafe"],
    ["session.mp4", "v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\n", "unsafe"],
    ["cut.mp4", whole.subarray(0, Math.floor(whole.length / 2)), "truncated"],
    ["head.mkv", readFileSync(join(folder, "plain-portrait.mkv")).subarray(0, 40), "truncated"],
    ["bomb.avi", bomb(folder), "unsafe"],
    ["zeros.mp4", Buffer.concat([emptyIndex, Buffer.alloc(4_000_000)]), "not_a_video"],
    [
      "unheard-of.mp4",
      Buffer.from(whole.toString("latin1").replaceAll("avc1", "zzzz"), "latin1"),
      "unsupported",
    ],
  ];
  for (const [name, content] of hostile) writeFileSync(join(folder, name), content);
  return hostile;
}

/** Width and height of the picture, as the header of an AVI claims them. */
function bomb(folder: string): Buffer {
  const wide = readFileSync(join(folder, "plain-portrait.avi"));
  const format = wide.indexOf("strf") + 8;
  wide.writeInt32LE(60_000, format + 4);
  wide.writeInt32LE(60_000, format + 8);
  return wide;
}

/** A video that takes long to read: one of a second, over and over. */
export function endlessFile(folder: string): string {
  const path = join(folder, "endless.mpg");
  const second = readFileSync(join(folder, "plain-square.mpg"));
  writeFileSync(
    path,
    Buffer.concat(Array.from({ length: Math.ceil(ENDLESS_BYTES / second.length) }, () => second)),
  );
  return path;
}

/** Copies of files of the folder with bytes changed at random, the same in every run; answers their paths. */
export function mutantsOf(folder: string, sources: readonly string[], count: number): string[] {
  const random = seeded(20_261_121);
  return Array.from({ length: count }, (_none, index) => {
    const source = sources[index % sources.length] ?? "";
    const bytes = readFileSync(join(folder, source));
    for (let hit = 0; hit < 30; hit++)
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    const path = join(folder, `mutant-${index}-${source}`);
    writeFileSync(path, bytes);
    return path;
  });
}

/** Mulberry32: the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
