import type { Money } from "../money.ts";
import type { ShownPlan } from "./plan.ts";

/** What a plan costs for each 1,000 views and each 1,000 people; null where cost, views or people are not known. */
export interface CostPerThousand {
  views: Money | null;
  people: Money | null;
}

/** From the cost of the plan and the middle of its forecast, rounded to minor units. */
export function costPerThousand({
  totals,
  forecast,
}: Pick<ShownPlan, "totals" | "forecast">): CostPerThousand {
  const { cost, reach } = totals;
  const per = (count: number | null | undefined): Money | null =>
    cost === null || !count
      ? null
      : { amount: Math.round((cost.amount / count) * 1000), currency: cost.currency };
  return { views: per(forecast?.views?.p50), people: per(reach) };
}
