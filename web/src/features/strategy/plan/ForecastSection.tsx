import type { Band } from "@app/contract/strategy/plan";
import type { Strategy } from "@app/contract/strategy/schemas";
import { reachByWeek } from "./forecast.rules.ts";
import { sourceOf } from "#/features/strategy/figure-sources.ts";
import { PlanSection } from "./PlanSection.tsx";
import { RestsOn } from "./RestsOn.tsx";
import { formatCount, formatRange } from "#/lib/format.ts";
import { ChartFrame } from "#/ui/charts/ChartFrame.tsx";
import { LineChart } from "#/ui/charts/LineChart.tsx";
import { Figure } from "#/ui/text/Figure.tsx";

/** Of a plan whose middle of the forecast is not yet its own figure of people reached. */
const OLDER =
  " This version counted paid pieces like usual ones, so its own figure is higher; plan again to bring both together.";

/** What the plan will bring, as ranges that hold in 80 of 100 cases. */
export function ForecastSection({ strategy }: { strategy: Strategy }) {
  const { forecast } = strategy.plan;
  const reach = forecast?.reach;
  const rows: [string, string, Band | null][] = [
    ["Views", "forecast.views", forecast?.views ?? null],
    ["Reactions", "forecast.engagements", forecast?.engagements ?? null],
    ["Clicks", "forecast.clicks", forecast?.clicks ?? null],
    ["Sales", "forecast.conversions", forecast?.conversions ?? null],
  ];
  return (
    <PlanSection title="People reached" aside="80% range">
      {reach ? <ReachChart strategy={strategy} reach={reach} /> : <p className="text-fg-2">NA</p>}
      {reach && (
        <p className="mt-2 text-xs text-fg-2">
          <Figure value="Where these figures come from" source={sourceOf(strategy, "forecast.reach")} />
        </p>
      )}
      <dl className="mt-3">
        {rows.map(([name, path, range]) => (
          <div key={name} className="flex justify-between gap-3 border-t border-line py-1.5 text-sm">
            <dt className="text-fg-2">{name}</dt>
            <dd>
              <Figure
                value={range ? formatRange(formatCount(range.p10), formatCount(range.p90)) : "NA"}
                source={sourceOf(strategy, path)}
              />
            </dd>
          </div>
        ))}
      </dl>
      {forecast?.restsOn && forecast.restsOn.length > 0 && <RestsOn assumptions={forecast.restsOn} />}
    </PlanSection>
  );
}

function ReachChart({ strategy, reach }: { strategy: Strategy; reach: Band }) {
  const range = formatRange(formatCount(reach.p10), formatCount(reach.p90));
  const likely = formatCount(reach.p50);
  const { reach: planned } = strategy.plan.totals;
  return (
    <ChartFrame
      title={`Likely ${likely}`}
      measure="people by week"
      summary={`People reached grow to ${likely}, likely ${range}`}
      points={reachByWeek(strategy.plan)}
      format={(value) => formatCount(value, 1)}
      source={sourceOf(strategy, "forecast.reach")}
    >
      {(width) => (
        <>
          <LineChart
            name={`People reached by week, likely ${likely}, between ${range}`}
            points={reachByWeek(strategy.plan)}
            format={(value) => formatCount(value, 1)}
            width={width}
            height={150}
          />
          <p className="text-sm text-fg-2">
            Four of five such campaigns end in{" "}
            <Figure value={range} label="Range" source={sourceOf(strategy, "forecast.reach")} />, half of them
            above <Figure value={likely} label="Middle" source={sourceOf(strategy, "forecast.reach")} />.
            {planned !== null && planned !== reach.p50 && OLDER}
          </p>
        </>
      )}
    </ChartFrame>
  );
}
