import { existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { EDGE_FILES, makeEdgeFiles, ONLY_SOUND, REGULAR_FILES, TINTED_FILES } from "./edge-files.fixtures.ts";
import { testMediaDriver } from "./media-driver.conformance.ts";
import { measured, readingsOf } from "./readings.fixtures.ts";
import type { EngineName } from "./readings.fixtures.ts";
import type { Reading } from "#/content-checks/media/media-engine.ts";

const REAL = join(process.env["TEST_DATA_DIR"] ?? "", "video");
const isThere = Boolean(process.env["TEST_DATA_DIR"]) && existsSync(REAL);
const realVideos = isThere ? globSync(join(REAL, "*.mp4")) : [];
const folder = mkdtempSync(join(tmpdir(), "herald-media-"));

process.stdout.write(
  isThere
    ? `Content checks read ${realVideos.length} real videos of TEST_DATA_DIR.\n`
    : "TEST_DATA_DIR has no videos: content checks are tested on generated files only.\n",
);

/** Of what is the same in every container, some with `npm test`; what is unusual always. */
const oneOf = byLength({ short: 4, long: 1 });
const files = EDGE_FILES.filter((file) => {
  const regular = REGULAR_FILES.indexOf(file);
  return regular === -1 || regular % oneOf === 0;
});
/** The plain ones are cut and damaged besides. */
const sources = EDGE_FILES.filter((file) => files.includes(file) || file.name.startsWith("plain-"));
/** The second one reads the same files with `npm run test:long`. */
const ENGINES = (["node-av", "ffmpeg"] as const).slice(0, byLength({ short: 1, long: 2 }));
const readings = new Map<EngineName, Map<string, Reading>>();

beforeAll(async () => {
  await makeEdgeFiles(folder, [...sources, ...TINTED_FILES, ONLY_SOUND]);
  const names = [...files, ...TINTED_FILES, ONLY_SOUND].map(({ name }) => name);
  for (const engine of ENGINES) readings.set(engine, await readingsOf(engine, folder, names));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const engine of ENGINES)
  testMediaDriver(engine, {
    folder,
    files,
    readings: () => readings.get(engine) ?? new Map(),
    mutants: byLength({ short: 3, long: 45 }),
    realVideos: realVideos.slice(0, byLength({ short: 1, long: realVideos.length })),
  });

test("both drivers measure the same", () => {
  const [first, second] = [readings.get("node-av"), readings.get("ffmpeg")];

  // Of a flat picture, as those of greys and colours are, the measures of texture are quotients of roundings.
  const names = [...files, ONLY_SOUND].map(({ name }) => name);
  const differences = names.flatMap((name) =>
    differencesOf(measured(first?.get(name)), measured(second?.get(name)), name),
  );
  expect(differences).toEqual([]);
});

/** Two versions of FFmpeg may differ by this much of a figure, or by this much in all: a packet of sound is 20 ms long. */
const TOLERANCE = { share: 0.02, absolute: 0.05 };

function differencesOf(one: unknown, other: unknown, at: string): string[] {
  if (typeof one === "number" && typeof other === "number") {
    const allowed = Math.max(TOLERANCE.absolute, TOLERANCE.share * Math.abs(one));
    return Math.abs(one - other) <= allowed ? [] : [`${at}: ${one}, ${other}`];
  }
  if (!isRecord(one) || !isRecord(other))
    return one === other ? [] : [`${at}: ${String(one)}, ${String(other)}`];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => differencesOf(one[key], other[key], `${at} ${key}`));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
