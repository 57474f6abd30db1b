import { Slider } from "@base-ui/react/slider";
import type { Money } from "@app/contract/money";
import { budgetRange } from "./budget-range.ts";
import { formatMoney } from "#/lib/format.ts";

interface BudgetSliderProps {
  budget: Money;
  /** In minor units. */
  amount: number;
  onMove: (amount: number) => void;
}

export function BudgetSlider({ budget, amount, onMove }: BudgetSliderProps) {
  const range = budgetRange(budget);
  return (
    <Slider.Root value={amount} onValueChange={onMove} {...range} largeStep={range.step * 5}>
      <Slider.Control className="flex h-8 w-full touch-none items-center select-none max-md:h-11">
        <Slider.Track className="h-1.5 w-full rounded-full bg-surface-2">
          <Slider.Indicator className="rounded-full bg-chart-1" />
          <Slider.Thumb
            aria-label="Budget to try"
            getAriaValueText={() => formatMoney({ ...budget, amount })}
            className="size-5 rounded-full border-2 border-brand bg-surface shadow-overlay has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
