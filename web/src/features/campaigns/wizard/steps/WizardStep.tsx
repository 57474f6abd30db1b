import type { CampaignStep } from "@app/contract/campaigns/review";
import { Suspense } from "react";
import type { ComponentType } from "react";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { BasicsStep } from "./BasicsStep.tsx";
import type { StepProps } from "#/features/campaigns/wizard/wizard.rules.ts";
import { late } from "#/ui/late.tsx";

const loadLater = () => import("./later-steps.lazy.ts");
/** Fetches them before somebody goes on; whoever goes on is told if they cannot be fetched. */
export const fetchLaterSteps = () => void loadLater().catch(() => undefined);

const STEPS: Readonly<Record<CampaignStep, ComponentType<StepProps>>> = {
  basics: BasicsStep,
  deliverables: late(async () => (await loadLater()).DeliverablesStep),
  guidelines: late(async () => (await loadLater()).GuidelinesStep),
  creators: late(async () => (await loadLater()).CreatorsStep),
  budget: late(async () => (await loadLater()).BudgetStep),
  review: late(async () => (await loadLater()).ReviewStep),
};

export function WizardStep({ step, ...props }: StepProps & { step: CampaignStep }) {
  const Step = STEPS[step];
  return (
    <Suspense fallback={<ListSkeleton rows={4} label="Loading the step" />}>
      <Step {...props} />
    </Suspense>
  );
}
