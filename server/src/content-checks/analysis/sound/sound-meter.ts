import { LoudnessMeter } from "./loudness.ts";
import type { SoundMeasure } from "#/content-checks/analysis/measurement.ts";
import { SPECTRUM_SAMPLES, powerSpectrum } from "./spectrum.ts";

/** Rate at which sound is measured. */
export const SOUND_RATE = 48_000;

const FRAME_SAMPLES = 960;
const FRAMES_IN_SECOND = SOUND_RATE / FRAME_SAMPLES;
const SILENT_DB = -60;
const SILENT_SHARE = 0.95;
const FLOOR_DB = -120;
const BAND_HZ = 500;
const BANDS = SOUND_RATE / 2 / BAND_HZ;
/** A band this far under the strongest of the lowest eight carries nothing. */
const BAND_DROP_DB = 55;
const BANDS_IN_A_ROW = 3;
const SPEECH_BANDS = 8;
const LEVELS_MAX = 240;
const AMPLITUDE_BINS = 1000;
const AMPLITUDE_MAX = 1.25;

/** Measures sound of any length in flat memory: counts, not samples, are kept. */
export class SoundMeter {
  readonly #loudness = new LoudnessMeter();
  readonly #mono = new Float32Array(SPECTRUM_SAMPLES);
  readonly #frames: number[] = [];
  readonly #amplitudes = new Float64Array(AMPLITUDE_BINS);
  readonly #bandCounts = Array.from({ length: BANDS }, () => new Uint32Array(-2 * FLOOR_DB));
  #filled = 0;
  #energy = 0;
  #samples = 0;
  #peak = 0;

  /** Both channels at 48 kHz, of equal length, from -1 to 1. */
  add(left: Float32Array, right: Float32Array): void {
    this.#loudness.add(left, right);
    for (let index = 0; index < left.length; index++) {
      const sample = ((left[index] ?? 0) + (right[index] ?? 0)) / 2;
      this.#countAmplitude(Math.abs(sample));
      this.#energy += sample * sample;
      this.#samples += 1;
      if (this.#samples === FRAME_SAMPLES) this.#endFrame();
      this.#mono[this.#filled] = sample;
      this.#filled += 1;
      if (this.#filled === SPECTRUM_SAMPLES) this.#endSpectrum();
    }
  }

  measure(): SoundMeasure {
    const active = this.#frames.filter((level) => level > SILENT_DB);
    const heard = active.length > 0;
    return {
      activeS: active.length / FRAMES_IN_SECOND,
      loudnessLufs: this.#loudness.integrated(),
      bandwidthHz: this.#bandwidth(),
      peakDb: heard ? decibel(this.#peak ** 2) : null,
      crestDb: heard ? decibel(this.#peak ** 2) - decibel(meanPower(active)) : null,
      topShare: heard ? this.#topShare() : null,
      levelRangeDb: heard ? quantile(active, 0.95) - quantile(active, 0.05) : null,
      levels: spread(this.#frames),
      silences: silences(this.#frames),
    };
  }

  #countAmplitude(amplitude: number): void {
    this.#peak = Math.max(this.#peak, amplitude);
    const bin = Math.min(AMPLITUDE_BINS - 1, Math.floor((amplitude / AMPLITUDE_MAX) * AMPLITUDE_BINS));
    this.#amplitudes[bin] = (this.#amplitudes[bin] ?? 0) + 1;
  }

  #endFrame(): void {
    this.#frames.push(decibel(this.#energy / FRAME_SAMPLES));
    this.#energy = 0;
    this.#samples = 0;
  }

  #endSpectrum(): void {
    this.#filled = 0;
    if ((this.#frames.at(-1) ?? FLOOR_DB) <= SILENT_DB) return;
    const power = powerSpectrum(this.#mono);
    const bins = power.length / BANDS;
    for (const [band, counts] of this.#bandCounts.entries()) {
      let sum = 0;
      for (let bin = Math.ceil(band * bins); bin < (band + 1) * bins; bin++) sum += power[bin] ?? 0;
      const level = Math.round(decibel(sum)) - FLOOR_DB;
      const at = Math.max(0, Math.min(counts.length - 1, level));
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }

  /** Upper edge of the last band before three in a row that carry nothing. */
  #bandwidth(): number | null {
    const levels = this.#bandCounts.map(ninetieth);
    const strongest = Math.max(...levels.slice(0, SPEECH_BANDS).map((level) => level ?? FLOOR_DB));
    if (levels.every((level) => level === null)) return null;
    const isEmpty = (level: number | null | undefined) => (level ?? FLOOR_DB) < strongest - BAND_DROP_DB;
    for (let band = 0; band < BANDS; band++) {
      const row = Array.from({ length: BANDS_IN_A_ROW }, (_one, next) => levels[band + next]);
      if (row.every(isEmpty)) return band * BAND_HZ;
    }
    return SOUND_RATE / 2;
  }

  #topShare(): number {
    const from = (share: number) => Math.floor(((this.#peak * share) / AMPLITUDE_MAX) * AMPLITUDE_BINS);
    const count = (first: number) => this.#amplitudes.slice(first).reduce((sum, value) => sum + value, 0);
    return count(from(0.9)) / Math.max(1, count(from(0.5)));
  }
}

function decibel(power: number): number {
  return Math.max(FLOOR_DB, 10 * Math.log10(power));
}

function meanPower(levels: number[]): number {
  return levels.reduce((sum, level) => sum + 10 ** (level / 10), 0) / levels.length;
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? FLOOR_DB;
}

function ninetieth(counts: Uint32Array): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  for (let level = 0; level < counts.length; level++) {
    seen += counts[level] ?? 0;
    if (seen >= total * 0.9) return level + FLOOR_DB;
  }
  return null;
}

/** The loudest frame of each of at most 240 equal stretches. */
function spread(frames: number[]): number[] {
  const width = Math.max(1, Math.ceil(frames.length / LEVELS_MAX));
  const stretches = Math.ceil(frames.length / width);
  return Array.from({ length: stretches }, (_one, index) =>
    Math.round(Math.max(...frames.slice(index * width, (index + 1) * width))),
  );
}

/** Seconds of which nearly every frame is silent, joined where they touch. */
function silences(frames: number[]): { t0: number; t1: number }[] {
  const spans: { t0: number; t1: number }[] = [];
  for (let second = 0; second * FRAMES_IN_SECOND < frames.length; second++) {
    const part = frames.slice(second * FRAMES_IN_SECOND, (second + 1) * FRAMES_IN_SECOND);
    const silent = part.filter((level) => level <= SILENT_DB).length;
    if (silent < part.length * SILENT_SHARE) continue;
    const last = spans.at(-1);
    const end = second + part.length / FRAMES_IN_SECOND;
    if (last?.t1 === second) last.t1 = end;
    else spans.push({ t0: second, t1: end });
  }
  return spans;
}
