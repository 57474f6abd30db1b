import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkFile } from "#/content-checks/checks/file-check.ts";

const FOLDER = join(process.env["TEST_DATA_DIR"] ?? "", "video");
const isThere = Boolean(process.env["TEST_DATA_DIR"]) && existsSync(FOLDER);
const videos = isThere ? readdirSync(FOLDER).filter((name) => name.endsWith(".mp4")) : [];

process.stdout.write(
  isThere
    ? `Content checks read ${videos.length} real videos of TEST_DATA_DIR.\n`
    : "TEST_DATA_DIR has no videos: content checks are tested on generated files only.\n",
);

test("real videos that are silent, wide and small are judged so", async () => {
  const reports = [];
  for (const name of videos)
    reports.push(await checkFile(join(FOLDER, name), null, { orientation: "portrait" }));

  for (const report of reports) {
    expect(report.fields).toMatchObject({
      quality_high: false,
      orientation_correctness: false,
      is_audio_hd: null,
      duration_correctness: null,
    });
    expect(report.checks.find((check) => check.field === "is_audio_hd")?.reason).toBe("no_audio");
    expect(report.audio.timeline.map((span) => span.type)).toEqual(["noAudio"]);
    expect(report.media.damaged).toBe(false);
  }
  expect(reports).toHaveLength(videos.length);
}, 240_000);
