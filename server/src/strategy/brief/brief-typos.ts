import { editDistance } from "#/language/edit-distance.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { citiesNamed } from "#/language/places/cities.ts";

/** Words that only a brief has and that hardly any other word resembles; the search repairs its own. */
const WORDS = "awareness engagement traffic budget creators influencers".split(" ");

/** Repairs one slip in such a word: "budgt", "awarness". Handles, hashtags and all other words stay. */
export function repairTypos(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}\p{N}@#._-])\p{L}{5,12}(?![\p{L}\p{N}._-]*[@\d])/gu,
    (word, at: number) => {
      const folded = foldInPlace(word);
      if (isInCity(text, at, word.length)) return word;
      if (WORDS.some((known) => known === folded || isInflected(folded, known))) return word;
      return WORDS.find((known) => known[0] === folded[0] && editDistance(folded, known, 1) === 1) ?? word;
    },
  );
}

/** "Budge Budge": with the word before or behind it the name of a city. */
function isInCity(text: string, at: number, length: number): boolean {
  const before = /\p{L}+\s+$/u.exec(text.slice(0, at))?.[0] ?? "";
  const behind = /^\s+\p{L}+/u.exec(text.slice(at + length))?.[0] ?? "";
  const word = text.slice(at, at + length);
  return [before + word, word + behind].some(
    (name) => /\s/u.test(name) && citiesNamed(wordKey(name)).length > 0,
  );
}

/** "budgets", "creator": other forms of a word are no slips. */
function isInflected(word: string, known: string): boolean {
  return word.startsWith(known) || (known.endsWith("s") && word === known.slice(0, -1));
}
