import type { ReportCheckRow, ReportContent } from "@app/contract/reports/schemas";
import { reportCheckSource } from "@app/contract/reports/sources";
import { shownFigures } from "@app/contract/reports/view";
import { formatDate } from "#/lib/format.ts";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { KpiRow } from "#/ui/text/Kpi.tsx";
import { ReportKpi } from "#/ui/text/ReportKpi.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { State } from "#/ui/feedback/State.tsx";
import type { StateKind } from "#/ui/feedback/State.tsx";
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
          {shownFigures(content).map((figure) => (
            <ReportKpi key={figure.id} figure={figure} />
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
              <Answers row={check} content={content} />
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

const ANSWERS: readonly { answer: "passed" | "failed" | "unknown"; kind: StateKind; word: string }[] = [
  { answer: "passed", kind: "passed", word: "passed" },
  { answer: "failed", kind: "failed", word: "failed" },
  { answer: "unknown", kind: "none", word: "not checked" },
];

/** How often a check came out which way; what never happened is left out. */
function Answers({ row, content }: { row: ReportCheckRow; content: ReportContent }) {
  return (
    <span className="flex flex-wrap gap-x-4">
      {ANSWERS.filter(({ answer }) => row[answer] > 0).map(({ answer, kind, word }) => (
        <State key={answer} kind={kind}>
          <Figure value={`${row[answer]} ${word}`} source={reportCheckSource(row, content)} />
        </State>
      ))}
    </span>
  );
}
