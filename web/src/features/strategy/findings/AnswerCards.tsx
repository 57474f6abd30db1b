import { PLAN_STEPS } from "@app/contract/strategy/tools";
import { Suspense, useEffect, useState } from "react";
import type { FindingCards as AnyCards } from "./FindingCards.tsx";
import { late } from "#/ui/late.tsx";

interface AnswerCardsProps {
  parts: readonly { type: string }[];
  isAnswering: boolean;
  seesPrices: boolean;
}

const TOOL = "tool-";
let there: typeof AnyCards | null = null;
const FindingCards = late(fetchCards, () => there);

async function fetchCards(): Promise<typeof AnyCards> {
  there = (await import("./FindingCards.tsx")).FindingCards;
  return there;
}

/** The cards below an answer, once it is written. Plans have none: a thread that only plans does without their code. */
export function AnswerCards({ parts, isAnswering, seesPrices }: AnswerCardsProps) {
  // What is read while it is written keeps its place until its cards come; what stood there before comes with them.
  const [wasWritten] = useState(isAnswering);
  const hasCards = parts.some(
    ({ type }) => type.startsWith(TOOL) && !PLAN_STEPS.has(type.slice(TOOL.length)),
  );
  useEffect(() => {
    // Where it fails, the cards say so when they are drawn.
    if (hasCards) fetchCards().catch(() => undefined);
  }, [hasCards]);
  if (!hasCards || isAnswering) return null;
  const cards = <FindingCards parts={parts} seesPrices={seesPrices} />;
  return wasWritten ? <Suspense fallback={null}>{cards}</Suspense> : cards;
}
