import { AV_PKT_FLAG_CORRUPT, AV_PKT_FLAG_DISCARD } from "node-av/constants";
import type { Packet, Stream } from "node-av/lib";
import { secondsOf } from "#/content-checks/media/child-input.ts";

/** Where the packets of one stream begin and end, in seconds; what an edit list cuts off is left out. */
export class PacketSpan {
  readonly #stream: Stream;
  #first = Infinity;
  #lastStart = -Infinity;
  #end = -Infinity;
  #longest = 0;
  packets = 0;
  bytes = 0;
  corrupt = 0;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  add(packet: Packet): void {
    if (packet.hasFlags(AV_PKT_FLAG_CORRUPT)) this.corrupt += 1;
    if (packet.hasFlags(AV_PKT_FLAG_DISCARD)) return;
    this.packets += 1;
    this.bytes += packet.size;
    const start = secondsOf(packet.pts, this.#stream) ?? secondsOf(packet.dts, this.#stream);
    if (start === null) return;
    const length = secondsOf(packet.duration, this.#stream) ?? 0;
    this.#longest = Math.max(this.#longest, length);
    this.#first = Math.min(this.#first, start);
    this.#lastStart = Math.max(this.#lastStart, start);
    this.#end = Math.max(this.#end, start + length);
  }

  get start(): number | null {
    return Number.isFinite(this.#first) ? this.#first : null;
  }

  /** The end of the last packet; where packets carry no length, the mean one is added. */
  get end(): number | null {
    if (this.start === null) return null;
    if (this.#longest > 0 || this.packets < 2) return this.#end;
    return this.#lastStart + (this.#lastStart - this.start) / (this.packets - 1);
  }

  get seconds(): number {
    return this.start === null || this.end === null ? 0 : this.end - this.start;
  }
}
