import { WhoAnswers } from "@app/contract/strategy/language-model/who-answers";
import { strategyPaths } from "@app/contract/strategy/paths";
import { useRead } from "#/lib/api/api.ts";
import { whoAnswersText } from "./who-answers.rules.ts";

/** Who answers, and whether what is asked leaves the machine. */
export function WhoAnswersLine() {
  const { data } = useRead(strategyPaths.whoAnswers, WhoAnswers);
  return data ? whoAnswersText(data) : null;
}
