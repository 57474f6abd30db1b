import { draftsSource } from "../campaigns/count-sources.ts";
import { feeSource } from "../campaigns/sources.ts";
import type { FigureSource } from "../figures.ts";
import { formatCount, formatMoney, formatPercent, formatTotal, plural } from "../formats.ts";
import { metricDefinition } from "../metrics.ts";
import type { ReportChart, ReportCheckRow, ReportContent, ReportCreator, ReportSummary } from "./schemas.ts";

export type ReportCreatorFigure =
  | "drafts"
  | "checks"
  | "posts"
  | "views"
  | "engagement"
  | "fee"
  | "costPer1000";

const POSTS = "The creator’s posts in the campaign’s days that name one of its handles or hashtags.";

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
  if (figure === "fee") return feeSource(content.takenAt);
  if (figure === "checks") {
    const inputs = [
      { label: "Passed", value: formatTotal(creator.checksPassed) },
      { label: "Failed", value: formatTotal(creator.checksFailed) },
    ];
    const sample = plural(creator.submitted, "draft");
    return {
      ...registered("checks.passed"),
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
      definition: POSTS,
      inputs: [posts],
    };
  }
  if (figure === "engagement") return { ...registered("er.views"), ...origin, inputs: [posts] };
  if (figure === "costPer1000") {
    const inputs = [
      { label: "Fee", value: formatMoney(creator.fee) },
      { label: "Views", value: formatTotal(creator.views) },
    ];
    return {
      ...registered("cpm"),
      ...origin,
      inputs,
      source: `${origin.source}, fee entered in the campaign`,
    };
  }
  const definition =
    "Views of the creator’s posts in the campaign’s days that name one of its handles or hashtags.";
  return { metric: "campaign.views", label: "Views", definition, inputs: [posts], ...origin };
}

/** Where the number of open links of a report comes from. */
export function openLinksSource({ links }: Pick<ReportSummary, "links">): FigureSource {
  return {
    metric: "report.links",
    label: "Open links",
    definition: "Share links given out for the report that have not ended and were not taken back.",
    inputs: [{ label: "Open links", value: formatTotal(links) }],
    sample: null,
    asOf: null,
    source: "Share links of the report",
  };
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

function registered(
  id: "checks.passed" | "er.views" | "cpm",
): Pick<FigureSource, "metric" | "label" | "definition"> {
  const { label, definition, formula } = metricDefinition(id);
  return { metric: id, label, definition: `${definition} Formula: ${formula}.` };
}
