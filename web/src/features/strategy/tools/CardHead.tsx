import type { ToolPart } from "@app/contract/strategy/answers/blocks";
import { SHOWN } from "@app/contract/strategy/answers/phrases";
import type { Say } from "@app/contract/strategy/answers/phrases";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#/ui/classes.ts";
import { State } from "#/ui/feedback/State.tsx";

const STATES = {
  running: "running",
  stopped: "none",
  done: "passed",
  failed: "failed",
  denied: "none",
} as const;
interface CardHeadProps {
  state: ToolPart["state"];
  isOpen: boolean;
  say: Say;
  /** What it opens. */
  controls: string;
  onToggle: () => void;
  children: ReactNode;
  /** Beside the button, with figures of its own. */
  aside?: ReactNode;
}

/** One line that is a button as a whole; figures in it lie above that. */
export function CardHead({ state, say, isOpen, controls, onToggle, children, aside }: CardHeadProps) {
  return (
    <div className="relative flex min-h-11 items-center gap-3 px-3 py-2">
      <State kind={STATES[state]}>
        <span className="sr-only">{say(SHOWN[state])}</span>
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
