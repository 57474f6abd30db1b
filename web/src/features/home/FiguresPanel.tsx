import { HOME_DAYS } from "@app/contract/home/schemas";
import type { Workspace } from "@app/contract/identity/schemas";
import type { ReportFigure } from "@app/contract/reports/figure";
import { Info } from "lucide-react";
import { formatDate } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { KpiRow, KpiSkeleton } from "#/ui/text/Kpi.tsx";
import { ReportKpi } from "#/ui/text/ReportKpi.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Loading } from "#/ui/feedback/Skeleton.tsx";
import { useHomeFigures } from "./home.queries.ts";

/** As many as a workspace with a campaign has. */
const AWAITED = ["views", "cost per view", "checks", "cost", "creators"];

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
        <KpiRow>
          {AWAITED.map((figure) => (
            <KpiSkeleton key={figure} />
          ))}
        </KpiRow>
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
