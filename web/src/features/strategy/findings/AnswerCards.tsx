import { PLAN_STEPS } from "@app/contract/strategy/tool-titles";
import { useEffect } from "react";
import { Coming } from "#/features/strategy/conversation/Coming.tsx";
import { FindingCards } from "#/features/strategy/conversation/late-parts.ts";

interface AnswerCardsProps {
  parts: readonly { type: string }[];
  isAnswering: boolean;
  isNew: boolean;
  seesPrices: boolean;
}

const TOOL = "tool-";

/** The cards below an answer, once it is written. Plans have none: a thread that only plans does without their code. */
export function AnswerCards({ parts, isAnswering, isNew, seesPrices }: AnswerCardsProps) {
  const hasCards = parts.some(
    ({ type }) => type.startsWith(TOOL) && !PLAN_STEPS.has(type.slice(TOOL.length)),
  );
  useEffect(() => {
    if (hasCards) FindingCards.fetchEarly();
  }, [hasCards]);
  if (!hasCards || isAnswering) return null;
  return (
    <Coming isNew={isNew}>
      <FindingCards parts={parts} seesPrices={seesPrices} />
    </Coming>
  );
}
