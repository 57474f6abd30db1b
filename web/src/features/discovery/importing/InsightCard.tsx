import type { ImportKept, ImportReport } from "@app/contract/discovery/imports";
import type { ImportInsight } from "@app/contract/discovery/import-insight";
import { importSource } from "@app/contract/discovery/import-history";
import { PLATFORM_LABELS } from "@app/contract/platforms";
import { Link } from "@tanstack/react-router";
import { Search, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { formatPercent, formatRange, formatTotal, UNKNOWN } from "#/lib/format.ts";
import { BarChart } from "#/ui/charts/BarChart.tsx";
import { Button } from "#/ui/Button.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Kpi, KpiRow } from "#/ui/text/Kpi.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { MergePanel } from "#/features/discovery/merging/MergePanel.tsx";
import { KeptValues } from "./left-out/KeptValues.tsx";
import { useInsight } from "./importing.queries.ts";
import { priceText } from "./price-distribution.rules.ts";
import { PriceDistribution } from "./PriceDistribution.tsx";

interface InsightCardProps {
  report: Pick<ImportReport, "rows" | "creators"> & { kept: readonly ImportKept[] | null };
  /** Another table. */
  onMore: () => void;
  onDone?: () => void;
}

/** What the person's own rows say, right after an import. */
export function InsightCard({ report, onMore, onDone }: InsightCardProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ImportedRows report={report} />
        <Button onClick={onMore}>Bring more</Button>
      </div>
      <MergePanel />
      <KeptValues kept={report.kept ?? []} />
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

function ImportedRows({ report }: Pick<InsightCardProps, "report">) {
  const { data } = useInsight();
  const { rows, creators } = report;
  const left = rows.skipped + rows.failed;
  // The latest import is this one.
  const { source: name = null, asOf: at = null } = data?.duplicates.source ?? {};
  const figure = (label: string, count: number) => (
    <Figure label={label} value={formatTotal(count)} source={importSource(report, { name, at })} />
  );
  return (
    <div>
      <h2 className="text-xl font-semibold">
        {figure("Creators imported", creators)} {creators === 1 ? "creator is in" : "creators are in"}
      </h2>
      <p className="text-fg-2">
        {figure("Rows new", rows.created)} {rows.created === 1 ? "row" : "rows"} new,{" "}
        {figure("Rows updated", rows.updated)} updated, {figure("Rows unchanged", rows.unchanged)} unchanged
        {left > 0 && <>, {figure("Rows left out", left)} left out</>}. What your own rows say:
      </p>
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
            note={<WithoutEmail insight={data} />}
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
            note={<MissingMost missingMost={data.missingMost} />}
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
  note: ReactNode;
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
        range ? (
          <>
            median <Figure label="Median price" value={priceText(range, range.median)} source={source} />,{" "}
            <Figure label="With both figures" value={formatTotal(range.creators)} source={source} /> with both
            figures
          </>
        ) : (
          "No row has both figures"
        )
      }
    />
  );
}

function WithoutEmail({ insight: { creators, withoutEmail } }: { insight: ImportInsight }) {
  if (withoutEmail.value === null || creators.value === null || creators.value === 0) return UNKNOWN;
  const share = formatPercent((withoutEmail.value / creators.value) * 100, 0);
  return (
    <>
      <Figure label="Share without e-mail" value={share} source={withoutEmail.source} /> of{" "}
      <Figure label="Creators" value={formatTotal(creators.value)} source={creators.source} />
    </>
  );
}

function MissingMost({ missingMost: { field, label, missing, source } }: Pick<ImportInsight, "missingMost">) {
  if (field === null) return "Nothing is missing";
  return (
    <>
      <Figure label={`${label} missing`} value={formatTotal(missing)} source={source} />{" "}
      {missing === 1 ? "has" : "have"} none
    </>
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
            source={creators.source}
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
