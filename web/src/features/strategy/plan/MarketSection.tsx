import { Suspense } from "react";
import type { Strategy } from "@app/contract/strategy/schemas";
import { marketTitle, sharesOf } from "./market-map.ts";
import { sayOfPlan } from "./phrases.tsx";
import { PlanSection } from "./PlanSection.tsx";
import { nameOf } from "@app/contract/place-names";
import { formatCount } from "#/lib/format.ts";
import { ChartFrame } from "#/ui/charts/ChartFrame.tsx";
import { Loading, Skeleton } from "#/ui/feedback/Skeleton.tsx";
import { late } from "#/ui/late.tsx";

const WorldMap = late(async () => (await import("#/ui/charts/WorldMap.tsx")).WorldMap);

/** The markets of a plan on the map; one market alone is no picture. */
export function MarketSection({ strategy }: { strategy: Strategy }) {
  const say = sayOfPlan(strategy);
  const { picks } = strategy.plan;
  const shares = sharesOf(picks);
  const placed = shares.reduce((sum, { creators }) => sum + creators, 0);
  if (shares.length < 2) return null;
  const title = marketTitle(shares, say);
  const unknown = picks.length - placed;
  const points = shares.map(({ country, people, creators }) => ({
    label: `${nameOf("region", country, say.locale)} (${creators})`,
    value: people,
  }));
  return (
    <PlanSection
      title={say("Markets")}
      aside={
        unknown > 0 && say("{0} of {1} creators: country not known", String(unknown), String(picks.length))
      }
    >
      <div className="min-h-44">
        <ChartFrame
          say={say}
          title={title}
          measure={say(
            "people reached, by the country where their creators live; in brackets how many creators",
          )}
          summary={`${title}. ${points.map(({ label, value }) => `${label}: ${formatCount(value, 2, say.locale)}`).join(", ")}.`}
          points={points}
          format={(value) => formatCount(value, 2, say.locale)}
        >
          {(width) => (
            <Suspense
              fallback={
                <Loading label={say("Loading the map")}>
                  <Skeleton className="h-40 w-full rounded-lg" />
                </Loading>
              }
            >
              <WorldMap
                name={title}
                width={width}
                values={shares.map(({ country, people }) => ({ country, value: people }))}
                format={(value) => formatCount(value, 1, say.locale)}
              />
            </Suspense>
          )}
        </ChartFrame>
      </div>
    </PlanSection>
  );
}
