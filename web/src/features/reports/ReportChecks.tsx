import type { ReportCheckRow } from "@app/contract/reports";
import { Panel } from "#/ui/Panel.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";

/** The ten fields of the content check, over the newest draft of each deliverable. */
export function ReportChecks({ checks }: { checks: readonly ReportCheckRow[] }) {
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
          {checks.map((row) => (
            <Row key={row.field}>
              <Cell>{row.label}</Cell>
              <Cell numeric>{row.passed}</Cell>
              <Cell numeric>{row.failed}</Cell>
              <Cell numeric>{row.unknown}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
