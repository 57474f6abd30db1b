import { addMoney } from "./campaigns-budget.ts";
import type { CampaignBudget } from "./campaigns-budget.ts";
import type { FigureSource } from "./figures.ts";
import { formatMoney, formatTotal } from "./formats.ts";
import { metricDefinition } from "./metrics.ts";
import type { Money } from "./money.ts";

const ENTERED = "Entered in the campaign";

/** Sums of several currencies side by side; NA when no amount is known. */
export function formatSums(sums: readonly Money[]): string {
  return sums.length === 0 ? formatMoney(null) : sums.map((sum) => formatMoney(sum)).join(" and ");
}

/** Where a creator’s fee comes from. */
export function feeSource(addedAt: string | null): FigureSource {
  return {
    metric: "price",
    label: "Fee",
    definition: "What the creator gets for everything owed to this campaign.",
    inputs: [],
    sample: "1 creator",
    asOf: addedAt,
    source: ENTERED,
    note: "A fee that nobody knows yet is NA and adds nothing to any sum.",
  };
}

/** Where the sum of the fees of a campaign comes from. */
export function feesSource(summary: CampaignBudget, updatedAt: string): FigureSource {
  const { label, definition, formula } = metricDefinition("cost");
  return {
    metric: "cost",
    label,
    definition: `${definition} Formula: ${formula}.`,
    inputs: [
      { label: "Fees of all who have not declined", value: formatSums(summary.planned) },
      { label: "Of these, agreed", value: formatSums(summary.committed) },
      { label: "Budget", value: formatSums(addMoney([summary.budget])) },
      { label: "Fees not known", value: formatTotal(summary.unknownFees) },
    ],
    sample: null,
    asOf: updatedAt,
    source: ENTERED,
    note: "Amounts of different currencies are never added.",
  };
}

/** Where the views to expect of a campaign come from. */
export function expectedViewsSource(pieces: { known: number; unknown: number }): FigureSource {
  return {
    metric: "campaign.views.expected",
    label: "Views to expect",
    definition:
      "Average views of each creator’s recent posts, once for every piece that the creator owes. Formula: sum of average views × pieces.",
    inputs: [
      { label: "Pieces whose creator’s average views are known", value: formatTotal(pieces.known) },
      { label: "Pieces of creators without them", value: formatTotal(pieces.unknown) },
    ],
    sample: `${pieces.known + pieces.unknown} pieces`,
    asOf: null,
    source: "Average views of the creators, as discovery has them",
    note: "Pieces without a known value add nothing.",
  };
}
