import { array, assert, constantFrom, property, record } from "fast-check";
import { expect, test } from "vitest";
import { CHECK_FIELDS, CHECK_LABELS, CHECK_STATUSES } from "@app/contract/content-checks/schemas";
import { fieldValue } from "@app/contract/content-checks/field-value";
import type { ContentRules } from "@app/contract/content-checks/schemas";
import { isDefinedMeasure } from "@app/contract/content-checks/measure-sources";
import { unknown } from "./field-check.ts";
import { fieldsOf, judgeContent, textReport } from "./judge.ts";
import { goodMeasurement } from "./measurement.fixtures.ts";
import { audioFacts } from "./sound/sound.check.ts";

const check = (measurement: ReturnType<typeof goodMeasurement>, field: string) =>
  judgeContent(measurement, null, {}).find((one) => one.field === field);

test("a pass is true and a fail false, except for obscene content, and unknown is null everywhere", () => {
  const table = CHECK_FIELDS.map((field) => CHECK_STATUSES.map((status) => fieldValue(field, status)));

  expect(table.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => [true, false, null]));
  expect(table[9]).toEqual([false, true, null]);
});

test("the ten checks stand in the order of the specification with its labels", () => {
  const checks = judgeContent(goodMeasurement(), "", {});

  expect(checks.map((one) => one.field)).toEqual([...CHECK_FIELDS]);
  expect(checks.map((one) => one.label)).toEqual(CHECK_FIELDS.map((field) => CHECK_LABELS[field]));
});

test("every unknown has a reason and a sentence, whatever the rules", () => {
  const rules = record(
    {
      market: constantFrom("US", "FR", "JP", ""),
      materialConnection: constantFrom(true, false),
      handles: array(constantFrom("glow.co", "")),
      orientation: constantFrom("portrait" as const, "square" as const),
    },
    { requiredKeys: [] },
  );

  assert(
    property(rules, constantFrom(null, "", "#ad @glow.co"), (given, caption) => {
      for (const one of judgeContent(goodMeasurement(), caption, given)) {
        expect(one.message).toMatch(/\.$/u);
        expect(one.status === "pass" ? one.reason === null : one.reason !== null).toBe(true);
      }
    }),
  );
});

test("whatever a file lacks, each check says why in a sentence, and by which rule", () => {
  const good = goodMeasurement();
  const lacking = [{ video: null }, { audio: null }, { damaged: true }, {}].map((part) => ({
    ...good,
    ...part,
  }));
  const rules = { duration: { min: 1 }, orientation: "portrait" as const, handles: ["a"], hashtags: ["b"] };
  const checks = lacking.flatMap((measurement) => [
    ...judgeContent(measurement, "  ", { ...rules, materialConnection: true, market: "US" }),
    ...judgeContent(measurement, null, {}),
  ]);

  expect(checks.filter(({ message }) => !/^\S.{15,}\.$/u.test(message))).toEqual([]);
  expect(
    checks.filter(
      ({ rule, reason, field }) =>
        rule === null && reason !== "not_built" && field !== "disclosure_correctness",
    ),
  ).toEqual([]);
});

test("a blank caption is none, and only a video has a picture to carry a label", () => {
  const [handles] = judgeContent(goodMeasurement(), " \n ", { handles: ["glow.co"] });
  const french = { materialConnection: true, market: "FR" };
  const label = (measurement: ReturnType<typeof goodMeasurement>) =>
    judgeContent(measurement, "Publicité : mon matin", french)[2]?.reason;

  expect(handles?.reason).toBe("no_caption");
  expect(label(goodMeasurement())).toBe("on_screen_not_read");
  expect(label({ ...goodMeasurement(), video: null })).toBeNull();
});

test("what is not built yet is unknown and says so", () => {
  const fields = fieldsOf(judgeContent(goodMeasurement(), "hello", {}));

  expect(fields).toMatchObject({ hate_speech: null, clutter_free_bg: null, is_nsfw: null });
  expect(unknown("is_nsfw", "not_built", "Later.").confidence).toBeNull();
});

test("a caption alone answers four fields", () => {
  const report = textReport("#ad with @glow.co", { market: "US", materialConnection: true });

  expect(Object.keys(report.fields)).toEqual([
    "handles_correct",
    "hashtags_correct",
    "disclosure_correctness",
    "hate_speech",
  ]);
  expect(report.fields.disclosure_correctness).toBe(true);
});

test("a good picture passes with its measures, and each fault alone makes it fail", () => {
  const faults: [name: string, spoil: (measurement: ReturnType<typeof goodMeasurement>) => void][] = [
    ["short side", ({ video }) => video && Object.assign(video, { codedWidth: 640 })],
    ["frame rate", ({ video }) => video && Object.assign(video, { frameRate: 10 })],
    ["bits per pixel", ({ video }) => video && Object.assign(video, { bytes: 200_000 })],
    ["frozen pictures", ({ video }) => video?.pictures.forEach((one) => Object.assign(one, { change: 0 }))],
    [
      "black pictures",
      ({ video }) => video?.pictures.slice(0, 4).forEach((one) => Object.assign(one, { high: 16 })),
    ],
    ["blur", ({ video }) => video?.pictures.forEach((one) => Object.assign(one, { blur: 0.7 }))],
    ["noise", ({ video }) => video?.pictures.forEach((one) => Object.assign(one, { noise: 9 }))],
    ["blockiness", ({ video }) => video?.pictures.forEach((one) => Object.assign(one, { blockiness: 3 }))],
    [
      "contrast",
      ({ video }) => video?.pictures.forEach((one) => Object.assign(one, { low: 100, high: 150 })),
    ],
    [
      "brightness",
      ({ video }) => video?.pictures.forEach((one) => Object.assign(one, { mean: 40, low: 10, high: 110 })),
    ],
  ];

  const answers = faults.map(([name, spoil]) => {
    const measurement = goodMeasurement();
    spoil(measurement);
    const bad = check(measurement, "quality_high")?.measures.filter((one) => one.ok === false);
    return [name, check(measurement, "quality_high")?.status, bad?.some((one) => one.name === name)];
  });

  expect(check(goodMeasurement(), "quality_high")?.status).toBe("pass");
  expect(answers).toEqual(faults.map(([name]) => [name, "fail", true]));
});

test("softness alone in the doubtful zone is left to the person", () => {
  const measurement = goodMeasurement();
  measurement.video?.pictures.forEach((one) => Object.assign(one, { blur: 0.55 }));

  expect(check(measurement, "quality_high")).toMatchObject({ status: "unknown", reason: "low_confidence" });
});

test("frozen seconds are shown as a stretch of the video", () => {
  const measurement = goodMeasurement();
  measurement.video?.pictures.slice(3, 6).forEach((one) => Object.assign(one, { change: 0.001 }));

  expect(check(measurement, "quality_high")?.moments).toEqual([{ t0: 2, t1: 6, note: "frozen" }]);
});

test("good sound passes, and narrow, quiet, loud or cut-off sound fails", () => {
  const faults: [change: object, name: string][] = [
    [{ bandwidthHz: 4000 }, "bandwidth"],
    [{ loudnessLufs: -40 }, "loudness"],
    [{ loudnessLufs: -4 }, "loudness"],
    [{ peakDb: -0.1, crestDb: 8, topShare: 0.4 }, "cut-off peaks"],
  ];

  const answers = faults.map(([change]) => {
    const measurement = goodMeasurement();
    Object.assign(measurement.audio?.sound ?? {}, change);
    const found = check(measurement, "is_audio_hd");
    return [found?.status, found?.measures.find((one) => one.ok === false)?.name];
  });

  expect(check(goodMeasurement(), "is_audio_hd")?.status).toBe("pass");
  expect(answers).toEqual(faults.map(([, name]) => ["fail", name]));
});

test("no sound, silence and too little sound are unknown, never a fail", () => {
  const silent = goodMeasurement();
  Object.assign(silent.audio?.sound ?? {}, { activeS: 0 });
  const short = goodMeasurement();
  Object.assign(short.audio?.sound ?? {}, { activeS: 1 });
  const none = { ...goodMeasurement(), audio: null };

  expect(check(silent, "is_audio_hd")).toMatchObject({ status: "unknown", reason: "no_audio" });
  expect(check(short, "is_audio_hd")).toMatchObject({ status: "unknown", reason: "too_short" });
  expect(check(none, "is_audio_hd")).toMatchObject({ status: "unknown", reason: "no_audio" });
  expect(audioFacts(none).timeline).toEqual([{ t0: 0, t1: 10, type: "noAudio", confidence: 1 }]);
});

test("times are told to the millisecond", () => {
  const measurement = goodMeasurement();
  Object.assign(measurement.audio?.sound ?? {}, { silences: [{ t0: 1.00049, t1: 39.85474860335195 }] });
  Object.assign(measurement.video ?? {}, { durationS: 39.85474860335195 });

  const [span] = audioFacts(measurement).timeline;
  const moments = judgeContent(measurement, null, { duration: { max: 10 } }).flatMap((one) => one.moments);

  expect(span).toMatchObject({ t0: 1, t1: 39.855 });
  expect(moments).toEqual([{ t0: 10, t1: 39.855, note: "over 10 s" }]);
});

test("every measure says what it is", () => {
  const rules: ContentRules = {
    handles: ["glow.co"],
    hashtags: ["sunday"],
    orientation: "portrait",
    duration: { min: 1, max: 60 },
    materialConnection: true,
    platform: "instagram",
  };
  const barred = goodMeasurement();
  barred.video?.pictures.forEach((one) => Object.assign(one, { barsAboveAndBelow: 0.34 }));
  const checks = [goodMeasurement(), barred].flatMap((one) =>
    judgeContent(one, "#ad @glow.co #sunday", rules),
  );

  const names = new Set(checks.flatMap(({ measures }) => measures.map(({ name }) => name)));

  expect(names.size).toBeGreaterThan(25);
  expect([...names].filter((name) => !isDefinedMeasure(name))).toEqual([]);
});

test("a frame between black bars is not the shape it pretends to be", () => {
  const measurement = goodMeasurement();
  measurement.video?.pictures.forEach((one) => Object.assign(one, { barsAboveAndBelow: 0.34 }));

  const found = judgeContent(measurement, null, { orientation: "portrait" }).find(
    (one) => one.field === "orientation_correctness",
  );

  expect(found).toMatchObject({ status: "fail", reason: "pillarboxed" });
});

test("the length may be half a second off at either end", () => {
  expect([9.4, 9.6, 15, 20.4, 20.6].map((seconds) => lengthCheck(seconds)?.reason)).toEqual([
    "too_short",
    null,
    null,
    null,
    "too_long",
  ]);
  expect(lengthCheck(25)?.moments).toEqual([{ t0: 20, t1: 25, note: "over 20 s" }]);
});

function lengthCheck(durationS: number) {
  const measurement = goodMeasurement();
  if (measurement.video) measurement.video.durationS = durationS;
  return judgeContent(measurement, null, { duration: { min: 10, max: 20 } }).find(
    (one) => one.field === "duration_correctness",
  );
}
