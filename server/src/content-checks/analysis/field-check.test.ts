import { expect, test } from "vitest";
import { failed, figure, measure, passed, unknown } from "./field-check.ts";
import { mediaFacts } from "./media-facts.ts";
import { goodMeasurement } from "./measurement.fixtures.ts";

test.each([
  [5, "at least", true],
  [4.9, "at least", false],
  [5, "at most", true],
  [5.1, "at most", false],
] as const)("%f is %s 5: %s", (value, comparator, ok) => {
  expect(measure("blur", value, "ratio", comparator, 5)).toEqual({
    name: "blur",
    value,
    unit: "ratio",
    threshold: 5,
    comparator,
    ok,
  });
});

test("figures have four digits that count, and what is unknown is no fault", () => {
  expect(measure("blur", 1.23456, "ratio", "at most", 1.2345).ok).toBe(false);
  expect(measure("blur", 1.23456, "ratio", "at most", 2).value).toBe(1.235);
  expect(measure("blur", null, "ratio", "at most", 2)).toMatchObject({ value: null, ok: null, threshold: 2 });
  expect(figure("blur", 0.000123456, "ratio")).toMatchObject({ value: 0.0001235, threshold: null, ok: null });
  expect(figure("blur", null, "ratio").value).toBeNull();
});

test("a check is sure of itself where nobody says how sure, and an unknown is not", () => {
  const empty = { measures: [], spans: [], moments: [], rule: null };

  expect(passed("is_nsfw", "Fine.")).toMatchObject({ ...empty, status: "pass", reason: null, confidence: 1 });
  expect(failed("is_nsfw", "missing", "No.")).toMatchObject({
    ...empty,
    status: "fail",
    reason: "missing",
    confidence: 1,
  });
  expect(unknown("is_nsfw", "not_built", "Later.")).toMatchObject({
    ...empty,
    status: "unknown",
    confidence: null,
  });
  expect(passed("is_nsfw", "Fine.", { confidence: 0.5 }).confidence).toBe(0.5);
  expect(
    passed("is_nsfw", "Fine.", { moments: [{ t0: 0.12345, t1: 1.99951, note: "black" }] }).moments,
  ).toEqual([{ t0: 0.123, t1: 2, note: "black" }]);
});

const FILE = { sha256: "f", bytes: 9 };

test("a check says what the file is, as far as it has a picture and a sound", () => {
  const measurement = goodMeasurement();
  Object.assign(measurement.video ?? {}, {
    durationS: 9.87654,
    frameRate: 29.97003,
    rotation: 90,
    pixelAspect: 0.5,
  });

  expect(mediaFacts(measurement, FILE)).toEqual({
    sha256: "f",
    bytes: 9,
    container: "mov,mp4",
    durationS: 9.877,
    width: 1920,
    height: 540,
    codedWidth: 1080,
    codedHeight: 1920,
    rotation: 90,
    frameRate: 29.97,
    videoCodec: "h264",
    audioCodec: "aac",
    damaged: false,
  });
});

test("without a picture the length is that of the packets, else what the header says", () => {
  const sound = { ...goodMeasurement(), video: null, packetsS: 8.5, headerS: 9 };

  expect(mediaFacts(sound, FILE)).toMatchObject({
    durationS: 8.5,
    width: null,
    height: null,
    codedWidth: null,
    codedHeight: null,
    rotation: 0,
    frameRate: null,
    videoCodec: null,
  });
  expect(mediaFacts({ ...sound, packetsS: null }, FILE).durationS).toBe(9);
  expect(
    mediaFacts({ ...sound, packetsS: null, headerS: null, audio: null, damaged: true }, FILE),
  ).toMatchObject({
    durationS: null,
    audioCodec: null,
    damaged: true,
  });
});
