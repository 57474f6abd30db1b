import { BriefReading } from "@app/contract/strategy/tools";
import type { BriefQuestion } from "@app/contract/strategy/question";
import { answerIn, ordersIt } from "#/strategy/acts/yes-or-no.ts";
import type { Turn } from "#/strategy/assistant/questions/talk.ts";
import type { Answer } from "#/strategy/assistant/answers/answer.ts";
import { ORDERS } from "#/strategy/assistant/answers/orders.ts";
import { inLanguage } from "#/strategy/assistant/answers/sentences.ts";
import type { Sentences } from "#/strategy/assistant/answers/sentences.ts";

/**
 * "Yes" after a question about a brief goes on with the brief: whoever only agrees has not said what was asked, and is asked
 * again; whoever says to do it anyway gets the plan without the words that were asked about, and is told so.
 */
export function goingOn(text: string, last: Turn | null, brief: string): Answer | null {
  if (answerIn(text) !== "yes") return null;
  const open = questionIn(last);
  if (!open) return null;
  const [only, ...others] = open.answers;
  return ordersIt(text) && only && others.length === 0 ? planWithout(open, only.text) : planOf(brief);
}

function questionIn(last: Turn | null): BriefQuestion | null {
  const finding = last?.found.at(-1);
  return finding?.tool === "parse_brief"
    ? (BriefReading.safeParse(finding.output).data?.question ?? null)
    : null;
}

function planOf(brief: string): Answer {
  const { next, write } = ORDERS.plan;
  return {
    next: (asked, found) => next({ ...asked, brief }, found),
    write: (asked, found) => write({ ...asked, brief }, found),
  };
}

function planWithout({ words }: BriefQuestion, brief: string): Answer {
  const plan = planOf(brief);
  return {
    next: plan.next,
    write: (asked, found) => {
      const left = inLanguage(WITHOUT, asked.language).replace("{words}", () => words);
      return [`${left}\n\n`, ...plan.write(asked, found)];
    },
  };
}

const WITHOUT: Sentences = {
  en: "Planned without “{words}”, which I did not understand.",
  de: "Geplant ohne „{words}“; das habe ich nicht verstanden.",
  fr: "Planifié sans « {words} », que je n’ai pas compris.",
  es: "Planificado sin «{words}», que no entendí.",
  pt: "Planejado sem “{words}”, que não entendi.",
};
