import type { CreatorProfile } from "@app/contract/discovery/creators";
import { formatCount, formatPercent, UNKNOWN } from "#/lib/format.ts";
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
import { growthLabel } from "./tabs/growth.rules.ts";

/** The figures that are known, each with its source; what is not known stands in one line elsewhere. */
export function CreatorKpis({ creator }: { creator: CreatorProfile }) {
  const timeZone = useTimeZone();
  const seesPrices = useSeesPrices();
  const figures: ShownFigure[] = [
    followersOf(creator),
    viewsOf(creator),
    engagementOf(creator),
    priceOf(creator),
    { field: "growth", label: growthLabel(creator), value: formatPercent(creator.growth) },
    { field: "viewRate", label: "View rate", value: formatPercent(creator.viewRate) },
    { field: "postsPerWeek", label: "Posts per week", value: formatCount(creator.postsPerWeek, 1) },
    { field: "sponsorShare", label: "Sponsored share", value: formatPercent(creator.sponsorShare) },
    { field: "fakeFollowers", label: "Suspicious followers", value: formatPercent(creator.fakeFollowers) },
    lastPostOf(creator, timeZone),
  ];
  const known = figures.filter(({ field, value }) => value !== UNKNOWN && (field !== "price" || seesPrices));
  if (known.length === 0) return null;
  return (
    <Panel title="Figures">
      <KpiRow>
        {known.map((figure) => (
          <Kpi
            key={figure.field}
            label={figure.label}
            value={<CreatorFigure of={creator} figure={figure} />}
          />
        ))}
      </KpiRow>
    </Panel>
  );
}
