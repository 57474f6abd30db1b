import type { ImportSummary } from "@app/contract/importing";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { formatDateTime, formatTotal, plural } from "#/lib/format.ts";
import { useMayWork } from "#/lib/me.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { useTask } from "#/lib/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { ErrorState } from "#/ui/ErrorState.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/Skeleton.tsx";
import { removeImport, restoreImport, useImports } from "./importing.queries.ts";

/** Imports shown at first. */
const NEWEST = 5;

/** What was brought in so far; each import can be removed, and brought back. */
export function ImportHistory() {
  const { data, error, mutate } = useImports();
  const [isWhole, setIsWhole] = useState(false);
  const shown = (data?.items ?? []).slice(0, isWhole ? undefined : NEWEST);
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
        {shown.map((item) => (
          <HistoryRow key={item.id} item={item} />
        ))}
      </ul>
      {data && data.items.length > shown.length && (
        <div className="border-t border-line px-4 py-3">
          <Button size={32} onClick={() => setIsWhole(true)}>
            Show all {formatTotal(data.items.length)}
          </Button>
        </div>
      )}
    </Panel>
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
          {formatDateTime(item.createdAt, timeZone)}, {plural(item.creators, "creator")},{" "}
          {formatTotal(item.rows.read)} rows
          {STATES[item.state]}
        </span>
      </span>
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
