import type { ReportFigure } from "@app/contract/reports";
import { formatCount, formatDate, formatMoney, formatPercent, formatTotal } from "#/lib/format.ts";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { ErrorState } from "#/ui/ErrorState.tsx";
import { Figure } from "#/ui/Figure.tsx";
import { Kpi, KpiRow } from "#/ui/Kpi.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/Skeleton.tsx";
import { State } from "#/ui/State.tsx";
import { useDemoReport } from "./demo.queries.ts";

/** Third stop: the finding, the figures behind it, and how they were made. */
export function ReportStop() {
  const { data, error, isEmpty } = useDemoReport();
  if (error && !data) return <ErrorState error={error} />;
  if (isEmpty) return <EmptyState title="No report in the sample" text="Somebody has removed it." />;
  if (!data) {
    return (
      <Panel>
        <ListSkeleton rows={5} label="Loading the report" />
      </Panel>
    );
  }
  const { content } = data;
  return (
    <>
      <div>
        <h2 className="text-xl font-semibold text-balance">{content.headline}</h2>
        <p className="text-sm text-fg-2">
          {data.title}, figures of {formatDate(content.takenAt, content.timeZone)}
        </p>
      </div>
      <Panel>
        <KpiRow>
          {content.figures.map((figure) => (
            <Kpi
              key={figure.id}
              label={figure.label}
              value={<Figure value={shown(figure)} label={figure.label} source={figure.source} />}
              note={figure.note}
            />
          ))}
        </KpiRow>
      </Panel>
      <Panel title="The ten checks over all drafts">
        <ul className="divide-y divide-line">
          {content.checks.map((check) => (
            <li
              key={check.field}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-1.5"
            >
              <span>{check.label}</span>
              <span className="flex flex-wrap gap-x-4">
                {check.passed > 0 && <State kind="passed">{check.passed} passed</State>}
                {check.failed > 0 && <State kind="failed">{check.failed} failed</State>}
                {check.unknown > 0 && <State kind="none">{check.unknown} not checked</State>}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="How the figures were made">
        <dl className="flex flex-col gap-3 p-4">
          {content.method.map(({ term, text }) => (
            <div key={term}>
              <dt className="font-medium">{term}</dt>
              <dd className="text-fg-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </>
  );
}

function shown({ value, unit, currency }: ReportFigure): string {
  if (unit === "count") return formatCount(value);
  if (unit === "total") return formatTotal(value);
  if (unit === "percent") return formatPercent(value);
  return formatMoney(value === null || currency === null ? null : { amount: value, currency });
}
