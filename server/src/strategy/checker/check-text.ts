import { fold } from "#/language/fold.ts";
import { LOOSE, clausesOf } from "./clauses.ts";
import type { Clause } from "./clauses.ts";
import { fieldProblems, isMeasure, measureWords } from "./fields.ts";
import { digitProblems, referenceProblems, unitProblems } from "./figures.ts";
import { Known } from "./known.ts";
import type { CheckSetting, Problem } from "./known.ts";
import { markupProblems, nameProblems, strayNames, withoutOwnLinks } from "./markup.ts";
import { OwnerReader } from "./owners.ts";
import { sentencesOf } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import { withoutRuleTexts } from "./rule-texts.ts";
import { comparisonWords, lawProblems, numberWords, strangeWords } from "./word-problems.ts";
import { isCraft, isPlain, languagesOf, wordsIn } from "./words.ts";
import type { Language } from "./words.ts";

export interface CheckedSentence {
  /** As it was written. */
  text: string;
  problems: Problem[];
}

/**
 * What in a text that a model wrote cannot be shown as it is, sentence by sentence. Figures, creators and rules stand in
 * it as references to results; whatever states one of them in another way is a problem. A sentence that states nothing of
 * them, since it asks, advises, offers or greets, needs no reference. Pure: the same text, question and results give the
 * same answer.
 */
export function checkText(text: string, setting: CheckSetting): CheckedSentence[] {
  const known = new Known(setting);
  const owners = new OwnerReader(known);
  return sentencesOf(text).map((sentence) => ({
    text: sentence.text,
    problems: [...owners.problems(sentence), ...problemsOf(sentence, known)],
  }));
}

function problemsOf(sentence: Sentence, known: Known): Problem[] {
  const languages = languagesOf(sentence, known.setting.language);
  const [text, links] = withoutOwnLinks(withoutRuleTexts(sentence, known), known);
  const cleaned = { ...sentence, words: text };
  const clauses = clausesOf(fold(text), {
    languages,
    isQuoted: sentence.isQuoted,
    isListed: sentence.isListed,
    isName: (word) => known.named.has(word),
  });
  const problems = [
    ...referenceProblems(cleaned, known),
    ...unitProblems(cleaned, known),
    ...fieldProblems(cleaned, known),
    ...markupProblems(cleaned, known),
    ...digitProblems(cleaned, known),
    ...numberWords(cleaned, { clauses, languages, known }),
    ...comparisonWords({ clauses, languages, known }),
    ...nameProblems(cleaned, known, languages),
    ...lawProblems(sentence, languages, known),
  ];
  if (problems.length > 0) return problems;
  return claims(cleaned, clauses, { languages, known, links });
}

/** What states something needs a reference, and plain words beside it. */
function claims(
  sentence: Sentence,
  clauses: readonly Clause[],
  { languages, known, links }: { languages: readonly Language[]; known: Known; links: number },
): Problem[] {
  const statements = clauses.filter(({ kind }) => kind === "statement");
  const stray = strayNames(sentence, known, languages);
  const measured = measureWords(sentence, known);
  const advised = clauses
    .filter(({ kind, isNaming }) => kind === "open" && isNaming)
    .flatMap(({ text }) => strangeWords(text, languages, known, measured))
    .filter(({ words: word }) => !isCraft(word, languages) && !known.named.has(word) && !LOOSE.test(word));
  if (statements.length === 0 || isTableHead(sentence.words, languages)) return [...stray, ...advised];
  if (sentence.references.size === 0 && links === 0) return [{ kind: "claim", words: sentence.text.trim() }];
  return [
    ...stray,
    ...advised,
    ...statements.flatMap(({ text }) => strangeWords(text, languages, known, measured)),
  ];
}

/** The names of the columns of a table: words that are plain, or measures. */
function isTableHead(text: string, languages: readonly Language[]): boolean {
  return (
    /^\s*\|.*\|\s*$/u.test(text) &&
    wordsIn(fold(text)).every((word) => isPlain(word, languages) || isMeasure(word))
  );
}
