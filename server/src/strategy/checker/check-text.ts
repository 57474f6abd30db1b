import { digitProblems, referenceProblems, unitProblems } from "./figures.ts";
import { Known } from "./known.ts";
import type { CheckSetting, Problem } from "./known.ts";
import { markupProblems, nameProblems } from "./markup.ts";
import { sentencesOf } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import { comparisonWords, languagesOf, lawProblems, numberWords, strangeWords } from "./word-problems.ts";

export interface CheckedSentence {
  /** As it was written. */
  text: string;
  problems: Problem[];
}

/**
 * What in a text that a model wrote cannot be shown as it is, sentence by sentence. Figures, creators and rules stand in
 * it as references to results; whatever states one of them in another way is a problem. Pure: the same text, question and
 * results give the same answer.
 */
export function checkText(text: string, setting: CheckSetting): CheckedSentence[] {
  const known = new Known(setting);
  return sentencesOf(text).map((sentence) => ({
    text: sentence.text,
    problems: problemsOf(sentence, known),
  }));
}

function problemsOf(sentence: Sentence, known: Known): Problem[] {
  const languages = languagesOf(sentence, known.setting.language);
  const problems = [
    ...referenceProblems(sentence, known),
    ...unitProblems(sentence, known),
    ...markupProblems(sentence, known),
    ...digitProblems(sentence, known),
    ...numberWords(sentence, languages, known),
    ...comparisonWords(sentence, languages, known),
    ...nameProblems(sentence, known, languages),
    ...lawProblems(sentence, languages, known),
  ];
  if (problems.length > 0) return problems;
  if (sentence.references.size === 0 && !isQuestion(sentence))
    return [{ kind: "claim", words: sentence.text.trim() }];
  return strangeWords(sentence, languages, known);
}

function isQuestion({ words: text }: Sentence): boolean {
  return /\?["”»’)\s]*$/u.test(text);
}
