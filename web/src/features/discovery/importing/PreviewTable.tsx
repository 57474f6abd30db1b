import type { ImportPreview, PreviewRow } from "@app/contract/discovery/imports";
import { useMemo } from "react";
import { formatTotal } from "#/lib/format.ts";
import { Panel } from "#/ui/Panel.tsx";
import { DataTable } from "#/ui/table/DataTable.tsx";
import { useLocalTable } from "#/ui/table/use-local-table.ts";
import { useWholeList } from "#/ui/table/use-whole-list.ts";
import type { MeaningsOf } from "./columns/columns.rules.ts";
import { describeTable } from "./importing.rules.ts";
import { previewColumns } from "./preview-columns.tsx";

interface PreviewTableProps {
  preview: ImportPreview;
  meaningsOf: MeaningsOf;
  fileName: string | undefined;
}

/** The rows as they will be. */
export function PreviewTable({ preview, meaningsOf, fileName }: PreviewTableProps) {
  const state = useLocalTable();
  const columns = useMemo(
    () => previewColumns(preview, { meaningsOf, fileName }),
    [preview, meaningsOf, fileName],
  );
  const { rows, total } = useWholeList(preview.preview, columns, state);
  return (
    <Panel
      title="Your table as it will be"
      aside={<span className="text-sm text-fg-2">{describeTable(preview, fileName)}</span>}
    >
      <DataTable
        name="import"
        label="Preview of the rows"
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        nameOf={nameOf}
        state={state}
        total={total}
      >
        <span>
          {preview.creators > preview.preview.length &&
            `The first of ${formatTotal(preview.creators)} creators. `}
          The original cells stay with each row
        </span>
      </DataTable>
    </Panel>
  );
}

function keyOf({ platform, handle }: PreviewRow): string {
  return `${platform} ${handle}`;
}

function nameOf({ handle }: PreviewRow): string {
  return `@${handle}`;
}
