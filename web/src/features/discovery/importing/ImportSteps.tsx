import { Suspense } from "react";
import type { ReactNode } from "react";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { ImportBox } from "./ImportBox.tsx";
import { useImport } from "./use-import.ts";
import { late } from "#/ui/late.tsx";

interface ImportStepsProps {
  /** Stands beside the box, for those without a list. */
  aside?: ReactNode;
  /** Leaves the steps once an import is done. */
  onDone?: () => void;
}

// A box is there at once; what follows comes while the table is read.
const ImportPreviewView = late(async () => (await import("./ImportPreviewView.tsx")).ImportPreviewView);
const RunningImport = late(async () => (await import("./RunningImport.tsx")).RunningImport);
const RecordsCard = late(async () => (await import("./records/RecordsCard.tsx")).RecordsCard);
const InsightCard = late(async () => (await import("./insight/InsightCard.tsx")).InsightCard);

/** From a pasted block or a file to creators: box, preview, insight. */
export function ImportSteps({ aside, onDone }: ImportStepsProps) {
  const process = useImport();
  const { preview, report, running, source } = process;
  if (report !== null || running !== null || preview) {
    return (
      <Suspense fallback={<ListSkeleton rows={4} label="Loading the next step" />}>
        <LaterStep process={process} {...(onDone && { onDone })} />
      </Suspense>
    );
  }
  const box = (
    <ImportBox
      initialText={source?.text ?? ""}
      busy={process.busy === "reading"}
      onSource={(next) => void process.show(next, process.options)}
    />
  );
  if (aside === undefined) return box;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
      {box}
      {aside}
    </div>
  );
}

interface LaterStepProps {
  process: ReturnType<typeof useImport>;
  onDone?: () => void;
}

function LaterStep({ process, onDone }: LaterStepProps) {
  const { preview, report, running, source } = process;
  if (report?.records) {
    return (
      <RecordsCard report={{ ...report, records: report.records }} onMore={process.back} onDone={onDone} />
    );
  }
  if (report) return <InsightCard report={report} onMore={process.back} {...(onDone && { onDone })} />;
  if (running !== null)
    return <RunningImport id={running} onMore={process.back} {...(onDone && { onDone })} />;
  return preview && <ImportPreviewView process={process} preview={preview} fileName={source?.fileName} />;
}
