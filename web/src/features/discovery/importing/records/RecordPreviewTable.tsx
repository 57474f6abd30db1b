import type { ImportPreview } from "@app/contract/discovery/imports";
import { UNKNOWN } from "#/lib/format.ts";
import { classes } from "#/ui/classes.ts";
import { Panel } from "#/ui/Panel.tsx";
import { PlatformMark } from "#/ui/text/PlatformMark.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { countRecords, recordColumns, recordText } from "./import-records.rules.ts";
import { usePreviewPage } from "#/features/discovery/importing/use-preview-page.ts";
import { describeTable } from "#/features/discovery/importing/importing.rules.ts";

interface RecordPreviewTableProps {
  preview: ImportPreview;
  fileName: string | undefined;
}

/** The posts, orders or payments as they will be, each column with what it is read as. */
export function RecordPreviewTable({ preview, fileName }: RecordPreviewTableProps) {
  const { previewRecords, columns, kind, records } = preview;
  const { shown: rows, foot } = usePreviewPage(previewRecords);
  const shown = recordColumns(columns);
  const doubtful = new Set(preview.doubtful.map(({ index }) => index));
  const total = records?.total ?? previewRecords.length;
  return (
    <Panel
      title="Your table as it will be"
      aside={<span className="text-sm text-fg-2">{describeTable(preview, fileName)}</span>}
    >
      <Table label="Preview of the rows" dense>
        <thead>
          <tr>
            <Head numeric>Line</Head>
            <Head>Creator</Head>
            {shown.map(({ index, key, header, label, isNumeric }) => (
              <Head
                key={key}
                numeric={isNumeric}
                className={classes("h-auto py-2 align-bottom", doubtful.has(index) && "bg-warn-soft")}
              >
                <span className="block max-w-40 truncate text-xs" title={header}>
                  {header}
                </span>
                <span className="text-sm text-fg">{label}</span>
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((record) => (
            <Row key={record.line}>
              <Cell numeric className="text-fg-2">
                {record.line}
              </Cell>
              <Cell>
                <span className="flex items-center gap-2">
                  {record.platform !== null && <PlatformMark platform={record.platform} />}
                  <span
                    className={classes(
                      "max-w-48 truncate",
                      record.creator === null ? "text-fg-2" : "font-medium",
                    )}
                  >
                    {record.creator ?? UNKNOWN}
                  </span>
                </span>
              </Cell>
              {shown.map((column) => {
                const text = recordText(record, column);
                return (
                  <Cell
                    key={column.key}
                    numeric={column.isNumeric}
                    className={doubtful.has(column.index) ? "bg-warn-soft" : undefined}
                  >
                    <span
                      className={classes(
                        "inline-block max-w-56 truncate align-middle",
                        text === UNKNOWN && "text-fg-2",
                      )}
                      title={text}
                    >
                      {text}
                    </span>
                  </Cell>
                );
              })}
            </Row>
          ))}
        </tbody>
      </Table>
      <TableFoot {...foot}>
        <span>
          {total > previewRecords.length &&
            `The first ${previewRecords.length} of ${countRecords(kind, total)}. `}
          The original cells stay with each row
        </span>
      </TableFoot>
    </Panel>
  );
}
