/** Made-up numbers that are the same in every run. */
export interface Random {
  /** From 0 up to 1. */
  next: () => number;
  /** Both ends included. */
  whole: (from: number, to: number) => number;
  one: <T>(of: readonly T[]) => T;
  chance: (of: number) => boolean;
}

/** Mulberry32: small, and good enough for rows. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    one: (of) => {
      const found = of[whole(0, of.length - 1)];
      if (found === undefined) throw new Error("There is nothing to choose from");
      return found;
    },
    chance: (of) => next() < of,
  };
}
