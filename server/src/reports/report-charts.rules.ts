import { creatorLabel } from "@app/contract/campaigns/creator-label";
import { isOver } from "@app/contract/campaigns/list";
import { formatAbout, formatDate, formatTotal } from "@app/contract/formats";
import type { ReportChart, ReportCheckRow } from "@app/contract/reports/schemas";
import { dayIn } from "#/platform/clock.ts";
import { resultFigures } from "#/results/index.ts";
import { counted } from "./report-inputs.ts";
import type { ReportInputs } from "./report-inputs.ts";
import { viewsByWeek } from "./views-by-week.rules.ts";

/** Creators that a chart names. */
const SHOWN = 8;

/** The charts that the data allow: what happened when there are posts, what was expected while there are none. */
export function reportCharts(inputs: ReportInputs, checks: readonly ReportCheckRow[]): ReportChart[] {
  const charts =
    inputs.figures.posts > 0 ? [weeksChart(inputs), engagementChart(inputs)] : [averageViewsChart(inputs)];
  return [...charts, checksChart(checks, isOver(inputs.campaign.status))].filter((chart) => chart !== null);
}

function weeksChart({ deals, timeZone }: ReportInputs): ReportChart | null {
  const posts = deals.flatMap((deal) => deal.posts);
  const weeks = viewsByWeek(posts, (moment) => dayIn(timeZone, moment));
  const best = weeks.toSorted((a, b) => (b.views ?? 0) - (a.views ?? 0))[0];
  if (!best?.views) return null;
  return {
    id: "weeks",
    title: `The week of ${formatDate(best.week, "UTC")} brought the most views`,
    measure: `Views by week of posting; this one brought ${formatAbout(best.views)} with ${counted(best.posts, "post")}.`,
    shape: "columns",
    unit: "count",
    points: weeks.map(({ week, views, posts: count }) => ({
      label: formatDate(week, "UTC"),
      value: views,
      note: counted(count, "post"),
    })),
  };
}

function engagementChart({ campaign, deals }: ReportInputs): ReportChart | null {
  const points = campaign.creators
    .map((creator) => {
      const own = resultFigures(deals.filter(({ key }) => key === creator.creatorId));
      return {
        label: creatorLabel(creator),
        value: own.engagementRate.value,
        note: counted(own.posts, "post"),
      };
    })
    .filter((point) => point.value !== null)
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
    .slice(0, SHOWN);
  const [best, next] = points;
  if (!best || !next) return null;
  return {
    id: "engagement",
    title: `${best.label} ${isOver(campaign.status) ? "had" : "has"} the highest engagement`,
    measure: "Engagement by views, over each creator’s campaign posts.",
    shape: "bars",
    unit: "percent",
    points,
  };
}

function averageViewsChart({ campaign }: ReportInputs): ReportChart | null {
  const points = campaign.creators
    .filter((creator) => creator.averageViews !== null)
    .toSorted((a, b) => (b.averageViews ?? 0) - (a.averageViews ?? 0))
    .slice(0, SHOWN)
    .map((creator) => ({ label: creatorLabel(creator), value: creator.averageViews, note: "" }));
  const [best, next] = points;
  // Nobody leads where the others are not known.
  if (!best || !next) return null;
  return {
    id: "average-views",
    title: `${best.label} usually gets the most views`,
    measure: "Average views of a creator’s recent posts, before the campaign.",
    shape: "bars",
    unit: "count",
    points,
  };
}

function checksChart(checks: readonly ReportCheckRow[], over: boolean): ReportChart | null {
  const answered = checks.filter((row) => row.passed + row.failed > 0);
  const [worst] = answered.toSorted((a, b) => b.failed - a.failed);
  // Where none failed the table of checks says so, and bars would have no length.
  if (!worst || worst.failed === 0) return null;
  return {
    id: "checks",
    title: `“${worst.label}” ${over ? "failed" : "fails"} most often`,
    measure: "Failed checks by field, newest draft of each deliverable.",
    shape: "bars",
    unit: "total",
    points: answered.map((row) => ({
      label: row.label,
      value: row.failed,
      note: `of ${formatTotal(row.passed + row.failed)}`,
    })),
  };
}
