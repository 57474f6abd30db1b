import { addMoney } from "./budget.ts";
import type { CampaignBudget } from "./list.ts";
import { owedPieces } from "./owed-pieces.ts";
import type { OwingCreator } from "./owed-pieces.ts";
import { piecesLabel } from "./piece-labels.ts";
import type { DeliverableLine } from "./deliverables.ts";
import { CREATOR_STAGE_LABELS } from "./creators.ts";
import type { CampaignCreator, CreatorStage } from "./creators.ts";
import type { CampaignForecast } from "./schemas.ts";
import type { FigureSource } from "../figures.ts";
import { formatCount, formatMoney, formatTotal, plural } from "../formats.ts";
import { metricDefinition } from "../metrics.ts";
import type { Money } from "../money.ts";

const ENTERED = "Entered in the campaign";

/** Sums of several currencies side by side; NA when no amount is known. */
export function formatSums(sums: readonly Money[]): string {
  return sums.length === 0 ? formatMoney(null) : sums.map((sum) => formatMoney(sum)).join(" and ");
}

/** "€3,090 of €25,000"; without a budget the fees alone. */
export function ofBudget(fees: readonly Money[], budget: Money | null): string {
  return budget ? `${formatSums(fees)} of ${formatMoney(budget)}` : formatSums(fees);
}

/** "€24,959 of €25,000, of which 16 fees are guesses, 1 fee not known". */
export function plannedText(summary: CampaignBudget): string {
  const { planned, budget } = summary;
  return [ofBudget(planned, budget), ...plannedNotes({ ...summary, budget: null })].join(", ");
}

/** "of €25,000", "of which 2 fees as asked", "1 fee not known": what stands beside the sum of the fees. */
export function plannedNotes({
  budget,
  unknownFees,
  guessedFees = 0,
  askedFees = 0,
}: CampaignBudget): string[] {
  return [
    ...(budget ? [`of ${formatMoney(budget)}`] : []),
    ...(askedFees > 0 ? [`of which ${plural(askedFees, "fee")} as asked`] : []),
    ...(guessedFees > 0 ? [guessedText(guessedFees)] : []),
    ...(unknownFees > 0 ? [`${plural(unknownFees, "fee")} not known`] : []),
  ];
}

export function guessedText(fees: number): string {
  return `of which ${fees === 1 ? "1 fee is a guess" : `${formatTotal(fees)} fees are guesses`}`;
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
export function feesSource(summary: CampaignBudget, updatedAt: string | null): FigureSource {
  const { label, definition, formula } = metricDefinition("fees");
  return {
    metric: "fees",
    label,
    definition: `${definition} Formula: ${formula}.`,
    inputs: [
      { label: "Fees of all who have not declined, agreed or planned", value: formatSums(summary.planned) },
      { label: "Of these, agreed", value: formatSums(summary.committed) },
      { label: "Budget", value: formatSums(addMoney([summary.budget])) },
      { label: "Of these, fees that count as asked", value: formatTotal(summary.askedFees ?? 0) },
      { label: "Of these, guesses of the plan", value: formatTotal(summary.guessedFees ?? 0) },
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

/** Where the people to reach of a campaign come from: the plan that it was made from, if it was. */
export function reachForecastSource(forecast: CampaignForecast | null): FigureSource {
  const { reach = null, basis = null, asOf = null } = forecast ?? {};
  const { label, definition, formula, note } = metricDefinition("reach");
  return {
    metric: "reach",
    label,
    definition: `${definition} Formula: ${formula}.`,
    inputs: [
      { label: "10 of 100 end below", value: formatCount(reach?.p10) },
      { label: "Middle", value: formatCount(reach?.p50) },
      { label: "10 of 100 end above", value: formatCount(reach?.p90) },
    ],
    sample: basis,
    asOf,
    source: forecast ? "Strategy AI plan of the campaign" : null,
    ...(note !== undefined && { note }),
  };
}

/** Where the number of creators in one stage of a campaign comes from. */
export function stageSource(
  stage: CreatorStage,
  { creators, updatedAt }: { creators: readonly Pick<CampaignCreator, "stage">[]; updatedAt: string },
): FigureSource {
  const count = creators.filter((creator) => creator.stage === stage).length;
  return {
    metric: `campaign.creators.${stage}`,
    label: CREATOR_STAGE_LABELS[stage],
    definition: "Creators of the campaign who stand in this stage now.",
    inputs: [
      { label: "In this stage", value: formatTotal(count) },
      { label: "In the campaign", value: formatTotal(creators.length) },
    ],
    sample: plural(creators.length, "creator"),
    asOf: updatedAt,
    source: ENTERED,
  };
}

/** Where the pieces that a campaign asks for come from, line by line. */
export function piecesSource(
  lines: readonly DeliverableLine[],
  creators: readonly OwingCreator[],
): FigureSource {
  return {
    metric: "campaign.pieces",
    label: "Pieces",
    definition:
      "Pieces of content that are owed. Formula: sum over the lines of pieces × creators who owe them.",
    inputs: lines.map(({ platform, format, count, per }, place) => ({
      label: `Line ${place + 1}: ${piecesLabel(platform, format, count)} ${per === "creator" ? "from each creator" : "in total"}`,
      value: formatTotal(owedPieces(lines.slice(place, place + 1), creators).length),
    })),
    sample: plural(creators.length, "creator"),
    asOf: null,
    source: ENTERED,
    note: "A line counts for creators with an account on its platform; who declined owes nothing.",
  };
}
