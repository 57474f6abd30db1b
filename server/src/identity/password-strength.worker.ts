import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english, translations } from "@zxcvbn-ts/language-en";
import { parentPort } from "node:worker_threads";

/** One password to judge. `words` belong to the person and make it weaker. */
export interface StrengthQuestion {
  id: number;
  password: string;
  words: string[];
}

export interface StrengthAnswer {
  id: number;
  /** 0 (guessed at once) to 4. */
  score: number;
  warning: string;
  suggestions: string[];
  /** Whether the whole password stands on the list of common ones. */
  isCommon: boolean;
}

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  translations,
});

parentPort?.on("message", ({ id, password, words }: StrengthQuestion) => {
  const { score, feedback, sequence } = zxcvbn.check(password, words);
  const [whole] = sequence;
  const isCommon = whole?.token === password && String(whole["dictionaryName"]).startsWith("passwords");
  const answer: StrengthAnswer = {
    id,
    score,
    warning: feedback.warning ?? "",
    suggestions: feedback.suggestions,
    isCommon,
  };
  parentPort?.postMessage(answer);
});
