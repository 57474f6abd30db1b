import { feeSource } from "./campaigns-sources.ts";
import type { FigureSource } from "./figures.ts";
import { formatMoney, formatTotal } from "./formats.ts";
import { metricDefinition } from "./metrics.ts";
import type { ReportChart, ReportContent, ReportCreator } from "./reports.ts";

export type ReportCreatorFigure = "checks" | "views" | "engagement" | "fee" | "costPer1000";

/** Where a figure in a creator's line of a report comes from. */
export function reportCreatorSource(
  figure: ReportCreatorFigure,
  creator: ReportCreator,
  content: ReportContent,
): FigureSource {
  const posts = { label: "Campaign posts", value: formatTotal(creator.posts) };
  const origin = {
    sample: creator.posts === 1 ? "1 post" : `${creator.posts} posts`,
    asOf: content.takenAt,
    source: "Posts of the creator in this workspace",
  };
  if (figure === "fee") return feeSource(content.takenAt);
  if (figure === "checks") {
    const inputs = [
      { label: "Passed", value: formatTotal(creator.checksPassed) },
      { label: "Failed", value: formatTotal(creator.checksFailed) },
    ];
    const sample = `${creator.submitted} drafts`;
    return {
      ...registered("checks.passed"),
      ...origin,
      inputs,
      sample,
      source: "Content checks of the newest drafts",
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
    "Views of the creator's posts in the campaign's days that name one of its handles or hashtags.";
  return { metric: "campaign.views", label: "Views", definition, inputs: [posts], ...origin };
}

/** Where the figures of a chart come from. */
export function reportChartSource(chart: ReportChart, content: ReportContent): FigureSource {
  return {
    metric: `report.${chart.id}`,
    label: chart.title,
    definition: chart.measure,
    inputs: chart.points.map(({ label, note }) => ({ label, value: note === "" ? "1 creator" : note })),
    sample: `${chart.points.length} values`,
    asOf: content.takenAt,
    source:
      content.method.find(({ term }) => term === (chart.id === "checks" ? "Checks" : "Views and actions"))
        ?.text ?? null,
  };
}

function registered(
  id: "checks.passed" | "er.views" | "cpm",
): Pick<FigureSource, "metric" | "label" | "definition"> {
  const { label, definition, formula } = metricDefinition(id);
  return { metric: id, label, definition: `${definition} Formula: ${formula}.` };
}
