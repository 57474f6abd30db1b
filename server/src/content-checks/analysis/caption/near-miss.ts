/**
 * Edits between two words: insertions, deletions, replacements and swaps of neighbours
 * (restricted Damerau distance). Stops counting above `limit` and answers `limit + 1`.
 */
function editDistance(from: string, to: string, limit: number): number {
  const a = Array.from(from);
  const b = Array.from(to);
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let older: number[] = [];
  let last = b.map((_letter, index) => index + 1);
  last.unshift(0);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        best = Math.min(best, (older[column - 2] ?? 0) + 1);
      next.push(best);
    }
    older = last;
    last = next;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** Farthest that a word may be from the wanted one to count as a slip of it. */
const NEAR = 2;

/** The word of `words` that is most likely a misspelt `wanted`, or null. Short words must be closer. */
export function nearestMiss<Word extends { name: string }>(
  wanted: string,
  words: readonly Word[],
): Word | null {
  const limit = Math.min(NEAR, Math.floor(Array.from(wanted).length / 3));
  let best: Word | null = null;
  let bestDistance = limit + 1;
  for (const word of words) {
    const distance = editDistance(foldName(wanted), foldName(word.name), limit);
    if (distance > 0 && distance < bestDistance) {
      best = word;
      bestDistance = distance;
    }
  }
  return best;
}

/** Names are compared without regard to case or width. */
export function foldName(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}
