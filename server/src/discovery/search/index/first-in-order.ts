/** Things that are looked at between two chances for a pause. */
const STEP = 256;

/**
 * The things from `from` on, `count` of them, of the order that `compare` gives; no two may be equal by it. The rest is
 * never put in order: a page of 20 out of 100,000 costs a look at each.
 */
export function* firstInOrder<T>(
  things: Iterable<T>,
  { from, count, compare }: { from: number; count: number; compare: (one: T, two: T) => number },
): Generator<void, T[]> {
  const best = new WorstOnTop(compare);
  const size = from + count;
  let seen = 0;
  for (const thing of things) {
    if (size > 0) best.offer(thing, size);
    seen += 1;
    if (seen % STEP === 0) yield;
  }
  const page: T[] = [];
  for (let left = best.size - from; left > 0; left -= 1) {
    page.push(...best.takeWorst());
    if (page.length % STEP === 0) yield;
  }
  return page.toReversed();
}

/** A heap whose first thing comes last in the order. */
class WorstOnTop<T> {
  readonly #things: T[] = [];
  readonly #compare: (one: T, two: T) => number;

  constructor(compare: (one: T, two: T) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#things.length;
  }

  /** Keeps a thing that is among the first `size` so far. */
  offer(thing: T, size: number): void {
    if (this.#things.length < size) {
      this.#things.push(thing);
      this.#rise(this.#things.length - 1, thing);
      return;
    }
    const [worst] = this.#things;
    if (worst !== undefined && this.#compare(thing, worst) < 0) this.#sink(thing);
  }

  /** The one that comes last, or nothing. */
  takeWorst(): T[] {
    const taken = this.#things.slice(0, 1);
    const last = this.#things.pop();
    if (last !== undefined && this.#things.length > 0) this.#sink(last);
    return taken;
  }

  #rise(start: number, thing: T): void {
    let at = start;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = this.#things[parent];
      if (above === undefined || this.#compare(above, thing) > 0) break;
      this.#things[at] = above;
      at = parent;
    }
    this.#things[at] = thing;
  }

  /** Puts a thing in the place of the first and lets it find its own. */
  #sink(thing: T): void {
    let at = 0;
    for (;;) {
      const child = this.#worseChild(at);
      const below = this.#things[child];
      if (below === undefined || this.#compare(thing, below) >= 0) break;
      this.#things[at] = below;
      at = child;
    }
    this.#things[at] = thing;
  }

  #worseChild(at: number): number {
    const left = 2 * at + 1;
    const [one, two] = [this.#things[left], this.#things[left + 1]];
    return one !== undefined && two !== undefined && this.#compare(two, one) > 0 ? left + 1 : left;
  }
}
