import { openLinksSource } from "@app/contract/reports/list";
import type { ReportSummary } from "@app/contract/reports/list";
import { Link } from "@tanstack/react-router";
import { ChartColumn, Plus, Target } from "lucide-react";
import { Suspense, useMemo } from "react";
import { useMayWork } from "#/lib/api/me.ts";
import { formatDate, formatTotal } from "#/lib/format.ts";
import { text, usePageState } from "#/lib/page-state.ts";
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
import type { TableColumn } from "#/ui/table/columns.ts";
import { DataTable } from "#/ui/table/DataTable.tsx";
import { useTableState } from "#/ui/table/use-table-state.ts";
import { useWholeList } from "#/ui/table/use-whole-list.ts";
import { useReports } from "./report-list.queries.ts";
import { late } from "#/ui/late.tsx";

const NewReportDialog = late(async () => (await import("./NewReportDialog.tsx")).NewReportDialog);

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
        <Suspense fallback={null}>
          <NewReportDialog
            campaignId={asked === "open" ? "" : asked}
            onClose={() => setAsked("", { replace: true })}
          />
        </Suspense>
      )}
    </div>
  );
}

const SORTABLE = ["title", "data", "links", "changed"];

function ReportList() {
  const state = useTableState(SORTABLE);
  const { data, error, mutate } = useReports(state);
  const timeZone = useTimeZone();
  const columns = useMemo(() => reportListColumns(timeZone), [timeZone]);
  const { rows } = useWholeList(data?.items ?? NONE, columns, state);
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
    <DataTable
      name="reports"
      label="Reports"
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      nameOf={nameOf}
      state={state}
      total={data.total}
    />
  );
}

const NONE: readonly ReportSummary[] = [];

function keyOf({ id }: ReportSummary): string {
  return id;
}

function nameOf({ title }: ReportSummary): string {
  return title;
}

function reportListColumns(timeZone: string): TableColumn<ReportSummary>[] {
  return [
    {
      id: "title",
      label: "Report",
      fixed: "start",
      sort: ({ title }) => title,
      cell: ({ id, title, campaign }) => (
        <>
          <Link
            to="/reports/$reportId"
            params={{ reportId: id }}
            className="block max-w-100 truncate leading-6 font-medium -outline-offset-2 hover:underline"
          >
            {title}
          </Link>
          <span className="block max-w-100 truncate text-xs text-fg-2">{campaign}</span>
        </>
      ),
    },
    {
      id: "data",
      label: "Data",
      orders: ["Frozen first", "Live first"],
      sort: ({ frozenAt }) => frozenAt ?? LIVE,
      cell: ({ frozenAt }) =>
        frozenAt ? <Badge>Frozen {formatDate(frozenAt, timeZone)}</Badge> : <Badge tone="info">Live</Badge>,
    },
    {
      id: "links",
      label: "Open links",
      numeric: true,
      sort: ({ links }) => links,
      cell: (report) => (
        <Figure value={formatTotal(report.links)} label="Open links" source={openLinksSource(report)} />
      ),
    },
    {
      id: "changed",
      label: "Last change",
      numeric: true,
      orders: ["Earliest first", "Latest first"],
      sort: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => formatDate(updatedAt, timeZone),
    },
  ];
}

/** Stands after every day on which data was frozen. */
const LIVE = "9999";
