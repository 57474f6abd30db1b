import type { AudioFacts, AudioType } from "@app/contract/content-checks/schemas";

/** Quieter than this is drawn as silence, in dB below full scale. */
const FLOOR_DB = -60;
const BAR_MIN = 2;

export interface WaveBar {
  /** Where it stands, from 0 to 1. */
  share: number;
  height: number;
}

/** One bar a level, from 2 px for silence to the full height. */
export function waveBars(levels: readonly number[], height: number): WaveBar[] {
  return levels.map((level, index) => ({
    share: index / levels.length,
    height: Math.max(BAR_MIN, Math.min(1, 1 - level / FLOOR_DB) * height),
  }));
}

/** The type of the sound at a second; null where it was not judged. */
export function typeAt(audio: AudioFacts | null, seconds: number): AudioType | null {
  return audio?.timeline.find((span) => seconds >= span.t0 && seconds < span.t1)?.type ?? null;
}
