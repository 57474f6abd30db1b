import type { WhoAnswers } from "@app/contract/strategy/language-model/who-answers";

/** Who answers, and where what is asked goes. */
export function whoAnswersText({ model }: WhoAnswers): string {
  if (!model) return "Built-in planner, no model service";
  const where = model.isHere
    ? "on the server"
    : "outside: questions and what is found for them leave the server";
  return `Built-in planner with ${model.name}, ${where}`;
}
