import { AV_CHANNEL_ORDER_NATIVE, AV_SAMPLE_FMT_FLTP } from "node-av/constants";
import { SoftwareResampleContext, avGetCodecName } from "node-av/lib";
import type { CodecContext, Frame, Packet, Stream } from "node-av/lib";
import type { Measurement } from "#/content-checks/analysis/measurement.ts";
import { SOUND_RATE, SoundMeter } from "#/content-checks/analysis/sound/sound-meter.ts";
import { PacketSpan } from "#/content-checks/media/child-span.ts";
import { newFrame } from "#/content-checks/media/child-frame.ts";
import { openDecoder } from "#/content-checks/media/child-video.ts";
import { RefusedFile } from "#/content-checks/media/refusal.errors.ts";

/** Two channels, left and right, as the engine numbers them. */
const STEREO = { nbChannels: 2, order: AV_CHANNEL_ORDER_NATIVE, mask: 3n };
/** Share of packets that may fail before the sound counts as unreadable. */
const FAULT_SHARE = 0.05;

/** Decodes one audio stream, piece by piece, and measures it. */
export class AudioReader {
  readonly span: PacketSpan;
  readonly #stream: Stream;
  readonly #decoder: CodecContext | null;
  readonly #frame = newFrame();
  readonly #resampler = new SoftwareResampleContext();
  readonly #meter = new SoundMeter();
  #pieces = 0;
  #faults = 0;

  constructor(stream: Stream) {
    this.#stream = stream;
    this.span = new PacketSpan(stream);
    this.#decoder = decoderOf(stream);
    this.#resampler.alloc();
  }

  take(packet: Packet): void {
    this.span.add(packet);
    this.#decode(packet);
  }

  finish(): NonNullable<Measurement["audio"]> {
    this.#decode(null);
    if (this.#pieces > 0) this.#convert(null);
    const { codecpar } = this.#stream;
    const seconds = this.span.seconds;
    const isRead = this.#pieces > 0 && this.#faults <= this.span.packets * FAULT_SHARE;
    return {
      codec: avGetCodecName(codecpar.codecId) ?? "unknown",
      sampleRate: codecpar.sampleRate,
      channels: codecpar.channels,
      bitRate: seconds > 0 ? (this.span.bytes * 8) / seconds : null,
      durationS: seconds,
      sound: isRead ? this.#meter.measure() : null,
    };
  }

  #decode(packet: Packet | null): void {
    if (!this.#decoder) return;
    if (this.#decoder.sendPacketSync(packet) < 0 && packet) this.#faults += 1;
    while (this.#decoder.receiveFrameSync(this.#frame) >= 0) {
      this.#convert(this.#frame);
      this.#frame.unref();
    }
  }

  #convert(input: Frame | null): void {
    const output = newFrame();
    try {
      output.format = AV_SAMPLE_FMT_FLTP;
      output.sampleRate = SOUND_RATE;
      output.channelLayout = STEREO;
      if (this.#resampler.convertFrame(output, input) < 0) {
        this.#faults += 1;
        return;
      }
      const [left, right] = output.extendedData ?? [];
      if (!left || !right || output.nbSamples === 0) return;
      this.#pieces += 1;
      this.#meter.add(samples(left, output.nbSamples), samples(right, output.nbSamples));
    } finally {
      output.free();
    }
  }
}

/** Sound that no decoder takes leaves the picture to be checked. */
function decoderOf(stream: Stream): CodecContext | null {
  try {
    return openDecoder(stream, 1);
  } catch (error) {
    if (error instanceof RefusedFile) return null;
    throw error;
  }
}

function samples(plane: Buffer, count: number): Float32Array {
  const copy = plane.buffer.slice(plane.byteOffset, plane.byteOffset + count * 4);
  return new Float32Array(copy);
}
