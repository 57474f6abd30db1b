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
  const { loudnessLufs } = measured(5, tone(997, 1));

  expect(loudnessLufs).toBeCloseTo(0, 1);
});

test("a tone at -20 dB in both channels is 20 LU quieter, and a silent half does not count", () => {
  const quiet = measured(5, tone(997, 0.1));
  const half = measured(10, (t) => (t < 5 ? tone(997, 0.1)(t) : 0));

  expect(quiet.loudnessLufs).toBeCloseTo(-20, 1);
  expect(half.loudnessLufs).toBeCloseTo(-20, 0);
});

test("bandwidth ends where the signal does", () => {
  const narrow = measured(3, comb(8));
  const wide = measured(3, comb(40));

  expect(narrow.bandwidthHz).toBe(3500);
  expect(wide.bandwidthHz).toBeGreaterThanOrEqual(16_500);
});

test("cut-off peaks stand out in how many samples sit at the top", () => {
  const clean = measured(4, voice);
  const cut = measured(4, (t) => Math.max(-0.95, Math.min(0.95, voice(t) * 12)));

  expect(clean.topShare).toBeLessThan(0.25);
  expect(cut.topShare).toBeGreaterThan(0.5);
  expect(cut.crestDb).toBeLessThan(clean.crestDb ?? 0);
});

test("silence is found to the second, and nothing else is said of it", () => {
  const { silences, activeS } = measured(6, (t) => (t >= 2 && t < 4 ? 0 : tone(440, 0.3)(t)));
  const nothing = measured(3, () => 0);

  expect(silences).toEqual([{ t0: 2, t1: 4 }]);
  expect(activeS).toBeCloseTo(4, 1);
  expect(nothing).toMatchObject({ activeS: 0, loudnessLufs: null, bandwidthHz: null, peakDb: null });
});

test("the wave has at most 240 levels whatever the length", () => {
  expect(measured(1, tone(440, 0.3)).levels).toHaveLength(50);
  expect(measured(20, tone(440, 0.3)).levels.length).toBeLessThanOrEqual(240);
});
