import { editDistance } from "#/language/edit-distance.ts";

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
