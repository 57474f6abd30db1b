import { roundUpToLeadingDigit } from "#/lib/format.ts";

export interface ChartPoint {
  /** What stands under the axis: a day, a name. */
  label: string;
  /** Null where nobody knows: the line has a gap, never a zero. */
  value: number | null;
  /** The range around it, where there is one. */
  low?: number | null;
  high?: number | null;
}

/** From and to of the value axis: zero is always in it, the end is rounded up to its leading digit. */
export function valueDomain(points: readonly ChartPoint[]): [number, number] {
  const known = points.flatMap(({ value, low, high }) =>
    [value, low, high].filter((one): one is number => typeof one === "number"),
  );
  const least = Math.min(0, ...known);
  const most = Math.max(0, ...known);
  if (least === 0 && most === 0) return [0, 1];
  return [roundUpToLeadingDigit(least), roundUpToLeadingDigit(most)];
}

/** Which labels fit under an axis: first, last and evenly between, at most `most`. */
export function shownLabels(count: number, most: number): ReadonlySet<number> {
  if (count <= most) return new Set(Array.from({ length: count }, (_, index) => index));
  const step = (count - 1) / (most - 1);
  return new Set(Array.from({ length: most }, (_, index) => Math.round(index * step)));
}
