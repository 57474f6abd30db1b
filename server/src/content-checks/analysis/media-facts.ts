import type { MediaFacts } from "@app/contract/content-checks/schemas";
import { displaySize } from "#/content-checks/analysis/measurement.ts";
import type { Measurement } from "#/content-checks/analysis/measurement.ts";

/** What a check says of the file itself. Frame rates have three decimals, seconds too. */
export function mediaFacts(
  { container, packetsS, headerS, damaged, video, audio }: Measurement,
  file: { sha256: string; bytes: number },
): MediaFacts {
  const size = video && displaySize(video);
  return {
    ...file,
    container,
    durationS: thousandths(video?.durationS ?? packetsS ?? headerS),
    width: size?.width ?? null,
    height: size?.height ?? null,
    codedWidth: video?.codedWidth ?? null,
    codedHeight: video?.codedHeight ?? null,
    rotation: video?.rotation ?? 0,
    frameRate: thousandths(video?.frameRate ?? null),
    videoCodec: video?.codec ?? null,
    audioCodec: audio?.codec ?? null,
    damaged,
  };
}

function thousandths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1000) / 1000;
}
