import { Suspense } from "react";
import type { Strategy } from "@app/contract/strategy/schemas";
import { marketTitle, sharesOf } from "./market-map.ts";
import { PlanSection } from "./PlanSection.tsx";
import { nameOf } from "@app/contract/place-names";
import { formatCount } from "#/lib/format.ts";
import { ChartFrame } from "#/ui/charts/ChartFrame.tsx";
import { Loading, Skeleton } from "#/ui/feedback/Skeleton.tsx";
import { late } from "#/ui/late.tsx";

const WorldMap = late(async () => (await import("#/ui/charts/WorldMap.tsx")).WorldMap);

/** The markets of a plan on the map; one market alone is no picture. */
export function MarketSection({ strategy }: { strategy: Strategy }) {
  const { picks } = strategy.plan;
  const shares = sharesOf(picks);
  const placed = shares.reduce((sum, { creators }) => sum + creators, 0);
  if (shares.length < 2) return null;
  const title = marketTitle(shares);
  const unknown = picks.length - placed;
  const points = shares.map(({ country, people, creators }) => ({
    label: `${nameOf("region", country)} (${creators})`,
    value: people,
  }));
  return (
    <PlanSection
      title="Markets"
      aside={unknown > 0 && `${unknown} of ${picks.length} creators: country not known`}
    >
      <div className="min-h-44">
        <ChartFrame
          title={title}
          measure="people reached, by the country where their creators live; in brackets how many creators"
          summary={`${title}. ${points.map(({ label, value }) => `${label}: ${formatCount(value)}`).join(", ")}.`}
          points={points}
          format={formatCount}
        >
          {(width) => (
            <Suspense
              fallback={
                <Loading label="Loading the map">
                  <Skeleton className="h-40 w-full rounded-lg" />
                </Loading>
              }
            >
              <WorldMap
                name={title}
                width={width}
                values={shares.map(({ country, people }) => ({ country, value: people }))}
                format={(value) => formatCount(value, 1)}
              />
            </Suspense>
          )}
        </ChartFrame>
      </div>
    </PlanSection>
  );
}
