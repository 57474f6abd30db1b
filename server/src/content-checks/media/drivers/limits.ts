import { RefusedFile } from "#/content-checks/media/refusal.errors.ts";
import type { OpenFile, VideoStream, AudioStream } from "#/content-checks/media/drivers/media-driver.ts";

/** Containers of the nine extensions, by FFmpeg's names. Nothing that points at another file is among them. */
export const FORMATS = "mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpeg,mpegvideo,mpegts";
/** 7680 × 4320. A file of 38 KB can claim more and cost a gigabyte. */
export const PIXELS_MAX = 33_177_600;
/** Of one video decoder. */
export const DECODER_THREADS = 2;
const LENGTH_MAX_S = 3600;
const RATE_MAX = 120;

export function isHugePicture({ width, height }: { width: number; height: number }): boolean {
  return width * height > PIXELS_MAX;
}

/** The streams that are read: the largest video, the first sound. @throws RefusedFile where nothing may be read. */
export function chooseStreams({ headerS, streams }: Pick<OpenFile, "headerS" | "streams">): {
  video: VideoStream | null;
  audio: AudioStream | null;
} {
  const videos = streams.filter((stream) => stream.kind === "video");
  if (videos.some(isHugePicture)) throw new RefusedFile("unsafe");
  if ((headerS ?? 0) > LENGTH_MAX_S) throw new RefusedFile("too_large");
  const [video] = videos.filter(({ isCover }) => !isCover).toSorted((one, other) => area(other) - area(one));
  const audio = streams.find((stream) => stream.kind === "audio");
  // A header may open and hold nothing, as one before a gigabyte of zeros does.
  if (!video && !audio) throw new RefusedFile("not_a_video");
  if ((video?.frameRate ?? 0) > RATE_MAX + 1) throw new RefusedFile("too_large");
  return { video: video ?? null, audio: audio ?? null };
}

function area({ width, height }: VideoStream): number {
  return width * height;
}
