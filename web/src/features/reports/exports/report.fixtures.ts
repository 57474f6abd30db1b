import type { Report, ReportContent, ReportCreator } from "@app/contract/reports/schemas";
import type { ReportFigure } from "@app/contract/reports/figure";

function figureOf(id: string, label: string, value: number | null): ReportFigure {
  const source = { metric: id, label, definition: label, inputs: [], sample: null, asOf: null, source: null };
  return { id, label, value, unit: "total", currency: null, note: "12 posts, measured", source };
}

export function creatorOf(name: string, fields: Partial<ReportCreator> = {}): ReportCreator {
  return {
    creatorId: "00000000-0000-4000-8000-000000000001",
    name,
    handle: name.toLowerCase(),
    platform: "instagram",
    stage: "live",
    deliverables: 2,
    submitted: 2,
    approved: 2,
    checksPassed: 9,
    checksFailed: 1,
    posts: 2,
    views: 120_000,
    engagement: 3.2,
    fee: { amount: 90_000, currency: "EUR" },
    cost: { amount: 90_000, currency: "EUR" },
    costBasis: "agreed",
    costPer1000: { amount: 750, currency: "EUR" },
    ...fields,
  };
}

/** A report on a campaign that is over. */
export function reportOf(fields: Partial<ReportContent> = {}): Pick<Report, "title" | "content"> {
  const content: ReportContent = {
    campaign: {
      id: "00000000-0000-4000-8000-000000000002",
      name: "Barrier cream",
      goal: "",
      status: "completed",
      startsOn: "2026-09-01",
      endsOn: "2026-09-30",
      markets: ["AT"],
      handles: [],
      hashtags: [],
    },
    headline: "240,000 views for €1,800 & 3 < 4",
    figures: [figureOf("views", "Views", 240_000), figureOf("orders", "Orders", null)],
    charts: [
      {
        id: "views",
        title: "Ana brought half of the views",
        measure: "Views",
        shape: "bars",
        unit: "count",
        points: [
          { label: "Ana", value: 120_000, note: "" },
          { label: "Bo", value: null, note: "" },
        ],
      },
    ],
    pieces: ["4 reels"],
    phase: "after",
    findings: [{ kind: "worked", text: "Reels brought more than posts." }],
    creators: [creatorOf("Ana"), creatorOf("Bo", { views: null, engagement: null })],
    checks: [{ field: "duration_correctness", label: "Duration", passed: 3, failed: 1, unknown: 0 }],
    forecast: null,
    method: [{ term: "Views", text: "As the platforms count them." }],
    pricesHidden: false,
    timeZone: "Europe/Berlin",
    takenAt: "2026-10-05T08:00:00.000Z",
    ...fields,
  };
  return { title: "Barrier cream: results", content };
}
