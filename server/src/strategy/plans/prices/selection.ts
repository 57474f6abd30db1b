import type { Estimate } from "./own-prices.ts";

/** What creators differ by besides their price, such as their views, as a standard deviation of logarithms. */
const OTHER_DIFFERENCES = 0.5;

/**
 * What a plan reserves for an estimated price, as a natural logarithm of minor units. Two corrections: a sum of prices
 * follows their mean, which lies above the middle, and half of that is added; and a plan chooses those that look cheap,
 * of whom more are guessed too low the fewer are chosen (winner's curse). `share` is the part of the candidates chosen.
 */
export function reservedFor({ middle, sigma, shapeVariance }: Estimate, share: number): number {
  const cursed = shapeVariance / Math.sqrt(shapeVariance + OTHER_DIFFERENCES ** 2);
  return middle + sigma ** 2 / 4 + intensityOf(share) * cursed;
}

/** Mean of the standard normal values in the upper `share`: the intensity of selection, approximated (Simmonds 1977). */
function intensityOf(share: number): number {
  if (share >= 0.9) return 0;
  return Math.max(0, 0.8 + 0.41 * Math.log(1 / Math.max(0.004, share) - 1));
}
