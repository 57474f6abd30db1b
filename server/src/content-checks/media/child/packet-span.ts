import type { Packet } from "#/content-checks/media/drivers/media-driver.ts";

/** Where the packets of one stream begin and end, in seconds; what an edit list cuts off is left out. */
export class PacketSpan {
  #first = Infinity;
  #lastStart = -Infinity;
  #end = -Infinity;
  #longest = 0;
  packets = 0;
  bytes = 0;
  corrupt = 0;

  add({ startS, lengthS, bytes, isCorrupt, isDiscarded }: Packet): void {
    if (isCorrupt) this.corrupt += 1;
    if (isDiscarded) return;
    this.packets += 1;
    this.bytes += bytes;
    if (startS === null) return;
    this.#longest = Math.max(this.#longest, lengthS);
    this.#first = Math.min(this.#first, startS);
    this.#lastStart = Math.max(this.#lastStart, startS);
    this.#end = Math.max(this.#end, startS + lengthS);
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
