import type { Say } from "@app/contract/strategy/answers/phrases";
import type { Money } from "@app/contract/money";
import { ORDERS_OF_TRIAL } from "@app/contract/strategy/plan-trial";
import type { Strategy } from "@app/contract/strategy/schemas";
import { useState } from "react";
import { BudgetSlider } from "./BudgetSlider.tsx";
import { LimitSwitches } from "./LimitSwitches.tsx";
import { sayOfPlan } from "#/features/strategy/plan/phrases.tsx";
import { PlanSection } from "#/features/strategy/plan/PlanSection.tsx";
import { TrialResult } from "./TrialResult.tsx";
import { usePlanLimits, usePlanTrial } from "./trial.queries.ts";
import { formatMoney } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";

interface PlanTrialProps {
  strategy: Strategy;
  /** Null where the plan has none: then only its rules can be tried. */
  budget: Money | null;
  isBusy: boolean;
  onSay: (text: string) => void;
}

/** Moves the budget, switches rules off, and shows what the plan would be; nothing is kept until it is said. */
export function PlanTrialSection({ strategy, budget, isBusy, onSay }: PlanTrialProps) {
  const say = sayOfPlan(strategy);
  const [amount, setAmount] = useState(budget?.amount ?? null);
  const [without, setWithout] = useState<readonly string[]>([]);
  const limits = usePlanLimits(strategy.id);
  const wanted = budget && amount !== null && amount !== budget.amount ? { ...budget, amount } : null;
  const isMoved = wanted !== null || without.length > 0;
  const { trial, isTrying, error } = usePlanTrial(strategy.id, isMoved ? { budget: wanted, without } : null);
  if (!budget && limits.length === 0) return null;

  function reset() {
    setAmount(budget?.amount ?? null);
    setWithout([]);
  }

  return (
    <PlanSection
      className="print:hidden"
      title={say("Try it another way")}
      aside={budget && <b className="text-fg">{formatMoney(wanted ?? budget, say.locale)}</b>}
    >
      {budget && (
        <BudgetSlider budget={budget} amount={amount ?? budget.amount} onMove={setAmount} say={say} />
      )}
      <LimitSwitches limits={limits} without={without} onSwitch={setWithout} say={say} />
      <div aria-live="polite" className="mt-2 min-h-16 text-sm text-fg-2">
        {!isMoved && (
          <p>
            {say(
              budget
                ? "Move the budget, or switch a rule off, to see who would come in, who would drop out, and what that brings."
                : "Switch a rule off to see who would come in, who would drop out, and what that brings.",
            )}
          </p>
        )}
        {isMoved && error && <p className="text-danger">{error.message}</p>}
        {isMoved && !error && !trial && <p>{say("Solving…")}</p>}
        {isMoved && !error && trial && <TrialResult trial={trial} isTrying={isTrying} say={say} />}
      </div>
      {isMoved && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            size={32}
            variant="primary"
            disabled={isBusy || trial?.status === "infeasible" || !trial || isTrying}
            onClick={() => onSay(orderOf(wanted, without, say))}
          >
            {without.length === 0 && wanted
              ? say("Keep {0}", formatMoney(wanted, say.locale))
              : say("Keep this plan")}
          </Button>
          <Button size={32} variant="ghost" onClick={reset}>
            {say("Back to the plan")}
          </Button>
        </div>
      )}
    </PlanSection>
  );
}

/** What keeps the trial, as it is said in the conversation. */
function orderOf(wanted: Money | null, without: readonly string[], say: Say): string {
  // Rules are named as they are read, in English.
  if (wanted && without.length === 0) return say("Set the budget to {0}", formatMoney(wanted, say.locale));
  return [
    ...(wanted ? [ORDERS_OF_TRIAL.budget(wanted)] : []),
    ...without.map(ORDERS_OF_TRIAL.withoutLimit),
  ].join(". ");
}
