import type { AudioFacts, FieldCheck, Measure } from "@app/contract/content-checks/schemas";
import { describeFault } from "#/content-checks/analysis/fault-words.ts";
import {
  failed,
  figure,
  measure,
  milliseconds,
  passed,
  unknown,
} from "#/content-checks/analysis/field-check.ts";
import type { Measurement, SoundMeasure } from "#/content-checks/analysis/measurement.ts";

const FIELD = "is_audio_hd";
const RULE = {
  id: "sound.quality",
  version: "1",
  source: "Loudness after ITU-R BS.1770; bandwidth and clipping measured on 31 voice and music clips",
};

const SAMPLE_RATE_MIN = 32_000;
const BANDWIDTH_MIN = 9500;
const LOUDNESS_MIN = -30;
const LOUDNESS_MAX = -8;
/** Tops are cut off where many loud samples sit at the top and the peaks hardly stand out. */
const TOP_SHARE_MAX = 0.2;
const CREST_MIN_DB = 14;
/** Sound that never comes near full scale cannot have been cut off there. Chosen by us. */
const CLIP_PEAK_DB = -3;
const ACTIVE_MIN_S = 2;
/** Below this an encoder may hide what was lost; the answer stands, but less surely. */
const BIT_RATE_SURE = 64_000;

/** Whether the sound has the range, the level and the clean peaks of a good recording. */
export function checkSound({ audio }: Measurement): FieldCheck {
  if (audio === null) return unknown(FIELD, "no_audio", "The file has no sound.", { rule: RULE });
  const { sound } = audio;
  if (sound === null) return unknown(FIELD, "damaged", "The sound could not be decoded.", { rule: RULE });
  const measures = measuresOf(audio.sampleRate, sound);
  const evidence = { rule: RULE, measures };
  if (sound.activeS === 0) return unknown(FIELD, "no_audio", "The sound is silent all along.", evidence);
  if (sound.activeS < ACTIVE_MIN_S)
    return unknown(FIELD, "too_short", "There are less than 2 s of sound to judge.", evidence);

  const facts = `${(sound.loudnessLufs ?? 0).toFixed(1)} LUFS, band to ${((sound.bandwidthHz ?? 0) / 1000).toFixed(1)} kHz`;
  const bad = measures.filter((one) => one.ok === false);
  const confidence = (audio.bitRate ?? BIT_RATE_SURE) < BIT_RATE_SURE ? 0.7 : 0.9;
  if (bad.length === 0) return passed(FIELD, `${facts}.`, { ...evidence, confidence });
  const faults = bad.map((fault) => describeFault(fault)).join(" ");
  return failed(FIELD, "poor_sound", `${faults} ${facts}.`, {
    ...evidence,
    confidence,
  });
}

/** What the timeline of the player shows. Types of sound are not told apart yet, only silence is. */
export function audioFacts({ audio, video }: Measurement): AudioFacts {
  const length = video?.durationS ?? audio?.durationS ?? 0;
  if (!audio?.sound)
    return {
      timeline: audio === null ? [{ t0: 0, t1: milliseconds(length), type: "noAudio", confidence: 1 }] : [],
      loudnessLufs: null,
      bandwidthHz: null,
      levels: [],
    };
  const { sound } = audio;
  return {
    timeline: sound.silences.map(({ t0, t1 }) => ({
      t0: milliseconds(t0),
      t1: milliseconds(t1),
      type: "noAudio",
      confidence: 0.95,
    })),
    loudnessLufs: sound.loudnessLufs === null ? null : Math.round(sound.loudnessLufs * 10) / 10,
    bandwidthHz: sound.bandwidthHz,
    levels: sound.levels,
  };
}

function measuresOf(sampleRate: number, sound: SoundMeasure): Measure[] {
  const clipped =
    (sound.peakDb ?? CLIP_PEAK_DB) > CLIP_PEAK_DB && (sound.crestDb ?? CREST_MIN_DB) < CREST_MIN_DB;
  return [
    measure("sample rate", sampleRate, "Hz", "at least", SAMPLE_RATE_MIN),
    measure("bandwidth", sound.bandwidthHz, "Hz", "at least", BANDWIDTH_MIN),
    measure("loudness", sound.loudnessLufs, "LUFS", "at least", LOUDNESS_MIN),
    measure("loudness", sound.loudnessLufs, "LUFS", "at most", LOUDNESS_MAX),
    clipped
      ? measure("cut-off peaks", sound.topShare, "share", "at most", TOP_SHARE_MAX)
      : figure("cut-off peaks", sound.topShare, "share"),
    figure("peak", sound.peakDb, "dB"),
    figure("peak over mean level", sound.crestDb, "dB"),
    figure("level range", sound.levelRangeDb, "dB"),
  ];
}
