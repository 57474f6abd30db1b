import type { ImportSummary } from "@app/contract/discovery/import-history";
import { importSource } from "@app/contract/discovery/import-history";
import { Undo2 } from "lucide-react";
import { formatDateTime, formatTotal } from "#/lib/format.ts";
import { useMayWork } from "#/lib/api/me.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Progress } from "#/ui/feedback/Progress.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { countRecords, recordKindOf } from "./records/import-records.rules.ts";
import { removeImport, restoreImport, useImports } from "./importing.queries.ts";
import { progressText } from "./importing.rules.ts";

/** What was brought in so far; each import can be removed, and brought back. */
export function ImportHistory() {
  const list = useImports();
  const { data, error, mutate } = list;
  return (
    <Panel title="Imports">
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!error && !data && <ListSkeleton rows={2} label="Loading imports" />}
      {data?.items.length === 0 && (
        <EmptyState
          title="No imports yet"
          text="What you bring in is listed here and can be removed again."
        />
      )}
      <ul>
        {data?.items.map((item) => (
          <HistoryRow key={item.id} item={item} />
        ))}
      </ul>
      <ShowMore list={list} of="imports" />
    </Panel>
  );
}

function Counts({ item }: { item: ImportSummary }) {
  const { fileName, creators, createdAt, rows, records, kind } = item;
  const source = importSource(item, { name: fileName ?? "Pasted", at: createdAt });
  return (
    <>
      {records && (
        <>
          ,{" "}
          <Figure
            label="Kept"
            value={countRecords(recordKindOf(kind, records), records.total)}
            source={source}
          />
        </>
      )}
      , <Figure label="Creators" value={formatTotal(creators)} source={source} />{" "}
      {creators === 1 ? "creator" : "creators"},{" "}
      <Figure label="Rows" value={formatTotal(rows.read)} source={source} />{" "}
      {rows.read === 1 ? "row" : "rows"}
    </>
  );
}

function HistoryRow({ item }: { item: ImportSummary }) {
  const timeZone = useTimeZone();
  const mayImport = useMayWork();
  const { isBusy, run } = useTask();
  const isRemoved = item.state === "removed";

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line px-4 py-3 not-first:border-t">
      <span className="min-w-0">
        <b className="block truncate font-medium">{item.fileName ?? "Pasted"}</b>
        <span className="block text-sm text-fg-2">
          {formatDateTime(item.createdAt, timeZone)}
          {item.rows.read > 0 && <Counts item={item} />}
          {STATES[item.state]}
        </span>
        {item.problem !== null && <span className="block text-sm text-danger">{item.problem}</span>}
      </span>
      {item.state === "running" && (
        <div className="w-60 max-md:w-full">
          <Progress
            label={`Import of ${item.fileName ?? "pasted rows"}`}
            value={item.progress?.of ? item.progress.rows : null}
            max={item.progress?.of ?? 1}
            text={progressText(item.progress)}
          />
        </div>
      )}
      {mayImport && item.state !== "running" && (
        <Button
          size={32}
          busy={isBusy}
          icon={isRemoved ? <Undo2 aria-hidden size={16} /> : undefined}
          onClick={() => run(() => (isRemoved ? restoreImport(item.id) : removeImport(item.id)))}
        >
          {isRemoved ? "Bring back" : "Remove"}
          <span className="sr-only">
            {" "}
            the import {item.fileName ?? "pasted"} of {formatDateTime(item.createdAt, timeZone)}
          </span>
        </Button>
      )}
    </li>
  );
}

const STATES: Readonly<Record<ImportSummary["state"], string>> = {
  running: ", still running",
  done: "",
  failed: ", stopped halfway",
  removed: ", removed",
};
