import { PlanCard } from "@app/contract/strategy/tools";
import { Fragment, useState } from "react";
import { useStrategy } from "#/features/strategy/strategy.queries.ts";
import type { Say } from "@app/contract/strategy/answers/phrases";
import { summaryOf } from "@app/contract/strategy/answers/steps";
import type { ToolPart } from "@app/contract/strategy/answers/blocks";
import { Figure } from "#/ui/text/Figure.tsx";

/** One line about what a tool found. Its figures lie above the button that the head of its card is. */
export function ToolSummary({ tool, say }: { tool: ToolPart; say: Say }) {
  const [isNear, setIsNear] = useState(false);
  const { output } = tool;
  const plan = PlanCard.safeParse(output).data;
  // A thread has many versions: one is read when somebody is about to ask for its figures.
  const { data: strategy } = useStrategy((isNear && plan?.strategyId) || null, plan?.version ?? null);
  return (
    <span onFocus={() => setIsNear(true)} onPointerEnter={() => setIsNear(true)}>
      {summaryOf(tool, say).map((part, index) => (
        <Fragment key={typeof part === "string" ? index : part.path}>
          {typeof part === "string" ? (
            part
          ) : (
            <Figure
              value={part.value}
              source={async () =>
                (await import("./tools.figures.ts")).toolFigureSource(part.path, output, strategy ?? null)
              }
              className="relative min-w-0!"
            />
          )}
        </Fragment>
      ))}
    </span>
  );
}
