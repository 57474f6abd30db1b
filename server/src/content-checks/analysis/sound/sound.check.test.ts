import { expect, test } from "vitest";
import type { Measurement, SoundMeasure } from "#/content-checks/analysis/measurement.ts";
import { goodMeasurement } from "#/content-checks/analysis/measurement.fixtures.ts";
import { audioFacts, checkSound } from "./sound.check.ts";

function measurementWith(
  sound: Partial<SoundMeasure>,
  audio: Partial<NonNullable<Measurement["audio"]>> = {},
) {
  const measurement = goodMeasurement();
  Object.assign(measurement.audio?.sound ?? {}, sound);
  Object.assign(measurement.audio ?? {}, audio);
  return measurement;
}

const checked = (...args: Parameters<typeof measurementWith>) => checkSound(measurementWith(...args));
const bad = (...args: Parameters<typeof measurementWith>) =>
  checked(...args)
    .measures.filter(({ ok }) => ok === false)
    .map(({ name }) => name);

test.each<[string, Partial<SoundMeasure>, Partial<SoundMeasure>]>([
  ["bandwidth", { bandwidthHz: 9500 }, { bandwidthHz: 9499 }],
  ["loudness", { loudnessLufs: -30 }, { loudnessLufs: -30.1 }],
  ["loudness", { loudnessLufs: -8 }, { loudnessLufs: -7.9 }],
  ["cut-off peaks", { peakDb: -1, crestDb: 13, topShare: 0.2 }, { peakDb: -1, crestDb: 13, topShare: 0.21 }],
  ["cut-off peaks", { peakDb: -3, crestDb: 13, topShare: 0.9 }, { peakDb: -2.9, crestDb: 13, topShare: 0.9 }],
  ["cut-off peaks", { peakDb: -1, crestDb: 14, topShare: 0.9 }, { peakDb: -1, crestDb: 13.9, topShare: 0.9 }],
])("the %s is good up to its limit, and not beyond", (name, good, spoilt) => {
  expect(bad(good)).toEqual([]);
  expect(bad(spoilt)).toEqual([name]);
});

test("a sample rate of 32 kHz is enough", () => {
  expect(bad({}, { sampleRate: 32_000 })).toEqual([]);
  expect(bad({}, { sampleRate: 31_999 })).toEqual(["sample rate"]);
});

test("unknown figures are no fault", () => {
  expect(
    checked({ bandwidthHz: null, loudnessLufs: null, peakDb: null, crestDb: null, topShare: 0.9 }),
  ).toMatchObject({
    status: "pass",
    message: "0.0 LUFS, band to 0.0 kHz.",
  });
  expect(bad({ peakDb: -1, crestDb: null, topShare: 0.9 })).toEqual([]);
  expect(bad({ peakDb: null, crestDb: 1, topShare: 0.9 })).toEqual([]);
});

test("the sentence says how loud and how wide the sound is, and what is wrong", () => {
  expect(checked({}).message).toBe("-15.0 LUFS, band to 16.0 kHz.");
  expect(checked({ bandwidthHz: 4000, loudnessLufs: -40 }).message).toBe(
    "Muffled, the high tones are missing: 4000 Hz, 9500 Hz needed. Too quiet: -40 LUFS, -30 LUFS needed. -40.0 LUFS, band to 4.0 kHz.",
  );
  expect(checked({ bandwidthHz: 4000 })).toMatchObject({
    reason: "poor_sound",
    rule: { id: "sound.quality" },
  });
  expect(checked({}).measures.map(({ name }) => name)).toEqual([
    "sample rate",
    "bandwidth",
    "loudness",
    "loudness",
    "cut-off peaks",
    "peak",
    "peak over mean level",
    "level range",
  ]);
});

test("below 64 kbit/s an answer is less sure, and an unknown rate is taken for enough", () => {
  const confidence = (bitRate: number | null) => checked({}, { bitRate }).confidence;

  expect([confidence(64_000), confidence(63_999), confidence(null)]).toEqual([0.9, 0.7, 0.9]);
  expect(checked({ bandwidthHz: 1 }, { bitRate: 1 }).confidence).toBe(0.7);
});

test("two seconds of sound are enough to judge; less, silence and what cannot be decoded are unknown", () => {
  expect(checked({ activeS: 2 }).status).toBe("pass");
  expect(checked({ activeS: 1.99 })).toMatchObject({ status: "unknown", reason: "too_short" });
  expect(checked({ activeS: 0 })).toMatchObject({
    reason: "no_audio",
    message: "The sound is silent all along.",
  });
  expect(checked({}, { sound: null })).toMatchObject({ status: "unknown", reason: "damaged" });
  expect(checkSound({ ...goodMeasurement(), audio: null })).toMatchObject({
    status: "unknown",
    reason: "no_audio",
  });
});

test("the timeline shows where there is no sound, and the level over time", () => {
  const facts = audioFacts(measurementWith({ silences: [{ t0: 1, t1: 2 }], loudnessLufs: -15.26 }));

  expect(facts).toEqual({
    timeline: [{ t0: 1, t1: 2, type: "noAudio", confidence: 0.95 }],
    loudnessLufs: -15.3,
    bandwidthHz: 16_000,
    levels: [-20, -18],
  });
  expect(audioFacts(measurementWith({ loudnessLufs: null })).loudnessLufs).toBeNull();
});

test("without a sound the whole length has none, and of a sound that cannot be decoded nothing is said", () => {
  const nothing = { loudnessLufs: null, bandwidthHz: null, levels: [] };
  const whole = { ...goodMeasurement(), audio: null };

  expect(audioFacts(whole)).toEqual({
    ...nothing,
    timeline: [{ t0: 0, t1: 10, type: "noAudio", confidence: 1 }],
  });
  expect(audioFacts({ ...whole, video: null }).timeline[0]?.t1).toBe(0);
  expect(audioFacts(measurementWith({}, { sound: null }))).toEqual({ ...nothing, timeline: [] });
});
