import * as z from "zod/mini";
import type { FigureSource } from "../figures.ts";
import { formatCount, formatPercent, formatRange, plural } from "../formats.ts";

const Range = z.object({ p10: z.number(), p50: z.number(), p90: z.number() });

/** Whether views came out within the range of the plan, or on which side of it; "open" while pieces are missing. */
export const FORECAST_OUTCOMES = ["held", "below", "above", "open"] as const;
export const ForecastOutcome = z.enum(FORECAST_OUTCOMES);
export type ForecastOutcome = z.infer<typeof ForecastOutcome>;

/** What the plan expected of a creator, and what came. */
export const ForecastRow = z.object({
  /** Null for the campaign as a whole. */
  creatorId: z.nullable(z.uuid()),
  name: z.string(),
  expected: Range,
  /** Views that came; null while nobody knows any. */
  views: z.nullable(z.number()),
  outcome: ForecastOutcome,
  /** How far the views lie from the middle of the range, in percent of it; null while it is open. */
  deviation: z.nullable(z.number()),
  /** Why it is open, such as "1 of 3 pieces live with views". */
  reason: z.nullable(z.string()),
});
export type ForecastRow = z.infer<typeof ForecastRow>;

/** The campaign first, then its creators as they stand in it. */
export const ForecastComparison = z.object({
  rows: z.array(ForecastRow),
  /** The creators farthest outside of their range, at most two, the worst first. */
  worst: z.array(z.string()),
});
export type ForecastComparison = z.infer<typeof ForecastComparison>;

/** "Within the range", "23% fewer views", or why nothing can be said yet. */
export function forecastWords({ outcome, deviation, reason }: ForecastRow): string {
  if (outcome === "open") return reason ?? "Open";
  const percent = deviation === null ? "" : `${formatPercent(Math.abs(deviation), 0)} `;
  if (outcome === "below") return `Below: ${percent}fewer than expected`;
  return outcome === "above" ? `Above: ${percent}more than expected` : "Within the range";
}

/** "2 of 3 forecasts held. Farthest off: Nerea Ugalde." */
export function forecastSummary({ rows, worst }: ForecastComparison): string {
  const settled = rows.filter(({ creatorId, outcome }) => creatorId !== null && outcome !== "open");
  const held = settled.filter(({ outcome }) => outcome === "held").length;
  if (settled.length === 0) return "No forecast is settled.";
  const count = `${held} of ${plural(settled.length, "forecast")} held`;
  const names = new Intl.ListFormat("en-GB").format(worst);
  return worst.length === 0 ? `${count}.` : `${count}. Farthest off: ${names}.`;
}

/** The range that the plan expected, "8.00K–20.00K". */
export function expectedRange({ expected }: ForecastRow): string {
  return formatRange(formatCount(expected.p10), formatCount(expected.p90));
}

/** Where the views of a forecast and of what happened come from. */
export function forecastSource(row: ForecastRow, takenAt: string): FigureSource {
  return {
    metric: "campaign.views.forecast",
    label: "Forecast against what happened",
    definition:
      "Views that the plan expected of all pieces, against those that came. In 80 of 100 cases they should lie within the range. Nothing is said before all pieces are live with their views, or the campaign is over.",
    inputs: [
      { label: "1 in 10 chance of less than", value: formatCount(row.expected.p10) },
      { label: "Middle of the forecast", value: formatCount(row.expected.p50) },
      { label: "1 in 10 chance of more than", value: formatCount(row.expected.p90) },
      { label: "Views", value: formatCount(row.views) },
    ],
    sample: row.reason,
    asOf: takenAt,
    source: "Plan behind the campaign, posts of the campaign",
  };
}
