import { publicRatio } from "./formats.ts";

/** US dollars for one piece of the main format, by followers: the curve is a straight line of logarithms between them. */
type Curve = readonly (readonly [followers: number, dollars: number])[];

/**
 * Placeholder prior: the geometric middle of public statements, which differ by ten times (price lists by tier of 2023
 * and 2026, and 20 to 25 dollars for each 1,000 followers). The prices of the workspace move it from the first on.
 */
const CURVES: Readonly<Record<string, Curve>> = {
  instagram: [
    [1000, 30],
    [10_000, 150],
    [100_000, 1000],
    [1_000_000, 10_000],
  ],
  tiktok: [
    [1000, 15],
    [10_000, 60],
    [100_000, 400],
    [1_000_000, 4000],
  ],
  youtube: [
    [1000, 60],
    [10_000, 300],
    [100_000, 2000],
    [1_000_000, 20_000],
  ],
};
const OTHER: Curve = CURVES["instagram"] ?? [];

/** Natural logarithm of the public price in US dollars of one piece; `logFollowers` is one too. */
export function publicLogPrice(platform: string, format: string, logFollowers: number): number {
  const curve = CURVES[platform] ?? OTHER;
  const next = curve.findIndex(([followers], index) => index > 0 && logFollowers <= Math.log(followers));
  const end = next === -1 ? curve.length - 1 : next;
  const [from = [1, 1], to = [1, 1]] = [curve[end - 1], curve[end]];
  const [x0, x1] = [Math.log(from[0]), Math.log(to[0])];
  const [y0, y1] = [Math.log(from[1]), Math.log(to[1])];
  return y0 + ((y1 - y0) * (logFollowers - x0)) / (x1 - x0) + Math.log(publicRatio(platform, format));
}
