import type { BriefQuestion } from "@app/contract/strategy/question";
import { orList } from "#/strategy/brief/wording.ts";
import type { Unread } from "#/strategy/brief/stated.ts";

const ASKS: Readonly<Record<Unread["kind"], (words: string) => string>> = {
  place: (words) => `Where is “${words}”? I know no such place. Name its country or a larger city near it.`,
  date: (words) => `When is “${words}”? Name a day, such as “20 December”.`,
  share: (words) =>
    `What does “${words}” stand for? Say of which part of the budget or of the creators it is.`,
  exclusion: (words) =>
    `Who is left out by “${words}”? Name a place, a platform, a topic, a brand or a creator.`,
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
export function questionOf(source: string, { kind, words, options }: Unread): BriefQuestion {
  if (options) return choiceOf(source, words, options);
  const rest = withoutWords(source, words);
  return { question: ASKS[kind](words), words, answers: [{ label: `Plan without “${words}”`, text: rest }] };
}

/** Which of several places of one name is meant. */
function choiceOf(source: string, words: string, options: readonly string[]): BriefQuestion {
  return {
    question:
      options.length === 1
        ? `Which “${words}” is meant? I know several in one country. Name the region, or take all of them.`
        : `Which “${words}” is meant? I know several: ${orList(options)}.`,
    words,
    answers: options.map((label) => ({ label, text: source.replace(words, label) })),
  };
}
