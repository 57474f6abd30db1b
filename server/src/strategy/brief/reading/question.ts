import type { BriefQuestion } from "@app/contract/strategy/question";
import { orList } from "#/strategy/brief/wording.ts";
import type { Unread } from "#/strategy/brief/stated.ts";

/** How the one question is asked in a language. */
export interface QuestionAsks extends Readonly<
  Record<Unread["kind"], (words: string, other: string) => string>
> {
  which: (words: string, options: readonly string[]) => string;
  /** Several of one country, of which nobody could choose by their names. */
  whichOfOne: (words: string) => string;
}

export const QUESTION_ASKS: QuestionAsks = {
  place: (words) => `Where is “${words}”? I know no such place. Name its country or a larger city near it.`,
  date: (words) => `When is “${words}”? Name a day, such as “20 December”.`,
  share: (words) =>
    `What does “${words}” stand for? Say of which part of the budget or of the creators it is.`,
  exclusion: (words) =>
    `Who is left out by “${words}”? Name a place, a platform, a topic, a brand or a creator.`,
  budget: (words) => `“${words}” names no amount. How much may be spent?`,
  against: (words, other) =>
    `“${words}” and “${other}” cannot both hold. Which one does? Nothing is planned until you say.`,
  apart: (words, other) =>
    `“${words}” and “${other}” are two plans. Which one first? Each has its own money and its own place.`,
  which: (words, options) => `Which “${words}” is meant? I know several: ${orList(options)}.`,
  whichOfOne: (words) =>
    `Which “${words}” is meant? I know several in one country. Name the region, or take all of them.`,
};

/** A text without some of its words, and without the gap. */
export function withoutWords(source: string, words: string): string {
  const rest = source.split(words).join(" ");
  return rest
    .replaceAll(/\s+([,;.])/gu, "$1")
    .replaceAll(/([,;.])(?:\s*[,;])+/gu, "$1")
    .replaceAll(/\s{2,}/gu, " ")
    .trim();
}

/** The one question that a plan waits for, with an answer that goes on without the words. */
export function questionOf(
  source: string,
  { kind, words, other, instead = "", options }: Unread,
  asks: QuestionAsks = QUESTION_ASKS,
): BriefQuestion {
  if (options) return choiceOf(source, words, options, asks);
  if (other !== undefined) return eitherOf(source, asks[kind](words, other), { words, other, instead });
  const rest = withoutWords(source, words);
  return {
    question: asks[kind](words, ""),
    words,
    answers: [{ label: `Plan without “${words}”`, text: rest }],
  };
}

/** Of two that cannot both hold, the brief with one of them. */
function eitherOf(
  source: string,
  question: string,
  { words, other, instead }: Readonly<Record<"words" | "other" | "instead", string>>,
): BriefQuestion {
  const changed = source.replace(words, () => instead);
  const answers = [
    { label: words, text: withoutWords(source, other) },
    { label: other, text: instead === "" ? withoutWords(source, words) : withoutWords(changed, other) },
  ];
  return { question, words, answers: answers.map((answer) => ({ ...answer, text: unjoined(answer.text) })) };
}

const JOINT =
  /(^|[,;.]\s*)(?:and|but|und|aber|et|mais|y|pero|e|mas|aur|lekin|par)(?=\s)\s*|\s+(?:and|but|und|aber|et|mais|y|pero|mas|aur|lekin)(?=\s*(?:[,;.]|$))/giu;

/** "8 creators but, 7k": what joined the two joins nothing more. */
function unjoined(text: string): string {
  return text
    .replaceAll(JOINT, "$1")
    .replace(/^[\s,;.]+/u, "")
    .trim();
}

/** Which of several places of one name is meant. */
function choiceOf(
  source: string,
  words: string,
  options: readonly string[],
  asks: QuestionAsks,
): BriefQuestion {
  return {
    question: options.length === 1 ? asks.whichOfOne(words) : asks.which(words, options),
    words,
    answers: options.map((label) => ({ label, text: source.replace(words, label) })),
  };
}
