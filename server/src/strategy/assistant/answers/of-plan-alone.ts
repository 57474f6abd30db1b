import { asksOfPlanAlone, asksWhoMoved } from "#/strategy/assistant/questions/plans/plan-answer.ts";
import type { Answer, Asked } from "./answer.ts";
import { QUESTIONS } from "./questions.ts";

/** What can be asked of a plan alone, whatever kind of question its words look like; null for anything else. */
export function ofPlanAlone(asked: Asked): Answer | null {
  const { hasPlan, tried, text } = asked;
  if (!hasPlan || !asksOfPlanAlone(asked)) return null;
  return tried !== null && asksWhoMoved(text) ? again(tried) : QUESTIONS.of_plan;
}

/** Who would come in is asked of what was tried last, of which nothing was kept. */
function again(tried: string): Answer {
  const asTried = (asked: Asked): Asked => ({ ...asked, text: tried });
  return {
    next: (asked, found) => QUESTIONS.what_if.next(asTried(asked), found),
    write: (asked, found) => QUESTIONS.what_if.write(asTried(asked), found),
  };
}
