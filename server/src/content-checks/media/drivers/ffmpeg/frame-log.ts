/** Names of the two showinfo filters whose lines are read: every decoded frame, and those that are delivered. */
export const DECODED = "showinfo@decoded";
export const PICKED = "showinfo@picked";

const TIME_BASE = /^\[(showinfo@\w+) .*\bconfig in time_base: (\d+)\/(\d+)/u;
const FRAME = /^\[(showinfo@\w+) .*\bn: *\d+ pts: *(-?\d+|NOPTS)/u;
/** Wordings of FFmpeg 5, 6 and 7. */
const FAULT = /Error while decoding stream|Error submitting packet to decoder|corrupt decoded frame/u;
const NO_DECODER = /\bDecoder .*not found|no decoder found|opening decoder/iu;

interface Heard {
  /** Seconds from the first frame. */
  decoded: (t: number) => void;
  fault: () => void;
}

/** Reads what ffmpeg tells on its error output while it decodes. */
export class FrameLog {
  readonly #heard: Heard;
  readonly #picked: number[] = [];
  readonly #waiting = new Map<number, (t: number | null) => void>();
  #secondsInTick = 0;
  #start: number | null = null;
  #last = 0;
  #isEnded = false;
  hasNoDecoder = false;

  constructor(heard: Heard) {
    this.#heard = heard;
  }

  hear(line: string): void {
    const [, filter, stamp] = FRAME.exec(line) ?? [];
    if (filter && stamp) this.#frame(filter, stamp);
    else if (FAULT.test(line)) this.#heard.fault();
    else if (NO_DECODER.test(line)) this.hasNoDecoder = true;
    const [, , above, below] = TIME_BASE.exec(line) ?? [];
    if (above && below) this.#secondsInTick = Number(above) / Number(below);
  }

  /** Time of a delivered picture, by its number; null when the log ended before it. */
  pickedAt(index: number): Promise<number | null> {
    const t = this.#picked[index];
    if (t !== undefined || this.#isEnded) return Promise.resolve(t ?? null);
    return new Promise((resolve) => this.#waiting.set(index, resolve));
  }

  end(): void {
    this.#isEnded = true;
    for (const resolve of this.#waiting.values()) resolve(null);
  }

  #frame(filter: string, stamp: string): void {
    const seconds = stamp === "NOPTS" ? this.#last + (this.#start ?? 0) : Number(stamp) * this.#secondsInTick;
    this.#start ??= seconds;
    const t = Math.max(0, seconds - this.#start);
    if (filter === DECODED) {
      this.#last = t;
      this.#heard.decoded(t);
      return;
    }
    const index = this.#picked.push(t) - 1;
    this.#waiting.get(index)?.(t);
    this.#waiting.delete(index);
  }
}
