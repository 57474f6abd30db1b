import type { ReportContent } from "@app/contract/reports/schemas";
import { reportCheckSource } from "@app/contract/reports/sources";
import { formatTotal } from "#/lib/format.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";

/** The ten fields of the content check, over the newest draft of each deliverable. */
export function ReportChecks({ content }: { content: ReportContent }) {
  return (
    <Panel title="Content checks" className="print:break-inside-avoid">
      <Table label="Answers by check" dense>
        <thead>
          <tr>
            <Head>Check</Head>
            <Head numeric>Passed</Head>
            <Head numeric>Failed</Head>
            <Head numeric>Not checked</Head>
          </tr>
        </thead>
        <tbody>
          {content.checks.map((row) => (
            <Row key={row.field}>
              <Cell className="max-sm:whitespace-normal">{row.label}</Cell>
              <Cell numeric>
                <Figure value={formatTotal(row.passed)} source={reportCheckSource(row, content)} />
              </Cell>
              <Cell numeric>
                <Figure value={formatTotal(row.failed)} source={reportCheckSource(row, content)} />
              </Cell>
              <Cell numeric>
                <Figure value={formatTotal(row.unknown)} source={reportCheckSource(row, content)} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
