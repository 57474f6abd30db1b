import type { FigureSource } from "@app/contract/figures";
import type { ImportInsight, InsightSpread } from "@app/contract/discovery/import-insight";
import { PLATFORM_LABELS } from "@app/contract/platforms";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { formatPercent, formatTotal, plural } from "#/lib/format.ts";
import { BarChart } from "#/ui/charts/BarChart.tsx";
import { ChartFrame } from "#/ui/charts/ChartFrame.tsx";
import type { ChartPoint } from "#/ui/charts/chart.rules.ts";
import { Histogram } from "#/ui/charts/Histogram.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { TextButton } from "#/features/discovery/TextButton.tsx";
import {
  countryName,
  filledFinding,
  filledPoints,
  firstLines,
  leaderFinding,
  noneText,
  short,
  spreadFinding,
  spreadMeasure,
  spreadPoints,
  topicName,
  valuePoints,
  valuesMeasure,
} from "./insight.rules.ts";
import { PriceDistribution } from "./PriceDistribution.tsx";
import { late } from "#/ui/late.tsx";

// A map is heavy, and many tables know no country.
const WorldMap = late(async () => (await import("#/ui/charts/WorldMap.tsx")).WorldMap);

/** Pixels; twice as wide as high. */
const MAP_WIDEST = 680;

interface InsightPicturesProps {
  insight: ImportInsight;
  /** Another table, which may bring what nobody has. */
  onMore: () => void;
}

/** What the rows say, drawn; what they do not say stands in one line. */
export function InsightPictures({ insight, onMore }: InsightPicturesProps) {
  const { creators, followers, views, countries, topics, price } = insight;
  const total = creators.value;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        {followers && <Spread spread={followers} what="followers" total={total} />}
        {price?.range && (
          <PriceDistribution price={{ range: price.range, source: price.source }} total={total} />
        )}
        {countries.values.length > 0 && <Countries countries={countries} total={total} />}
        {views && <Spread spread={views} what="average views" total={total} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {topics.values.length > 0 && (
          <Picture
            title={leaderFinding(topics, topicName)}
            measure={valuesMeasure("Creators by topic", topics, total)}
            points={valuePoints(topics, topicName)}
            source={topics.source}
          >
            {() => (
              <BarChart
                name="Creators by topic"
                points={firstLines(valuePoints(topics, topicName))}
                whole={topics.known}
                format={formatTotal}
                source={topics.source}
              />
            )}
          </Picture>
        )}
        <Filled insight={insight} onMore={onMore} />
        <Platforms insight={insight} />
      </div>
    </div>
  );
}

interface PictureProps {
  title: string;
  measure: string;
  points: readonly ChartPoint[];
  source: FigureSource;
  children: (width: number) => ReactNode;
}

/** One finding in a panel of its own, with its table and its source. */
function Picture({ title, measure, points, source, children }: PictureProps) {
  return (
    <Panel className="flex flex-col gap-3 p-4">
      <ChartFrame
        title={title}
        measure={measure}
        summary={points.map((point) => `${point.label}: ${plural(point.value ?? 0, "creator")}`).join("; ")}
        points={points}
        format={formatTotal}
        source={source}
      >
        {children}
      </ChartFrame>
      <p className="text-xs text-fg-2">
        <Figure value="Where these figures come from" source={source} />
      </p>
    </Panel>
  );
}

interface SpreadProps {
  spread: InsightSpread;
  what: string;
  total: number | null;
}

function Spread({ spread, what, total }: SpreadProps) {
  return (
    <Picture
      title={spreadFinding(spread, what)}
      measure={spreadMeasure(spread, total)}
      points={spreadPoints(spread)}
      source={spread.source}
    >
      {(width) => (
        <Histogram
          steps={spread.bars.map(({ creators, ...step }) => ({ ...step, count: creators }))}
          band={spread.middle}
          format={short}
          name={`Creators by ${what}`}
          width={width}
        />
      )}
    </Picture>
  );
}

function Countries({ countries, total }: { countries: ImportInsight["countries"]; total: number | null }) {
  const points = valuePoints(countries, countryName);
  return (
    <Picture
      title={leaderFinding(countries, countryName)}
      measure={valuesMeasure("Creators by country", countries, total)}
      points={points}
      source={countries.source}
    >
      {(width) => (
        <div className="flex flex-col gap-4">
          {/* As high as the map will be, so that nothing jumps. */}
          <div style={{ minHeight: Math.min(width, MAP_WIDEST) / 2 }}>
            <Suspense fallback={null}>
              <WorldMap
                name="Creators by country"
                width={width}
                values={countries.values.map(({ value, creators }) => ({ country: value, value: creators }))}
                format={formatTotal}
              />
            </Suspense>
          </div>
          <BarChart
            name="Countries with most creators"
            points={firstLines(points)}
            whole={countries.known}
            format={formatTotal}
            source={countries.source}
          />
        </div>
      )}
    </Picture>
  );
}

function Filled({ insight, onMore }: InsightPicturesProps) {
  const { points, none } = filledPoints(insight);
  const { creators, filled } = insight;
  return (
    <Picture
      title={filledFinding(insight)}
      measure={`Of how many of ${plural(creators.value ?? 0, "creator")} each value is known`}
      points={points}
      source={filled.source}
    >
      {() => (
        <div className="flex flex-col gap-3">
          <BarChart
            name="What is known"
            points={points}
            whole={creators.value ?? 0}
            format={formatTotal}
            source={filled.source}
          />
          {none.length > 0 && (
            <p className="text-sm text-fg-2">
              {noneText(none, creators.value)} They stay in search and plan.{" "}
              <TextButton onClick={onMore}>Add them</TextButton>
            </p>
          )}
        </div>
      )}
    </Picture>
  );
}

function Platforms({ insight: { creators, platforms } }: Pick<InsightPicturesProps, "insight">) {
  const total = creators.value ?? 0;
  const [first, ...others] = platforms;
  if (!first) return null;
  const share = (count: number) => formatPercent((count / total) * 100, 0);
  const label = PLATFORM_LABELS[first.platform];
  const points = platforms.map(({ platform, creators: count }) => ({
    label: PLATFORM_LABELS[platform],
    value: count,
    note: share(count),
  }));
  return (
    <Picture
      title={others.length === 0 ? `All are on ${label}` : `${share(first.creators)} are on ${label}`}
      measure="Creators by platform; one may be on several"
      points={points}
      source={creators.source}
    >
      {() => (
        <BarChart
          name="Creators by platform"
          points={points}
          whole={total}
          format={formatTotal}
          source={creators.source}
        />
      )}
    </Picture>
  );
}
