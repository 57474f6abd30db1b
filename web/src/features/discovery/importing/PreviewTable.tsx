import type { ImportColumn, ImportPreview, PreviewRow } from "@app/contract/discovery/imports";
import { formatTotal, UNKNOWN } from "#/lib/format.ts";
import { classes } from "#/ui/classes.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { PlatformMark } from "#/ui/text/PlatformMark.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { columnName, splitColumns } from "./columns/columns.rules.ts";
import type { MeaningsOf } from "./columns/columns.rules.ts";
import { usePreviewPage } from "./use-preview-page.ts";
import { cellSource, cellText, describeTable, isNumeric } from "./importing.rules.ts";

interface PreviewTableProps {
  preview: ImportPreview;
  meaningsOf: MeaningsOf;
  fileName: string | undefined;
}

/** The rows as they will be; each column's meaning can be changed in its head. */
export function PreviewTable({ preview, meaningsOf, fileName }: PreviewTableProps) {
  const { shown: rows, foot } = usePreviewPage(preview.preview);
  const { shown } = splitColumns(preview.columns);
  const doubtful = new Set(preview.doubtful.map(({ index }) => index));
  return (
    <Panel
      title="Your table as it will be"
      aside={<span className="text-sm text-fg-2">{describeTable(preview, fileName)}</span>}
    >
      <Table label="Preview of the rows" dense>
        <thead>
          <tr>
            <Head numeric>Line</Head>
            <Head>Account</Head>
            {shown.map((column) => (
              <ColumnHead
                key={column.index}
                column={column}
                meanings={meaningsOf(column)}
                isDoubtful={doubtful.has(column.index)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PreviewTableRow
              key={`${row.platform} ${row.handle}`}
              row={row}
              columns={shown}
              doubtful={doubtful}
              fileName={fileName}
            />
          ))}
        </tbody>
      </Table>
      <TableFoot {...foot}>
        <span>
          {preview.creators > preview.preview.length &&
            `The first of ${formatTotal(preview.creators)} creators. `}
          The original cells stay with each row
        </span>
      </TableFoot>
    </Panel>
  );
}

interface ColumnHeadProps {
  column: ImportColumn;
  meanings: ReturnType<MeaningsOf>;
  isDoubtful: boolean;
}

function ColumnHead({ column, meanings, isDoubtful }: ColumnHeadProps) {
  return (
    <Head
      numeric={isNumeric(column.field)}
      className={classes("h-auto py-2 align-bottom", isDoubtful && "bg-warn-soft")}
    >
      <span className="mb-1 block max-w-40 truncate text-xs" title={columnName(column)}>
        {columnName(column)}
      </span>
      <Select
        label={`Column ${columnName(column)} is`}
        hideLabel
        size="sm"
        {...meanings}
        className="min-w-44 text-left"
      />
    </Head>
  );
}

interface PreviewTableRowProps {
  row: PreviewRow;
  columns: readonly ImportColumn[];
  doubtful: ReadonlySet<number>;
  fileName: string | undefined;
}

function PreviewTableRow({ row, columns, doubtful, fileName }: PreviewTableRowProps) {
  return (
    <Row>
      <Cell numeric className="text-fg-2">
        {row.line}
      </Cell>
      <Cell>
        <span className="flex items-center gap-2">
          <PlatformMark platform={row.platform} />
          <span className="max-w-48 truncate font-medium">@{row.handle}</span>
        </span>
      </Cell>
      {columns.map((column) => (
        <Cell
          key={column.index}
          numeric={isNumeric(column.field)}
          className={doubtful.has(column.index) ? "bg-warn-soft" : undefined}
        >
          <Value row={row} column={column} columns={columns} fileName={fileName} />
        </Cell>
      ))}
    </Row>
  );
}

interface ValueProps extends Omit<PreviewTableRowProps, "doubtful"> {
  column: ImportColumn;
}

function Value({ row, column, columns, fileName }: ValueProps) {
  const { field, own } = column;
  const isForeign = column.platform !== null && column.platform !== row.platform;
  const isSame = (other: ImportColumn) =>
    other.field === field && other.platform === column.platform && other.month === column.month;
  const first = own === null ? columns.find(isSame) : column;
  // Several columns of one field make one value, which stands in the first of them.
  if (isForeign || first !== column)
    return <span className="text-fg-2">{isForeign ? UNKNOWN : "with the first"}</span>;
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
