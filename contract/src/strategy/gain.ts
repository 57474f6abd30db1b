import { formatPercent, UNKNOWN } from "../formats.ts";
import { inEnglish } from "./answers/phrases.ts";
import type { Say } from "./answers/phrases.ts";
import type { Certificate } from "./plan.ts";

/** A gain below this is no figure worth reading, percent. */
const SMALLEST = 0.1;
/** A gap below this is none that anybody could read, percent. */
const NO_GAP = 0.01;
/** From here on decimals say nothing, percent. */
const WHOLE_FROM = 10;

/** How much more there would be without a rule: "9.7% more", "no more", "hardly more" for less than the gap. */
export function gainText(
  { costPercent: percent, open }: Omit<Certificate["rules"][number], "rule">,
  say: Say = inEnglish,
): string {
  if (percent === null) return open === "under_gap" ? say("hardly more") : UNKNOWN;
  if (percent <= 0) return say("no more");
  if (percent < SMALLEST) return say("under {0} more", formatPercent(SMALLEST, 1, say.locale));
  return say("{0} more", formatPercent(percent, percent < WHOLE_FROM ? 1 : 0, say.locale));
}

/** How near a plan is to the best there is, with its figure apart; no figure where it is the best. */
export interface Nearness {
  before: string;
  gap: string | null;
  after: string;
}

/** "within 0.06% of the best possible plan", or "the best possible plan" where nothing is left to gain. */
export function nearnessOf({ gapPercent }: Pick<Certificate, "gapPercent">, locale?: string): Nearness {
  if (gapPercent < NO_GAP) return { before: "the best possible plan", gap: null, after: "" };
  return {
    before: "within ",
    gap: formatPercent(gapPercent, 2, locale),
    after: " of the best possible plan",
  };
}

/** The words of `nearnessOf`; `write` says what stands for the figure. */
export function nearnessText(
  certificate: Pick<Certificate, "gapPercent">,
  write: (gap: string) => string = (gap) => gap,
): string {
  const { before, gap, after } = nearnessOf(certificate);
  return `${before}${gap === null ? "" : write(gap)}${after}`;
}

/** What the plan makes as large as it can be: "people", or "people who react". */
export function peopleOf({ metric }: Pick<Certificate, "metric">): string {
  return metric === "people engaged" ? "people who react" : "people";
}
