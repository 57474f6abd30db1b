import type { CampaignStep } from "@app/contract/campaigns/review";
import { BasicsStep } from "./BasicsStep.tsx";
import { BudgetStep } from "./BudgetStep.tsx";
import { CreatorsStep } from "./CreatorsStep.tsx";
import { DeliverablesStep } from "./DeliverablesStep.tsx";
import { GuidelinesStep } from "./GuidelinesStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import type { StepProps } from "./wizard.rules.ts";

const STEPS = {
  basics: BasicsStep,
  deliverables: DeliverablesStep,
  guidelines: GuidelinesStep,
  creators: CreatorsStep,
  budget: BudgetStep,
  review: ReviewStep,
} satisfies Record<CampaignStep, (props: StepProps) => unknown>;

export function WizardStep({ step, ...props }: StepProps & { step: CampaignStep }) {
  const Step = STEPS[step];
  return <Step {...props} />;
}
