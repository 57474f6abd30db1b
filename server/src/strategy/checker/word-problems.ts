import { listed, wordsListed } from "#/language/dictionary.ts";
import { fold } from "#/language/fold.ts";
import { COUNTS } from "#/language/numbers/counts.ts";
import words from "./checker-words.json" with { type: "json" };
import type { Known, Problem } from "./known.ts";
import { LOOSE } from "./clauses.ts";
import type { Clause } from "./clauses.ts";
import { measureWords } from "./fields.ts";
import { isMadeOfNumbers, isRoman } from "./number-words.ts";
import type { Sentence } from "./sentences.ts";
import { isPlain, wordsIn } from "./words.ts";
import type { Language } from "./words.ts";

type Lists = Readonly<Record<Language | "all", string>>;
const PATTERNS = new Map<string, RegExp>();

interface Around {
  clauses: readonly Clause[];
  languages: readonly Language[];
  known: Known;
}

function listProblems(
  kind: Problem["kind"],
  lists: Lists,
  folded: string,
  languages: readonly Language[],
  { question }: Known,
): Problem[] {
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
export function numberWords(sentence: Sentence, { clauses, languages, known }: Around): Problem[] {
  const folded = together(clauses);
  const made = wordsIn(sentence.words)
    .filter((word) => isRoman(word) || (isMadeOfNumbers(fold(word)) && hasWord(folded, fold(word))))
    .filter((word) => !known.tokens.has(fold(word)))
    .map((word): Problem => ({ kind: "number", words: word }));
  const stated = together(clauses.filter(({ kind }) => kind === "statement"));
  const isForgiven = (word: string) =>
    (LOOSE.test(word) && !hasWord(stated, word)) ||
    (word === "most" && clauses.every(({ isAsking }) => isAsking));
  const measured = measureWords(sentence, known);
  const isFirst = [...sentence.references.values()].some(({ path }) =>
    /\.(?:countries|cities)\.0\./u.test(path),
  );
  const found = listProblems("number", words.numbers, folded, languages, known).filter(
    ({ words: word }) => !isForgiven(word) && !measured.test(word) && !(isFirst && FIRST.test(word)),
  );
  return [...found, ...made];
}

/** "Her first country" is the one that stands first among her countries. */
const FIRST = /^(?:first|erste[nrs]?|premiere?|primer[ao]?|primeir[ao]|pehl[aie])$/u;

function together(clauses: readonly Clause[]): string {
  return clauses.map(({ text }) => text).join(" , ");
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(wordsListed(word), "u").test(text);
}

/** "Compare the offers" is a piece of advice. */
const COMPARING = /^(?:compare[rz]?|comparez)$/u;
const EST = /^\p{L}{3,}est$/u;
const NOT_SUPERLATIVE: ReadonlySet<string> = new Set(listed(words.notSuperlative));
const MADE: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /(?<!\p{L})(?:am \p{L}{3,}sten|\p{L}{3,}er(?:e[nmrs]?)? (?:\S+ ){0,3}als|so \p{L}+ wie|\p{L}+(?:ig|lich|isch|sam|bar|haft|reich|voll|los|ant|ent|iv)ste[nmrs]?)(?!\p{L})/gu,
};

/** Superlatives and comparatives, by words and by how they are made. */
export function comparisonWords({ clauses, languages, known }: Around): Problem[] {
  const folded = together(clauses.filter(({ isAsking }) => !isAsking));
  const stated = together(clauses.filter(({ kind }) => kind === "statement"));
  const superlatives = languages.includes("en")
    ? wordsIn(folded).filter((word) => EST.test(word) && !NOT_SUPERLATIVE.has(word))
    : [];
  const made = languages.flatMap((language) =>
    [...folded.matchAll(MADE[language] ?? /(?!)/gu)].map(([found]) => found),
  );
  return [
    ...listProblems("comparison", words.comparisons, folded, languages, known).filter(
      ({ words: word }) => !COMPARING.test(word) || hasWord(stated, word),
    ),
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
  return listProblems("law", words.law, fold(sentence.words), languages, known);
}

/**
 * Words of a folded statement whose meaning is not known here: what they state cannot be told. Names and places may come
 * from the results, or stand as names in the question; what a figure measures may be said beside it.
 */
export function strangeWords(
  folded: string,
  languages: readonly Language[],
  known: Known,
  measured: RegExp,
): Problem[] {
  return wordsIn(folded)
    .filter((word) => !isAskedNumber(word, known))
    .filter((word) => !isPlain(word, languages) && !known.names.has(word) && !measured.test(word))
    .map((word) => ({ kind: "word", words: word }));
}

function isAskedNumber(word: string, { tokens }: Known): boolean {
  return COUNTS.has(word) && tokens.has(word);
}
