import type { FieldCheck, Measure, Moment } from "@app/contract/content-checks/schemas";
import { describeFault } from "#/content-checks/analysis/fault-words.ts";
import { failed, figure, measure, passed, unknown } from "#/content-checks/analysis/field-check.ts";
import { displaySize } from "#/content-checks/analysis/measurement.ts";
import type { Measurement, PictureMeasure } from "#/content-checks/analysis/measurement.ts";

const FIELD = "quality_high";
const RULE = {
  id: "picture.quality",
  version: "1",
  source: "Thresholds measured on 18 photographs in 17 degradations; blur after Crete 2007",
};

const SHORT_SIDE_MIN = 720;
const FRAME_RATE_MIN = 23;
/** Bits a pixel and frame below which the codec shows; newer codecs need fewer (the last is unverified). */
const BITS_MIN: Readonly<Record<string, number>> = { h264: 0.012, hevc: 0.008, av1: 0.006 };
const FROZEN_SHARE_MAX = 0.2;
/** Mean luma steps in a second. An encoder keeps polishing a frozen picture by up to this; slow pans move by 1 and more. */
const FROZEN_CHANGE = 0.3;
const BLACK_SHARE_MAX = 0.1;
/** Brightest two percent of a black picture, of 255. */
const BLACK_HIGH = 32;
const NOISE_MAX = 6;
const RANGE_MIN = 70;
const BLOCKINESS_MAX = 1.95;
const BLUR_MAX = 0.53;
/** Up to here a soft picture may be the content: nothing is said when blur alone speaks against it. */
const BLUR_DOUBT = 0.58;
const SHARPEST_SHARE = 0.2;
const FRAMES_MIN = 8;
const SECONDS_MIN = 1;

type Video = NonNullable<Measurement["video"]>;

/** Whether size, rate, bits and sampled pictures are good enough; one bad measure is enough to fail. */
export function checkQuality({ video, damaged }: Measurement): FieldCheck {
  if (video === null) return unknown(FIELD, "no_video", "The file has no moving picture.", { rule: RULE });
  const measures = [...measuresOfFile(video), ...measuresOfPictures(video.pictures)];
  const evidence = { rule: RULE, measures, moments: momentsOf(video) };
  if (damaged)
    return unknown(FIELD, "damaged", "The video is damaged, so its picture is not judged.", evidence);
  if (video.durationS < SECONDS_MIN || video.decodedFrames < FRAMES_MIN)
    return unknown(FIELD, "too_short", "The video is too short to judge its picture.", evidence);

  const bad = measures.filter((one) => one.ok === false);
  const size = displaySize(video);
  const facts = `${size.width} × ${size.height}, ${Math.round(video.frameRate ?? 0)} frames a second, ${megabits(video)} Mb/s`;
  if (bad.length === 0) return passed(FIELD, `${facts}.`, { ...evidence, confidence: 0.85 });
  const [first] = bad;
  if (bad.length === 1 && first?.name === "blur" && (first.value ?? 1) <= BLUR_DOUBT)
    return unknown(FIELD, "low_confidence", `Perhaps too soft: look at it yourself. ${facts}.`, evidence);
  const faults = bad.map((fault) => describeFault(fault, size)).join(" ");
  return failed(FIELD, "poor_picture", `${faults} ${facts}.`, {
    ...evidence,
    confidence: bad.some((one) => one.name !== "blur") ? 0.95 : 0.75,
  });
}

function measuresOfFile(video: Video): Measure[] {
  const { width, height } = displaySize(video);
  const bits = bitsAPixel(video);
  const limit = BITS_MIN[video.codec];
  return [
    measure("short side", Math.min(width, height), "px", "at least", SHORT_SIDE_MIN),
    measure("frame rate", video.frameRate, "frames/s", "at least", FRAME_RATE_MIN),
    limit === undefined
      ? figure("bits per pixel", bits, "bit")
      : measure("bits per pixel", bits, "bit", "at least", limit),
  ];
}

function measuresOfPictures(pictures: PictureMeasure[]): Measure[] {
  if (pictures.length === 0) return [];
  const changes = pictures.filter((picture) => picture.change !== null);
  const lit = pictures.filter((picture) => !isBlack(picture));
  const seen = lit.length > 0 ? lit : pictures;
  const middle = (pick: (picture: PictureMeasure) => number) => quantile(seen.map(pick), 0.5);
  return [
    measure(
      "frozen pictures",
      changes.length === 0 ? null : changes.filter(isFrozen).length / changes.length,
      "share",
      "at most",
      FROZEN_SHARE_MAX,
    ),
    measure("black pictures", 1 - lit.length / pictures.length, "share", "at most", BLACK_SHARE_MAX),
    measure(
      "blur",
      quantile(
        seen.map((picture) => picture.blur),
        SHARPEST_SHARE,
      ),
      "share",
      "at most",
      BLUR_MAX,
    ),
    measure(
      "noise",
      middle((picture) => picture.noise),
      "levels",
      "at most",
      NOISE_MAX,
    ),
    measure(
      "blockiness",
      middle((picture) => picture.blockiness),
      "ratio",
      "at most",
      BLOCKINESS_MAX,
    ),
    measure(
      "contrast",
      middle((picture) => picture.high - picture.low),
      "levels",
      "at least",
      RANGE_MIN,
    ),
    exposure(
      middle((picture) => picture.mean),
      middle((picture) => picture.high - picture.low),
    ),
  ];
}

/** Dark and flat, or bright and flat, is a fault; dark or bright with contrast is a choice. */
function exposure(mean: number, range: number): Measure {
  const dark = range < 125 ? 60 : 0;
  const bright = range < 170 ? 200 : 255;
  return mean < dark
    ? measure("brightness", mean, "levels", "at least", dark)
    : measure("brightness", mean, "levels", "at most", bright);
}

function momentsOf({ pictures }: Video): Moment[] {
  const spans: Moment[] = [];
  for (const [index, picture] of pictures.entries()) {
    const before = pictures[index - 1];
    const note = isBlack(picture) ? "black" : isFrozen(picture) ? "frozen" : null;
    if (note === null) continue;
    const t0 = note === "frozen" && before ? before.t : picture.t;
    const t1 = pictures[index + 1]?.t ?? picture.t;
    const last = spans.at(-1);
    if (last?.note === note && last.t1 >= t0) last.t1 = t1;
    else spans.push({ t0, t1, note });
  }
  return spans;
}

function isBlack(picture: PictureMeasure): boolean {
  return picture.high <= BLACK_HIGH;
}

function isFrozen(picture: PictureMeasure): boolean {
  return picture.change !== null && picture.change < FROZEN_CHANGE;
}

function bitsAPixel(video: Video): number | null {
  const pixels = video.codedWidth * video.codedHeight * video.packets;
  return pixels > 0 ? (video.bytes * 8) / pixels : null;
}

function megabits(video: Video): string {
  return ((video.bytes * 8) / Math.max(video.durationS, 0.001) / 1_000_000).toFixed(1);
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
