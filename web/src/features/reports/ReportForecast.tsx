import type { ForecastComparison, ForecastOutcome, ForecastRow } from "@app/contract/reports/forecast";
import {
  expectedRange,
  forecastSource,
  forecastSummary,
  forecastWords,
} from "@app/contract/reports/forecast";
import { formatCount } from "#/lib/format.ts";
import { State } from "#/ui/feedback/State.tsx";
import type { StateKind } from "#/ui/feedback/State.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { Figure } from "#/ui/text/Figure.tsx";

export const OUTCOME_KINDS: Readonly<Record<ForecastOutcome, StateKind>> = {
  held: "passed",
  below: "failed",
  above: "warn",
  open: "waiting",
};

interface ReportForecastProps {
  forecast: ForecastComparison;
  takenAt: string;
}

/** What the plan expected of the campaign and of each creator, and what came. */
export function ReportForecast({ forecast, takenAt }: ReportForecastProps) {
  return (
    <Panel
      title="Forecast against what happened"
      className="print:break-inside-avoid"
      aside={<span className="text-sm text-fg-2">{forecastSummary(forecast)}</span>}
    >
      <Table label="Forecasts of the plan" stacks>
        <thead>
          <tr>
            <Head>Forecast</Head>
            <Head numeric>Views expected</Head>
            <Head numeric>Views</Head>
            <Head>Came out</Head>
          </tr>
        </thead>
        <tbody>
          {forecast.rows.map((row) => (
            <Outcome key={row.creatorId ?? ""} row={row} takenAt={takenAt} />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

function Outcome({ row, takenAt }: { row: ForecastRow; takenAt: string }) {
  const source = forecastSource(row, takenAt);
  return (
    <Row>
      <Cell>
        <span className={row.creatorId === null ? "font-semibold" : "font-medium"}>{row.name}</span>
      </Cell>
      <Cell numeric name="Views expected">
        <Figure value={expectedRange(row)} label={`Views expected of ${row.name}`} source={source} />
      </Cell>
      <Cell numeric name="Views">
        <Figure value={formatCount(row.views)} label={`Views of ${row.name}`} source={source} />
      </Cell>
      <Cell name="Came out" className="max-md:whitespace-normal">
        <State kind={OUTCOME_KINDS[row.outcome]}>{forecastWords(row)}</State>
      </Cell>
    </Row>
  );
}
