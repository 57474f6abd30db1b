import { roundUpToLeadingDigit } from "../formats.ts";

/** A drawing of upright columns in a box of `width` × `height`, in the units of the box. */
export interface ColumnsDrawing {
  height: number;
  /** Lines of the value axis from the bottom up; `value` is what they stand for. */
  lines: { y: number; value: number }[];
  /** One for each point; unknown ones have no height. */
  columns: { x: number; y: number; width: number; height: number; middle: number }[];
  left: number;
  /** Where the columns stand. */
  floor: number;
}

const LEFT = 56;
const TOP = 20;
const PLOT = 140;
const LABELS = 36;
const STEPS = 4;
/** Part of its slot that a column takes, and the widest it gets. */
const FILL = 0.5;
const COLUMN_MAX = 56;

/** Width of a letter or figure of a label at its 11 px, and the least gap between two. */
const LETTER = 6.5;
const GAP = 6;

/** Whether the labels under and above the columns stand beside each other without touching; else bars are drawn. */
export function columnsFit(points: readonly { label: string; note: string }[], width: number): boolean {
  const longest = Math.max(0, ...points.flatMap(({ label, note }) => [label.length, note.length]));
  return points.length * (longest * LETTER + GAP) <= width - LEFT;
}

/** Where the columns, axis lines and labels of a chart go. Values are at least 0; the axis starts at 0. */
export function drawColumns(points: readonly { value: number | null }[], width: number): ColumnsDrawing {
  const most = Math.max(0, ...points.map((point) => point.value ?? 0));
  const end = most === 0 ? 1 : roundUpToLeadingDigit(most);
  const floor = TOP + PLOT;
  const slot = (width - LEFT) / Math.max(1, points.length);
  const columnWidth = Math.min(COLUMN_MAX, slot * FILL);
  const columns = points.map(({ value }, index) => {
    const middle = LEFT + slot * (index + 0.5);
    const height = ((value ?? 0) / end) * PLOT;
    return { x: middle - columnWidth / 2, y: floor - height, width: columnWidth, height, middle };
  });
  const lines = Array.from({ length: STEPS + 1 }, (_, step) => ({
    y: floor - (PLOT * step) / STEPS,
    value: (end * step) / STEPS,
  }));
  return { height: floor + LABELS, lines, columns, left: LEFT, floor };
}
