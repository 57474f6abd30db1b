import towns from "./towns.json" with { type: "json" };

const byLetter: Readonly<Record<string, string>> = towns;
const read = new Map<string, ReadonlySet<string>>();

/**
 * Whether a word (a `wordKey`) is one of the name of a town that is too small to be listed and a slip away from a city:
 * a place of its own, and no typing error.
 */
export function isOfSmallTown(word: string): boolean {
  const letter = word.charAt(0);
  if (!Object.hasOwn(byLetter, letter)) return false;
  const words = read.get(letter) ?? new Set((byLetter[letter] ?? "").split(" "));
  read.set(letter, words);
  return words.has(word);
}
