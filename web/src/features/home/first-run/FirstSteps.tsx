import { Suspense } from "react";
import { useBarTitle } from "#/lib/page-heading.ts";
import { changePreferences } from "#/lib/api/me.ts";
import { Button } from "#/ui/Button.tsx";
import { classes } from "#/ui/classes.ts";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { FIRST_STEPS, nextStep, OPENING_STEP } from "#/features/home/home.rules.ts";
import type { FirstStep, StepState } from "#/features/home/home.rules.ts";
import { PeopleStep } from "./PeopleStep.tsx";
import { STEP_TEXTS } from "./step-texts.ts";
import { StepMark } from "./StepsLeft.tsx";
import { late } from "#/ui/late.tsx";

// Who begins sees the first step; the others come with what they show.
const BrandStep = late(async () => (await import("./later-steps.lazy.ts")).BrandStep);
const InviteStep = late(async () => (await import("./later-steps.lazy.ts")).InviteStep);
const NetworkStep = late(async () => (await import("./later-steps.lazy.ts")).NetworkStep);

interface FirstStepsProps {
  step: FirstStep;
  states: Record<FirstStep, StepState>;
  /** Null leads to the home page. */
  onStep: (step: FirstStep | null) => void;
}

/** One step at a time; each may be skipped and done later. */
export function FirstSteps({ step, states, onStep }: FirstStepsProps) {
  useBarTitle("First steps");
  async function settle(as: "done" | "skipped") {
    await changePreferences({ firstRun: { [step]: as } });
    onStep(step === OPENING_STEP && as === "skipped" ? null : nextStep(step, states));
  }
  // A refusal has shown its notification, and the step stays.
  const leave = (as: "done" | "skipped") => void settle(as).catch(() => undefined);
  return (
    <div className="page flex max-w-280 flex-col gap-8">
      <ol className="flex border-b border-line max-md:flex-col max-md:border-b-0 md:divide-x-0">
        {FIRST_STEPS.map((each, index) => (
          <StepHead
            key={each}
            number={index + 1}
            title={STEP_TEXTS[each].title}
            state={each === step ? "current" : states[each]}
            onOpen={() => onStep(each)}
            isMet={states[each] === "done"}
            onLeave={leave}
          />
        ))}
      </ol>
      {step === "people" && <PeopleStep />}
      <Suspense fallback={<ListSkeleton rows={6} />}>
        {step === "brand-profile" && <BrandStep onDone={() => leave("done")} />}
        {step === "invite" && <InviteStep onDone={() => leave("done")} />}
        {step === "network" && <NetworkStep onDone={() => leave("done")} />}
      </Suspense>
    </div>
  );
}

interface StepHeadProps {
  number: number;
  title: string;
  state: StepState | "current";
  onOpen: () => void;
  /** What the step asks for is there already, such as an import that is done. */
  isMet: boolean;
  onLeave: (as: "done" | "skipped") => void;
}

function StepHead({ number, title, state, onOpen, isMet, onLeave }: StepHeadProps) {
  const isCurrent = state === "current";
  return (
    <li
      aria-current={isCurrent ? "step" : undefined}
      className={classes(
        "relative flex min-h-15 flex-1 items-center gap-3 pb-3 md:pr-6 md:not-first:pl-6",
        isCurrent && "after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-brand",
        !isCurrent && "max-lg:hidden",
      )}
    >
      <StepMark number={number} state={state} />
      <span className="min-w-0 flex-1">
        <b className={classes("block font-medium", !isCurrent && "text-fg-2")}>{title}</b>
        <span className="block text-xs text-fg-2">
          {isCurrent && `Step ${number} of ${FIRST_STEPS.length}`}
          {state === "done" && "Done"}
          {state === "skipped" && "Skipped, "}
          {(state === "skipped" || state === "open") && (
            <button type="button" onClick={onOpen} className="py-1 text-brand-text hover:underline">
              do it now
            </button>
          )}
        </span>
      </span>
      {isCurrent && (
        <Button variant={isMet ? "secondary" : "ghost"} onClick={() => onLeave(isMet ? "done" : "skipped")}>
          {isMet ? "Continue" : "Skip"}
        </Button>
      )}
    </li>
  );
}
