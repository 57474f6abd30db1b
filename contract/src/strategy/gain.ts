import { formatPercent, UNKNOWN } from "../formats.ts";
import type { Certificate } from "./plan.ts";

/** A gain below this is no figure worth reading, percent. */
const SMALLEST = 0.1;
/** From here on decimals say nothing, percent. */
const WHOLE_FROM = 10;

/** How much more there would be without a rule: "9.7 % more", "no more". `percent` is of the plan as it is. */
export function gainText(percent: number | null): string {
  if (percent === null) return UNKNOWN;
  if (percent <= 0) return "no more";
  if (percent < SMALLEST) return `under ${SMALLEST} % more`;
  return `${formatPercent(percent, percent < WHOLE_FROM ? 1 : 0)} more`;
}

/** What the plan makes as large as it can be: "people", or "people who react". */
export function peopleOf({ metric }: Pick<Certificate, "metric">): string {
  return metric === "people engaged" ? "people who react" : "people";
}
