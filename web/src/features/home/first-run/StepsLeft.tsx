import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { buttonClass } from "#/ui/button.styles.ts";
import { Panel } from "#/ui/Panel.tsx";
import { FIRST_STEPS } from "#/features/home/home.rules.ts";
import type { FirstStep, StepState } from "#/features/home/home.rules.ts";
import { STEP_TEXTS } from "./step-texts.ts";

/** The first-run steps that were skipped or not met yet, until all are done. */
export function StepsLeft({ states }: { states: Record<FirstStep, StepState> }) {
  const left = FIRST_STEPS.filter((step) => states[step] !== "done").length;
  if (left === 0) return null;
  return (
    <Panel
      title="Make it yours"
      aside={
        <span className="text-sm text-fg-2">
          {left} of {FIRST_STEPS.length} left, any order
        </span>
      }
    >
      <ol className="divide-y divide-line">
        {FIRST_STEPS.map((step, index) => (
          <li key={step} className="flex min-h-15 flex-wrap items-center gap-3 px-4 py-2">
            <StepMark number={index + 1} state={states[step]} />
            <span className="min-w-40 flex-1">
              <b className="block font-medium">{STEP_TEXTS[step].title}</b>
              <span className="block text-sm text-fg-2">{STEP_TEXTS[step].text}</span>
            </span>
            {states[step] === "done" ? (
              <span className="text-sm font-medium text-success">Done</span>
            ) : (
              <Link to="/home" search={{ step }} className={buttonClass("secondary", 32)}>
                {STEP_TEXTS[step].action}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

export function StepMark({ number, state }: { number: number; state: StepState | "current" }) {
  if (state === "done") {
    return (
      <span className="grid size-6 shrink-0 place-items-center rounded-full bg-success-soft text-success">
        <Check aria-label="Done" size={14} strokeWidth={2.5} />
      </span>
    );
  }
  const look =
    state === "current" ? "border-transparent bg-brand text-on-brand" : "border-line-mid text-fg-2";
  return (
    <span
      className={`grid size-6 shrink-0 place-items-center rounded-full border text-xs font-semibold ${look}`}
    >
      {number}
    </span>
  );
}
