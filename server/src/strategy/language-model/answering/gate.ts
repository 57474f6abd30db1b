import { checkText } from "#/strategy/checker/check-text.ts";
import type { CheckedSentence } from "#/strategy/checker/check-text.ts";
import type { CheckSetting } from "#/strategy/checker/known.ts";

/** What may be shown of a text that a model wrote. */
export interface Gated {
  /** Every sentence that refers to results, or asks. */
  shown: string;
  /** Sentences of which nothing is refused, and which still cannot be checked: they stand apart. */
  apart: string;
  /** Sentences that are not shown at all, with what is wrong with each; what the model is told to mend. */
  refused: readonly CheckedSentence[];
}

/** Parts what a model wrote into what is shown, what stands apart, and what is not shown; beyond `most` sentences nothing is. */
export function gate(text: string, setting: CheckSetting, most = Number.POSITIVE_INFINITY): Gated {
  const sentences = checkText(text, setting).slice(0, most);
  return {
    shown: joined(sentences.filter(({ problems }) => problems.length === 0)),
    apart: joined(sentences.filter((one) => one.problems.length > 0 && isApart(one))),
    refused: sentences.filter((one) => !isApart(one)),
  };
}

/** Nothing in it is refused; it only cannot be checked. */
function isApart({ problems }: CheckedSentence): boolean {
  return problems.every(({ kind }) => kind === "claim" || kind === "word");
}

function joined(sentences: readonly CheckedSentence[]): string {
  return sentences
    .map(({ text }) => text)
    .join("")
    .trim();
}

const REFUSED_MAX = 10;

/** What the model is asked to write again. */
export function repairRequest(refused: readonly CheckedSentence[]): string {
  const lines = refused.slice(0, REFUSED_MAX).map(({ text, problems }) => {
    const why = problems.map(({ kind, words }) => `${WHY[kind]} (${words.slice(0, 40)})`);
    return `- ${text.trim().slice(0, 200)} — ${[...new Set(why)].join("; ")}`;
  });
  return `These sentences cannot be shown:\n${lines.join("\n")}\nWrite the whole answer again, with references to the results only, and leave out what you cannot refer to.`;
}

const WHY: Readonly<Record<CheckedSentence["problems"][number]["kind"], string>> = {
  reference: "refers to nothing",
  creator: "refers to another creator or to none",
  digits: "writes digits",
  number: "writes a number, a part or a multiple in words",
  unit: "writes a unit beside a reference",
  comparison: "compares",
  handle: "names a handle without a reference",
  name: "names somebody who is in no result",
  link: "has a link",
  markup: "has signs or markup",
  script: "is in a script that is not checked",
  law: "speaks of law without the id of the rule",
  word: "has a word that cannot be checked",
  claim: "has no reference",
};
