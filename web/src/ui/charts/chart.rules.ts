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

/** Part of a change that is left free above and below it. */
const ROOM = 0.15;

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

/** From a little below the least value to a little above the largest: where the change is what is told. */
export function changeDomain(points: readonly ChartPoint[]): [number, number] {
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (known.length === 0) return [0, 1];
  const room = (most - least || Math.abs(most) || 1) * ROOM;
  // Counts do not go below zero for the sake of a drawing.
  return [least >= 0 ? Math.max(0, least - room) : least - room, most + room];
}

/** Width of a figure or letter of a label in pixels, at its 11 px. */
const LETTER = 6.5;
const LABEL_GAP = 12;

/**
 * Pixels from one label to the next, so that none runs into another: the first and the last stand inside the drawing
 * and reach half their width further than those that stand around their point.
 */
export function labelRoom(points: readonly ChartPoint[]): number {
  const letters = Math.max(1, ...points.map(({ label }) => label.length));
  return 1.5 * letters * LETTER + LABEL_GAP;
}

/**
 * Which of `count` labels are shown when `most` fit: first, last and even steps between. Where the steps do not end at
 * the last point, only the last gap is wider.
 */
export function shownLabels(count: number, most: number): ReadonlySet<number> {
  const end = count - 1;
  const least = Math.max(1, Math.ceil(end / Math.max(1, most - 1)));
  const fitting = Array.from({ length: least }, (_, index) => least + index);
  const step = fitting.find((candidate) => end % candidate === 0) ?? least;
  const steps = Math.floor(end / step);
  return new Set([...Array.from({ length: steps }, (_, index) => index * step), end]);
}

/** A step of an axis; open to above where it has no end. */
export interface AxisStep {
  from: number;
  to: number | null;
}

/** Where a value lies on an axis of steps that are drawn equally wide: 0 at the first, 1.5 in the middle of the second. */
export function placeInSteps(steps: readonly AxisStep[], value: number): number {
  const at = steps.findIndex(({ to }) => to === null || value < to);
  const step = steps[at];
  if (!step) return steps.length;
  if (step.to === null) return value <= step.from ? at : steps.length;
  return at + Math.max(0, (value - step.from) / (step.to - step.from));
}

/** A line through the points, as SVG says it; broken where nobody knows the value. */
export function linePath(
  values: readonly (number | null)[],
  pointOf: (value: number, index: number) => readonly [number, number],
): string {
  return values
    .map((value, index) => {
      if (value === null) return "";
      const isFirst = (values[index - 1] ?? null) === null;
      return `${isFirst ? "M" : "L"}${pointOf(value, index).map(twoDecimals).join(",")}`;
    })
    .join("");
}

/** The surface between the ends of each range, as SVG says it. */
export function bandPath(
  ranges: readonly { index: number; low: number; high: number }[],
  pointOf: (value: number, index: number) => readonly [number, number],
): string {
  const upper = ranges.map(({ high, index }) => pointOf(high, index));
  const lower = ranges.map(({ low, index }) => pointOf(low, index)).toReversed();
  const points = [...upper, ...lower].map((point) => point.map(twoDecimals).join(","));
  return points.length === 0 ? "" : `M${points.join("L")}Z`;
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
