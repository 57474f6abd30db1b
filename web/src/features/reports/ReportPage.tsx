import type { Report } from "@app/contract/reports/schemas";
import { useParams } from "@tanstack/react-router";
import { formatDate, formatRange } from "#/lib/format.ts";
import { claimHeading, useBarTitle } from "#/lib/page-heading.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Badge } from "#/ui/text/Badge.tsx";
import { LoadFailure } from "#/ui/feedback/LoadFailure.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { useLayoutEffect } from "react";
import { ReportActions } from "./ReportActions.tsx";
import { ReportBody } from "./ReportBody.tsx";
import { useReport } from "./reports.queries.ts";

export function ReportPage() {
  const { reportId = null } = useParams({ strict: false });
  const { data: report, error, mutate } = useReport(reportId);
  useBarTitle(report?.title ?? null, { label: "Reports", to: "/reports" });

  if (error && !report) {
    return (
      <div className="page">
        <LoadFailure
          error={error}
          title="This report could not be loaded"
          onRetry={() => void mutate()}
          back={{ to: "/reports", label: "All reports" }}
        />
      </div>
    );
  }
  if (!report) {
    return (
      <div className="page">
        <ListSkeleton rows={8} label="Loading the report" />
      </div>
    );
  }
  return <ReportView report={report} />;
}

function ReportView({ report }: { report: Report }) {
  return (
    <>
      <ReportActions report={report} />
      <article className="page flex max-w-276 flex-col gap-4 print:block print:max-w-none print:p-0 print:[&_tr]:break-inside-avoid print:[&>*+*]:mt-3 print:[&_.figure-mark]:no-underline print:[&_td]:px-1.5! print:[&_td]:text-xs print:[&_th]:px-1.5! print:[&_th]:whitespace-normal!">
        <Cover report={report} />
        <ReportBody content={report.content} />
      </article>
    </>
  );
}

/** The cover line is the finding, so it is the page's h1. */
function Cover({ report }: { report: Report }) {
  useLayoutEffect(claimHeading, []);
  const timeZone = useTimeZone();
  const { campaign, headline, takenAt } = report.content;
  const days =
    campaign.startsOn === null && campaign.endsOn === null
      ? "no dates"
      : formatRange(formatDate(campaign.startsOn, "UTC"), formatDate(campaign.endsOn, "UTC"));
  return (
    <header className="flex items-end justify-between gap-6 border-b-2 border-fg pb-5 max-md:flex-col max-md:items-stretch max-md:gap-3">
      <div className="min-w-0">
        <p className="text-sm break-words text-fg-2 tabular-nums">
          {report.title}, {days}
        </p>
        <h1 className="mt-1 max-w-180 text-2xl font-semibold text-balance">{headline}</h1>
      </div>
      <span className="shrink-0">
        <Badge>
          {report.frozenAt
            ? `Frozen ${formatDate(report.frozenAt, timeZone)}`
            : `Live, as of ${formatDate(takenAt, timeZone)}`}
        </Badge>
      </span>
    </header>
  );
}
