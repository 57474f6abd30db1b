/** A fixed number of yes-or-no answers, one per account of a segment. */
export class Bitset {
  readonly size: number;
  readonly #words: Uint32Array;

  constructor(size: number, words = new Uint32Array(Math.ceil(size / 32))) {
    this.size = size;
    this.#words = words;
  }

  static full(size: number): Bitset {
    const set = new Bitset(size, new Uint32Array(Math.ceil(size / 32)).fill(0xff_ff_ff_ff));
    const rest = size % 32;
    if (rest > 0) set.#words[set.#words.length - 1] = 2 ** rest - 1;
    return set;
  }

  add(index: number): void {
    const at = index >>> 5;
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (index & 31));
  }

  remove(index: number): void {
    const at = index >>> 5;
    this.#words[at] = (this.#words[at] ?? 0) & ~(1 << (index & 31));
  }

  has(index: number): boolean {
    return (((this.#words[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1;
  }

  addAll(indexes: Iterable<number>): this {
    for (const index of indexes) this.add(index);
    return this;
  }

  and(other: Bitset): Bitset {
    return this.#combine(other, (one, two) => one & two);
  }

  or(other: Bitset): Bitset {
    return this.#combine(other, (one, two) => one | two);
  }

  without(other: Bitset): Bitset {
    return this.#combine(other, (one, two) => one & ~two);
  }

  count(): number {
    let total = 0;
    for (const word of this.#words) total += bitsOf(word);
    return total;
  }

  /** How many are in both. */
  countIn(indexes: Uint32Array): number {
    let total = 0;
    for (const index of indexes) if (this.has(index)) total += 1;
    return total;
  }

  *[Symbol.iterator](): Generator<number> {
    for (let at = 0; at < this.#words.length; at += 1) {
      let word = this.#words[at] ?? 0;
      while (word !== 0) {
        const lowest = 31 - Math.clz32(word & -word);
        yield at * 32 + lowest;
        word &= word - 1;
      }
    }
  }

  #combine(other: Bitset, join: (one: number, two: number) => number): Bitset {
    const words = new Uint32Array(this.#words.length);
    for (let at = 0; at < words.length; at += 1) {
      words[at] = join(this.#words[at] ?? 0, other.#words[at] ?? 0);
    }
    return new Bitset(this.size, words);
  }
}

function bitsOf(word: number): number {
  let rest = word - ((word >>> 1) & 0x55_55_55_55);
  rest = (rest & 0x33_33_33_33) + ((rest >>> 2) & 0x33_33_33_33);
  return Math.imul((rest + (rest >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
