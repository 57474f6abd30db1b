import type { ReportContent, ReportCreator } from "@app/contract/reports/schemas";
import { useMemo } from "react";
import { Panel } from "#/ui/Panel.tsx";
import { DataTable } from "#/ui/table/DataTable.tsx";
import { useTableState } from "#/ui/table/use-table-state.ts";
import { useWholeList } from "#/ui/table/use-whole-list.ts";
import { REPORT_SORTABLE, reportColumns } from "./report-columns.tsx";

/** One line for each creator; on paper all of them, whatever page the screen shows. */
export function ReportCreators({ content }: { content: ReportContent }) {
  const state = useTableState(REPORT_SORTABLE);
  const columns = useMemo(() => reportColumns(content), [content]);
  const { all, rows, total } = useWholeList(content.creators, columns, state);
  return (
    <Panel title="Creators" className="print:[&>:first-child]:break-after-avoid">
      <DataTable
        name="report"
        label="Creators of the campaign"
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        nameOf={nameOf}
        state={state}
        total={total}
        paper={all}
      />
    </Panel>
  );
}

function keyOf({ creatorId }: ReportCreator): string {
  return creatorId;
}

function nameOf({ name }: ReportCreator): string {
  return name;
}
