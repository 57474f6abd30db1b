/** Things by a key that together weigh no more than a maximum: those that were used longest ago go first. */
export class RecentlyUsed<Thing> {
  readonly #weightMax: number;
  readonly #weigh: (thing: Thing) => number;
  /** The one that was used longest ago stands first. */
  readonly #things = new Map<string, Thing>();
  readonly #users = new Map<string, number>();

  /** @param weigh is asked again each time, so that a thing may grow. */
  constructor(weightMax: number, weigh: (thing: Thing) => number) {
    this.#weightMax = weightMax;
    this.#weigh = weigh;
  }

  /** Counts as a use. */
  get(key: string): Thing | undefined {
    const thing = this.#things.get(key);
    if (thing !== undefined) this.put(key, thing);
    return thing;
  }

  has(key: string): boolean {
    return this.#things.has(key);
  }

  put(key: string, thing: Thing): void {
    this.#things.delete(key);
    this.#things.set(key, thing);
  }

  entries(): [string, Thing][] {
    return [...this.#things];
  }

  /** Lets go of nothing under this key until `work` has ended; then of what is too much. */
  async whileUsed<T>(key: string, work: () => Promise<T>): Promise<T> {
    this.#users.set(key, (this.#users.get(key) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const users = (this.#users.get(key) ?? 1) - 1;
      if (users === 0) this.#users.delete(key);
      else this.#users.set(key, users);
      this.#letGo();
    }
  }

  // The last one stays, however much it weighs: whoever used it is about to use it again.
  #letGo(): void {
    let weight = this.entries().reduce((sum, [, thing]) => sum + this.#weigh(thing), 0);
    for (const [key, thing] of this.entries().slice(0, -1)) {
      if (weight <= this.#weightMax) return;
      if (this.#users.has(key)) continue;
      this.#things.delete(key);
      weight -= this.#weigh(thing);
    }
  }
}
