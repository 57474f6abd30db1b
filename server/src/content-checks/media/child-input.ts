import {
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  AV_DISPOSITION_ATTACHED_PIC,
  AV_NOPTS_VALUE,
  AV_PKT_DATA_DISPLAYMATRIX,
} from "node-av/constants";
import { Dictionary, FormatContext, Packet } from "node-av/lib";
import type { Stream } from "node-av/lib";
import { RefusedFile } from "#/content-checks/media/refusal.errors.ts";

/** Containers of the nine extensions, by the engine's names. Nothing that points at another file is among them. */
const FORMATS = "mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpeg,mpegvideo,mpegts";
/** 7680 × 4320. A file of 38 KB can claim more and cost a gigabyte. */
export const PIXELS_MAX = 33_177_600;
const MICROSECONDS = 1_000_000;
const LENGTH_MAX_S = 3600;
const RATE_MAX = 120;
/** Broken packets that are stepped over before the rest is given up. */
const FAULTS_MAX = 100;

export interface Input {
  container: string;
  headerS: number | null;
  video: Stream | null;
  audio: Stream | null;
  /** Reads on until the end; answers how many packets could not be read. */
  forEachPacket: (take: (packet: Packet) => void) => number;
}

/** Opens `path` as one of the allowed containers. @throws RefusedFile */
export function openInput(path: string): Input {
  const context = new FormatContext();
  const options = Dictionary.fromObject({ protocol_whitelist: "file", format_whitelist: FORMATS });
  if (context.openInputSync(path, null, options) < 0) throw new RefusedFile("truncated");
  refuseLarge(context);
  if (context.findStreamInfoSync(null) < 0) throw new RefusedFile("truncated");
  refuseLarge(context);
  const headerS = context.duration > 0n ? Number(context.duration) / MICROSECONDS : null;
  if ((headerS ?? 0) > LENGTH_MAX_S) throw new RefusedFile("too_large");
  const video = largestVideo(context.streams);
  const audio = context.streams.find((stream) => stream.codecpar.codecType === AVMEDIA_TYPE_AUDIO) ?? null;
  // A header may open and hold nothing, as one before a gigabyte of zeros does.
  if (!video && !audio) throw new RefusedFile("not_a_video");
  if (video && video.avgFrameRate.num / Math.max(1, video.avgFrameRate.den) > RATE_MAX + 1)
    throw new RefusedFile("too_large");
  return {
    container: context.iformat?.name ?? "unknown",
    headerS,
    video,
    audio,
    forEachPacket: (take) => readPackets(context, take),
  };
}

/** Degrees clockwise, from the display matrix of the stream: 0, 90, 180 or 270. */
export function rotationOf(stream: Stream): number {
  const matrix = stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (!matrix || matrix.length < 36) return 0;
  const degrees = (Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI;
  return (((Math.round(degrees / 90) * 90) % 360) + 360) % 360;
}

/** Seconds of a time stamp of `stream`, or null when there is none. */
export function secondsOf(stamp: bigint, stream: Stream): number | null {
  if (stamp === AV_NOPTS_VALUE) return null;
  return (Number(stamp) * stream.timeBase.num) / stream.timeBase.den;
}

function refuseLarge(context: FormatContext): void {
  for (const { codecpar } of context.streams)
    if (codecpar.codecType === AVMEDIA_TYPE_VIDEO && codecpar.width * codecpar.height > PIXELS_MAX)
      throw new RefusedFile("unsafe");
}

/** Cover pictures are no video. */
function largestVideo(streams: Stream[]): Stream | null {
  const videos = streams.filter(
    (stream) =>
      stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO && !stream.hasDisposition(AV_DISPOSITION_ATTACHED_PIC),
  );
  return videos.toSorted((one, other) => area(other) - area(one))[0] ?? null;
}

function area({ codecpar }: Stream): number {
  return codecpar.width * codecpar.height;
}

function readPackets(context: FormatContext, take: (packet: Packet) => void): number {
  const packet = new Packet();
  packet.alloc();
  let faults = 0;
  for (;;) {
    const code = context.readFrameSync(packet);
    if (code === AVERROR_EOF) return faults;
    if (code < 0) {
      faults += 1;
      if (faults >= FAULTS_MAX) return faults;
      continue;
    }
    take(packet);
    packet.unref();
  }
}
