import { useState } from "react";
import type { CheckField } from "@app/contract/content-checks/schemas";
import { countsText } from "@app/contract/content-checks/reviews";
import type { ContentCheck } from "@app/contract/content-checks/reviews";
import { checksSource } from "@app/contract/content-checks/sources";
import { Figure } from "#/ui/text/Figure.tsx";
import { CheckRow } from "./CheckRow.tsx";
import type { EvidenceActions } from "./CheckRow.tsx";
import { checkLines, firstOpen, isUnderWay } from "#/features/content-checks/content-checks.rules.ts";

interface CheckListProps {
  check: ContentCheck;
  mayReview: boolean;
  actions: EvidenceActions;
}

/** The ten checks; the first that failed is open until the person opens another. */
export function CheckList({ check, mayReview, actions }: CheckListProps) {
  const lines = checkLines(check);
  const [chosen, choose] = useState<CheckField | "none" | null>(null);
  const open = chosen ?? firstOpen(lines);
  return (
    <>
      <div className="flex min-h-14 shrink-0 flex-col justify-center border-b border-line px-4 py-2 leading-5">
        <h2 className="font-semibold">Content checks</h2>
        <span role="status" className="text-sm text-fg-2 tabular-nums">
          {isUnderWay(check.state) ? (
            `Reading, ${Math.round(check.progress * 100)}%`
          ) : (
            <Figure value={countsText(check.counts)} source={checksSource([check.counts], check.createdAt)} />
          )}
        </span>
      </div>
      <ol aria-label="Ten checks" className="min-h-0 flex-1 md:overflow-y-auto">
        {lines.map((line) => (
          <CheckRow
            key={line.field}
            line={line}
            content={check}
            isOpen={line.field === open}
            mayReview={mayReview && check.state === "done"}
            onToggle={() => choose(line.field === open ? "none" : line.field)}
            actions={actions}
          />
        ))}
      </ol>
    </>
  );
}
