import { Suspense } from "react";
import { formatDate } from "#/lib/format.ts";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { late } from "#/ui/late.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { useDemoReport } from "./report.queries.ts";

const ReportBody = late(async () => (await import("./report.lazy.ts")).ReportBody);

/** Third stop: what a client gets at the end: the finding, the figures behind it, and how they were made. */
export function ReportStop() {
  const { report, isMissing, error, retry } = useDemoReport();
  if (error && !report) return <ErrorState error={error} onRetry={retry} />;
  if (isMissing) return <EmptyState title="No report in the sample" text="Somebody has removed it." />;
  const waiting = (
    <Panel>
      <ListSkeleton rows={5} label="Loading the report" />
    </Panel>
  );
  if (!report) return waiting;
  const { content, title } = report;
  return (
    <article className="flex flex-col gap-4">
      <header>
        <p className="text-sm text-fg-2">
          {title}, figures of {formatDate(content.takenAt, content.timeZone)}
        </p>
        <h2 className="mt-1 max-w-180 text-xl font-semibold text-balance">{content.headline}</h2>
        <p className="mt-1 max-w-160 text-fg-2">
          A client opens it by a link, without signing in. Prices are in it where whoever shares it says so.
        </p>
      </header>
      <Suspense fallback={waiting}>
        <ReportBody content={content} />
      </Suspense>
    </article>
  );
}
