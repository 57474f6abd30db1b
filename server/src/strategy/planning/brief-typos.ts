import { foldInPlace } from "#/language/fold.ts";

/**
 * Words that a brief is mostly made of and that hardly any other word resembles. Six letters at least: shorter ones
 * are one slip from words of other meanings.
 */
const WORDS =
  "instagram tiktok youtube germany deutschland austria osterreich switzerland schweiz france frankreich portugal netherlands belgium poland sweden norway denmark finland ireland brazil mexico canada australia kingdom creators influencers awareness engagement traffic budget followers".split(
    " ",
  );

/** Repairs one slip in such a word: "Germny", "instagarm". Handles, hashtags and all other words stay. */
export function repairTypos(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}@#._-])\p{L}{5,13}(?![\p{L}\p{N}._-]*[@\d])/gu, (word) => {
    const folded = foldInPlace(word);
    if (WORDS.some((known) => known === folded || isInflected(folded, known))) return word;
    return WORDS.find((known) => known[0] === folded[0] && isOneSlip(folded, known)) ?? word;
  });
}

/** "budgets", "creator": other forms of a word are no slips. */
function isInflected(word: string, known: string): boolean {
  return word.startsWith(known) || (known.endsWith("s") && word === known.slice(0, -1));
}

/** Whether one letter more, less or other, or two neighbours that changed places, makes `word` of `known`. */
function isOneSlip(word: string, known: string): boolean {
  let start = 0;
  while (start < known.length && word[start] === known[start]) start += 1;
  const [rest, wanted] = [word.slice(start), known.slice(start)];
  if (rest.length === wanted.length + 1) return rest.slice(1) === wanted;
  if (rest.length + 1 === wanted.length) return rest === wanted.slice(1);
  if (rest.length !== wanted.length) return false;
  const isSwap = rest[0] === wanted[1] && rest[1] === wanted[0];
  return rest.slice(1) === wanted.slice(1) || (isSwap && rest.slice(2) === wanted.slice(2));
}
