import { readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import {
  AVCOL_PRI_BT2020,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_SPC_BT709,
  AVCOL_SPC_SMPTE170M,
  AVCOL_TRC_SMPTE2084,
  AVERROR_EOF,
  AV_CHANNEL_ORDER_NATIVE,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_CODEC_FLAG_INTERLACED_DCT,
  AV_DISPOSITION_ATTACHED_PIC,
  AV_FRAME_FLAG_INTERLACED,
  AV_FRAME_FLAG_TOP_FIELD_FIRST,
  AV_LOG_QUIET,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AV_PIX_FMT_YUVJ420P,
  AV_PKT_DATA_DISPLAYMATRIX,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  FF_ENCODER_AAC,
  FF_ENCODER_ADPCM_MS,
  FF_ENCODER_H263,
  FF_ENCODER_LIBMP3LAME,
  FF_ENCODER_LIBOPUS,
  FF_ENCODER_LIBVORBIS,
  FF_ENCODER_LIBVPX_VP8,
  FF_ENCODER_LIBVPX_VP9,
  FF_ENCODER_LIBX264,
  FF_ENCODER_MJPEG,
  FF_ENCODER_MP2,
  FF_ENCODER_MPEG2VIDEO,
  FF_ENCODER_MPEG4,
} from "node-av/constants";
import type { AVSampleFormat } from "node-av/constants";
import { Codec, CodecContext, Dictionary, FormatContext, Frame, Log, Packet, Rational } from "node-av/lib";
import type { Stream } from "node-av/lib";
import { pattern, tinted } from "#/content-checks/media/drivers/edge-pictures.fixtures.ts";
import type { Tint } from "#/content-checks/media/drivers/edge-pictures.fixtures.ts";
import type { EdgeFile } from "#/content-checks/media/drivers/edge-files.fixtures.ts";

// Makes test videos with the engine itself, so that no other program is needed. Run as a program of its own.

const SOUND_RATE = 48_000;
/** One, in the fixed-point numbers of a display matrix. */
const FIXED_POINT = 65_536;
const FORMATS: Record<string, string> = { m4v: "mp4", mkv: "matroska", mpg: "mpeg", mpeg: "mpeg" };
const SAMPLES: Record<string, AVSampleFormat> = {
  aac: AV_SAMPLE_FMT_FLTP,
  libvorbis: AV_SAMPLE_FMT_FLTP,
  libmp3lame: AV_SAMPLE_FMT_FLTP,
  mp2: AV_SAMPLE_FMT_S16,
  adpcm_ms: AV_SAMPLE_FMT_S16,
  libopus: AV_SAMPLE_FMT_FLT,
};

const ENCODERS = {
  libx264: FF_ENCODER_LIBX264,
  mpeg4: FF_ENCODER_MPEG4,
  mpeg2video: FF_ENCODER_MPEG2VIDEO,
  libvpx: FF_ENCODER_LIBVPX_VP8,
  "libvpx-vp9": FF_ENCODER_LIBVPX_VP9,
  mjpeg: FF_ENCODER_MJPEG,
  h263: FF_ENCODER_H263,
  aac: FF_ENCODER_AAC,
  mp2: FF_ENCODER_MP2,
  adpcm_ms: FF_ENCODER_ADPCM_MS,
  libmp3lame: FF_ENCODER_LIBMP3LAME,
  libvorbis: FF_ENCODER_LIBVORBIS,
  libopus: FF_ENCODER_LIBOPUS,
};

Log.setLevel(AV_LOG_QUIET);
const [folder = ".", list = "[]"] = process.argv.slice(2);
const files: EdgeFile[] = JSON.parse(list);
for (const file of files) make(folder, file);
// The engine frees its own; leaving at once spares the collector.
process.exit(0);

interface Track {
  stream: Stream;
  encoder: CodecContext;
  /** Sends the next frame; answers its time in seconds, or null at the end. */
  next: () => Frame | null;
}

function make(target: string, file: EdgeFile): void {
  const extension = file.name.split(".").at(-1) ?? "";
  const path = join(target, file.name);
  const output = new FormatContext();
  check(output.allocOutputContext2(null, FORMATS[extension] ?? extension, path), "output");
  output.url = path;
  const tracks = [
    ...(file.video ? [videoTrack(output, file.video)] : []),
    ...(file.sound ? [soundTrack(output, file.sound)] : []),
  ];
  const cover = file.coverPicture ? coverTrack(output) : null;
  check(output.openOutputSync(), "open");
  check(output.writeHeaderSync(Dictionary.fromObject(file.muxer ?? {})), "header");
  cover?.();
  for (const track of tracks) write(output, track);
  check(output.writeTrailerSync(), "trailer");
  output.closeOutputSync();
  if (file.keep !== undefined) truncateSync(path, Math.floor(readFileSync(path).length * file.keep));
}

function videoTrack(output: FormatContext, video: NonNullable<EdgeFile["video"]>): Track {
  const encoder = encoderOf(video.encoder);
  const timeBase = new Rational(1, video.rate);
  encoder.width = video.width;
  encoder.height = video.height;
  encoder.timeBase = timeBase;
  encoder.framerate = new Rational(video.rate, 1);
  encoder.pixelFormat = video.encoder === "mjpeg" ? AV_PIX_FMT_YUVJ420P : AV_PIX_FMT_YUV420P;
  if (video.tint) tag(encoder, video.tint);
  if (video.isInterlaced) encoder.setFlags(AV_CODEC_FLAG_INTERLACED_DCT);
  encoder.gopSize = 12;
  encoder.bitRate = 400_000n;
  if (video.aspect) encoder.sampleAspectRatio = new Rational(...video.aspect);
  const stream = addStream(output, encoder);
  stream.avgFrameRate = new Rational(video.rate, 1);
  if (video.aspect) stream.sampleAspectRatio = new Rational(...video.aspect);
  if (video.rotation !== undefined)
    stream.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, displayMatrix(video.rotation));
  let index = 0;
  let at = 0;
  const next = () => {
    if (index === video.frames) return null;
    const { width, height } = video;
    const data = video.tint ? tinted(width, height, video.tint) : pattern(width, height, index);
    const frame = Frame.fromVideoBuffer(data, { width, height, format: encoder.pixelFormat });
    if (video.isInterlaced) frame.setFlags(AV_FRAME_FLAG_INTERLACED, AV_FRAME_FLAG_TOP_FIELD_FIRST);
    const length = video.longFrames?.includes(index) ? 2 : 1;
    frame.pts = BigInt(at);
    frame.duration = BigInt(length);
    frame.timeBase = timeBase;
    index += 1;
    at += length;
    return frame;
  };
  return { stream, encoder, next };
}

function tag(encoder: CodecContext, { range, matrix }: Tint): void {
  encoder.colorRange = range === "full" ? AVCOL_RANGE_JPEG : AVCOL_RANGE_MPEG;
  encoder.colorSpace = { bt601: AVCOL_SPC_SMPTE170M, bt709: AVCOL_SPC_BT709, bt2020: AVCOL_SPC_BT2020_NCL }[
    matrix
  ];
  if (matrix !== "bt2020") return;
  encoder.pixelFormat = AV_PIX_FMT_YUV420P10LE;
  encoder.colorPrimaries = AVCOL_PRI_BT2020;
  encoder.colorTrc = AVCOL_TRC_SMPTE2084;
}

function soundTrack(output: FormatContext, sound: NonNullable<EdgeFile["sound"]>): Track {
  const encoder = encoderOf(sound.encoder);
  const format = SAMPLES[sound.encoder] ?? AV_SAMPLE_FMT_FLTP;
  const channelLayout = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };
  encoder.sampleRate = SOUND_RATE;
  encoder.sampleFormat = format;
  encoder.channelLayout = channelLayout;
  encoder.timeBase = new Rational(1, SOUND_RATE);
  encoder.bitRate = 96_000n;
  const stream = addStream(output, encoder);
  const size = encoder.frameSize || 1024;
  let at = 0;
  const next = () => {
    if (at >= sound.seconds * SOUND_RATE) return null;
    const frame = Frame.fromAudioBuffer(tone(at, size, format), {
      nbSamples: size,
      format,
      sampleRate: SOUND_RATE,
      channelLayout,
      pts: BigInt(at),
    });
    at += size;
    return frame;
  };
  return { stream, encoder, next };
}

/** A picture that is no video: shops and players put it beside the sound. */
function coverTrack(output: FormatContext): () => void {
  const encoder = encoderOf("mjpeg");
  encoder.width = 320;
  encoder.height = 64;
  encoder.timeBase = new Rational(1, 1);
  encoder.pixelFormat = AV_PIX_FMT_YUVJ420P;
  const stream = addStream(output, encoder);
  stream.setDisposition(AV_DISPOSITION_ATTACHED_PIC);
  let isSent = false;
  const next = () => {
    if (isSent) return null;
    isSent = true;
    const size = { width: 320, height: 64 };
    const frame = Frame.fromVideoBuffer(pattern(320, 64, 0), { ...size, format: AV_PIX_FMT_YUVJ420P });
    frame.pts = 0n;
    return frame;
  };
  return () => write(output, { stream, encoder, next });
}

function encoderOf(name: keyof typeof ENCODERS): CodecContext {
  const codec = Codec.findEncoderByName(ENCODERS[name]);
  if (!codec) throw new Error(`no encoder ${name}`);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  if (name === "libvpx" || name === "libvpx-vp9") encoder.setOption("cpu-used", "8");
  if (name === "mpeg2video" || name === "mp2") encoder.setOption("strict", "-1");
  return encoder;
}

function addStream(output: FormatContext, encoder: CodecContext): Stream {
  if (["mp4", "mov", "matroska", "webm", "3gp"].includes(output.oformat?.name ?? ""))
    encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  check(encoder.open2Sync(null, null), "encoder");
  const stream = output.newStream();
  stream.timeBase = encoder.timeBase;
  check(stream.codecpar.fromContext(encoder), "parameters");
  return stream;
}

function write(output: FormatContext, { stream, encoder, next }: Track): void {
  const packet = new Packet();
  packet.alloc();
  for (let frame = next(); ; frame = next()) {
    check(encoder.sendFrameSync(frame), "frame");
    for (;;) {
      const code = encoder.receivePacketSync(packet);
      if (code < 0) {
        if (code === AVERROR_EOF) return;
        break;
      }
      packet.streamIndex = stream.index;
      if (packet.duration === 0n && encoder.width > 0) packet.duration = 1n;
      packet.rescaleTs(encoder.timeBase, stream.timeBase);
      check(output.interleavedWriteFrameSync(packet), "packet");
    }
  }
}

function tone(from: number, count: number, format: AVSampleFormat): Buffer {
  const value = (index: number) => 0.3 * Math.sin((2 * Math.PI * 440 * (from + index)) / SOUND_RATE);
  if (format === AV_SAMPLE_FMT_S16)
    return Buffer.from(Int16Array.from({ length: count }, (_one, index) => value(index) * 32_767).buffer);
  return Buffer.from(Float32Array.from({ length: count }, (_one, index) => value(index)).buffer);
}

/** The 3 × 3 matrix of the container, fixed point, for a turn clockwise. */
function displayMatrix(degrees: number): Buffer {
  const angle = (degrees * Math.PI) / 180;
  const values = [Math.cos(angle), Math.sin(angle), 0, -Math.sin(angle), Math.cos(angle), 0, 0, 0, 16_384];
  const matrix = Buffer.alloc(36);
  for (const [index, value] of values.entries())
    matrix.writeInt32LE(Math.round(value * FIXED_POINT), index * 4);
  return matrix;
}

function check(code: number, what: string): void {
  if (code < 0) throw new Error(`${what} failed with ${code}`);
}
