import type { PictureMeasure } from "#/content-checks/analysis/measurement.ts";

/** One luma value a pixel, from 0 to 255, rows without gaps. */
export interface Luma {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Rows that are read for figures that need not see every row. */
const ROW_STEP = 4;
const BLOCK = 8;
const NOISE_BLOCK = 16;
/** At or below this a line of pixels is a black bar. */
const BAR_LUMA = 24;

/** Measures one frame; `previous` is the sampled frame before it, of the same size, or null. */
export function measurePicture(luma: Luma, previous: Luma | null, t: number): PictureMeasure {
  const { mean, low, high } = exposure(luma);
  return {
    t,
    mean,
    low,
    high,
    blur: Math.max(blurAlong(luma, 1), blurAlong(luma, luma.width)),
    noise: noise(luma),
    blockiness: blockiness(luma),
    change: previous && previous.data.length === luma.data.length ? difference(luma, previous) : null,
    ...bars(luma),
  };
}

function exposure({ data }: Luma): { mean: number; low: number; high: number } {
  const counts = new Uint32Array(256);
  let sum = 0;
  for (const value of data) {
    counts[value] = (counts[value] ?? 0) + 1;
    sum += value;
  }
  return { mean: sum / data.length, low: percentile(counts, 0.02), high: percentile(counts, 0.98) };
}

function percentile(counts: Uint32Array, share: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share;
  let seen = 0;
  for (let value = 0; value < counts.length; value++) {
    seen += counts[value] ?? 0;
    if (seen >= wanted) return value;
  }
  return 255;
}

/** Crete 2007: how much of the steps between neighbours is left after a 9-pixel mean filter. */
function blurAlong({ width, height, data }: Luma, step: number): number {
  const reach = 4;
  const along = step === 1 ? width : height;
  const lines = step === 1 ? height : width;
  const lineStep = step === 1 ? width : 1;
  let steps = 0;
  let lost = 0;
  for (let line = 0; line < lines; line += ROW_STEP) {
    const start = line * lineStep;
    let window = 0;
    for (let index = 0; index <= 2 * reach && index < along; index++)
      window += data[start + index * step] ?? 0;
    for (let index = reach + 1; index < along - reach; index++) {
      const before = window / 9;
      window += (data[start + (index + reach) * step] ?? 0) - (data[start + (index - reach - 1) * step] ?? 0);
      const sharp = Math.abs((data[start + index * step] ?? 0) - (data[start + (index - 1) * step] ?? 0));
      const soft = Math.abs(window / 9 - before);
      steps += sharp;
      lost += Math.max(0, sharp - soft);
    }
  }
  return steps === 0 ? 1 : (steps - lost) / steps;
}

/** Immerkaer 1996 on blocks: the calmest quarter tells noise from texture. */
function noise({ width, height, data }: Luma): number {
  const sigmas: number[] = [];
  for (let y = 1; y + NOISE_BLOCK < height; y += 2 * NOISE_BLOCK)
    for (let x = 1; x + NOISE_BLOCK < width; x += 2 * NOISE_BLOCK) {
      let sum = 0;
      for (let row = y; row < y + NOISE_BLOCK; row++)
        for (let at = row * width + x; at < row * width + x + NOISE_BLOCK; at++)
          sum += Math.abs(laplacian(data, at, width));
      sigmas.push((Math.sqrt(Math.PI / 2) * sum) / (6 * NOISE_BLOCK * NOISE_BLOCK));
    }
  const sorted = sigmas.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 4)] ?? 0;
}

function laplacian(data: Uint8Array, at: number, width: number): number {
  const pixel = (offset: number) => data[at + offset] ?? 0;
  const corners = pixel(-width - 1) + pixel(-width + 1) + pixel(width - 1) + pixel(width + 1);
  const edges = pixel(-width) + pixel(width) + pixel(-1) + pixel(1);
  return corners - 2 * edges + 4 * pixel(0);
}

function blockiness({ width, height, data }: Luma): number {
  let atEdges = 0;
  let inside = 0;
  let edges = 0;
  let others = 0;
  for (let y = 0; y < height; y += ROW_STEP)
    for (let x = 1; x < width; x++) {
      const step = Math.abs((data[y * width + x] ?? 0) - (data[y * width + x - 1] ?? 0));
      if (x % BLOCK === 0) {
        atEdges += step;
        edges += 1;
      } else {
        inside += step;
        others += 1;
      }
    }
  if (inside === 0 || edges === 0) return 1;
  return atEdges / edges / (inside / others);
}

function difference(one: Luma, other: Luma): number {
  let sum = 0;
  for (let at = 0; at < one.data.length; at++) sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
  return sum / one.data.length;
}

function bars({ width, height, data }: Luma): { barsAtSides: number; barsAboveAndBelow: number } {
  const isDark = (start: number, step: number, count: number) => {
    for (let index = 0; index < count; index += 2)
      if ((data[start + index * step] ?? 0) > BAR_LUMA) return false;
    return true;
  };
  const column = (x: number) => isDark(x, width, height);
  const row = (y: number) => isDark(y * width, 1, width);
  return {
    barsAtSides: Math.min(darkRun(column, width, 1), darkRun(column, width, -1)) / width,
    barsAboveAndBelow: Math.min(darkRun(row, height, 1), darkRun(row, height, -1)) / height,
  };
}

/** Dark lines from one side inwards; a wholly dark picture has no bars. */
function darkRun(isDark: (line: number) => boolean, lines: number, direction: 1 | -1): number {
  for (let count = 0; count < lines; count++)
    if (!isDark(direction === 1 ? count : lines - 1 - count)) return count;
  return 0;
}
