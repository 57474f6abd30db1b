import type { ImportInsight, ImportReport } from "@app/contract/importing";
import { PLATFORM_LABELS } from "@app/contract/platforms";
import { Link } from "@tanstack/react-router";
import { Search, Sparkles } from "lucide-react";
import { formatMoney, formatPercent, formatRange, formatTotal, plural, UNKNOWN } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { ErrorState } from "#/ui/ErrorState.tsx";
import { Figure } from "#/ui/Figure.tsx";
import { Kpi, KpiRow } from "#/ui/Kpi.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Progress } from "#/ui/Progress.tsx";
import { ListSkeleton } from "#/ui/Skeleton.tsx";
import { useInsight } from "./importing.queries.ts";

interface InsightCardProps {
  report: ImportReport;
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
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
      <Panel>
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
          <PriceKpi price={data.price} />
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

function PriceKpi({ price: { range, source } }: { price: ImportInsight["price"] }) {
  const money = (amount: number) =>
    formatMoney({ amount: Math.round(amount), currency: range?.currency ?? "EUR" });
  return (
    <Kpi
      label={`Price per 1,000 ${range?.basis ?? "followers"}`}
      value={
        <Figure
          className="text-left text-xl/8 wrap-anywhere"
          value={range ? formatRange(money(range.from), money(range.to)) : UNKNOWN}
          source={source}
          label={source.label}
        />
      }
      note={
        range
          ? `median ${money(range.median)}, ${formatTotal(range.creators)} with both figures`
          : "No row has both figures"
      }
    />
  );
}

function Platforms({ insight }: { insight: ImportInsight }) {
  const total = insight.creators.value ?? 0;
  return (
    <Panel title="Creators by platform">
      <ul className="flex flex-col gap-3 p-4">
        {insight.platforms.map(({ platform, creators }) => (
          <li key={platform}>
            <span aria-hidden className="mb-1 block text-sm">
              {PLATFORM_LABELS[platform]}
            </span>
            <Progress
              label={PLATFORM_LABELS[platform]}
              value={creators}
              max={total}
              text={`${formatTotal(creators)}, ${formatPercent((creators / total) * 100, 0)}`}
            />
          </li>
        ))}
      </ul>
      <p className="border-t border-line p-4 text-sm text-fg-2">
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
