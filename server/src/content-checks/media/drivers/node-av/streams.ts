import {
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  AV_DISPOSITION_ATTACHED_PIC,
  AV_NOPTS_VALUE,
  AV_PKT_DATA_DISPLAYMATRIX,
  AV_PKT_FLAG_CORRUPT,
  AV_PKT_FLAG_DISCARD,
} from "node-av/constants";
import { avGetCodecName } from "node-av/lib";
import type { Packet as AvPacket, Stream } from "node-av/lib";
import type { AudioStream, Packet, VideoStream } from "#/content-checks/media/drivers/media-driver.ts";

/** What the engine knows of a stream; null for subtitles, data and the like. */
export function streamFacts(stream: Stream): VideoStream | AudioStream | null {
  const { codecType, codecId, width, height, sampleRate, channels } = stream.codecpar;
  const codec = avGetCodecName(codecId) ?? "unknown";
  if (codecType === AVMEDIA_TYPE_AUDIO)
    return { kind: "audio", index: stream.index, codec, sampleRate, channels };
  if (codecType !== AVMEDIA_TYPE_VIDEO) return null;
  return {
    kind: "video",
    index: stream.index,
    codec,
    width,
    height,
    pixelAspect: aspectOf(stream),
    rotation: rotationOf(stream),
    frameRate: rateOf(stream),
    isCover: stream.hasDisposition(AV_DISPOSITION_ATTACHED_PIC),
  };
}

export function packetFacts(packet: AvPacket, stream: Stream): Packet {
  return {
    startS: secondsOf(packet.pts, stream) ?? secondsOf(packet.dts, stream),
    lengthS: secondsOf(packet.duration, stream) ?? 0,
    bytes: packet.size,
    isCorrupt: packet.hasFlags(AV_PKT_FLAG_CORRUPT),
    isDiscarded: packet.hasFlags(AV_PKT_FLAG_DISCARD),
  };
}

/** Seconds of a time stamp of `stream`, or null when there is none. */
export function secondsOf(stamp: bigint, stream: Stream): number | null {
  if (stamp === AV_NOPTS_VALUE) return null;
  return (Number(stamp) * stream.timeBase.num) / stream.timeBase.den;
}

/** From the display matrix of the stream. */
function rotationOf(stream: Stream): number {
  const matrix = stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (!matrix || matrix.length < 36) return 0;
  const degrees = (Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI;
  return (((Math.round(degrees / 90) * 90) % 360) + 360) % 360;
}

/** Pixels that are not square: the stream's own figure goes before the codec's. */
function aspectOf({ sampleAspectRatio, codecpar }: Stream): number {
  for (const { num, den } of [sampleAspectRatio, codecpar.sampleAspectRatio])
    if (num > 0 && den > 0) return num / den;
  return 1;
}

function rateOf({ avgFrameRate: { num, den } }: Stream): number | null {
  return num > 0 && den > 0 ? num / den : null;
}
