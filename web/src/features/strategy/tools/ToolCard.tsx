import type { SavedPlan } from "@app/contract/strategy/schemas";
import { ChevronDown } from "lucide-react";
import { Suspense, useId, useState } from "react";
import type { ReactNode } from "react";
import { useIsGone } from "#/features/strategy/strategy.queries.ts";
import { ToolSummary } from "./ToolSummary.tsx";
import { madeBy, stepsOf, titleOf } from "./tools.rules.ts";
import type { ToolPart } from "@app/contract/strategy/answers/blocks";
import { buttonClass } from "#/ui/button.styles.ts";
import { classes } from "#/ui/classes.ts";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { late } from "#/ui/late.tsx";

// Most are never opened.
const ToolDetails = late(async () => (await import("./ToolDetails.tsx")).ToolDetails);

const STATES = {
  running: "running",
  stopped: "none",
  done: "passed",
  failed: "failed",
  denied: "none",
} as const;
const WORDS = {
  running: "Running",
  stopped: "Stopped",
  done: "Done",
  failed: "Failed",
  denied: "Not done",
} as const;

/** The tools of one step after another, in one card; in one line once nothing of them needs a look. */
export function ToolCards({ tools }: { tools: readonly ToolPart[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isFolded = tools.length > 1 && tools.every((tool) => tool.state === "done" && !madeBy(tool));
  return (
    <div className="divide-y divide-line rounded-lg border border-line bg-surface">
      {isFolded && (
        <CardHead state="done" isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)}>
          {stepsOf(tools)}
        </CardHead>
      )}
      {(!isFolded || isOpen) && (
        <div id={id} className="divide-y divide-line">
          {tools.map((tool) => (
            <ToolCard key={tool.key} tool={tool} />
          ))}
        </div>
      )}
    </div>
  );
}

interface CardHeadProps {
  state: ToolPart["state"];
  isOpen: boolean;
  /** What it opens. */
  controls: string;
  onToggle: () => void;
  children: ReactNode;
  /** Beside the button, with figures of its own. */
  aside?: ReactNode;
}

/** One line that is a button as a whole; figures in it lie above that. */
function CardHead({ state, isOpen, controls, onToggle, children, aside }: CardHeadProps) {
  return (
    <div className="relative flex min-h-11 items-center gap-3 px-3 py-2">
      <State kind={STATES[state]}>
        <span className="sr-only">{WORDS[state]}</span>
      </State>
      <span className="min-w-0 flex-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={controls}
          onClick={onToggle}
          className="min-h-6 text-left font-medium outline-none after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {children}
        </button>{" "}
        {aside}
      </span>
      <ChevronDown aria-hidden size={16} className={classes("shrink-0 text-fg-2", isOpen && "rotate-180")} />
    </div>
  );
}

/** What a tool did, in one line; opened, what it found. */
function ToolCard({ tool }: { tool: ToolPart }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const made = madeBy(tool);
  if (made) return <MadeCard title={titleOf(tool)} made={made} />;
  return (
    <section aria-label={titleOf(tool)}>
      <CardHead
        state={tool.state}
        isOpen={isOpen}
        controls={id}
        onToggle={() => setIsOpen(!isOpen)}
        aside={
          <span className="text-sm text-fg-2">
            <ToolSummary tool={tool} />
          </span>
        }
      >
        {titleOf(tool)}
      </CardHead>
      {isOpen && (
        <div id={id} className="border-t border-line px-3 py-3 text-sm">
          <Suspense fallback={<ListSkeleton rows={2} label="Loading what was found" />}>
            <ToolDetails tool={tool} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

/** What was made, and the way to it for as long as it is there. */
function MadeCard({ title, made }: { title: string; made: SavedPlan }) {
  const isGone = useIsGone(made);
  return (
    <section aria-label={title} className="flex min-h-11 flex-wrap items-center gap-3 px-3 py-2">
      <State kind={isGone ? "none" : "passed"}>
        <span className="sr-only">{WORDS.done}</span>
      </State>
      <span className="min-w-0 flex-1">
        <b className="font-medium">{title}</b> <span className="text-sm text-fg-2">{made.name}</span>
      </span>
      {isGone ? (
        <span className="text-sm text-fg-2">Removed</span>
      ) : (
        <a href={made.url} className={buttonClass("secondary", 32)}>
          Open
        </a>
      )}
    </section>
  );
}
