import type { Measurement } from "./measurement.ts";

/** Ten seconds of a good portrait video with good sound; a new one each time, to be spoilt. */
export function goodMeasurement(): Measurement {
  return {
    container: "mov,mp4",
    headerS: 10,
    packetsS: 10,
    damaged: false,
    video: {
      codec: "h264",
      codedWidth: 1080,
      codedHeight: 1920,
      pixelAspect: 1,
      rotation: 0,
      frameRate: 30,
      durationS: 10,
      bytes: 6_000_000,
      packets: 300,
      decodedFrames: 300,
      pictures: Array.from({ length: 10 }, (_one, second) => ({
        t: second,
        mean: 120,
        low: 20,
        high: 220,
        blur: 0.3,
        noise: 1,
        blockiness: 1.1,
        change: second === 0 ? null : 4,
        barsAtSides: 0,
        barsAboveAndBelow: 0,
      })),
    },
    audio: {
      codec: "aac",
      sampleRate: 48_000,
      channels: 2,
      bitRate: 128_000,
      durationS: 10,
      sound: {
        activeS: 9,
        loudnessLufs: -15,
        bandwidthHz: 16_000,
        peakDb: -2,
        crestDb: 16,
        topShare: 0.02,
        levelRangeDb: 40,
        levels: [-20, -18],
        silences: [],
      },
    },
  };
}
