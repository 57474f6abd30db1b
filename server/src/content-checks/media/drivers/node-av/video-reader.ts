import { AV_PIX_FMT_GRAY8, AV_PIX_FMT_RGB24 } from "node-av/constants";
import type { Frame, Packet, Stream } from "node-av/lib";
import { DECODER_THREADS } from "#/content-checks/media/drivers/limits.ts";
import type { MediaListener, ReadWish } from "#/content-checks/media/drivers/media-driver.ts";
import { Decoder } from "#/content-checks/media/drivers/node-av/decoder.ts";
import { scaled } from "#/content-checks/media/drivers/node-av/frames.ts";
import { secondsOf } from "#/content-checks/media/drivers/node-av/streams.ts";

/** Decodes one video stream and delivers some of its pictures. */
export class VideoReader {
  readonly #stream: Stream;
  readonly #wish: NonNullable<ReadWish["video"]>;
  readonly #listener: MediaListener;
  readonly #decoder: Decoder;
  #start: number | null = null;
  #next = 0;

  /** @throws RefusedFile when no decoder takes the stream; StarvedChild. */
  constructor(stream: Stream, wish: NonNullable<ReadWish["video"]>, listener: MediaListener) {
    this.#stream = stream;
    this.#wish = wish;
    this.#listener = listener;
    this.#decoder = new Decoder(stream, DECODER_THREADS);
  }

  /** Null at the end. */
  take(packet: Packet | null): void {
    const isTaken = this.#decoder.decode(packet, (frame) => this.#see(frame));
    if (packet && !isTaken) this.#listener.fault("video");
  }

  #see(frame: Frame): void {
    if (frame.decodeErrorFlags !== 0) this.#listener.fault("video");
    const stamp = secondsOf(frame.bestEffortTimestamp, this.#stream) ?? this.#next;
    this.#start ??= stamp;
    const t = Math.max(0, stamp - this.#start);
    this.#listener.frame(t);
    if (t < this.#next) return;
    this.#next = t + this.#wish.pictureEveryS;
    // In one size, also where the video changes its own.
    const { width, height } = this.#wish.stream;
    const grey = { format: AV_PIX_FMT_GRAY8, pixelBytes: 1, way: "neighbor" } as const;
    const data = scaled(frame, { width, height, ...grey });
    if (!data) return;
    const colour = { format: AV_PIX_FMT_RGB24, pixelBytes: 3, way: "area" } as const;
    const rgb = () => scaled(frame, { ...this.#wish.stillSize, ...colour });
    this.#listener.picture({ t, luma: { width, height, data }, rgb });
  }
}
