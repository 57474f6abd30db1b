import type { Strategy } from "@app/contract/strategy/schemas";
import { cutAtFigures } from "@app/contract/strategy/cut-at-figures";
import type { SentenceFigure } from "@app/contract/strategy/sentences";
import { sourceOf } from "#/features/strategy/figure-sources.ts";
import { Figure } from "#/ui/text/Figure.tsx";

interface PlanSentenceProps {
  sentence: string;
  /** Absent in older plans: the sentence then stands alone. */
  figures: readonly SentenceFigure[] | undefined;
  strategy: Strategy;
  /** Where the sentence stands in the plan, such as "picks.0". */
  place: string;
}

/** A sentence of a plan whose figures open their origin. */
export function PlanSentence({ sentence, figures = [], strategy, place }: PlanSentenceProps) {
  return cutAtFigures(sentence, figures).map((part, index) =>
    typeof part === "string" ? (
      part
    ) : (
      <Figure
        key={`${index} ${part.name}`}
        value={part.text}
        source={sourceOf(strategy, `${place}.${part.name}`)}
        className="min-w-0!"
      />
    ),
  );
}
