import type { ImportSummary } from "@app/contract/discovery/import-history";
import { useLayoutEffect, useRef } from "react";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Progress } from "#/ui/feedback/Progress.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { InsightCard } from "./insight/InsightCard.tsx";
import { RecordsCard } from "./records/RecordsCard.tsx";
import { cancelImport, removeImport, useImportRun } from "./importing.queries.ts";
import { progressText } from "./importing.rules.ts";

interface RunningImportProps {
  id: string;
  /** Another table. */
  onMore: () => void;
  onDone?: () => void;
}

/** An import in the background, from its first row to what it brought; it goes on when the page is left. */
export function RunningImport({ id, onMore, onDone }: RunningImportProps) {
  const { data: run, error, mutate } = useImportRun(id);
  if (error && !run) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!run) return <ListSkeleton rows={2} label="Loading the import" />;
  if (run.state === "done" && run.records) {
    const report = { ...run, importId: run.id, records: run.records };
    return <RecordsCard report={report} onMore={onMore} onDone={onDone} />;
  }
  if (run.state === "done") return <InsightCard report={run} onMore={onMore} {...(onDone && { onDone })} />;
  return (
    <Panel>
      <div className="flex flex-col gap-4 p-4 md:p-6">
        <Heading run={run} />
        {run.state === "running" && <Running run={run} />}
        {run.state === "failed" && <Note kind="bad">{run.problem}</Note>}
        {run.state === "removed" && <p className="text-fg-2">This import is removed.</p>}
        <div className="flex flex-wrap gap-3">
          <Button variant={run.state === "running" ? "secondary" : "primary"} onClick={onMore}>
            Bring another table
          </Button>
          {run.state === "running" && <StopButton id={id} />}
          {run.state === "failed" && (run.creators > 0 || run.records !== null) && (
            <RemoveButton id={id} onRemoved={onMore} />
          )}
        </div>
      </div>
    </Panel>
  );
}

const TITLES: Readonly<Record<"running" | "failed" | "removed" | "done", string>> = {
  running: "is coming in",
  failed: "did not come in whole",
  removed: "is removed",
  done: "is in",
};

/** What the page was about is gone when this appears, so the focus comes here. */
function Heading({ run }: { run: ImportSummary }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold wrap-anywhere outline-none">
      {run.fileName ?? "Your table"} {TITLES[run.state]}
    </h2>
  );
}

function Running({ run }: { run: ImportSummary }) {
  const { rows = 0, of = null } = run.progress ?? {};
  return (
    <>
      <Progress
        label="Rows that are in"
        value={of === null ? null : rows}
        max={of ?? 1}
        text={progressText(run.progress)}
      />
      <p className="text-sm text-fg-2">
        You can leave this page: the import carries on, and is here when you come back.
      </p>
    </>
  );
}

function StopButton({ id }: { id: string }) {
  const { isBusy, run } = useTask();
  return (
    <Button busy={isBusy} onClick={() => run(() => cancelImport(id))}>
      Stop the import
    </Button>
  );
}

function RemoveButton({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const { isBusy, run } = useTask();
  async function remove(): Promise<void> {
    await removeImport(id);
    onRemoved();
  }
  return (
    <Button busy={isBusy} onClick={() => run(remove)}>
      Remove what came in
    </Button>
  );
}
