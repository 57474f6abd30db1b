import type { EventDays } from "@app/contract/identity/telemetry";
import { EVENT_RANGES } from "@app/contract/identity/telemetry";
import { useState } from "react";
import { formatCount, plural } from "#/lib/format.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Segmented } from "#/ui/fields/Segmented.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { toFunnel } from "./funnel.rules.ts";
import { useIdentityEvents } from "./sign-in.queries.ts";

const RANGES = EVENT_RANGES.map((days) => ({
  value: days,
  label: days === "1" ? "Today" : `${days} days`,
}));

/** How far people come on the way in, by the way that they took. Counts alone are kept, nothing of a person. */
export function FunnelPanel() {
  const [days, setDays] = useState<EventDays>("30");
  const { data, error, mutate } = useIdentityEvents(days);
  return (
    <Panel
      title="How sign-ins go"
      aside={<Segmented label="Days" options={RANGES} value={days} onChange={setDays} />}
    >
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <ListSkeleton rows={3} label="Loading the counts" />}
      {data && <Steps funnel={toFunnel(data)} />}
      <p className="border-t border-line px-4 py-3 text-sm text-fg-2">
        Counted by the day and kept for 30. No name, address or device is in it.
      </p>
    </Panel>
  );
}

function Steps({ funnel: { shown, rows } }: { funnel: ReturnType<typeof toFunnel> }) {
  if (rows.length === 0) {
    return (
      <p className="px-4 py-5 text-fg-2">
        {shown === 0
          ? "Nobody has opened the sign-in page in this time."
          : `The sign-in page was shown ${plural(shown, "time")}, and nobody tried.`}
      </p>
    );
  }
  return (
    <>
      <p className="px-4 py-3">
        The sign-in page was shown <b className="font-semibold tabular-nums">{plural(shown, "time")}</b>.
      </p>
      <Table label="Steps of each way in" dense stacks>
        <thead>
          <tr>
            <Head>Way in</Head>
            <Head numeric>Chosen</Head>
            <Head numeric>Sent</Head>
            <Head numeric>Signed in</Head>
            <Head numeric>Failed</Head>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ method, name, chosen, sent, authenticated, failed }) => (
            <Row key={method}>
              <Cell>{name}</Cell>
              <Cell numeric name="Chosen">
                {formatCount(chosen)}
              </Cell>
              <Cell numeric name="Sent">
                {formatCount(sent)}
              </Cell>
              <Cell numeric name="Signed in">
                {formatCount(authenticated)}
              </Cell>
              <Cell numeric name="Failed">
                {formatCount(failed)}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  );
}
