/** The middle of numbers that rise, half-way between two where their count is even; null of none. */
export function median(rising: readonly number[]): number | null {
  const middle = Math.floor(rising.length / 2);
  const upper = rising[middle];
  if (upper === undefined) return null;
  return rising.length % 2 === 1 ? upper : ((rising[middle - 1] ?? upper) + upper) / 2;
}
