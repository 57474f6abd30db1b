import type { ReportSummary } from "@app/contract/reports/list";
import { openLinksSource } from "@app/contract/reports/sources";
import { Link } from "@tanstack/react-router";
import { ChartColumn, Plus, Target } from "lucide-react";
import { useMayWork } from "#/lib/api/me.ts";
import { formatDate, formatTotal } from "#/lib/format.ts";
import { text, usePageState } from "#/lib/page-state.ts";
import { useTablePage } from "#/lib/table-page.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { buttonClass } from "#/ui/button.styles.ts";
import { Badge } from "#/ui/text/Badge.tsx";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { NewReportDialog } from "./NewReportDialog.tsx";
import { useReports } from "./reports.queries.ts";

/** `?new=` opens the dialog; its value is the campaign to begin with, or "open". */
export function ReportsPage() {
  const [asked, setAsked] = usePageState("new", text());
  const mayChange = useMayWork();
  const create = mayChange && (
    <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setAsked("open")}>
      New report
    </Button>
  );
  return (
    <div className="page flex flex-col gap-4">
      <PageHeader
        title="Reports"
        text="What campaigns came to, with the source of every figure."
        actions={
          <>
            <Link to="/reports/score" className={buttonClass()}>
              <Target aria-hidden size={16} />
              Score
            </Link>
            {create}
          </>
        }
      />
      <Panel>
        <ReportList />
      </Panel>
      {asked !== "" && mayChange && (
        <NewReportDialog
          campaignId={asked === "open" ? "" : asked}
          onClose={() => setAsked("", { replace: true })}
        />
      )}
    </div>
  );
}

function ReportList() {
  const { page, limit, foot } = useTablePage();
  const { data, shown, error, mutate } = useReports({ page, limit });
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={5} label="Loading reports" />;
  if (data.total === 0) {
    return (
      <EmptyState
        icon={<ChartColumn aria-hidden size={20} />}
        title="No reports yet"
        text="A report gathers a campaign’s plan, checks and figures on one page to print, export or share by a link."
      />
    );
  }
  return (
    <>
      <Table label="Reports" stacks>
        <thead>
          <tr>
            <Head>Report</Head>
            <Head>Data</Head>
            <Head numeric>Open links</Head>
            <Head numeric>Last change</Head>
          </tr>
        </thead>
        <tbody>
          {shown.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </tbody>
      </Table>
      <TableFoot total={data.total} {...foot} />
    </>
  );
}

function ReportRow({ report }: { report: ReportSummary }) {
  const timeZone = useTimeZone();
  return (
    <Row>
      <Cell>
        <Link
          to="/reports/$reportId"
          params={{ reportId: report.id }}
          className="block max-w-100 truncate leading-6 font-medium -outline-offset-2 hover:underline"
        >
          {report.title}
        </Link>
        <span className="block max-w-100 truncate text-xs text-fg-2">{report.campaign}</span>
      </Cell>
      <Cell name="Data">
        {report.frozenAt ? (
          <Badge>Frozen {formatDate(report.frozenAt, timeZone)}</Badge>
        ) : (
          <Badge tone="info">Live</Badge>
        )}
      </Cell>
      <Cell numeric name="Open links">
        <Figure value={formatTotal(report.links)} label="Open links" source={openLinksSource(report)} />
      </Cell>
      <Cell numeric name="Last change">
        {formatDate(report.updatedAt, timeZone)}
      </Cell>
    </Row>
  );
}
