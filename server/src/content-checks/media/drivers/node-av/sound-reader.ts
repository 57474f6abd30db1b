import { AV_CHANNEL_ORDER_NATIVE, AV_CHANNEL_ORDER_UNSPEC, AV_SAMPLE_FMT_FLTP } from "node-av/constants";
import { SoftwareResampleContext, avChannelLayoutDefault } from "node-av/lib";
import type { Frame, Packet, Stream } from "node-av/lib";
import { SOUND_RATE } from "#/content-checks/media/drivers/media-driver.ts";
import type { MediaListener } from "#/content-checks/media/drivers/media-driver.ts";
import { Decoder } from "#/content-checks/media/drivers/node-av/decoder.ts";
import { newFrame } from "#/content-checks/media/drivers/node-av/frames.ts";
import { RefusedFile } from "#/content-checks/media/refusal.errors.ts";

/** Two channels, left and right, as the engine numbers them. */
const STEREO = { nbChannels: 2, order: AV_CHANNEL_ORDER_NATIVE, mask: 3n };

/** Decodes one audio stream and delivers its sound, piece by piece. */
export class SoundReader {
  readonly #listener: MediaListener;
  readonly #decoder: Decoder | null;
  readonly #resampler = new SoftwareResampleContext();
  #isHeard = false;

  constructor(stream: Stream, listener: MediaListener) {
    this.#listener = listener;
    this.#decoder = decoderOf(stream);
    this.#resampler.alloc();
  }

  /** Null at the end. */
  take(packet: Packet | null): void {
    const isTaken = this.#decoder?.decode(packet, (frame) => this.#convert(frame));
    if (packet && isTaken === false) this.#listener.fault("audio");
    if (packet === null && this.#isHeard) this.#convert(null);
  }

  #convert(input: Frame | null): void {
    // Some files name no more than the number of their channels.
    if (input?.channelLayout.order === AV_CHANNEL_ORDER_UNSPEC)
      input.channelLayout = avChannelLayoutDefault(input.channelLayout.nbChannels);
    const output = newFrame();
    try {
      output.format = AV_SAMPLE_FMT_FLTP;
      output.sampleRate = SOUND_RATE;
      output.channelLayout = STEREO;
      if (this.#resampler.convertFrame(output, input) < 0) {
        this.#listener.fault("audio");
        return;
      }
      const [left, right] = output.extendedData ?? [];
      if (!left || !right || output.nbSamples === 0) return;
      this.#isHeard = true;
      this.#listener.sound(samples(left, output.nbSamples), samples(right, output.nbSamples));
    } finally {
      output.free();
    }
  }
}

/** Sound that no decoder takes leaves the picture to be checked. */
function decoderOf(stream: Stream): Decoder | null {
  try {
    return new Decoder(stream, 1);
  } catch (error) {
    if (error instanceof RefusedFile) return null;
    throw error;
  }
}

function samples(plane: Buffer, count: number): Float32Array {
  const copy = plane.buffer.slice(plane.byteOffset, plane.byteOffset + count * 4);
  return new Float32Array(copy);
}
