import type { CampaignBrief } from "@app/contract/campaigns/schemas";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import { CAMPAIGN_STEPS } from "@app/contract/campaigns/review";
import type { CampaignStep } from "@app/contract/campaigns/review";
import { Check, ChevronDown } from "lucide-react";
import { classes } from "#/ui/classes.ts";
import { STEP_LABELS, summariseStep } from "./wizard.rules.ts";

interface StepsProps {
  current: CampaignStep;
  brief: CampaignBrief;
  creators: readonly CampaignCreator[];
  onStep: (step: CampaignStep) => void;
}

/** The six steps beside the form, each a button to go there. */
export function StepList(props: StepsProps) {
  return (
    <nav aria-label="Steps" className="py-8 pr-4 pl-8 max-xl:hidden">
      <Steps {...props} />
    </nav>
  );
}

/** "Step 3 of 6" on narrow screens; it opens the list. */
export function StepLine(props: StepsProps) {
  const number = CAMPAIGN_STEPS.indexOf(props.current) + 1;
  return (
    <nav aria-label="Steps" className="xl:hidden">
      <details className="group rounded-lg border border-line bg-surface">
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-4 text-sm font-medium">
          <span>
            Step {number} of {CAMPAIGN_STEPS.length}
            <span className="text-fg-2">, {STEP_LABELS[props.current]}</span>
          </span>
          <ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
        </summary>
        <div className="border-t border-line px-4 pt-4">
          <Steps {...props} />
        </div>
      </details>
    </nav>
  );
}

function Steps({ current, brief, creators, onStep }: StepsProps) {
  return (
    <ol>
      {CAMPAIGN_STEPS.map((step, index) => {
        const { note, isDone } = summariseStep(step, brief, creators);
        const isCurrent = step === current;
        return (
          <li
            key={step}
            className="relative pb-5 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-0 not-last:before:left-3 not-last:before:w-px not-last:before:bg-line-mid"
          >
            <button
              type="button"
              aria-current={isCurrent ? "step" : undefined}
              onClick={() => onStep(step)}
              className="flex w-full gap-3 rounded-md text-left"
            >
              <StepMark number={index + 1} isCurrent={isCurrent} isDone={isDone} />
              <span className="min-w-0">
                <span className={classes("block leading-6 font-medium", !isCurrent && "text-fg-2")}>
                  {STEP_LABELS[step]}
                </span>
                {note !== "" && <span className="block text-xs text-fg-2">{note}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function StepMark({ number, isCurrent, isDone }: { number: number; isCurrent: boolean; isDone: boolean }) {
  return (
    <span
      className={classes(
        "grid size-6 shrink-0 place-items-center rounded-full border text-xs font-semibold tabular-nums",
        isCurrent && "border-brand bg-brand text-white",
        !isCurrent && isDone && "border-transparent bg-success-soft text-success",
        !isCurrent && !isDone && "border-line-mid text-fg-2",
      )}
    >
      {!isCurrent && isDone ? (
        <>
          <Check aria-hidden size={14} />
          <span className="sr-only">Done:</span>
        </>
      ) : (
        number
      )}
    </span>
  );
}
