import type { ForecastComparison, ForecastOutcome } from "@app/contract/reports/forecast";
import { forecastSource, forecastSummary, forecastWords } from "@app/contract/reports/forecast";
import type { ReportContent } from "@app/contract/reports/schemas";
import { isBefore } from "@app/contract/reports/view";
import { formatCount } from "#/lib/format.ts";
import { RangeChart } from "#/ui/charts/RangeChart.tsx";
import { State } from "#/ui/feedback/State.tsx";
import type { StateKind } from "#/ui/feedback/State.tsx";
import { Panel } from "#/ui/Panel.tsx";

export const OUTCOME_KINDS: Readonly<Record<ForecastOutcome, StateKind>> = {
  held: "passed",
  below: "failed",
  above: "warn",
  open: "waiting",
};

interface ReportForecastProps {
  forecast: ForecastComparison;
  content: ReportContent;
}

/** What was expected of the campaign and of each creator, and what came; before the first post the ranges alone. */
export function ReportForecast({ forecast, content }: ReportForecastProps) {
  const before = isBefore(content);
  const rows = forecast.rows.map((row) => ({
    name: row.name,
    low: row.expected.p10,
    middle: row.expected.p50,
    high: row.expected.p90,
    value: row.views,
    source: forecastSource(row, content.takenAt),
  }));
  // The chart shows who held; who did not is named.
  const missed = forecast.rows.filter(({ outcome }) => outcome === "below" || outcome === "above");
  const [whole, ...creators] = rows;
  if (!whole) return null;
  return (
    <Panel
      title={before ? "Views expected" : "Views against what was expected"}
      className="print:break-inside-avoid"
      aside={
        <span className="text-sm text-fg-2">
          {before ? "In 8 of 10 cases within the band" : forecastSummary(forecast)}
        </span>
      }
    >
      <div className="flex flex-col gap-4 p-4">
        <RangeChart rows={[whole]} format={formatCount} name="Views of the campaign and the range expected" />
        {creators.length > 0 && (
          <RangeChart
            rows={creators}
            format={formatCount}
            name="Views of each creator and the range expected"
          />
        )}
      </div>
      {missed.length > 0 && (
        <ul aria-label="Forecasts that missed" className="divide-y divide-line border-t border-line">
          {missed.map((row) => (
            <li key={row.creatorId ?? ""} className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
              <span className={row.creatorId === null ? "font-semibold" : "font-medium"}>{row.name}</span>
              <State kind={OUTCOME_KINDS[row.outcome]}>{forecastWords(row)}</State>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
