import * as z from "zod/mini";

const Figure = z.nullable(z.number());

/** What was measured on one sampled frame, on its luma from 0 to 255. */
export const PictureMeasure = z.object({
  /** Seconds from the start of the video. */
  t: z.number(),
  mean: z.number(),
  /** Second and ninety-eighth percentile. */
  low: z.number(),
  high: z.number(),
  /** 0 sharp to 1 blurred (Crete 2007). */
  blur: z.number(),
  /** Standard deviation of the noise in the calmest quarter of the picture. */
  noise: z.number(),
  /** Steps at the edges of 8-pixel blocks over steps inside them. */
  blockiness: z.number(),
  /** Mean difference from the sampled frame before; null for the first. */
  change: Figure,
  /** Share of the width, and of the height, that black bars take on each side. */
  barsAtSides: z.number(),
  barsAboveAndBelow: z.number(),
});
export type PictureMeasure = z.infer<typeof PictureMeasure>;

/** Figures of the sound, measured at 48 kHz. Levels are in dB below full scale. */
export const SoundMeasure = z.object({
  activeS: z.number(),
  loudnessLufs: Figure,
  bandwidthHz: Figure,
  peakDb: Figure,
  crestDb: Figure,
  /** Share of the loud samples that sit in the top tenth; high where the tops are cut off. */
  topShare: Figure,
  /** Between the fifth and the ninety-fifth percentile of the 20 ms levels. */
  levelRangeDb: Figure,
  /** Evenly spaced over the length, at most 240 of them. */
  levels: z.array(z.number()),
  silences: z.array(z.object({ t0: z.number(), t1: z.number() })),
});
export type SoundMeasure = z.infer<typeof SoundMeasure>;

/**
 * All that the engine read from a file. It is kept, so that a later change of a threshold
 * is judged again without reading the file. Times are in seconds.
 */
export const Measurement = z.object({
  container: z.string(),
  /** What the header claims; null where it claims nothing. */
  headerS: Figure,
  /** From the first to the last packet of any stream. */
  packetsS: Figure,
  damaged: z.boolean(),
  video: z.nullable(
    z.object({
      codec: z.string(),
      codedWidth: z.number(),
      codedHeight: z.number(),
      /** Width of a pixel over its height. */
      pixelAspect: z.number(),
      rotation: z.number(),
      frameRate: Figure,
      durationS: z.number(),
      bytes: z.number(),
      packets: z.number(),
      decodedFrames: z.number(),
      pictures: z.array(PictureMeasure),
    }),
  ),
  audio: z.nullable(
    z.object({
      codec: z.string(),
      sampleRate: z.number(),
      channels: z.number(),
      bitRate: Figure,
      durationS: z.number(),
      /** Null when the sound could not be decoded. */
      sound: z.nullable(SoundMeasure),
    }),
  ),
});
export type Measurement = z.infer<typeof Measurement>;

/** Size as it is shown: coded size with the shape of the pixels, then turned. */
export function displaySize(video: NonNullable<Measurement["video"]>): { width: number; height: number } {
  const width = Math.round(video.codedWidth * video.pixelAspect);
  const height = video.codedHeight;
  return video.rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}
