import type { ImportPreview } from "@app/contract/discovery/imports";
import { PAGE_LIMITS } from "@app/contract/paging";
import type { PageLimit } from "@app/contract/paging";
import { useState } from "react";
import { UNKNOWN } from "#/lib/format.ts";
import { Panel } from "#/ui/Panel.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { countRecords, recordColumns, recordText } from "./import-records.rules.ts";
import { describeTable } from "#/features/discovery/importing/importing.rules.ts";

interface RecordPreviewTableProps {
  preview: ImportPreview;
  fileName: string | undefined;
}

const [, LARGE_PAGE] = PAGE_LIMITS;

/** The posts, orders or payments as they will be, each column with what it is read as. */
export function RecordPreviewTable({ preview, fileName }: RecordPreviewTableProps) {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<PageLimit>(LARGE_PAGE);
  const { previewRecords, columns, kind, records } = preview;
  const shown = recordColumns(columns);
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
            {shown.map(({ key, header, label }) => (
              <Head key={key} className="h-auto py-2 align-bottom">
                <span className="block max-w-40 truncate text-xs" title={header}>
                  {header}
                </span>
                {label}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {previewRecords.slice((page - 1) * limit, page * limit).map((record) => (
            <Row key={record.line}>
              <Cell numeric className="text-fg-2">
                {record.line}
              </Cell>
              <Cell className="font-medium">{record.creator ?? UNKNOWN}</Cell>
              {shown.map((column) => {
                const text = recordText(record, column);
                return (
                  <Cell key={column.key}>
                    <span className="inline-block max-w-56 truncate align-middle" title={text}>
                      {text}
                    </span>
                  </Cell>
                );
              })}
            </Row>
          ))}
        </tbody>
      </Table>
      <TableFoot
        page={page}
        limit={limit}
        total={previewRecords.length}
        onPage={setPage}
        onLimit={(next) => {
          setLimit(next);
          setPage(1);
        }}
      >
        <span>
          {total > previewRecords.length &&
            `The first ${previewRecords.length} of ${countRecords(kind, total)}. `}
          The original cells stay with each row
        </span>
      </TableFoot>
    </Panel>
  );
}
