/** Longest side of a still, in pixels. Chosen by us: a poster of the player needs no more. */
export const STILL_SIDE_MAX = 640;

/** The size in which a picture of this size is kept: not enlarged, in its proportions. */
export function stillSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, STILL_SIDE_MAX / Math.max(width, height));
  const side = (length: number) => Math.min(STILL_SIDE_MAX, Math.max(1, Math.round(length * scale)));
  return { width: side(width), height: side(height) };
}
