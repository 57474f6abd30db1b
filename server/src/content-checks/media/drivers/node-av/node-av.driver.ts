import { readFileSync } from "node:fs";
import { AVERROR_EOF, AVMEDIA_TYPE_VIDEO, AV_LOG_QUIET } from "node-av/constants";
import { Dictionary, FormatContext, Log, Packet } from "node-av/lib";
import * as z from "zod/mini";
import { FORMATS, isHugePicture } from "#/content-checks/media/drivers/limits.ts";
import type { MediaDriver, MediaListener, ReadWish } from "#/content-checks/media/drivers/media-driver.ts";
import { SoundReader } from "#/content-checks/media/drivers/node-av/sound-reader.ts";
import { packetFacts, streamFacts } from "#/content-checks/media/drivers/node-av/streams.ts";
import { VideoReader } from "#/content-checks/media/drivers/node-av/video-reader.ts";
import { RefusedFile } from "#/content-checks/media/refusal.errors.ts";

const Package = z.object({ version: z.string() });
const MICROSECONDS = 1_000_000;
/** Broken packets that are stepped over before the rest is given up. */
const FAULTS_MAX = 100;

Log.setLevel(AV_LOG_QUIET);

/** FFmpeg inside this process, through the package node-av. */
export const nodeAvDriver: MediaDriver = {
  version: async () => {
    const { ffmpegVersion } = await import("node-av/ffmpeg");
    return { version: packageVersion(), ffmpeg: ffmpegVersion() };
  },
  open: async (path) => {
    const context = new FormatContext();
    const options = Dictionary.fromObject({ protocol_whitelist: "file", format_whitelist: FORMATS });
    if (context.openInputSync(path, null, options) < 0) throw new RefusedFile("truncated");
    // Before the streams are looked into, which decodes the first pictures.
    for (const { codecpar } of context.streams)
      if (codecpar.codecType === AVMEDIA_TYPE_VIDEO && isHugePicture(codecpar))
        throw new RefusedFile("unsafe");
    if (context.findStreamInfoSync(null) < 0) throw new RefusedFile("truncated");
    return {
      container: context.iformat?.name ?? "unknown",
      headerS: context.duration > 0n ? Number(context.duration) / MICROSECONDS : null,
      streams: context.streams.map(streamFacts).filter((stream) => stream !== null),
      read: async (wish, listener) => readAll(context, wish, listener),
    };
  },
};

function packageVersion(): string {
  const path = new URL("../../package.json", import.meta.resolve("node-av/lib"));
  return Package.parse(JSON.parse(readFileSync(path, "utf8"))).version;
}

function readAll(context: FormatContext, { video, audio }: ReadWish, listener: MediaListener): void {
  const readers = new Map(
    [video, audio]
      .filter((wished) => wished !== null)
      .map((wished) => {
        const facts = wished.stream;
        const stream = context.streams.find(({ index }) => index === facts.index);
        if (!stream) throw new Error(`there is no stream ${facts.index}`);
        const reader =
          "pictureEveryS" in wished
            ? new VideoReader(stream, wished, listener)
            : new SoundReader(stream, listener);
        return [facts.index, { facts, stream, reader }];
      }),
  );
  forEachPacket(context, listener, (packet) => {
    const chosen = readers.get(packet.streamIndex);
    if (!chosen) return;
    listener.packet(chosen.facts, packetFacts(packet, chosen.stream));
    chosen.reader.take(packet);
  });
  for (const { reader } of readers.values()) reader.take(null);
}

function forEachPacket(
  context: FormatContext,
  listener: MediaListener,
  take: (packet: Packet) => void,
): void {
  const packet = new Packet();
  packet.alloc();
  for (let faults = 0; faults < FAULTS_MAX;) {
    const code = context.readFrameSync(packet);
    if (code === AVERROR_EOF) return;
    if (code < 0) {
      faults += 1;
      listener.fault("file");
      continue;
    }
    take(packet);
    packet.unref();
  }
}
