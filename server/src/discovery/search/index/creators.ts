import { Bitset } from "./bitset.ts";

/** Accounts that are looked at between two chances for a pause. */
const STEP = 256;

/** Where the accounts of a creator stand: from `from` up to, and without, `to`. */
interface Run {
  from: number;
  to: number;
}

/**
 * Whose the accounts of a segment are. Most creators have one account, and to them a set of accounts is a set of
 * creators: only those with several are looked at.
 */
export class Creators {
  readonly count: number;
  /** For each account the place of its creator among the creators. */
  readonly places: Uint32Array;
  readonly #runs: ReadonlyMap<string, Run>;
  readonly #several: readonly Run[];

  constructor(runs: ReadonlyMap<string, Run>, several: readonly Run[], places: Uint32Array) {
    this.count = runs.size;
    this.places = places;
    this.#runs = runs;
    this.#several = several;
  }

  static *build(accounts: readonly { creatorId: string }[]): Generator<void, Creators> {
    const runs = new Map<string, Run>();
    const several: Run[] = [];
    const places = new Uint32Array(accounts.length);
    let run: Run = { from: 0, to: 0 };
    for (const [at, { creatorId }] of accounts.entries()) {
      if (at % STEP === 0) yield;
      if (at > 0 && accounts[at - 1]?.creatorId === creatorId) {
        if (run.to - run.from === 1) several.push(run);
        run.to += 1;
      } else {
        run = { from: at, to: at + 1 };
        runs.set(creatorId, run);
      }
      places[at] = runs.size - 1;
    }
    return new Creators(runs, several, places);
  }

  /** The accounts of a creator; undefined when there are none. */
  run(creatorId: string): Run | undefined {
    return this.#runs.get(creatorId);
  }

  /** How many creators have an account in the set. */
  countIn(accounts: Bitset): number {
    let count = accounts.count();
    for (const run of this.#several) count -= Math.max(0, within(accounts, run) - 1);
    return count;
  }

  /** How many creators have one of these accounts, which stand in their order, in the set. */
  countOf(accounts: Bitset, among: Uint32Array): number {
    if (this.#several.length === 0) return accounts.countIn(among);
    let count = 0;
    let last: number | undefined;
    for (const at of among) {
      if (!accounts.has(at) || this.places[at] === last) continue;
      last = this.places[at];
      count += 1;
    }
    return count;
  }

  /** The set without any account of the creators that have one in `others`. */
  withoutCreatorsOf(accounts: Bitset, others: Bitset): Bitset {
    return accounts.without(this.withCreatorsOf(others));
  }

  /** The set and all other accounts of the creators that have one in it. */
  withCreatorsOf(accounts: Bitset): Bitset {
    if (this.#several.length === 0) return accounts;
    const more = new Bitset(accounts.size);
    for (const run of this.#several) {
      if (within(accounts, run) === 0) continue;
      for (let at = run.from; at < run.to; at += 1) more.add(at);
    }
    return accounts.or(more);
  }
}

function within(accounts: Bitset, { from, to }: Run): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if (accounts.has(at)) count += 1;
  return count;
}
