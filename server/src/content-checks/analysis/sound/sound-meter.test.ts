import { expect, test } from "vitest";
import { SOUND_RATE, SoundMeter } from "./sound-meter.ts";

/** Measures `seconds` of a signal, fed in pieces of odd length as a decoder does. */
function measured(seconds: number, signal: (t: number) => number) {
  const meter = new SoundMeter();
  const count = seconds * SOUND_RATE;
  for (let at = 0; at < count; at += 1021) {
    const length = Math.min(1021, count - at);
    const piece = Float32Array.from({ length }, (_one, index) => signal((at + index) / SOUND_RATE));
    meter.add(piece, piece);
  }
  return meter.measure();
}

const tone = (hertz: number, amplitude: number) => (t: number) =>
  amplitude * Math.sin(2 * Math.PI * hertz * t);

/** Tones every 400 Hz from 400 Hz on. */
const comb = (tones: number) => (t: number) => {
  let sum = 0;
  for (let number = 1; number <= tones; number++) sum += tone(400 * number, 0.5 / tones)(t);
  return sum;
};

/** Syllables: a tone that swells three times a second. */
const voice = (t: number) => tone(180, 0.5)(t) * Math.sin(2 * Math.PI * 3 * t) ** 4;

test("a full-scale tone of 997 Hz in both channels measures 0 LUFS, as the recommendation says of one at -3", () => {
  const { loudnessLufs } = measured(1, tone(997, 1));

  expect(loudnessLufs).toBeCloseTo(0, 1);
});

test("a tone at -20 dB in both channels is 20 LU quieter, and a silent half does not count", () => {
  const quiet = measured(1, tone(997, 0.1));
  const half = measured(4, (t) => (t < 2 ? tone(997, 0.1)(t) : 0));

  expect(quiet.loudnessLufs).toBeCloseTo(-20, 1);
  expect(half.loudnessLufs).toBeCloseTo(-20, 0);
});

test("bandwidth ends where the signal does", () => {
  const narrow = measured(0.5, comb(8));
  const wide = measured(0.5, comb(40));

  expect(narrow.bandwidthHz).toBe(3500);
  expect(wide.bandwidthHz).toBeGreaterThanOrEqual(16_500);
});

test("cut-off peaks stand out in how many samples sit at the top", () => {
  const clean = measured(1, voice);
  const cut = measured(1, (t) => Math.max(-0.95, Math.min(0.95, voice(t) * 12)));

  expect(clean.topShare).toBeLessThan(0.25);
  expect(cut.topShare).toBeGreaterThan(0.5);
  expect(cut.crestDb).toBeLessThan(clean.crestDb ?? 0);
});

test("silence is found to the second, and nothing else is said of it", () => {
  const { silences, activeS } = measured(5, (t) => (t >= 2 && t < 4 ? 0 : tone(440, 0.3)(t)));
  const nothing = measured(0.5, () => 0);

  expect(silences).toEqual([{ t0: 2, t1: 4 }]);
  expect(activeS).toBeCloseTo(3, 1);
  expect(nothing).toMatchObject({ activeS: 0, loudnessLufs: null, bandwidthHz: null, peakDb: null });
});

test("the wave has at most 240 levels whatever the length", () => {
  expect(measured(1, tone(440, 0.3)).levels).toHaveLength(50);
  expect(measured(5, tone(440, 0.3)).levels.length).toBeLessThanOrEqual(240);
});

/** Measures two channels of their own. */
function stereo(seconds: number, left: (t: number) => number, right: (t: number) => number) {
  const meter = new SoundMeter();
  const at = (signal: (t: number) => number) =>
    Float32Array.from({ length: seconds * SOUND_RATE }, (_one, index) => signal(index / SOUND_RATE));
  meter.add(at(left), at(right));
  return meter.measure();
}

test("one channel alone is three LU quieter than both, on whichever side", () => {
  const [left, right] = [stereo(0.5, tone(997, 1), () => 0), stereo(0.5, () => 0, tone(997, 1))];

  expect(left.loudnessLufs).toBeCloseTo(-3.01, 1);
  expect(right.loudnessLufs).toBeCloseTo(left.loudnessLufs ?? 0, 5);
});

test("a deep tone counts less and a high one more, as ears hear it", () => {
  expect(measured(0.5, tone(50, 1)).loudnessLufs).toBeLessThan(-2);
  expect(measured(0.5, tone(8000, 1)).loudnessLufs).toBeGreaterThan(3);
});

test("sound under -70 LUFS, or of less than 400 ms, has no loudness", () => {
  expect(measured(0.5, tone(997, 10 ** (-69 / 20))).loudnessLufs).toBeCloseTo(-69, 1);
  expect(measured(0.5, tone(997, 10 ** (-71 / 20))).loudnessLufs).toBeNull();
  expect(measured(0.39, tone(997, 1)).loudnessLufs).toBeNull();
  expect(measured(0.4, tone(997, 1)).loudnessLufs).not.toBeNull();
});

const withQuiet = (quiet: number) =>
  measured(3, (t) => (t < 2 ? tone(997, 1)(t) : tone(997, 10 ** (quiet / 20))(t)));

test("what is far under the rest does not count, what is ten LU under it at most does", () => {
  expect(withQuiet(-30).loudnessLufs).toBeCloseTo(0, 0);
  expect(withQuiet(-6).loudnessLufs).toBeLessThan(-1);
});

test("the peak is the highest sample, and stands out from the mean power of what is heard", () => {
  const sine = measured(0.5, tone(440, 0.5));

  expect(sine.peakDb).toBeCloseTo(-6.02, 1);
  expect(sine.crestDb).toBeCloseTo(3.01, 1);
  expect(measured(1, (t) => (t < 0.5 ? tone(440, 0.5)(t) : 0)).crestDb).toBeCloseTo(3.01, 1);
});

test("the level range goes from the fifth to the ninety-fifth percent of what is heard", () => {
  const steps = (t: number) => tone(500, t < 0.5 ? 0.5 : 0.05)(t);

  expect(measured(1, steps).levelRangeDb).toBeCloseTo(20, 0);
  expect(measured(0.5, tone(500, 0.5)).levelRangeDb).toBeCloseTo(0, 1);
});

test("a sine is at its top for a while, a square wave all the time", () => {
  expect(measured(0.5, tone(100, 0.5)).topShare).toBeCloseTo(Math.acos(0.9) / Math.acos(0.5), 1);
  expect(measured(0.5, (t) => (tone(100, 1)(t) >= 0 ? 0.5 : -0.5)).topShare).toBe(1);
  expect(measured(0.5, (t) => 3 * tone(100, 1)(t)).peakDb).toBeCloseTo(9.54, 1);
});

test("frames above -60 dB are heard, and a second is silent where nineteen of twenty are not", () => {
  const burst = (share: number) => measured(1, (t) => (t < share ? tone(500, 0.5)(t) : 0));

  expect(measured(1, tone(500, 0.0015)).activeS).toBe(1);
  expect(measured(1, tone(500, 0.0013)).activeS).toBe(0);
  expect(burst(0.04)).toMatchObject({ silences: [{ t0: 0, t1: 1 }], activeS: 0.04 });
  expect(burst(0.06)).toMatchObject({ silences: [], activeS: 0.06 });
});

const withGaps = (t: number) => (t < 2 || (t >= 3 && t < 4) || t >= 5 ? 0 : tone(500, 0.5)(t));

test("silences that touch are one, others stand apart, and the last ends with the sound", () => {
  expect(measured(5.5, withGaps).silences).toEqual([
    { t0: 0, t1: 2 },
    { t0: 3, t1: 4 },
    { t0: 5, t1: 5.5 },
  ]);
});

test("the wave shows the loudest frame of each stretch, in whole dB, never under -120", () => {
  const long = measured(5, (t) => (t < 0.02 ? tone(500, 1)(t) : 0)).levels;

  expect(long).toHaveLength(125);
  expect(long.slice(0, 2)).toEqual([-3, -120]);
  expect(measured(1, tone(500, 1)).levels.every((level) => level === -3)).toBe(true);
  expect(measured(0.01, tone(500, 1)).levels).toEqual([]);
});

test("a band counts by what nine of ten moments have at most, and silent moments do not count", () => {
  const mostly = measured(1, (t) => (t < 0.5 ? comb(8)(t) : 0));
  const hiss = measured(0.5, (t) => comb(8)(t) + tone(12_000, 0.00001)(t));

  expect(mostly.bandwidthHz).toBe(3500);
  expect(hiss.bandwidthHz).toBe(3500);
  expect(measured(0.5, (t) => comb(8)(t) + tone(5750, 0.1)(t)).bandwidthHz).toBe(3500);
  expect(measured(0.5, (t) => comb(8)(t) + tone(4750, 0.1)(t)).bandwidthHz).toBe(5000);
});
