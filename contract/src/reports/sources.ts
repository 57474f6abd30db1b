import { draftsSource } from "../campaigns/count-sources.ts";
import type { FigureSource } from "../figures.ts";
import { formatCount, formatMoney, formatPercent, formatTotal, plural } from "../formats.ts";
import { metricSource } from "../metrics.ts";
import type { Money } from "../money.ts";
import type { ReportChart, ReportCheckRow, ReportContent, ReportCreator } from "./schemas.ts";

export type ReportCreatorFigure =
  | "drafts"
  | "checks"
  | "posts"
  | "views"
  | "engagement"
  | "cost"
  | "costPer1000";

/** Which posts the figures of a campaign stand on. */
export const CAMPAIGN_POSTS =
  "Posts entered or imported for the campaign, and posts of its creators that name one of its handles or hashtags in its days and belong to nothing else.";

/** What a creator costs; in reports that were frozen before payments counted, the fee. */
export function creatorCost({ cost, fee }: Pick<ReportCreator, "cost" | "fee">): Money | null {
  return cost === undefined ? fee : cost;
}

/** Where a figure in a creator's line of a report comes from. */
export function reportCreatorSource(
  figure: ReportCreatorFigure,
  creator: ReportCreator,
  content: ReportContent,
): FigureSource {
  const posts = { label: "Campaign posts", value: formatTotal(creator.posts) };
  const origin = {
    sample: plural(creator.posts, "post"),
    asOf: content.takenAt,
    source: "Posts of the creator in this workspace",
  };
  if (figure === "checks") {
    const inputs = [
      { label: "Passed", value: formatTotal(creator.checksPassed) },
      { label: "Failed", value: formatTotal(creator.checksFailed) },
    ];
    const sample = plural(creator.submitted, "draft");
    return {
      ...metricSource("checks.passed"),
      ...origin,
      inputs,
      sample,
      source: "Content checks of the newest drafts",
    };
  }
  if (figure === "drafts") return draftsSource(creator, content.takenAt);
  if (figure === "posts") {
    return {
      ...origin,
      metric: "campaign.posts",
      label: "Campaign posts",
      definition: CAMPAIGN_POSTS,
      inputs: [posts],
    };
  }
  if (figure === "engagement") return { ...metricSource("er.views"), ...origin, inputs: [posts] };
  if (figure === "cost" || figure === "costPer1000") {
    return { ...origin, ...priceSource(figure, creator), source: "Fee, payments and posts of the campaign" };
  }
  return {
    metric: "campaign.views",
    label: "Views",
    definition: CAMPAIGN_POSTS,
    inputs: [posts],
    ...origin,
  };
}

function priceSource(
  figure: "cost" | "costPer1000",
  creator: ReportCreator,
): Pick<FigureSource, "metric" | "label" | "definition" | "inputs"> {
  const cost = { label: "Cost", value: formatMoney(creatorCost(creator)) };
  if (figure === "costPer1000") {
    return { ...metricSource("cpm"), inputs: [cost, { label: "Views", value: formatTotal(creator.views) }] };
  }
  const basis =
    creator.costBasis === "paid"
      ? "what was paid"
      : creator.costBasis === "planned"
        ? "what the plan reserved"
        : "the fee";
  const inputs = [
    { label: "Fee agreed", value: formatMoney(creator.fee) },
    { label: "Stands on", value: basis },
  ];
  return { ...metricSource("cost"), inputs };
}

/** Where the answers of one check come from. */
export function reportCheckSource(
  row: ReportCheckRow,
  { takenAt }: Pick<ReportContent, "takenAt">,
): FigureSource {
  return {
    metric: `report.checks.${row.field}`,
    label: row.label,
    definition: "Answers of this check over the newest draft of each deliverable.",
    inputs: [
      { label: "Passed", value: formatTotal(row.passed) },
      { label: "Failed", value: formatTotal(row.failed) },
      { label: "Not checked", value: formatTotal(row.unknown) },
    ],
    sample: plural(row.passed + row.failed + row.unknown, "draft"),
    asOf: takenAt,
    source: "Content checks of the newest drafts",
  };
}

/** Where the figures of a chart come from. */
export function reportChartSource(
  chart: ReportChart,
  content: Pick<ReportContent, "takenAt" | "method">,
): FigureSource {
  const shown = chart.unit === "percent" ? formatPercent : formatCount;
  return {
    metric: `report.${chart.id}`,
    label: chart.title,
    definition: chart.measure,
    inputs: chart.points.map(({ label, value, note }) => ({
      label,
      value: note === "" ? shown(value) : note,
    })),
    sample: `${chart.points.length} values`,
    asOf: content.takenAt,
    source: chart.id === "average-views" ? "Creators of this workspace" : methodOf(chart, content),
  };
}

function methodOf(chart: ReportChart, { method }: Pick<ReportContent, "method">): string | null {
  const wanted = chart.id === "checks" ? "Checks" : "Views and actions";
  return method.find(({ term }) => term === wanted)?.text ?? null;
}
