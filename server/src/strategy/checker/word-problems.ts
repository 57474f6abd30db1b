import { listed, wordsListed } from "#/language/dictionary.ts";
import { fold } from "#/language/fold.ts";
import { COUNTS } from "#/language/numbers/counts.ts";
import words from "./checker-words.json" with { type: "json" };
import plain from "./plain-words.json" with { type: "json" };
import type { Known, Problem } from "./known.ts";
import { wordsIn } from "./markup.ts";
import { isMadeOfNumbers, isRoman } from "./number-words.ts";
import type { Sentence } from "./sentences.ts";

export type Language = keyof typeof words.stop;
type Lists = Readonly<Record<Language | "all", string>>;
const PATTERNS = new Map<string, RegExp>();

function listProblems(
  kind: Problem["kind"],
  lists: Lists,
  { words: text }: Sentence,
  languages: readonly Language[],
  { question }: Known,
): Problem[] {
  const folded = fold(text);
  return (["all", ...languages] as const).flatMap((language) => {
    if (lists[language] === "") return [];
    const name = `${kind} ${language}`;
    const pattern = PATTERNS.get(name) ?? new RegExp(wordsListed(lists[language]), "gu");
    PATTERNS.set(name, pattern);
    return [...folded.matchAll(pattern)]
      .filter(({ 0: word }) => kind !== "number" || !isAskedAsNumber(word, question))
      .map(({ 0: word }): Problem => ({ kind, words: word }));
  });
}

/** "Two reels" may be repeated where it was asked for. */
function isAskedAsNumber(word: string, question: string): boolean {
  return (
    !/^(?:half|halfte|moitie|mitad|metade)/u.test(word) && new RegExp(wordsListed(word), "u").test(question)
  );
}

/** Numbers in words, and parts and multiples of something. */
export function numberWords(sentence: Sentence, languages: readonly Language[], known: Known): Problem[] {
  const made = wordsIn(sentence.words)
    .filter((word) => isRoman(word) || isMadeOfNumbers(fold(word)))
    .filter((word) => !known.tokens.has(fold(word)))
    .map((word): Problem => ({ kind: "number", words: word }));
  return [...listProblems("number", words.numbers, sentence, languages, known), ...made];
}

const EST = /^\p{L}{3,}est$/u;
const NOT_SUPERLATIVE: ReadonlySet<string> = new Set(listed(words.notSuperlative));
const MADE: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /(?<!\p{L})(?:am \p{L}{3,}sten|\p{L}{3,}er(?:e[nmrs]?)? (?:\S+ ){0,3}als|so \p{L}+ wie|\p{L}+(?:ig|lich|isch|sam|bar|haft|reich|voll|los|ant|ent|iv)ste[nmrs]?)(?!\p{L})/gu,
};

/** Superlatives and comparatives, by words and by how they are made. */
export function comparisonWords(sentence: Sentence, languages: readonly Language[], known: Known): Problem[] {
  const folded = fold(sentence.words);
  const superlatives = languages.includes("en")
    ? wordsIn(folded).filter((word) => EST.test(word) && !NOT_SUPERLATIVE.has(word))
    : [];
  const made = languages.flatMap((language) =>
    [...folded.matchAll(MADE[language] ?? /(?!)/gu)].map(([found]) => found),
  );
  return [
    ...listProblems("comparison", words.comparisons, sentence, languages, known),
    ...[...superlatives, ...made].map((found): Problem => ({ kind: "comparison", words: found })),
  ];
}

/** What the law asks is said only with the rule it comes from. */
export function lawProblems(sentence: Sentence, languages: readonly Language[], known: Known): Problem[] {
  const isRuled = [...sentence.references.values()].some((reference) => {
    const value = known.valueAt(reference);
    return !reference.isCreator && typeof value === "string" && known.ruleIds.has(value);
  });
  if (isRuled || [...known.ruleIds].some((id) => sentence.words.includes(id))) return [];
  return listProblems("law", words.law, sentence, languages, known);
}

const PLAIN = new Map(
  Object.entries(plain).map(([language, list]) => [language, new Set(listed(list))] as const),
);

/**
 * Words whose meaning is not known here: what they state cannot be told. Names and places may come from the results, or
 * stand as names in the question.
 */
export function strangeWords(
  { words: text }: Sentence,
  languages: readonly Language[],
  known: Known,
): Problem[] {
  const lists = ["all", ...languages].map((language) => PLAIN.get(language));
  return wordsIn(text)
    .filter((word) => !isAskedNumber(fold(word), known))
    .filter((word) => !lists.some((list) => list?.has(fold(word))) && !known.names.has(fold(word)))
    .map((word) => ({ kind: "word", words: word }));
}

function isAskedNumber(word: string, { tokens }: Known): boolean {
  return COUNTS.has(word) && tokens.has(word);
}

const STOPS = Object.entries(words.stop).map(
  ([language, list]) => [language, new Set(listed(list))] as const,
);

/** The language that was asked for, and any other one that more of the sentence's short words are of. */
export function languagesOf({ words: text }: Sentence, asked: string): Language[] {
  const own = wordsIn(fold(text));
  const counts = STOPS.map(([language, stops]) => ({
    language,
    count: own.filter((word) => stops.has(word)).length,
  }));
  const least = (counts.find(({ language }) => language === asked)?.count ?? 0) + 1;
  const most = Math.max(...counts.map(({ count }) => count), least);
  return counts.flatMap(({ language, count }) =>
    isLanguage(language) && (language === asked || count === most) ? [language] : [],
  );
}

function isLanguage(language: string): language is Language {
  return language in words.stop;
}
