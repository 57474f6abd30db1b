import { copyFileSync, globSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { judgeContent } from "#/content-checks/analysis/judge.ts";
import { displaySize } from "#/content-checks/analysis/measurement.ts";
import { orientationOf } from "#/content-checks/analysis/picture/orientation.check.ts";
import { checkFile } from "#/content-checks/checks/file-check.ts";
import { TINTED_FILES } from "#/content-checks/media/drivers/edge-files.fixtures.ts";
import type { EDGE_FILES } from "#/content-checks/media/drivers/edge-files.fixtures.ts";
import {
  endlessFile,
  hostileFiles,
  mutantsOf,
} from "#/content-checks/media/drivers/hostile-files.fixtures.ts";
import { measured, readingsOf } from "#/content-checks/media/drivers/readings.fixtures.ts";
import type { EngineName } from "#/content-checks/media/drivers/readings.fixtures.ts";
import { mediaEngine } from "#/content-checks/media/media-engine.ts";
import type { Reading } from "#/content-checks/media/media-engine.ts";
import { stillPicture } from "#/content-checks/media/still-picture.ts";

interface Extent {
  /** The test files, made before. */
  folder: string;
  /** Of them, those that are read. */
  files: typeof EDGE_FILES;
  /** What the driver said of them, and of the other files with a fixed content. */
  readings: () => ReadonlyMap<string, Reading>;
  mutants: number;
  realVideos: readonly string[];
}

/** What holds for every driver, whichever FFmpeg it reaches and however. */
export function testMediaDriver(name: EngineName, extent: Extent): void {
  describe(`the media driver ${name}`, () => {
    testShown(extent);
    testSound(extent);
    testDamage(name, extent);
    testHostile(name, extent);
    testRealVideos(name, extent);
  });
}

function testShown({ files, readings }: Extent): void {
  test("shape and length are right for every container, rotation, pixel shape and rate", () => {
    const wrong = files.filter(({ name, orientation, seconds }) => {
      const { video, damaged } = measured(readings().get(name));
      if (!video || damaged) return true;
      return orientationOf(displaySize(video)) !== orientation || Math.abs(video.durationS - seconds) >= 0.05;
    });

    expect(wrong).toEqual([]);
    expect(files.length).toBeGreaterThanOrEqual(25);
  });

  test("the still of a video stands as the video is shown, turned and with its pixels' shape", async () => {
    const wrong = [];
    for (const { name } of files) {
      const reading = readings().get(name);
      const { video } = measured(reading);
      const still = reading?.status === "measured" && reading.still;
      const picture = still ? await stillPicture(still) : null;
      if (!video || !picture) {
        wrong.push({ name, problem: "no picture" });
        continue;
      }
      const { width, height } = await sharp(picture).metadata();
      const shown = displaySize(video);
      if (Math.abs(width / height - shown.width / shown.height) >= 0.05)
        wrong.push({ name, width, height, shown });
    }

    expect(wrong).toEqual([]);
  });

  test("every video shows pictures, interlaced and large ones, too", () => {
    const counts = files.map(({ name }) => [
      name,
      measured(readings().get(name)).video?.pictures.length ?? 0,
    ]);

    expect(counts.filter(([, count]) => Number(count) < 2)).toEqual([]);
  });

  test("every frame is counted, and the pictures that are measured spread over the length", () => {
    const { video } = measured(readings().get("changing-rate.mp4"));

    expect(video).toMatchObject({ packets: 50, decodedFrames: 50 });
    const times = video?.pictures.map(({ t }) => t) ?? [];
    expect(times.length).toBeGreaterThanOrEqual(7);
    expect(times[0]).toBe(0);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  test.each(TINTED_FILES)("greys and colours of $name are seen as they were meant", ({ name }) => {
    const reading = readings().get(name);
    const [picture] = measured(reading).video?.pictures ?? [];
    const still = reading?.status === "measured" ? reading.still : null;

    // Of the coded pictures, each of which is off by a little.
    const red = [...Buffer.from(still?.rgb ?? "", "base64").subarray(-3)];
    for (const [found, meant] of [[picture?.high, 191], ...[255, 0, 0].map((value, at) => [red[at], value])])
      expect(Math.abs((found ?? -99) - (meant ?? 0))).toBeLessThanOrEqual(4);
  });
}

function testSound({ readings }: Extent): void {
  test("sound that goes on after the picture does not change the length, and is said", () => {
    const measurement = measured(readings().get("long-sound.mp4"));

    const check = judgeContent(measurement, null, { duration: { max: 2 } }).find(
      (one) => one.field === "duration_correctness",
    );

    expect(check).toMatchObject({ status: "pass" });
    expect(check?.message).toContain("The sound goes on longer than the picture.");
  });

  test("sound is heard whole and as loud as it is, whatever it is coded with", () => {
    const names = [
      "with-sound.mp4",
      "with-sound.mkv",
      "with-sound.webm",
      "with-sound.avi",
      "with-sound.mpg",
      "bare-sound.avi",
    ];

    const sounds = names.map((name) => measured(readings().get(name)).audio?.sound);

    for (const sound of sounds) {
      expect(sound?.activeS).toBeGreaterThan(1.9);
      expect(sound?.activeS).toBeLessThan(2.2);
      // A sine of 0.3 in one channel, given to two with the whole or half of its power.
      expect(sound?.peakDb).toBeGreaterThan(-14);
      expect(sound?.peakDb).toBeLessThan(-9);
    }
  });

  test("a file of sound alone has no picture to judge", () => {
    const rules = { orientation: "portrait", duration: { max: 10 } } as const;

    const checks = judgeContent(measured(readings().get("only-sound.mp4")), null, rules);

    const reasons = Object.fromEntries(checks.map((check) => [check.field, check.reason]));
    expect(reasons).toMatchObject({
      orientation_correctness: "no_video",
      duration_correctness: "no_video",
      quality_high: "no_video",
    });
  });
}

function testDamage(name: EngineName, { folder, mutants }: Extent): void {
  test("a video cut off after its index is damaged, so its length and picture are not judged", async () => {
    const names = ["front-index.mp4", "plain-square.mkv", "plain-square.avi", "fragments.mp4", "live.webm"];
    for (const file of names) {
      copyFileSync(join(folder, file), join(folder, `cut-${file}`));
      const half = Math.floor(readFileSync(join(folder, file)).length * 0.45);
      truncateSync(join(folder, `cut-${file}`), half);
    }
    const readings = await readingsOf(
      name,
      folder,
      names.map((file) => `cut-${file}`),
    );

    const cut = names.map((file) => readings.get(`cut-${file}`));
    const damaged = cut.map((reading) => reading?.status === "measured" && reading.measurement.damaged);
    expect(damaged.slice(0, 3)).toEqual([true, true, true]);
    expect(readings.size).toBe(names.length);
    const rules = { duration: { max: 60 }, orientation: "portrait" } as const;
    const checks = judgeContent(measured(cut[0]), null, rules);
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

    const readings = await readingsOf(name, folder, ["cut-fragment.mp4"]);

    const { damaged, video } = measured(readings.get("cut-fragment.mp4"));
    expect(damaged).toBe(true);
    expect(video?.durationS).toBeGreaterThan(0);
  });

  test("files damaged at random are read or refused, and nothing else happens", async () => {
    const sources = readdirSync(folder).filter((file) => /^(?:plain-|with-sound)/u.test(file));
    const paths = mutantsOf(folder, sources, mutants);

    const statuses = await inTurns(paths, async (path) => (await mediaEngine(name).read(path)).status);

    expect(statuses).toHaveLength(mutants);
    expect(statuses.every((status) => status === "measured" || status === "refused")).toBe(true);
  });
}

function testHostile(name: EngineName, { folder }: Extent): void {
  test("each kind of unreadable file is refused with its reason", async () => {
    const hostile = hostileFiles(folder);

    const answers = await inTurns(hostile, async ([file]) => {
      const reading = await mediaEngine(name).read(join(folder, file));
      return [file, reading.status === "refused" ? reading.refusal : "read"];
    });

    expect(answers).toEqual(hostile.map(([file, , refusal]) => [file, refusal]));
  });

  test("a file with the wrong extension is read for what it is", async () => {
    copyFileSync(join(folder, "plain-portrait.webm"), join(folder, "renamed.mp4"));

    const reading = await mediaEngine(name).read(join(folder, "renamed.mp4"));

    expect(measured(reading).container).toContain("webm");
  });

  test("nothing is left of a reading that is called off in its middle", async () => {
    const path = endlessFile(folder);
    const controller = new AbortController();

    const reading = mediaEngine(name).read(path, {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error("called off")),
    });

    await expect(reading).rejects.toThrow("called off");
    await expect.poll(() => processesWith(path), { timeout: 5000 }).toEqual([]);
  });
}

function testRealVideos(name: EngineName, { realVideos }: Extent): void {
  test("real videos that are silent, wide and small are judged so", async () => {
    const rules = { orientation: "portrait" } as const;
    for (const path of realVideos) {
      const report = await checkFile(mediaEngine(name), path, null, rules);
      expect(report.fields).toMatchObject({
        quality_high: false,
        orientation_correctness: false,
        is_audio_hd: null,
        duration_correctness: null,
      });
      expect(report.checks.find((check) => check.field === "is_audio_hd")?.reason).toBe("no_audio");
      expect(report.audio.timeline.map((span) => span.type)).toEqual(["noAudio"]);
      expect(report.media.damaged).toBe(false);
      expect(report.engine.name).toBe(name);
    }
  });
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

/** Command lines of this machine in which `word` stands; none where there is no /proc. */
function processesWith(word: string): string[] {
  return globSync("/proc/[0-9]*/cmdline")
    .map((path) => {
      try {
        return readFileSync(path, "utf8");
      } catch {
        return "";
      }
    })
    .filter((line) => line.includes(word));
}
