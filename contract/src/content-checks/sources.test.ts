import { expect, test } from "vitest";
import type { FieldCheck } from "./schemas.ts";
import { measureSource, soundSource } from "./measure-sources.ts";
import { checksSource, queueSource } from "./sources.ts";

test("answers of several drafts are counted together", () => {
  const drafts = [
    { passed: 7, failed: 0, unknown: 3, notAsked: 2 },
    { passed: 2, failed: 5, unknown: 3 },
  ];

  expect(checksSource(drafts)).toMatchObject({
    inputs: [
      { label: "Passed", value: "9" },
      { label: "Failed", value: "5" },
      { label: "Not asked for by the brief", value: "2" },
      { label: "Could not be checked", value: "4" },
    ],
    sample: "2 drafts",
  });
});

const AT = "2026-11-21T10:00:00Z";
const CONTENT = {
  caption: "Lovely #ad",
  media: null,
  engine: { name: "herald", version: "2" },
  createdAt: AT,
};

test("a measure opens its value, limit, rule, the moments it shows at, its part and its engine", () => {
  const measure = {
    name: "black pictures",
    value: 0.25,
    unit: "share",
    threshold: 0.1,
    comparator: "at most",
    ok: false,
  } as const;
  const check = {
    field: "quality_high",
    label: "High Quality Video",
    status: "fail",
    confidence: 0.95,
    reason: "poor_picture",
    message: "Black.",
    measures: [measure],
    spans: [],
    moments: [
      { t0: 3, t1: 4.5, note: "black" },
      { t0: 6, t1: 7, note: "frozen" },
    ],
    rule: { id: "picture.quality", version: "1", source: "Measured on photographs" },
  } as const;

  const source = measureSource(
    measure,
    { ...check, measures: [], spans: [], moments: [...check.moments] },
    CONTENT,
  );

  expect(source).toMatchObject({
    label: "High Quality Video: black pictures",
    inputs: [
      { label: "Measured", value: "25%" },
      { label: "Limit", value: "at most 10%" },
      { label: "Rule", value: "picture.quality, version 1" },
      { label: "Where", value: "3.0–4.5 s, black" },
    ],
    sample: "Pictures sampled from the video",
    asOf: AT,
    source: "herald 2",
  });
});

test("a measure of the caption names the caption, not the engine that read the video", () => {
  const measure = {
    name: "hashtags found",
    value: 1,
    unit: "count",
    threshold: null,
    comparator: null,
    ok: null,
  } as const;
  const check = {
    field: "hashtags_correct",
    label: "Correct Hashtags",
    status: "pass",
    confidence: 1,
    reason: null,
    message: "Found.",
    measures: [],
    spans: [],
    moments: [],
    rule: null,
  } satisfies FieldCheck;

  expect(measureSource(measure, check, CONTENT)).toMatchObject({
    inputs: [
      { label: "Measured", value: "1" },
      { label: "Limit", value: "None, only shown" },
      { label: "Rule", value: "NA" },
    ],
    sample: "Caption of 10 characters",
    source: "Caption, read by Herald",
  });
});

test("the sound over time opens its loudness, and what is unknown is NA", () => {
  const audio = { timeline: [], loudnessLufs: -15.5, bandwidthHz: null, levels: [-20, -18] };

  expect(soundSource({ ...CONTENT, audio }).inputs).toEqual([
    { label: "Levels", value: "2" },
    { label: "Loudness", value: "-15.5 LUFS" },
    { label: "Bandwidth", value: "NA" },
  ]);
});

test("a queue opens how many content checks stand in it", () => {
  expect(queueSource("To review", 1)).toMatchObject({ label: "To review", sample: "1 content check" });
});
