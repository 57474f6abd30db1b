import type { Band } from "@app/contract/strategy/plan";

/** Standard normal quantile of 90%. */
export const Z90 = 1.2816;

/** What may come, as natural logarithms: the median and the standard deviation. */
export interface LogNormal {
  mu: number;
  sigma: number;
}

/** How a range is corrected: by how much its middle moves, in logarithms, and how many times as wide its sides are. */
export interface Correction {
  middle: number;
  below: number;
  above: number;
}

export const UNCORRECTED: Correction = { middle: 0, below: 1, above: 1 };

/** The 80% range. */
export function bandOf({ mu, sigma }: LogNormal, { middle, below, above }: Correction): Band {
  const at = (z: number) => Math.round(Math.exp(mu + middle + z * sigma));
  return { p10: at(-Z90 * below), p50: at(0), p90: at(Z90 * above) };
}
