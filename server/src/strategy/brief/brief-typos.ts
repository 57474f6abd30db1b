import { editDistance } from "#/language/edit-distance.ts";
import { foldInPlace } from "#/language/fold.ts";

/** Words that only a brief has and that hardly any other word resembles; the search repairs its own. */
const WORDS = "awareness engagement traffic budget creators influencers".split(" ");

/** Repairs one slip in such a word: "budgt", "awarness". Handles, hashtags and all other words stay. */
export function repairTypos(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}@#._-])\p{L}{5,12}(?![\p{L}\p{N}._-]*[@\d])/gu, (word) => {
    const folded = foldInPlace(word);
    if (WORDS.some((known) => known === folded || isInflected(folded, known))) return word;
    return WORDS.find((known) => known[0] === folded[0] && editDistance(folded, known, 1) === 1) ?? word;
  });
}

/** "budgets", "creator": other forms of a word are no slips. */
function isInflected(word: string, known: string): boolean {
  return word.startsWith(known) || (known.endsWith("s") && word === known.slice(0, -1));
}
