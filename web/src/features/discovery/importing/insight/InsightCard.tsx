import type { ImportKept } from "@app/contract/discovery/import-history";
import type { ImportReport } from "@app/contract/discovery/imports";
import type { ImportInsight } from "@app/contract/discovery/import-insight";
import { importSource } from "@app/contract/discovery/import-history";
import type { ReactNode } from "react";
import { formatPercent, formatRange, formatTotal } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Kpi, KpiRow } from "#/ui/text/Kpi.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { MergePanel } from "#/features/discovery/merging/MergePanel.tsx";
import { KeptValues } from "#/features/discovery/importing/left-out/KeptValues.tsx";
import { useInsight } from "#/features/discovery/importing/importing.queries.ts";
import { InsightPictures } from "./InsightPictures.tsx";
import { short } from "./insight.rules.ts";
import { NextSteps } from "./NextSteps.tsx";
import { priceText } from "./price-distribution.rules.ts";

interface InsightCardProps {
  report: Pick<ImportReport, "rows" | "creators"> & { kept: readonly ImportKept[] | null };
  /** Another table. */
  onMore: () => void;
  onDone?: () => void;
}

/** What the person's own rows say, right after an import. */
export function InsightCard({ report, onMore, onDone }: InsightCardProps) {
  const { data, error, mutate } = useInsight();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ImportedRows report={report} />
        <Button onClick={onMore}>Bring more</Button>
      </div>
      <MergePanel />
      <KeptValues kept={report.kept ?? []} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <>
          <Figures insight={data} />
          <InsightPictures insight={data} onMore={onMore} />
        </>
      ) : (
        <ListSkeleton rows={2} label="Counting your creators" />
      )}
      <NextSteps insight={data} onDone={onDone} />
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
        {left > 0 && <>, {figure("Rows left out", left)} left out</>}.
      </p>
    </div>
  );
}

/** What is known, and only that. */
function Figures({ insight }: { insight: ImportInsight }) {
  const { creators, duplicates, withoutEmail, followers, views, price } = insight;
  const total = creators.value ?? 0;
  const hasEmails = withoutEmail.value !== null && withoutEmail.value < total;
  return (
    <Panel>
      <KpiRow>
        <FigureKpi
          label="Creators"
          value={formatTotal(total)}
          source={creators.source}
          note="in this workspace"
        />
        {followers && (
          <FigureKpi
            label="Median followers"
            value={short(followers.median)}
            source={followers.source}
            note={`${formatTotal(followers.creators)} of them known`}
          />
        )}
        {views && (
          <FigureKpi
            label="Median of average views"
            value={short(views.median)}
            source={views.source}
            note={`${formatTotal(views.creators)} of them known`}
          />
        )}
        {hasEmails && (
          <FigureKpi
            label="Without e-mail"
            value={formatTotal(withoutEmail.value)}
            source={withoutEmail.source}
            note={`${formatPercent(((withoutEmail.value ?? 0) / total) * 100, 0)} of ${formatTotal(total)}`}
          />
        )}
        {price?.range && <PriceKpi range={price.range} source={price.source} />}
        {duplicates.value !== null && duplicates.value > 0 && (
          <FigureKpi
            label="Duplicates folded"
            value={formatTotal(duplicates.value)}
            source={duplicates.source}
            note="same account, later value kept"
          />
        )}
      </KpiRow>
    </Panel>
  );
}

type Price = NonNullable<ImportInsight["price"]>;

function PriceKpi({ range, source }: { range: NonNullable<Price["range"]>; source: Price["source"] }) {
  return (
    <FigureKpi
      label={`Price per 1,000 ${range.basis}`}
      value={formatRange(priceText(range, range.from), priceText(range, range.to))}
      source={source}
      note={`median ${priceText(range, range.median)}, ${formatTotal(range.creators)} with both figures`}
    />
  );
}

interface FigureKpiProps {
  label: string;
  value: string;
  source: Price["source"];
  note: ReactNode;
}

function FigureKpi({ label, value, source, note }: FigureKpiProps) {
  return (
    <Kpi
      label={label}
      value={<Figure className="text-left wrap-anywhere" value={value} source={source} label={label} />}
      note={note}
    />
  );
}
