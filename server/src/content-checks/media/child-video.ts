import { AVERROR_EAGAIN, AV_PIX_FMT_GRAY8, SWS_POINT } from "node-av/constants";
import { Codec, CodecContext, avGetCodecName } from "node-av/lib";
import type { AVPixelFormat } from "node-av/constants";
import type { Frame, Packet, Stream } from "node-av/lib";
import type { Measurement, PictureMeasure } from "#/content-checks/analysis/measurement.ts";
import { measurePicture } from "#/content-checks/analysis/picture/picture-measures.ts";
import type { Luma } from "#/content-checks/analysis/picture/picture-measures.ts";
import { newFrame, scaled } from "#/content-checks/media/child-frame.ts";
import { PIXELS_MAX, rotationOf, secondsOf } from "#/content-checks/media/child-input.ts";
import { PacketSpan } from "#/content-checks/media/child-span.ts";
import { StillKeeper } from "#/content-checks/media/child-still.ts";
import { RefusedFile, StarvedChild } from "#/content-checks/media/refusal.errors.ts";
import type { Still } from "#/content-checks/media/still.ts";

/** One picture a second up to two minutes, then 120 in all; short clips get eight. */
const PICTURES_MAX = 120;
const PICTURES_MIN = 8;
const THREADS = 2;

/** Decodes one video stream and measures some of its pictures. */
export class VideoReader {
  readonly span: PacketSpan;
  readonly #stream: Stream;
  readonly #decoder: CodecContext;
  readonly #frame = newFrame();
  readonly #pictures: PictureMeasure[] = [];
  readonly #interval: number;
  readonly #stills = new StillKeeper();
  #luma: Luma | null = null;
  #start: number | null = null;
  #next = 0;
  #decoded = 0;
  faults = 0;

  /** @throws RefusedFile when no decoder takes the stream. */
  constructor(stream: Stream, headerS: number | null) {
    this.#stream = stream;
    this.span = new PacketSpan(stream);
    this.#decoder = openDecoder(stream, THREADS);
    const length = headerS ?? PICTURES_MAX;
    this.#interval = Math.max(length / PICTURES_MAX, Math.min(1, length / PICTURES_MIN));
  }

  take(packet: Packet): void {
    this.span.add(packet);
    this.#decode(packet);
  }

  finish(): Measurement["video"] {
    this.#decode(null);
    if (this.span.packets < 2) return null;
    const { codecpar, avgFrameRate } = this.#stream;
    const aspect = aspectOf(this.#stream);
    const seconds = this.span.seconds;
    return {
      codec: avGetCodecName(codecpar.codecId) ?? "unknown",
      codedWidth: codecpar.width,
      codedHeight: codecpar.height,
      pixelAspect: aspect,
      rotation: rotationOf(this.#stream),
      frameRate: rateOf(avgFrameRate, this.span.packets, seconds),
      durationS: seconds,
      bytes: this.span.bytes,
      packets: this.span.packets,
      decodedFrames: this.#decoded,
      pictures: this.#pictures,
    };
  }

  /** The sharpest picture that was measured. */
  get still(): Still | null {
    return this.#stills.still;
  }

  #decode(packet: Packet | null): void {
    if (this.#decoder.sendPacketSync(packet) < 0 && packet) this.faults += 1;
    while (this.#decoder.receiveFrameSync(this.#frame) >= 0) {
      this.#see(this.#frame);
      this.#frame.unref();
    }
  }

  #see(frame: Frame): void {
    this.#decoded += 1;
    if (frame.decodeErrorFlags !== 0) this.faults += 1;
    const stamp = secondsOf(frame.bestEffortTimestamp, this.#stream) ?? this.#next;
    this.#start ??= stamp;
    const t = Math.max(0, stamp - this.#start);
    if (t < this.#next) return;
    this.#next = t + this.#interval;
    const { pixelFormat } = this.#decoder;
    const luma = lumaOf(frame, pixelFormat);
    if (!luma) return;
    const picture = measurePicture(luma, this.#luma, t);
    this.#pictures.push(picture);
    this.#luma = luma;
    const [aspect, rotation] = [aspectOf(this.#stream), rotationOf(this.#stream)];
    this.#stills.offer(frame, pixelFormat, { blur: picture.blur, aspect, rotation });
  }
}

/** @throws RefusedFile when there is no decoder, or when it does not take the stream; StarvedChild. */
export function openDecoder(stream: Stream, threads: number): CodecContext {
  const codec = Codec.findDecoder(stream.codecpar.codecId);
  if (!codec) throw new RefusedFile("unsupported");
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  decoder.parametersToContext(stream.codecpar);
  decoder.pktTimebase = stream.timeBase;
  decoder.threadCount = threads;
  // As an option of the decoder: a dictionary given to `open2Sync` is freed twice when the process ends.
  decoder.setOption("max_pixels", PIXELS_MAX);
  const code = decoder.open2Sync(codec, null);
  if (code === AVERROR_EAGAIN) throw new StarvedChild();
  if (code < 0) throw new RefusedFile("unsupported");
  return decoder;
}

function lumaOf(frame: Frame, format: AVPixelFormat): Luma | null {
  const { width, height } = frame;
  const grey = { width, height, format: AV_PIX_FMT_GRAY8, pixelBytes: 1, flags: SWS_POINT };
  const data = scaled(frame, format, grey);
  return data && { width, height, data };
}

/** Pixels that are not square: the stream's own figure goes before the codec's. */
function aspectOf({ sampleAspectRatio, codecpar }: Stream): number {
  for (const { num, den } of [sampleAspectRatio, codecpar.sampleAspectRatio])
    if (num > 0 && den > 0) return num / den;
  return 1;
}

function rateOf({ num, den }: { num: number; den: number }, packets: number, seconds: number): number | null {
  if (num > 0 && den > 0) return num / den;
  return seconds > 0 ? packets / seconds : null;
}
