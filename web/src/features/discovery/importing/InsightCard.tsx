import type { ImportReport } from "@app/contract/importing";
import type { ImportInsight } from "@app/contract/importing-insight";
import { PLATFORM_LABELS } from "@app/contract/platforms";
import { Link } from "@tanstack/react-router";
import { Search, Sparkles } from "lucide-react";
import { formatPercent, formatRange, formatTotal, plural, UNKNOWN } from "#/lib/format.ts";
import { BarChart } from "#/ui/charts/BarChart.tsx";
import { Button } from "#/ui/Button.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { ErrorState } from "#/ui/ErrorState.tsx";
import { Figure } from "#/ui/Figure.tsx";
import { Kpi, KpiRow } from "#/ui/Kpi.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/Skeleton.tsx";
import { useInsight } from "./importing.queries.ts";
import { priceText } from "./price-distribution.rules.ts";
import { PriceDistribution } from "./PriceDistribution.tsx";

interface InsightCardProps {
  report: Pick<ImportReport, "rows" | "creators">;
  /** Another table. */
  onMore: () => void;
  onDone?: () => void;
}

/** What the person's own rows say, right after an import. */
export function InsightCard({ report, onMore, onDone }: InsightCardProps) {
  const { rows, creators } = report;
  const left = rows.skipped + rows.failed;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-xl font-semibold">
            {creators === 1 ? "1 creator is in" : `${formatTotal(creators)} creators are in`}
          </h2>
          <p className="text-fg-2">
            {plural(rows.created, "row")} new, {formatTotal(rows.updated)} updated,{" "}
            {formatTotal(rows.unchanged)} unchanged
            {left > 0 && `, ${formatTotal(left)} left out`}. What your own rows say:
          </p>
        </div>
        <Button onClick={onMore}>Bring more</Button>
      </div>
      <Insight />
      <div className="flex flex-wrap gap-3">
        <Link to="/influencers" className={buttonClass("primary")} onClick={onDone}>
          <Search aria-hidden size={16} />
          Search your creators
        </Link>
        <Link to="/strategy-ai" className={buttonClass()}>
          <Sparkles aria-hidden size={16} />
          Plan with them
        </Link>
      </div>
    </div>
  );
}

function Insight() {
  const { data, error, mutate } = useInsight();
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={2} label="Counting your creators" />;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Panel className="lg:col-span-2">
        <KpiRow>
          <CountKpi label="Creators" figure={data.creators} note="in this workspace" />
          <CountKpi
            label="Duplicates folded"
            figure={data.duplicates}
            note="same account, later value kept"
          />
          <CountKpi
            label="Without e-mail"
            figure={data.withoutEmail}
            note={shareText(data.withoutEmail.value, data.creators.value)}
          />
          {data.price && <PriceKpi price={data.price} />}
          <Kpi
            label="Missing most"
            value={
              <Figure
                className="text-left text-lg/8 wrap-anywhere"
                value={data.missingMost.label ?? UNKNOWN}
                source={data.missingMost.source}
                label="Missing most"
              />
            }
            note={
              data.missingMost.field === null
                ? "Nothing is missing"
                : `${formatTotal(data.missingMost.missing)} have none`
            }
          />
        </KpiRow>
      </Panel>
      {data.price && <PriceDistribution price={data.price} total={data.creators.value} />}
      <Platforms insight={data} />
    </div>
  );
}

interface CountKpiProps {
  label: string;
  figure: ImportInsight["creators"];
  note: string;
}

function CountKpi({ label, figure: { value, source }, note }: CountKpiProps) {
  return (
    <Kpi
      label={label}
      value={<Figure className="text-left" value={formatTotal(value)} source={source} label={label} />}
      note={note}
    />
  );
}

function PriceKpi({ price: { range, source } }: { price: NonNullable<ImportInsight["price"]> }) {
  return (
    <Kpi
      label={`Price per 1,000 ${range?.basis ?? "followers"}`}
      value={
        <Figure
          className="text-left text-xl/8 wrap-anywhere"
          value={range ? formatRange(priceText(range, range.from), priceText(range, range.to)) : UNKNOWN}
          source={source}
          label={source.label}
        />
      }
      note={
        range
          ? `median ${priceText(range, range.median)}, ${formatTotal(range.creators)} with both figures`
          : "No row has both figures"
      }
    />
  );
}

/** Where the creators are, and what becomes of what is not known. */
function Platforms({ insight: { creators, platforms } }: { insight: ImportInsight }) {
  const share = (count: number) => formatPercent((count / (creators.value ?? count)) * 100, 0);
  return (
    <Panel>
      {platforms.length > 1 && (
        <div className="flex flex-col gap-3 border-b border-line p-4">
          <h3 className="font-semibold">Creators by platform</h3>
          <BarChart
            name="Creators by platform"
            points={platforms.map(({ platform, creators: count }) => ({
              label: PLATFORM_LABELS[platform],
              value: count,
              note: share(count),
            }))}
            format={formatTotal}
          />
          <p className="text-xs text-fg-2">
            <Figure value="Where these figures come from" source={creators.source} />
          </p>
        </div>
      )}
      <p className="p-4 text-sm text-fg-2">
        <b className="font-semibold text-fg">Unknown stays NA.</b> Creators without a price stay in search and
        plan, as a range.
      </p>
    </Panel>
  );
}

function shareText(part: number | null, total: number | null): string {
  if (part === null || total === null || total === 0) return UNKNOWN;
  return `${formatPercent((part / total) * 100, 0)} of ${formatTotal(total)}`;
}
