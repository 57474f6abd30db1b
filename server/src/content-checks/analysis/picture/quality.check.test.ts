import { expect, test } from "vitest";
import type { Measurement, PictureMeasure } from "#/content-checks/analysis/measurement.ts";
import { goodMeasurement } from "#/content-checks/analysis/measurement.fixtures.ts";
import { checkQuality } from "./quality.check.ts";

type Video = NonNullable<Measurement["video"]>;

/** The check of a good video with some things changed, and some in all of its pictures. */
function checked(video: Partial<Video>, pictures: Partial<PictureMeasure> = {}) {
  const measurement = goodMeasurement();
  Object.assign(measurement.video ?? {}, video);
  measurement.video?.pictures.forEach((one) => Object.assign(one, pictures));
  return checkQuality(measurement);
}

/** As `checked`, with other pictures from the first on. */
function among(count: number, part: Partial<PictureMeasure>) {
  const measurement = goodMeasurement();
  measurement.video?.pictures.slice(0, count).forEach((one) => Object.assign(one, part));
  return checkQuality(measurement);
}

const bad = ({ measures }: ReturnType<typeof checkQuality>) =>
  measures.filter(({ ok }) => ok === false).map(({ name }) => name);

test.each<[string, Partial<Video>, Partial<PictureMeasure>, Partial<Video>, Partial<PictureMeasure>]>([
  ["short side", { codedWidth: 720 }, {}, { codedWidth: 719 }, {}],
  ["frame rate", { frameRate: 23 }, {}, { frameRate: 22.9 }, {}],
  ["bits per pixel", { bytes: 933_120 }, {}, { bytes: 932_000 }, {}],
  ["bits per pixel", { codec: "hevc", bytes: 622_080 }, {}, { codec: "hevc", bytes: 621_000 }, {}],
  ["bits per pixel", { codec: "av1", bytes: 466_560 }, {}, { codec: "av1", bytes: 465_000 }, {}],
  ["frozen pictures", {}, { change: 0.3 }, {}, { change: 0.29 }],
  ["blur", {}, { blur: 0.53 }, {}, { blur: 0.531 }],
  ["noise", {}, { noise: 6 }, {}, { noise: 6.1 }],
  ["blockiness", {}, { blockiness: 1.95 }, {}, { blockiness: 1.96 }],
  ["contrast", {}, { mean: 100, low: 30, high: 100 }, {}, { mean: 100, low: 31, high: 100 }],
  ["brightness", {}, { mean: 60, low: 0, high: 124 }, {}, { mean: 59, low: 0, high: 124 }],
  ["brightness", {}, { mean: 59, low: 0, high: 125 }, {}, { mean: 59, low: 0, high: 124 }],
  ["brightness", {}, { mean: 200, low: 50, high: 219 }, {}, { mean: 201, low: 50, high: 219 }],
  ["brightness", {}, { mean: 201, low: 50, high: 220 }, {}, { mean: 201, low: 50, high: 219 }],
])("the %s is good up to its limit, and not beyond", (name, goodVideo, good, badVideo, spoilt) => {
  expect(bad(checked(goodVideo, good))).toEqual([]);
  expect(bad(checked(badVideo, spoilt))).toEqual([name]);
});

test("two of ten pictures may be frozen and one black, not more", () => {
  const frozen = { change: 0 };
  const black = { high: 32, low: 0 };

  expect(bad(among(2, frozen))).toEqual([]);
  expect(bad(among(3, frozen))).toEqual(["frozen pictures"]);
  expect(bad(among(1, black))).toEqual([]);
  expect(bad(among(2, black))).toEqual(["black pictures"]);
  expect(bad(among(2, { ...black, high: 33 }))).toEqual([]);
});

test("black pictures do not count for what the others show, unless all are black", () => {
  expect(bad(among(4, { high: 10, low: 0, blur: 1, noise: 99 }))).toEqual(["black pictures"]);
  expect(bad(checked({}, { high: 10, low: 0, mean: 5, noise: 99 }))).toEqual([
    "black pictures",
    "noise",
    "contrast",
    "brightness",
  ]);
});

test("the sharpest fifth of the pictures says how sharp the video is, the middle one the rest", () => {
  expect(bad(among(7, { blur: 0.9 }))).toEqual([]);
  expect(bad(among(8, { blur: 0.9 }))).toEqual(["blur"]);
  expect(bad(among(4, { noise: 9 }))).toEqual([]);
  expect(bad(among(5, { noise: 9 }))).toEqual(["noise"]);
});

test("softness alone is doubtful up to 0.58, a fault beyond, and surer beside another one", () => {
  expect(checked({}, { blur: 0.58 })).toMatchObject({
    status: "unknown",
    reason: "low_confidence",
    confidence: null,
  });
  expect(checked({}, { blur: 0.59 })).toMatchObject({ status: "fail", confidence: 0.75 });
  expect(checked({}, { blur: 0.58, noise: 9 })).toMatchObject({ status: "fail", confidence: 0.95 });
  expect(checked({}, { noise: 9 })).toMatchObject({ status: "fail", confidence: 0.95 });
});

test("the sentence says size, frames and bits, and what is wrong", () => {
  expect(checked({}).message).toBe("1080 × 1920, 30 frames a second, 4.8 Mb/s.");
  expect(checked({})).toMatchObject({ status: "pass", confidence: 0.85, rule: { id: "picture.quality" } });
  expect(checked({ codedWidth: 640, rotation: 90 }).message).toBe(
    "Too small: 640 px high, 720 px needed. 1920 × 640, 30 frames a second, 4.8 Mb/s.",
  );
  expect(checked({}, { blur: 0.55 }).message).toMatch(/^Perhaps too soft: look at it yourself\. .*Mb\/s\.$/);
});

const reasonWith = (change: Partial<Measurement>) => checkQuality({ ...goodMeasurement(), ...change }).reason;

test("every fault is told, before what the file is", () => {
  const worst = { high: 40, low: 0, mean: 10, blur: 0.9, noise: 9, blockiness: 3, change: 0 };

  expect(checked({ frameRate: 10, bytes: 100_000 }, worst).message.split(". ").slice(0, -1)).toEqual([
    "Jerky, too few pictures a second: 10 frames/s, 23 frames/s needed",
    "Compressed too hard",
    "The picture stands still for too long: 100%, at most 20%",
    "Blurred or out of focus",
    "Grainy",
    "Blocky, compressed too hard",
    "Flat, hardly any contrast",
    "Too dark",
  ]);
  expect(among(4, { high: 10 }).message).toMatch(/The picture is black for too long: 40%, at most 10%\./);
});

test("a video of less than a second or eight pictures, a damaged one and none at all are not judged", () => {
  expect(checked({ durationS: 1 }).status).toBe("pass");
  expect(checked({ durationS: 0.99 })).toMatchObject({ status: "unknown", reason: "too_short" });
  expect(checked({ decodedFrames: 8 }).status).toBe("pass");
  expect(checked({ decodedFrames: 7 }).reason).toBe("too_short");
  expect(reasonWith({ damaged: true })).toBe("damaged");
  expect(reasonWith({ video: null })).toBe("no_video");
});

test("what is not known is no fault: a codec without a limit, an unknown rate, no sampled picture", () => {
  const bits = checked({ codec: "vp9", bytes: 1 }).measures.find(({ name }) => name === "bits per pixel");

  expect(bits).toMatchObject({ threshold: null, ok: null });
  expect(checked({ frameRate: null }).message).toMatch(/, 0 frames a second/);
  expect(checked({ packets: 0 }).measures.find(({ name }) => name === "bits per pixel")?.value).toBeNull();
  expect(checked({ pictures: [] }).measures.map(({ name }) => name)).toEqual([
    "short side",
    "frame rate",
    "bits per pixel",
  ]);
  expect(
    checked({}, { change: null }).measures.find(({ name }) => name === "frozen pictures")?.value,
  ).toBeNull();
});

test("black and frozen stretches are shown from their first to the picture after their last", () => {
  const measurement = goodMeasurement();
  const pictures = measurement.video?.pictures ?? [];
  for (const index of [0, 1, 9]) Object.assign(pictures[index] ?? {}, { high: 10 });
  for (const index of [4, 5, 7]) Object.assign(pictures[index] ?? {}, { change: 0 });

  expect(checkQuality(measurement).moments).toEqual([
    { t0: 0, t1: 2, note: "black" },
    { t0: 3, t1: 8, note: "frozen" },
    { t0: 9, t1: 9, note: "black" },
  ]);
});
