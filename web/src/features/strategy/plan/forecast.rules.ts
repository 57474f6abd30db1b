import { inEnglish } from "@app/contract/strategy/answers/phrases";
import type { Say } from "@app/contract/strategy/answers/phrases";
import type { Plan } from "@app/contract/strategy/plan";
import type { ChartPoint } from "#/ui/charts/chart.rules.ts";

const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

/** People reached by the end of each week: the forecast's range, spread by the pieces that are out by then. */
export function reachByWeek(
  { forecast, calendar, brief }: Pick<Plan, "forecast" | "calendar" | "brief">,
  say: Say = inEnglish,
): ChartPoint[] {
  const reach = forecast?.reach;
  if (!reach || calendar.length === 0) return [];
  const days = Math.round((Date.parse(brief.flight.to) - Date.parse(brief.flight.from)) / DAY_MS) + 1;
  const weeks = Math.max(1, Math.ceil(days / WEEK_DAYS));
  return Array.from({ length: weeks + 1 }, (_, week) => {
    const end = Date.parse(brief.flight.from) + Math.min(days, week * WEEK_DAYS) * DAY_MS;
    const out = calendar.filter(({ date }) => Date.parse(date) < end).length / calendar.length;
    return {
      label: week === 0 ? say("start") : say("week {0}", String(week)),
      value: Math.round(reach.p50 * out),
      low: Math.round(reach.p10 * out),
      high: Math.round(reach.p90 * out),
    };
  });
}
