import type { ToolPart } from "@app/contract/strategy/answers/blocks";
import { useId, useState } from "react";
import { CardHead } from "./CardHead.tsx";
import type { Say } from "@app/contract/strategy/answers/phrases";
import { madeBy, stepsOf } from "@app/contract/strategy/answers/steps";
import { Coming } from "#/features/strategy/conversation/Coming.tsx";
import { ToolRows } from "#/features/strategy/conversation/late-parts.ts";

interface ToolCardsProps {
  tools: readonly ToolPart[];
  isNew: boolean;
  say: Say;
}

/** The tools of one step after another, in one card; in one line once nothing of them needs a look. */
export function ToolCards({ tools, isNew, say }: ToolCardsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isFolded = tools.length > 1 && tools.every((tool) => tool.state === "done" && !madeBy(tool));
  return (
    <div className="divide-y divide-line rounded-lg border border-line bg-surface">
      {isFolded && (
        <CardHead state="done" isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)} say={say}>
          {stepsOf(tools, say)}
        </CardHead>
      )}
      {(!isFolded || isOpen) && (
        <div id={id} className="divide-y divide-line">
          <Coming
            isNew={isNew || isOpen}
            fallback={tools.map(({ key }) => (
              <div key={key} className="min-h-11" />
            ))}
          >
            <ToolRows tools={tools} say={say} />
          </Coming>
        </div>
      )}
    </div>
  );
}
