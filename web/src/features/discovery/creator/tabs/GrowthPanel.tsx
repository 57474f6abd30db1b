import type { CreatorProfile } from "@app/contract/discovery/creators";
import { formatCount, formatPercent } from "#/lib/format.ts";
import { ChartFrame } from "#/ui/charts/ChartFrame.tsx";
import { LineChart } from "#/ui/charts/LineChart.tsx";
import type { ChartPoint } from "#/ui/charts/chart.rules.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { creatorFigure } from "#/lib/creator-figures.ts";
import { growthFinding, growthSummary, monthlyPoints } from "./growth.rules.ts";

/** Followers by month, and what else is known by month; each opens as a table too. */
export function GrowthPanel({ creator }: { creator: CreatorProfile }) {
  const { snapshots } = creator;
  const followers = monthlyPoints(snapshots, "followers");
  const views = monthlyPoints(snapshots, "avgViews");
  const rates = monthlyPoints(snapshots, "engagementRate");
  if ([followers, views, rates].every((points) => points.length === 0)) {
    return null;
  }
  return (
    <Panel title="Growth">
      <div className="grid gap-6 p-4 lg:auto-cols-fr lg:grid-flow-col">
        <MonthlyChart
          name="Followers by month"
          title={growthFinding(creator)}
          measure="Followers at the first of each month"
          points={followers}
          format={axisText}
          source={creatorFigure(creator.id, "growth")}
        />
        <MonthlyChart
          name="Average views by month"
          title="Average views"
          measure="Views of a post on average, as noted for each month"
          points={views}
          format={axisText}
        />
        <MonthlyChart
          name="Engagement rate by month"
          title="Engagement rate"
          measure="Per cent, as noted for each month"
          points={rates}
          format={(value) => formatPercent(value, 1)}
        />
      </div>
      <p className="px-4 pb-4 text-xs text-fg-2">
        <Figure value="Where these figures come from" source={creatorFigure(creator.id, "growth")} />
      </p>
    </Panel>
  );
}

interface MonthlyChartProps {
  name: string;
  title: string;
  measure: string;
  points: readonly ChartPoint[];
  format: (value: number | null) => string;
  source?: string;
}

function MonthlyChart({ name, points, format, source, ...words }: MonthlyChartProps) {
  if (points.length === 0) return null;
  return (
    <ChartFrame
      {...words}
      summary={growthSummary(points, format)}
      points={points}
      format={format}
      {...(source !== undefined && { source })}
    >
      {(width) => (
        <LineChart name={name} points={points} width={width} height={160} format={format} isChange />
      )}
    </ChartFrame>
  );
}

/** "300K", not "300.0K". */
function axisText(value: number | null): string {
  return formatCount(value, 1).replace(".0", "");
}
