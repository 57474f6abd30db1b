import type { ToolPart } from "@app/contract/strategy/answers/blocks";
import type { SavedPlan } from "@app/contract/strategy/schemas";
import { Suspense, useId, useState } from "react";
import { CardHead } from "./CardHead.tsx";
import { useIsGone } from "./made.queries.ts";
import { SHOWN } from "@app/contract/strategy/answers/phrases";
import type { Say } from "@app/contract/strategy/answers/phrases";
import { madeBy, titleOf } from "@app/contract/strategy/answers/steps";
import { ToolSummary } from "./ToolSummary.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { late } from "#/ui/late.tsx";

// Most are never opened.
const ToolDetails = late(async () => (await import("./ToolDetails.tsx")).ToolDetails);

/** What tools did, one after another. */
export function ToolRows({ tools, say }: { tools: readonly ToolPart[]; say: Say }) {
  return tools.map((tool) => <ToolRow key={tool.key} tool={tool} say={say} />);
}

/** What a tool did, in one line; opened, what it found. */
function ToolRow({ tool, say }: { tool: ToolPart; say: Say }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const made = madeBy(tool);
  const title = titleOf(tool, say);
  if (made) return <MadeCard title={title} made={made} say={say} />;
  return (
    <section aria-label={title}>
      <CardHead
        state={tool.state}
        say={say}
        isOpen={isOpen}
        controls={id}
        onToggle={() => setIsOpen(!isOpen)}
        aside={
          <span className="text-sm text-fg-2">
            <ToolSummary tool={tool} say={say} />
          </span>
        }
      >
        {title}
      </CardHead>
      {isOpen && (
        <div id={id} className="border-t border-line px-3 py-3 text-sm">
          <Suspense fallback={<ListSkeleton rows={2} label="Loading what was found" />}>
            <ToolDetails tool={tool} say={say} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

/** What was made, and the way to it for as long as it is there. */
function MadeCard({ title, made, say }: { title: string; made: SavedPlan; say: Say }) {
  const isGone = useIsGone(made);
  return (
    <section aria-label={title} className="flex min-h-11 flex-wrap items-center gap-3 px-3 py-2">
      <State kind={isGone ? "none" : "passed"}>
        <span className="sr-only">{say(SHOWN.done)}</span>
      </State>
      <span className="min-w-0 flex-1">
        <b className="font-medium">{title}</b> <span className="text-sm text-fg-2">{made.name}</span>
      </span>
      {isGone ? (
        <span className="text-sm text-fg-2">{say(SHOWN.removed)}</span>
      ) : (
        <a href={made.url} className={buttonClass("secondary", 32)}>
          {say(SHOWN.open)}
        </a>
      )}
    </section>
  );
}
