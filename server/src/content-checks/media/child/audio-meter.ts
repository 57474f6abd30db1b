import type { Measurement } from "#/content-checks/analysis/measurement.ts";
import { SoundMeter } from "#/content-checks/analysis/sound/sound-meter.ts";
import { PacketSpan } from "#/content-checks/media/child/packet-span.ts";
import type { AudioStream } from "#/content-checks/media/drivers/media-driver.ts";

/** Share of packets that may fail before the sound counts as unreadable. */
const FAULT_SHARE = 0.05;

/** Measures one audio stream. */
export class AudioMeter {
  readonly span = new PacketSpan();
  readonly stream: AudioStream;
  readonly #meter = new SoundMeter();
  #isHeard = false;
  faults = 0;

  constructor(stream: AudioStream) {
    this.stream = stream;
  }

  sound(left: Float32Array, right: Float32Array): void {
    this.#isHeard = true;
    this.#meter.add(left, right);
  }

  finish(): NonNullable<Measurement["audio"]> {
    const { codec, sampleRate, channels } = this.stream;
    const { seconds, packets, bytes } = this.span;
    const isRead = this.#isHeard && this.faults <= packets * FAULT_SHARE;
    return {
      codec,
      sampleRate,
      channels,
      bitRate: seconds > 0 ? (bytes * 8) / seconds : null,
      durationS: seconds,
      sound: isRead ? this.#meter.measure() : null,
    };
  }
}
