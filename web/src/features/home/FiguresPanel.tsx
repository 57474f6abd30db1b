import { HOME_DAYS } from "@app/contract/home/schemas";
import type { Workspace } from "@app/contract/identity/schemas";
import type { ReportFigure } from "@app/contract/reports/figure";
import { Info } from "lucide-react";
import { formatDate } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { KpiRow } from "#/ui/text/Kpi.tsx";
import { ReportKpi } from "#/ui/text/ReportKpi.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Loading, Skeleton } from "#/ui/feedback/Skeleton.tsx";
import { useHomeFigures } from "./home.queries.ts";

interface FiguresPanelProps {
  isSample: boolean;
  /** Where a person's own figures stand. */
  own: Workspace | undefined;
}

/** Where the workspace stands, in a row of figures that each open their source; nothing while there is nothing. */
export function FiguresPanel({ isSample, own }: FiguresPanelProps) {
  const { data, error, mutate } = useHomeFigures();
  const timeZone = useTimeZone();
  // One figure alone says no more than the sources of the page do.
  if (data && data.figures.length < 2) return null;
  return (
    <Panel
      title={`Last ${HOME_DAYS} days`}
      aside={
        isSample ? (
          <SampleNote own={own} />
        ) : (
          data && <span className="text-sm text-fg-2">As of {formatDate(data.takenAt, timeZone)}</span>
        )
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : (
        <FiguresBody figures={data?.figures} />
      )}
    </Panel>
  );
}

function FiguresBody({ figures }: { figures: readonly ReportFigure[] | undefined }) {
  if (!figures) {
    return (
      <Loading label="Loading figures">
        <div className="flex h-24 items-center gap-8 px-4">
          <Skeleton className="h-10 flex-1 rounded-md" />
          <Skeleton className="h-10 flex-1 rounded-md" />
          <Skeleton className="h-10 flex-1 rounded-md max-md:hidden" />
        </div>
      </Loading>
    );
  }
  return (
    <KpiRow>
      {figures.map((figure) => (
        <ReportKpi key={figure.id} figure={figure} />
      ))}
    </KpiRow>
  );
}

function SampleNote({ own }: { own: Workspace | undefined }) {
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 text-sm text-fg-2">
      <Info aria-hidden size={14} />
      Invented, not your results.
      {own && (
        <a
          href={`/home?step=people&workspace=${own.slug}`}
          className="inline-flex min-h-6 items-center font-medium text-brand-text hover:underline"
        >
          Bring in your own
        </a>
      )}
    </span>
  );
}
