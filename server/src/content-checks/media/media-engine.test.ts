import { execFile, spawn } from "node:child_process";
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { judgeContent } from "#/content-checks/analysis/judge.ts";
import { displaySize } from "#/content-checks/analysis/measurement.ts";
import type { Measurement } from "#/content-checks/analysis/measurement.ts";
import { orientationOf } from "#/content-checks/analysis/picture/orientation.check.ts";
import { EDGE_FILES, makeEdgeFiles } from "./edge-files.fixtures.ts";
import { isolate, isolationLevel } from "./isolation/isolation.ts";
import { nodeAvEngine } from "./media-engine.ts";
import type { Reading } from "./media-engine.ts";
import { stillPicture } from "./still-picture.ts";
import { guardMemory } from "./isolation/memory-guard.ts";

const SLOW_MS = 240_000;
const folder = mkdtempSync(join(tmpdir(), "herald-media-"));

beforeAll(() => makeEdgeFiles(folder, EDGE_FILES), SLOW_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => nodeAvEngine.read(join(folder, name));

function measured(reading: Reading): Measurement {
  if (reading.status === "refused") throw new Error(`refused: ${reading.refusal}`);
  return reading.measurement;
}

/** Three at a time, so that a test leaves room for others. */
async function inTurns<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < items.length; at += 3)
    answers.push(...(await Promise.all(items.slice(at, at + 3).map(work))));
  return answers;
}

test(
  "shape and length are right for every container, rotation, pixel shape and rate",
  async () => {
    const answers = await inTurns(EDGE_FILES, async ({ name, orientation, seconds }) => {
      const { video, damaged } = measured(await read(name));
      if (!video || damaged) return { name, problem: video ? "damaged" : "no video" };
      const found = orientationOf(displaySize(video));
      const isRight = found === orientation && Math.abs(video.durationS - seconds) < 0.05;
      return isRight ? null : { name, found, orientation, length: video.durationS, seconds };
    });

    expect(answers.filter((answer) => answer !== null)).toEqual([]);
    expect(answers.length).toBeGreaterThanOrEqual(60);
  },
  SLOW_MS,
);

test("sound that goes on after the picture does not change the length, and is said", async () => {
  const measurement = measured(await read("long-sound.mp4"));

  const check = judgeContent(measurement, null, { duration: { max: 2 } }).find(
    (one) => one.field === "duration_correctness",
  );

  expect(check).toMatchObject({ status: "pass" });
  expect(check?.message).toContain("The sound goes on longer than the picture.");
});

test("a file of sound alone has no picture to judge", async () => {
  await makeEdgeFiles(folder, [
    { name: "only-sound.mp4", video: null, sound: { encoder: "aac", seconds: 3 } },
  ]);

  const checks = judgeContent(measured(await read("only-sound.mp4")), null, {
    orientation: "portrait",
    duration: { max: 10 },
  });

  const reasons = Object.fromEntries(checks.map((check) => [check.field, check.reason]));
  expect(reasons).toMatchObject({
    orientation_correctness: "no_video",
    duration_correctness: "no_video",
    quality_high: "no_video",
  });
});

test("a video cut off after its index is damaged, so its length and picture are not judged", async () => {
  const names = ["front-index.mp4", "plain-square.mkv", "plain-square.avi", "fragments.mp4", "live.webm"];
  const cut = await inTurns(names, async (name) => {
    copyFileSync(join(folder, name), join(folder, `cut-${name}`));
    const half = Math.floor(readFileSync(join(folder, name)).length * 0.45);
    truncateSync(join(folder, `cut-${name}`), half);
    return read(`cut-${name}`);
  });

  const [front, matroska, avi] = cut.map(
    (reading) => reading.status === "measured" && reading.measurement.damaged,
  );
  expect([front, matroska, avi]).toEqual([true, true, true]);
  const first = cut[0];
  if (!first) throw new Error("nothing was read");
  const checks = judgeContent(measured(first), null, { duration: { max: 60 }, orientation: "portrait" });
  for (const field of ["duration_correctness", "quality_high", "orientation_correctness"])
    expect(checks.find((check) => check.field === field)).toMatchObject({
      status: "unknown",
      reason: "damaged",
    });
});

test("a video of fragments without a length in its header is damaged when its last fragment is cut off", async () => {
  const whole = readFileSync(join(folder, "fragments.mp4"));
  const lastMedia = whole.lastIndexOf("mdat");
  writeFileSync(join(folder, "cut-fragment.mp4"), whole.subarray(0, lastMedia + 500));

  const { damaged, video } = measured(await read("cut-fragment.mp4"));

  expect(damaged).toBe(true);
  expect(video?.durationS).toBeGreaterThan(0);
});

test("each kind of unreadable file is refused with its reason", async () => {
  const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  const whole = readFileSync(join(folder, "plain-portrait.mp4"));
  const wide = readFileSync(join(folder, "plain-portrait.avi"));
  // A whole head and the beginning of an index in which nothing stands.
  const emptyIndex = Buffer.concat([whole.subarray(0, 32), Buffer.from("000010006d6f6f76", "hex")]);
  // Width and height of the picture, as the header of an AVI claims them.
  const format = wide.indexOf("strf") + 8;
  wide.writeInt32LE(60_000, format + 4);
  wide.writeInt32LE(60_000, format + 8);
  const hostile: [name: string, content: Buffer | string, refusal: string][] = [
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
    ["bomb.avi", wide, "unsafe"],
    ["zeros.mp4", Buffer.concat([emptyIndex, Buffer.alloc(4_000_000)]), "not_a_video"],
  ];
  for (const [name, content] of hostile) writeFileSync(join(folder, name), content);

  const answers = await inTurns(hostile, async ([name]) => {
    const reading = await read(name);
    return [name, reading.status === "refused" ? reading.refusal : "read"];
  });

  expect(answers).toEqual(hostile.map(([name, , refusal]) => [name, refusal]));
});

test("a file with the wrong extension is read for what it is", async () => {
  copyFileSync(join(folder, "plain-portrait.webm"), join(folder, "renamed.mp4"));

  expect(measured(await read("renamed.mp4")).container).toContain("webm");
});

test(
  "files damaged at random are read or refused, and nothing else happens",
  async () => {
    const sources = readdirSync(folder).filter(
      (name) => name.startsWith("plain-") || name.startsWith("with-sound"),
    );
    const random = seeded(20_261_121);
    const mutants = Array.from({ length: 45 }, (_one, index) => {
      const source = sources[index % sources.length] ?? "";
      const bytes = readFileSync(join(folder, source));
      for (let hit = 0; hit < 30; hit++)
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      const name = `mutant-${index}-${source}`;
      writeFileSync(join(folder, name), bytes);
      return name;
    });

    const statuses = await inTurns(mutants, async (name) => (await read(name)).status);

    expect(statuses.every((status) => status === "measured" || status === "refused")).toBe(true);
  },
  SLOW_MS,
);

test("reading ends at once when it is called off", async () => {
  const controller = new AbortController();

  const reading = nodeAvEngine.read(join(folder, "long-sound.mp4"), { signal: controller.signal });
  controller.abort(new Error("called off"));

  await expect(reading).rejects.toThrow("called off");
});

test("the child reaches an address of this machine only where there are no namespaces", async () => {
  const { name } = await isolationLevel();
  const server = createServer((socket) => socket.end("secret")).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const knock = `require("node:net").connect(${port}, "127.0.0.1").on("data", (data) => process.stdout.write(data)).on("error", () => process.stdout.write("closed"))`;
  const inside = isolate(
    name,
    { program: process.execPath, arguments: ["--eval", knock] },
    import.meta.filename,
  );

  const { stdout } = await promisify(execFile)(inside.program, inside.arguments, { env: {} });
  server.close();

  expect(stdout).toBe(["bwrap", "chroot", "unshare"].includes(name) ? "closed" : "secret");
});

test("a child that takes too much memory is ended", async () => {
  const hoard = `const kept = []; setInterval(() => kept.push(Buffer.alloc(${256 * 1024 ** 2}, 1)), 50)`;
  const child = spawn(process.execPath, ["--eval", hoard], { stdio: "ignore" });

  const guard = guardMemory(child.pid, () => child.kill("SIGKILL"));
  const signal = await new Promise((resolve) => child.once("exit", (_code, by) => resolve(by)));
  guard.stop();

  expect(signal).toBe("SIGKILL");
});

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

test(
  "the still of a video stands as the video is shown, turned and with its pixels' shape",
  async () => {
    const videos = EDGE_FILES.filter(({ video }) => video !== null);
    const answers = await inTurns(videos, async ({ name }) => {
      const reading = await read(name);
      const { video } = measured(reading);
      const still = reading.status === "measured" && reading.still;
      if (!still || !video) return { name, problem: "no still" };
      const picture = await stillPicture(still);
      if (!picture) return { name, problem: "no picture" };
      const { width, height } = await sharp(picture).metadata();
      const shown = displaySize(video);
      const isRight = Math.abs(width / height - shown.width / shown.height) < 0.05;
      return isRight ? null : { name, width, height, shown };
    });

    expect(answers.filter((answer) => answer !== null)).toEqual([]);
  },
  SLOW_MS,
);

test("a still whose bytes do not fit its size is no picture", async () => {
  expect(await stillPicture({ width: 640, height: 640, rotation: 0, rgb: "AAAA" })).toBeNull();
});
