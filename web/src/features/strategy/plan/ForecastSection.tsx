import type { Band } from "@app/contract/strategy/plan";
import type { Strategy } from "@app/contract/strategy/schemas";
import { reachByWeek } from "./forecast.rules.ts";
import { sourceOf } from "#/features/strategy/figure-sources.ts";
import { Phrase, sayOfPlan } from "./phrases.tsx";
import { PlanSection } from "./PlanSection.tsx";
import { RestsOn } from "./RestsOn.tsx";
import { formatCount, formatRange } from "#/lib/format.ts";
import { ChartFrame } from "#/ui/charts/ChartFrame.tsx";
import { LineChart } from "#/ui/charts/LineChart.tsx";
import { Figure } from "#/ui/text/Figure.tsx";

/** What the plan will bring, as ranges that hold in 80 of 100 cases. */
export function ForecastSection({ strategy }: { strategy: Strategy }) {
  const say = sayOfPlan(strategy);
  const { forecast } = strategy.plan;
  const reach = forecast?.reach;
  const rows: [string, string, Band | null][] = [
    [say("Views"), "forecast.views", forecast?.views ?? null],
    [say("Reactions"), "forecast.engagements", forecast?.engagements ?? null],
    [say("Clicks"), "forecast.clicks", forecast?.clicks ?? null],
    [say("Sales"), "forecast.conversions", forecast?.conversions ?? null],
  ];
  return (
    <PlanSection title={say("People reached")} aside={say("80% range")}>
      {reach ? <ReachChart strategy={strategy} reach={reach} /> : <p className="text-fg-2">NA</p>}
      {reach && (
        <p className="mt-2 text-xs text-fg-2">
          <Figure
            value={say("Where these figures come from")}
            source={sourceOf(strategy, "forecast.reach")}
          />
        </p>
      )}
      <dl className="mt-3">
        {rows.map(([name, path, range]) => (
          <div key={name} className="flex justify-between gap-3 border-t border-line py-1.5 text-sm">
            <dt className="text-fg-2">{name}</dt>
            <dd>
              <Figure
                value={
                  range
                    ? formatRange(
                        formatCount(range.p10, 2, say.locale),
                        formatCount(range.p90, 2, say.locale),
                      )
                    : "NA"
                }
                source={sourceOf(strategy, path)}
              />
            </dd>
          </div>
        ))}
      </dl>
      {forecast?.restsOn && forecast.restsOn.length > 0 && (
        <RestsOn assumptions={forecast.restsOn} say={say} />
      )}
    </PlanSection>
  );
}

function ReachChart({ strategy, reach }: { strategy: Strategy; reach: Band }) {
  const say = sayOfPlan(strategy);
  const range = formatRange(formatCount(reach.p10, 2, say.locale), formatCount(reach.p90, 2, say.locale));
  const likely = formatCount(reach.p50, 2, say.locale);
  const format = (value: number | null) => formatCount(value, 1, say.locale);
  const points = reachByWeek(strategy.plan, say);
  const { reach: planned } = strategy.plan.totals;
  return (
    <ChartFrame
      say={say}
      title={say("Likely {0}", likely)}
      measure={say("people by week")}
      summary={say("People reached grow to {0}, likely {1}", likely, range)}
      points={points}
      format={format}
      source={sourceOf(strategy, "forecast.reach")}
    >
      {(width) => (
        <>
          <LineChart
            name={say("People reached by week, likely {0}, between {1}", likely, range)}
            points={points}
            format={format}
            width={width}
            height={150}
          />
          <p className="text-sm text-fg-2">
            <Phrase say={say} of="Four of five such campaigns end in {0}, half of them above {1}.">
              <Figure value={range} label={say("Range")} source={sourceOf(strategy, "forecast.reach")} />
              <Figure value={likely} label={say("Middle")} source={sourceOf(strategy, "forecast.reach")} />
            </Phrase>
            {planned !== null &&
              planned !== reach.p50 &&
              ` ${say("This version counted paid pieces like usual ones, so its own figure is higher; plan again to bring both together.")}`}
          </p>
        </>
      )}
    </ChartFrame>
  );
}
