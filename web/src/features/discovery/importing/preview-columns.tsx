import type { ImportColumn, ImportPreview, PreviewRow } from "@app/contract/discovery/imports";
import { UNKNOWN } from "#/lib/format.ts";
import { classes } from "#/ui/classes.ts";
import { Select } from "#/ui/fields/Select.tsx";
import type { CellValue, TableColumn } from "#/ui/table/columns.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { PlatformMark } from "#/ui/text/PlatformMark.tsx";
import { columnName, splitColumns } from "./columns/columns.rules.ts";
import type { MeaningsOf } from "./columns/columns.rules.ts";
import { cellSource, cellText, isNumeric } from "./importing.rules.ts";

interface PreviewContext {
  meaningsOf: MeaningsOf;
  fileName: string | undefined;
}

const LINE: TableColumn<PreviewRow> = {
  id: "line",
  label: "Line",
  numeric: true,
  first: "ascending",
  sort: ({ line }) => line,
  cellClass: "text-fg-2",
  cell: ({ line }) => line,
};

const ACCOUNT: TableColumn<PreviewRow> = {
  id: "account",
  label: "Account",
  fixed: "start",
  sort: ({ handle }) => handle,
  cell: ({ platform, handle }) => (
    <span className="flex items-center gap-2">
      <PlatformMark platform={platform} />
      <span className="max-w-48 truncate font-medium">@{handle}</span>
    </span>
  ),
};

/** Account, line and the columns of the table as they will be; each column's meaning can be changed in its head. */
export function previewColumns(
  { columns, doubtful }: ImportPreview,
  { meaningsOf, fileName }: PreviewContext,
): TableColumn<PreviewRow>[] {
  const { shown } = splitColumns(columns);
  const isDoubtful = new Set(doubtful.map(({ index }) => index));
  return [
    ACCOUNT,
    ...shown.map((column): TableColumn<PreviewRow> => ({
      id: `${column.index} ${columnName(column)}`,
      label: columnName(column),
      numeric: isNumeric(column.field),
      isMarked: isDoubtful.has(column.index),
      sort: (row) => sortValue(row, column),
      below: (
        <Select
          label={`Column ${columnName(column)} is`}
          hideLabel
          size="sm"
          {...meaningsOf(column)}
          className="mt-1 min-w-44 text-left"
        />
      ),
      cell: (row) => <Value row={row} column={column} columns={shown} fileName={fileName} />,
    })),
    LINE,
  ];
}

const AMOUNTS: Readonly<
  Partial<Record<NonNullable<ImportColumn["field"]>, (row: PreviewRow) => number | null>>
> = {
  followers: ({ followers }) => followers,
  avgViews: ({ avgViews }) => avgViews,
  avgLikes: ({ avgLikes }) => avgLikes,
  engagementRate: ({ engagementRate }) => engagementRate,
  price: ({ price }) => price?.amount ?? null,
};

function sortValue(row: PreviewRow, column: ImportColumn): CellValue {
  const amountOf = column.field === null || column.month !== undefined ? undefined : AMOUNTS[column.field];
  if (amountOf) return amountOf(row);
  const text = cellText(row, column);
  return text === UNKNOWN ? null : text;
}

interface ValueProps {
  row: PreviewRow;
  column: ImportColumn;
  columns: readonly ImportColumn[];
  fileName: string | undefined;
}

function Value({ row, column, columns, fileName }: ValueProps) {
  const { field, own } = column;
  const isForeign = column.platform !== null && column.platform !== row.platform;
  const isSame = (other: ImportColumn) =>
    other.field === field && other.platform === column.platform && other.month === column.month;
  const first = own === null ? columns.find(isSame) : column;
  // Several columns of one field make one value, which stands in the first of them.
  if (isForeign || first !== column)
    return <span className="text-fg-2">{isForeign ? UNKNOWN : `in ${columnName(first ?? column)}`}</span>;
  const text = cellText(row, column);
  const source = cellSource(row, column, fileName);
  if (source) return <Figure value={text} source={source} label={`${source.label} of @${row.handle}`} />;
  return (
    <span
      className={classes("inline-block max-w-56 truncate align-middle", text === UNKNOWN && "text-fg-2")}
      title={text}
    >
      {text}
    </span>
  );
}
