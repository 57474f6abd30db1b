import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english, translations } from "@zxcvbn-ts/language-en";

/** One password to judge. `words` belong to the person and make it weaker. */
export interface StrengthQuestion {
  password: string;
  words: string[];
}

export interface StrengthAnswer {
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

export default function judge({ password, words }: StrengthQuestion): StrengthAnswer {
  const { score, feedback, sequence } = zxcvbn.check(password, words);
  const [whole] = sequence;
  const isCommon = whole?.token === password && String(whole["dictionaryName"]).startsWith("passwords");
  return { score, warning: feedback.warning ?? "", suggestions: feedback.suggestions, isCommon };
}
