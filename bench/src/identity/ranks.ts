/** How well a figure tells two groups apart: 0.5 not at all, 1 always. */
export interface Separation {
  /** The chance that a figure of the second group is larger than one of the first; a tie counts half. */
  area: number;
  /** Half of the 95 % confidence interval (Hanley and McNeil, 1982). */
  margin: number;
}

const Z_95 = 1.96;

/** The area under the curve of a rank test between two groups of figures, none of them empty. */
export function separation(first: readonly number[], second: readonly number[]): Separation {
  const all = [
    ...first.map((value) => ({ value, isSecond: false })),
    ...second.map((value) => ({ value, isSecond: true })),
  ].toSorted((one, other) => one.value - other.value);
  let ranks = 0;
  for (let start = 0; start < all.length;) {
    const value = all[start]?.value;
    let end = start;
    while (end < all.length && all[end]?.value === value) end++;
    const tied = all.slice(start, end).filter(({ isSecond }) => isSecond).length;
    // Those that are equal share the middle of their ranks, which begin at 1.
    ranks += tied * ((start + end + 1) / 2);
    start = end;
  }
  const [n, m] = [first.length, second.length];
  const area = (ranks - (m * (m + 1)) / 2) / (n * m);
  return { area, margin: Z_95 * Math.sqrt(variance(area, n, m)) };
}

function variance(area: number, n: number, m: number): number {
  const above = area / (2 - area);
  const below = (2 * area * area) / (1 + area);
  const spread = area * (1 - area) + (m - 1) * (above - area ** 2) + (n - 1) * (below - area ** 2);
  return spread / (n * m);
}
