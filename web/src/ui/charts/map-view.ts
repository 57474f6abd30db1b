/** A rectangle in the units of the map: left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** Around the marked countries, in parts of their own size. */
const MARGIN = 0.25;
/** As parts of the whole map's width: a small country is shown with its neighbours. */
const NARROWEST = 0.12;

/** The part of a map that shows all boxes, in its own shape and within its borders. */
export function viewOf(boxes: readonly Box[], { width, height }: { width: number; height: number }) {
  if (boxes.length === 0) return { x: 0, y: 0, width, height };
  const left = Math.min(...boxes.map(([value]) => value));
  const top = Math.min(...boxes.map(([, value]) => value));
  const right = Math.max(...boxes.map(([, , value]) => value));
  const bottom = Math.max(...boxes.map(([, , , value]) => value));
  const grown = 1 + 2 * MARGIN;
  const wanted = Math.max(
    (right - left) * grown,
    ((bottom - top) * grown * width) / height,
    width * NARROWEST,
  );
  const own = Math.min(wanted, width);
  const size = { width: own, height: (own * height) / width };
  return {
    x: within((left + right) / 2, size.width, width),
    y: within((top + bottom) / 2, size.height, height),
    ...size,
  };
}

/** Where a part of a whole begins that lies around a middle and does not leave the whole. */
function within(middle: number, part: number, whole: number): number {
  return Math.min(Math.max(middle - part / 2, 0), whole - part);
}
