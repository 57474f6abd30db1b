import { Slider } from "@base-ui/react/slider";
import type { Money } from "@app/contract/money";
import type { BudgetTrial } from "@app/contract/strategy/budget-trial";
import type { Strategy } from "@app/contract/strategy/schemas";
import { useState } from "react";
import { budgetRange } from "./budget-range.ts";
import { PlanSection } from "./PlanSection.tsx";
import { useBudgetTrial } from "#/features/strategy/strategy.queries.ts";
import { formatCount, formatMoney, plural } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";

const NAMED = 4;

interface BudgetTrialProps {
  strategy: Strategy;
  budget: Money;
  isBusy: boolean;
  onSay: (text: string) => void;
}

/** Moves the budget and shows what the plan would be; nothing is kept until it is said. */
export function BudgetTrialSection({ strategy, budget, isBusy, onSay }: BudgetTrialProps) {
  const [amount, setAmount] = useState(budget.amount);
  const isMoved = amount !== budget.amount;
  const wanted = { amount, currency: budget.currency };
  const { trial, isTrying, error } = useBudgetTrial(strategy.id, isMoved ? wanted : null);
  return (
    <PlanSection
      className="print:hidden"
      title="Try another budget"
      aside={<b className="text-fg">{formatMoney(wanted)}</b>}
    >
      <Slider.Root
        value={amount}
        onValueChange={setAmount}
        {...budgetRange(budget)}
        largeStep={budgetRange(budget).step * 5}
      >
        <Slider.Control className="flex h-8 w-full touch-none items-center select-none max-md:h-11">
          <Slider.Track className="h-1.5 w-full rounded-full bg-surface-2">
            <Slider.Indicator className="rounded-full bg-chart-1" />
            <Slider.Thumb
              aria-label="Budget to try"
              getAriaValueText={() => formatMoney(wanted)}
              className="size-5 rounded-full border-2 border-brand bg-surface shadow-overlay has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <div aria-live="polite" className="mt-1 min-h-16 text-sm text-fg-2">
        {!isMoved && <p>Move it to see who would come in, who would drop out, and what that brings.</p>}
        {isMoved && error && <p className="text-danger">{error.message}</p>}
        {isMoved && !error && !trial && <p>Solving…</p>}
        {isMoved && trial && <TrialResult trial={trial} isTrying={isTrying} />}
      </div>
      {isMoved && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            size={32}
            variant="primary"
            disabled={isBusy || trial?.status === "infeasible" || !trial || isTrying}
            onClick={() => onSay(`Set the budget to ${formatMoney(wanted)}`)}
          >
            Keep {formatMoney(wanted)}
          </Button>
          <Button size={32} variant="ghost" onClick={() => setAmount(budget.amount)}>
            Back to {formatMoney(budget)}
          </Button>
        </div>
      )}
    </PlanSection>
  );
}

function TrialResult({ trial, isTrying }: { trial: BudgetTrial; isTrying: boolean }) {
  const { status, cost, reach, creators, change, entered, left } = trial;
  if (status === "infeasible") return <p>No plan keeps all its rules with this budget.</p>;
  return (
    <div className={isTrying ? "opacity-60" : ""}>
      <p className="text-fg">
        {formatCount(reach)} people{signed(change.reach, formatCount)}, {formatMoney(cost)}
        {signed(change.cost?.amount ?? null, (amount) =>
          formatMoney({ amount, currency: change.cost?.currency ?? "" }),
        )}
        , {plural(creators, "creator")}
      </p>
      {entered.length + left.length === 0 && <p>The same creators.</p>}
      {entered.length > 0 && <p>In: {named(entered)}</p>}
      {left.length > 0 && <p>Out: {named(left)}</p>}
    </div>
  );
}

function signed(change: number | null, write: (value: number) => string): string {
  if (change === null || change === 0) return "";
  return ` (${change > 0 ? "+" : "−"}${write(Math.abs(change))})`;
}

function named(creators: BudgetTrial["entered"]): string {
  const shown = creators.slice(0, NAMED).map(({ handle }) => `@${handle}`);
  const more = creators.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}
