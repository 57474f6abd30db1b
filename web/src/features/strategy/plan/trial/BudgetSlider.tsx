import type { Money } from "@app/contract/money";
import type { Say } from "@app/contract/strategy/answers/phrases";
import { budgetRange } from "./budget-range.ts";
import { formatMoney } from "#/lib/format.ts";

interface BudgetSliderProps {
  budget: Money;
  /** In minor units. */
  amount: number;
  onMove: (amount: number) => void;
  say: Say;
}

export function BudgetSlider({ budget, amount, onMove, say }: BudgetSliderProps) {
  return (
    <input
      type="range"
      aria-label={say("Budget to try")}
      aria-valuetext={formatMoney({ ...budget, amount }, say.locale)}
      {...budgetRange(budget)}
      value={amount}
      onChange={(event) => onMove(event.target.valueAsNumber)}
      className="h-8 w-full cursor-pointer accent-brand max-md:h-11"
    />
  );
}
