import type { RecordPreview } from "@app/contract/discovery/import-records";
import type { ImportPreview } from "@app/contract/discovery/imports";
import { useMemo } from "react";
import { UNKNOWN } from "#/lib/format.ts";
import { classes } from "#/ui/classes.ts";
import { Panel } from "#/ui/Panel.tsx";
import type { TableColumn } from "#/ui/table/columns.ts";
import { DataTable } from "#/ui/table/DataTable.tsx";
import { useLocalTable } from "#/ui/table/use-local-table.ts";
import { useWholeList } from "#/ui/table/use-whole-list.ts";
import { PlatformMark } from "#/ui/text/PlatformMark.tsx";
import { countRecords, recordColumns, recordKindOf, recordText } from "./import-records.rules.ts";
import { describeTable } from "#/features/discovery/importing/importing.rules.ts";

interface RecordPreviewTableProps {
  preview: ImportPreview;
  fileName: string | undefined;
}

/** The posts, orders or payments as they will be, each column with what it is read as. */
export function RecordPreviewTable({ preview, fileName }: RecordPreviewTableProps) {
  const { previewRecords, records } = preview;
  const kind = recordKindOf(preview.kind, records);
  const state = useLocalTable();
  const columns = useMemo(() => previewColumns(preview), [preview]);
  const { rows, total: here } = useWholeList(previewRecords, columns, state);
  const total = records?.total ?? previewRecords.length;
  return (
    <Panel
      title="Your table as it will be"
      aside={<span className="text-sm text-fg-2">{describeTable(preview, fileName)}</span>}
    >
      <DataTable
        name="import-records"
        label="Preview of the rows"
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        nameOf={nameOf}
        state={state}
        total={here}
      >
        <span>
          {total > previewRecords.length &&
            `The first ${previewRecords.length} of ${countRecords(kind, total)}. `}
          The original cells stay with each row
        </span>
      </DataTable>
    </Panel>
  );
}

/** A line may tell several posts, and what was paid for one. */
function keyOf({ line, texts }: RecordPreview): string {
  return [line, ...Object.values(texts)].join(" ");
}

function nameOf({ line }: RecordPreview): string {
  return `line ${line}`;
}

const CREATOR: TableColumn<RecordPreview> = {
  id: "creator",
  label: "Creator",
  fixed: "start",
  sort: ({ creator }) => creator,
  cell: ({ platform, creator }) => (
    <span className="flex items-center gap-2">
      {platform !== null && <PlatformMark platform={platform} />}
      <span className={classes("max-w-48 truncate", creator === null ? "text-fg-2" : "font-medium")}>
        {creator ?? UNKNOWN}
      </span>
    </span>
  ),
};

const LINE: TableColumn<RecordPreview> = {
  id: "line",
  label: "Line",
  numeric: true,
  first: "ascending",
  sort: ({ line }) => line,
  cellClass: "text-fg-2",
  cell: ({ line }) => line,
};

function previewColumns({ columns, doubtful }: ImportPreview): TableColumn<RecordPreview>[] {
  const isDoubtful = new Set(doubtful.map(({ index }) => index));
  const own = recordColumns(columns).map((column): TableColumn<RecordPreview> => {
    const textOf = (record: RecordPreview) => recordText(record, column);
    return {
      id: column.key,
      label: column.header,
      headName: `${column.header} ${column.label}`,
      below: <span className="block text-sm text-fg">{column.label}</span>,
      numeric: column.isNumeric,
      isMarked: isDoubtful.has(column.index),
      sort: (record) => (textOf(record) === UNKNOWN ? null : textOf(record)),
      cell: (record) => <Text text={textOf(record)} />,
    };
  });
  return [CREATOR, ...own, LINE];
}

function Text({ text }: { text: string }) {
  return (
    <span
      className={classes("inline-block max-w-56 truncate align-middle", text === UNKNOWN && "text-fg-2")}
      title={text}
    >
      {text}
    </span>
  );
}
