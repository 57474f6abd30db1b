import type { CreatorProfile } from "@app/contract/discovery/creators";
import { formatCount } from "#/lib/format.ts";
import { ChartFrame } from "#/ui/charts/ChartFrame.tsx";
import { LineChart } from "#/ui/charts/LineChart.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { creatorFigure } from "#/lib/creator-figures.ts";
import { growthFinding, growthPoints, growthSummary } from "./growth.rules.ts";

/** Followers by month; opens as a table too. */
export function GrowthPanel({ creator }: { creator: CreatorProfile }) {
  const points = growthPoints(creator.snapshots);
  if (points.filter((point) => point.value !== null).length < 2) {
    return (
      <Panel title="Growth">
        <EmptyState
          title="No history yet"
          text="A second month of figures is needed: import a newer table of the same creators."
        />
      </Panel>
    );
  }
  return (
    <Panel title="Growth">
      <div className="p-4">
        <ChartFrame
          title={growthFinding(creator)}
          measure="Followers at the first of each month"
          summary={growthSummary(points)}
          points={points}
          format={axisText}
          source={creatorFigure(creator.id, "growth")}
        >
          {(width) => <LineChart name="Followers by month" points={points} width={width} format={axisText} />}
        </ChartFrame>
        <p className="mt-3 text-xs text-fg-2">
          <Figure value="Where these figures come from" source={creatorFigure(creator.id, "growth")} />
        </p>
      </div>
    </Panel>
  );
}

/** "300K", not "300.0K". */
function axisText(value: number | null): string {
  return formatCount(value, 1).replace(".0", "");
}
