import type { OrderAndQuestion } from "#/strategy/acts/clauses.ts";
import { readAct } from "#/strategy/acts/read-act.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { handlesIn } from "./handles-in.ts";
import { answerOf } from "./answer-of.ts";
import type { Answer, Asked } from "./answer.ts";
import { ORDERS } from "./orders.ts";

/** An order is carried out first, or proposed; the question beside it is answered of what is there then. */
export function orderThenAnswer({ order, question, isSure }: OrderAndQuestion): Answer {
  const ordered = isSure ? ORDERS.change : answerOf({ act: "doubt", kind: "change" });
  const answered = answerOf(readAct(question));
  const ofOrder = (asked: Asked): Asked => ({ ...asked, text: order, told: order });
  const ofQuestion = (asked: Asked): Asked => ({
    ...asked,
    text: question,
    told: question,
    handles: handlesIn(question),
  });
  return {
    next: (asked, found) => {
      const calls = ordered.next(
        ofOrder(asked),
        found.filter((finding) => !isOther(finding)),
      );
      return calls.length > 0 ? calls : answered.next(ofQuestion(asked), found.filter(isOther));
    },
    write: (asked, found) => [
      ...ordered.write(
        ofOrder(asked),
        found.filter((finding) => !isOther(finding)),
      ),
      "\n\n",
      ...answered.write(ofQuestion(asked), found.filter(isOther)),
    ],
  };
}

function isOther({ tool }: Finding): boolean {
  return tool !== "change_plan" && tool !== "propose_change";
}
