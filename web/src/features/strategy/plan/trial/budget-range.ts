import type { Money } from "@app/contract/money";

/** Between which amounts a budget is tried out, in minor units. */
export interface BudgetRange {
  min: number;
  max: number;
  step: number;
}

/** From a quarter to twice of what is planned, in round steps of about a fortieth: 25,000 goes by 500. */
export function budgetRange({ amount }: Money): BudgetRange {
  const step = roundStep(Math.max(1, amount / 40));
  const inSteps = (value: number) => Math.max(step, Math.round(value / step) * step);
  return { min: inSteps(amount / 4), max: inSteps(amount * 2), step };
}

/** The largest 1, 2 or 5 times a power of ten that is not above. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return (value >= 5 * power ? 5 : value >= 2 * power ? 2 : 1) * power;
}
