import { AVERROR_EAGAIN } from "node-av/constants";
import { Codec, CodecContext } from "node-av/lib";
import type { Frame, Packet, Stream } from "node-av/lib";
import { PIXELS_MAX } from "#/content-checks/media/drivers/limits.ts";
import { newFrame } from "#/content-checks/media/drivers/node-av/frames.ts";
import { RefusedFile, StarvedChild } from "#/content-checks/media/refusal.errors.ts";

/** Decodes the packets of one stream. */
export class Decoder {
  readonly #context: CodecContext;
  readonly #frame = newFrame();

  /** @throws RefusedFile when there is no decoder, or when it does not take the stream; StarvedChild. */
  constructor(stream: Stream, threads: number) {
    const codec = Codec.findDecoder(stream.codecpar.codecId);
    if (!codec) throw new RefusedFile("unsupported");
    this.#context = new CodecContext();
    this.#context.allocContext3(codec);
    this.#context.parametersToContext(stream.codecpar);
    this.#context.pktTimebase = stream.timeBase;
    this.#context.threadCount = threads;
    // As an option of the decoder: a dictionary given to `open2Sync` is freed twice when the process ends.
    this.#context.setOption("max_pixels", PIXELS_MAX);
    const code = this.#context.open2Sync(codec, null);
    if (code === AVERROR_EAGAIN) throw new StarvedChild();
    if (code < 0) throw new RefusedFile("unsupported");
  }

  /** Null asks for what is still inside. Answers whether the packet was taken; a frame holds only during the call. */
  decode(packet: Packet | null, take: (frame: Frame) => void): boolean {
    const isTaken = this.#context.sendPacketSync(packet) >= 0;
    while (this.#context.receiveFrameSync(this.#frame) >= 0) {
      take(this.#frame);
      this.#frame.unref();
    }
    return isTaken;
  }
}
