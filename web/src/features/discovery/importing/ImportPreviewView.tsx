import type { ImportPreview } from "@app/contract/discovery/imports";
import { plural } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Kpi, KpiRow } from "#/ui/text/Kpi.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { DoubtCards } from "./DoubtCards.tsx";
import { previewCounts, rowsToImport, withMapping, withSheet } from "./importing.rules.ts";
import { OtherColumns } from "./OtherColumns.tsx";
import { PreviewTable } from "./PreviewTable.tsx";
import { RecordPreviewTable } from "./records/RecordPreviewTable.tsx";
import { RememberedNote } from "./RememberedNote.tsx";
import { RowsLeftOut } from "./RowsLeftOut.tsx";
import { SheetChoice } from "./SheetChoice.tsx";
import { TableKind } from "./TableKind.tsx";
import type { ImportProcess } from "./use-import.ts";

interface ImportPreviewViewProps {
  process: ImportProcess;
  preview: ImportPreview;
  fileName: string | undefined;
}

/** The table as it will be, with only the doubtful columns to confirm. Nothing is saved yet. */
export function ImportPreviewView({ process, preview, fileName }: ImportPreviewViewProps) {
  const { source, options, busy } = process;
  const count = rowsToImport(preview);
  const change = (next: typeof options) => {
    if (source) void process.show(source, next);
  };
  return (
    <div className="flex flex-col gap-4" aria-busy={busy !== null}>
      <Panel>
        <KpiRow>
          {previewCounts(preview, fileName).map(({ label, value, note, source: origin }) => (
            <Kpi
              key={label}
              label={label}
              value={<Figure value={value} source={origin} label={label} />}
              note={note}
            />
          ))}
        </KpiRow>
        <SheetChoice preview={preview} onSheet={(sheet) => change(withSheet(options, sheet))} />
        <TableKind preview={preview} onKind={(kind) => change({ ...options, kind })} />
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-4 py-3">
          <p className="mr-auto text-sm text-fg-2">What is left out is kept with its row, not used.</p>
          <Button onClick={process.back}>Back</Button>
          <Button
            variant="primary"
            busy={busy === "importing"}
            disabled={count === 0 || busy === "reading"}
            onClick={() => void process.run()}
          >
            Import {plural(count, "row")}
          </Button>
        </div>
      </Panel>
      <RememberedNote preview={preview} options={options} onChange={change} />
      <DoubtCards preview={preview} options={options} onChange={change} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-4">
          {preview.records ? (
            <RecordPreviewTable preview={preview} fileName={fileName} />
          ) : (
            <>
              <PreviewTable
                preview={preview}
                fileName={fileName}
                onField={(index, field) => change(withMapping(options, index, field))}
              />
              <OtherColumns
                preview={preview}
                onField={(index, field) => change(withMapping(options, index, field))}
              />
            </>
          )}
        </div>
        <RowsLeftOut preview={preview} />
      </div>
    </div>
  );
}
