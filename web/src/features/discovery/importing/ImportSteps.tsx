import type { ReactNode } from "react";
import { ImportBox } from "./ImportBox.tsx";
import { ImportPreviewView } from "./ImportPreviewView.tsx";
import { InsightCard } from "./insight/InsightCard.tsx";
import { RecordsCard } from "./records/RecordsCard.tsx";
import { RunningImport } from "./RunningImport.tsx";
import { useImport } from "./use-import.ts";

interface ImportStepsProps {
  /** Stands beside the box, for those without a list. */
  aside?: ReactNode;
  /** Leaves the steps once an import is done. */
  onDone?: () => void;
}

/** From a pasted block or a file to creators: box, preview, insight. */
export function ImportSteps({ aside, onDone }: ImportStepsProps) {
  const process = useImport();
  const { preview, report, running, source } = process;
  if (report?.records) {
    return (
      <RecordsCard report={{ ...report, records: report.records }} onMore={process.back} onDone={onDone} />
    );
  }
  if (report) return <InsightCard report={report} onMore={process.back} {...(onDone && { onDone })} />;
  if (running !== null)
    return <RunningImport id={running} onMore={process.back} {...(onDone && { onDone })} />;
  if (preview) return <ImportPreviewView process={process} preview={preview} fileName={source?.fileName} />;
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
