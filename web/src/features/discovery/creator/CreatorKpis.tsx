import type { CreatorProfile } from "@app/contract/discovery/creators";
import { formatCount, formatPercent, HIDDEN } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Kpi, KpiRow } from "#/ui/text/Kpi.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { CreatorFigure } from "#/features/discovery/results/CreatorFigure.tsx";
import {
  engagementOf,
  followersOf,
  lastPostOf,
  priceOf,
  viewsOf,
} from "#/features/discovery/results/creator-figures.ts";
import type { ShownFigure } from "#/features/discovery/results/creator-figures.ts";
import { growthLabel } from "./growth.rules.ts";

/** The figures that decide, each with its source. */
export function CreatorKpis({ creator }: { creator: CreatorProfile }) {
  const timeZone = useTimeZone();
  const seesPrices = useSeesPrices();
  const first = [followersOf(creator), viewsOf(creator), engagementOf(creator), priceOf(creator)];
  const second: ShownFigure[] = [
    { field: "growth", label: growthLabel(creator), value: formatPercent(creator.growth) },
    { field: "viewRate", label: "View rate", value: formatPercent(creator.viewRate) },
    { field: "postsPerWeek", label: "Posts per week", value: formatCount(creator.postsPerWeek, 1) },
    { field: "sponsorShare", label: "Sponsored share", value: formatPercent(creator.sponsorShare) },
    { field: "fakeFollowers", label: "Suspicious followers", value: formatPercent(creator.fakeFollowers) },
    lastPostOf(creator, timeZone),
  ];
  return (
    <Panel title="Figures">
      {[first, second].map((figures, row) => (
        <div key={figures[0]?.field} className={row === 0 ? "border-b border-line" : ""}>
          <KpiRow>
            {figures.map((figure) => (
              <Kpi
                key={figure.field}
                label={figure.label}
                value={
                  figure.field === "price" && !seesPrices ? (
                    <span className="text-fg-2">{HIDDEN}</span>
                  ) : (
                    <CreatorFigure of={creator} figure={figure} />
                  )
                }
              />
            ))}
          </KpiRow>
        </div>
      ))}
    </Panel>
  );
}
