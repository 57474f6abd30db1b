const BLOCK = 64;

/** Round constants of FIPS 180-4: the first 32 bits of the fractional parts of cube roots of primes. */
const ROUNDS = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
/** Start values: the same of square roots. */
const START = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

/** SHA-256 of data that comes in pieces; the browser's own wants all of it at once. */
export class Sha256 {
  readonly #state = Uint32Array.from(START);
  readonly #schedule = new Uint32Array(64);
  readonly #rest = new Uint8Array(BLOCK);
  #filled = 0;
  #bytes = 0;

  update(data: Uint8Array): void {
    this.#bytes += data.length;
    let at = 0;
    while (at < data.length) {
      if (this.#filled === 0 && data.length - at >= BLOCK) {
        this.#digest(data, at);
        at += BLOCK;
        continue;
      }
      const taken = Math.min(BLOCK - this.#filled, data.length - at);
      this.#rest.set(data.subarray(at, at + taken), this.#filled);
      this.#filled += taken;
      at += taken;
      if (this.#filled === BLOCK) {
        this.#digest(this.#rest, 0);
        this.#filled = 0;
      }
    }
  }

  /** 64 hex digits. Nothing may be added afterwards. */
  hex(): string {
    const bits = this.#bytes * 8;
    const padding = new Uint8Array(((BLOCK + 55 - (this.#bytes % BLOCK)) % BLOCK) + 9);
    padding[0] = 0x80;
    const view = new DataView(padding.buffer);
    view.setUint32(padding.length - 8, Math.floor(bits / 2 ** 32));
    view.setUint32(padding.length - 4, bits % 2 ** 32);
    this.update(padding);
    return Array.from(this.#state, (word) => word.toString(16).padStart(8, "0")).join("");
  }

  #digest(data: Uint8Array, at: number): void {
    const w = this.#schedule;
    const view = new DataView(data.buffer, data.byteOffset + at, BLOCK);
    for (let t = 0; t < 16; t++) w[t] = view.getUint32(t * 4);
    for (let t = 16; t < 64; t++) {
      const early = w[t - 15] ?? 0;
      const late = w[t - 2] ?? 0;
      const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const other = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      w[t] = (w[t - 16] ?? 0) + one + (w[t - 7] ?? 0) + other;
    }
    compress(this.#state, w);
  }
}

function compress(state: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t++) {
    const choice = (e & f) ^ (~e & g);
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + mixed + choice + (ROUNDS[t] ?? 0) + (w[t] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}
