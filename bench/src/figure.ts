/** One measured figure, as one line of `npm run bench -- NAME --json`. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What is promised; null for a figure that only informs. */
  limit: number | null;
  /** What the figure is compared with, measured in the same run; null without one. */
  peer: { name: string; value: number } | null;
  ok: boolean;
}

type Peer = Figure["peer"];

export function atMost(name: string, value: number, unit: string, limit: number, peer: Peer = null): Figure {
  return { name, value: rounded(value), unit, limit, peer, ok: value <= limit };
}

export function atLeast(name: string, value: number, unit: string, limit: number, peer: Peer = null): Figure {
  return { name, value: rounded(value), unit, limit, peer, ok: value >= limit };
}

export function info(name: string, value: number, unit: string): Figure {
  return { name, value: rounded(value), unit, limit: null, peer: null, ok: true };
}

/** What a file `NAME.bench.ts` exports as `measure`. */
export type Measure = () => Promise<Figure[]>;

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
