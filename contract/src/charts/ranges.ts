/** A value beside the range it was expected in; null where nobody knows it yet. */
export interface RangeRow {
  name: string;
  low: number;
  middle: number;
  high: number;
  value: number | null;
}

/** Where the parts of a row stand, in percent of its track. */
export interface RangeDrawing {
  name: string;
  low: number;
  middle: number;
  width: number;
  value: number | null;
}

/** Rows on one scale from 0 to the largest of all; none is negative. */
export function drawRanges(rows: readonly RangeRow[]): RangeDrawing[] {
  const most = Math.max(0, ...rows.flatMap(({ high, value }) => [high, value ?? 0])) || 1;
  const part = (value: number) => (value / most) * 100;
  return rows.map(({ name, low, middle, high, value }) => ({
    name,
    low: part(low),
    middle: part(middle),
    width: part(high - low),
    value: value === null ? null : part(value),
  }));
}
