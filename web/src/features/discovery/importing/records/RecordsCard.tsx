import { importSource } from "@app/contract/discovery/import-history";
import type { ImportSummary } from "@app/contract/discovery/import-history";
import { Link } from "@tanstack/react-router";
import { formatDate, formatMoney, formatTotal, UNKNOWN } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Button } from "#/ui/Button.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { useImportedRecords } from "./import-records.queries.ts";
import type { ImportedRecord } from "./import-records.queries.ts";
import { countRecords, recordKindOf, recordsText } from "./import-records.rules.ts";

type RecordsReport = Pick<ImportSummary, "kind" | "rows" | "creators"> & {
  importId: string | null;
  records: NonNullable<ImportSummary["records"]>;
};

interface RecordsCardProps {
  report: RecordsReport;
  /** Another table. */
  onMore: () => void;
  onDone?: (() => void) | undefined;
}

/** What a table of posts, orders or payments has brought, with the way to each of them. */
export function RecordsCard({ report, onMore, onDone }: RecordsCardProps) {
  const { records, rows, creators } = report;
  const kind = recordKindOf(report.kind, records);
  const source = importSource({ rows, creators }, { name: null, at: null });
  const figure = (label: string, value: string) => <Figure label={label} value={value} source={source} />;
  const left = rows.skipped + rows.failed;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-xl font-semibold">
            {figure("Imported", countRecords(kind, records.total))} {records.total === 1 ? "is in" : "are in"}
          </h2>
          <p className="text-fg-2">
            {figure("Rows new", formatTotal(rows.created))} {rows.created === 1 ? "row" : "rows"} new,{" "}
            {figure("Rows updated", formatTotal(rows.updated))} updated,{" "}
            {figure("Rows unchanged", formatTotal(rows.unchanged))} unchanged
            {left > 0 && <>, {figure("Rows left out", formatTotal(left))} left out</>}.{" "}
            {recordsText(report.kind, records)}
          </p>
        </div>
        <Button onClick={onMore}>Bring more</Button>
      </div>
      {records.waiting > 0 && (
        <Note>
          What waits is attached by itself once its creator comes in, and nothing of it is in a figure until
          then.
        </Note>
      )}
      {report.importId !== null && <Stored kind={kind} importId={report.importId} />}
      <div className="flex flex-wrap gap-3">
        <Link to="/campaigns" className={buttonClass("primary")} onClick={onDone}>
          Open the campaigns
        </Link>
        <Link to="/influencers" className={buttonClass()} onClick={onDone}>
          Search your creators
        </Link>
      </div>
    </div>
  );
}

function Stored({ kind, importId }: Pick<RecordsReport, "kind"> & { importId: string }) {
  const list = useImportedRecords(kind, importId);
  const { data, error, mutate } = list;
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={3} label="Loading what came in" />;
  // The same table again brings nothing.
  if (data.items.length === 0) return null;
  return (
    <Panel title="What came in">
      <Table label={`The ${kind} of this import`} dense>
        <thead>
          <tr>
            <Head>{kind === "payments" ? "Due" : "Date"}</Head>
            <Head>Creator</Head>
            <Head>Campaign</Head>
            <Head>{kind === "posts" ? "Post" : "Number"}</Head>
            <Head numeric>{kind === "posts" ? "Views" : "Amount"}</Head>
          </tr>
        </thead>
        <tbody>
          {data.items.map((record) => (
            <StoredRow key={record.id} record={record} />
          ))}
        </tbody>
      </Table>
      <ShowMore list={list} of={kind} />
    </Panel>
  );
}

function StoredRow({ record }: { record: ImportedRecord }) {
  const timeZone = useTimeZone();
  const { creator, campaign, campaignId, url, views } = record;
  return (
    <Row>
      <Cell>{formatDate(record.postedAt ?? record.orderedAt ?? record.due, timeZone)}</Cell>
      <Cell>
        {creator ? (
          <Link
            to="/influencers/$creatorId"
            params={{ creatorId: creator.id }}
            className="font-medium hover:underline"
          >
            @{creator.handle}
          </Link>
        ) : (
          <span className="text-fg-2">Waits for its creator</span>
        )}
      </Cell>
      <Cell>
        {campaignId === null ? (
          (campaign ?? <Unknown />)
        ) : (
          <Link to="/campaigns/$campaignId" params={{ campaignId }} className="hover:underline">
            {campaign}
          </Link>
        )}
      </Cell>
      <Cell>
        {url ? (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-block max-w-72 truncate align-middle underline"
          >
            {url.replace(/^https:\/\/(?:www\.)?/u, "")}
          </a>
        ) : (
          (record.reference ?? record.invoice ?? <Unknown />)
        )}
      </Cell>
      <Cell numeric>
        {views === undefined ? formatMoney(record.amount ?? record.gross ?? record.net) : formatTotal(views)}
      </Cell>
    </Row>
  );
}

function Unknown() {
  return <span className="text-fg-2">{UNKNOWN}</span>;
}
