import type { CampaignStep } from "@app/contract/campaigns/review";
import { lazy, Suspense } from "react";
import type { ComponentType } from "react";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { BasicsStep } from "./BasicsStep.tsx";
import type { StepProps } from "#/features/campaigns/wizard/wizard.rules.ts";

const loadLater = () => import("./later-steps.lazy.ts");
/** Fetches them before somebody goes on; whoever goes on is told if they cannot be fetched. */
export const fetchLaterSteps = () => void loadLater().catch(() => undefined);

const STEPS: Readonly<Record<CampaignStep, ComponentType<StepProps>>> = {
  basics: BasicsStep,
  deliverables: lazy(async () => ({ default: (await loadLater()).DeliverablesStep })),
  guidelines: lazy(async () => ({ default: (await loadLater()).GuidelinesStep })),
  creators: lazy(async () => ({ default: (await loadLater()).CreatorsStep })),
  budget: lazy(async () => ({ default: (await loadLater()).BudgetStep })),
  review: lazy(async () => ({ default: (await loadLater()).ReviewStep })),
};

export function WizardStep({ step, ...props }: StepProps & { step: CampaignStep }) {
  const Step = STEPS[step];
  return (
    <Suspense fallback={<ListSkeleton rows={4} label="Loading the step" />}>
      <Step {...props} />
    </Suspense>
  );
}
