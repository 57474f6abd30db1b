import type { ImportPreview } from "@app/contract/discovery/imports";
import { plural } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Kpi, KpiRow } from "#/ui/text/Kpi.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { DoubtCards } from "./DoubtCards.tsx";
import { OtherColumns } from "./columns/OtherColumns.tsx";
import { RecordColumns } from "./columns/RecordColumns.tsx";
import { RememberedNote } from "./columns/RememberedNote.tsx";
import { choiceOf, choicesOf } from "./columns/columns.rules.ts";
import type { MeaningsOf } from "./columns/columns.rules.ts";
import { NO_OPTIONS, withKind, withMapping, withSheet } from "./import-options.rules.ts";
import { previewCounts, rowsToImport } from "./importing.rules.ts";
import { PlaceQuestions } from "./PlaceQuestions.tsx";
import { PreviewTable } from "./PreviewTable.tsx";
import { RecordPreviewTable } from "./records/RecordPreviewTable.tsx";
import { recordKindOf } from "./records/import-records.rules.ts";
import { RowsLeftOut } from "./left-out/RowsLeftOut.tsx";
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
  const kindOf = ({ record }: { record: unknown }) =>
    record === null ? preview.kind : recordKindOf(preview.kind, preview.records);
  const meaningsOf: MeaningsOf = (column) => ({
    value: choiceOf(column, kindOf(column), busy === "reading" ? options : NO_OPTIONS),
    options: choicesOf(column, kindOf(column), options),
    onChange: (choice) => change(withMapping(options, column.index, choice)),
  });
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
        <TableKind preview={preview} onKind={(kind) => change(withKind(options, kind))} />
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
      <PlaceQuestions preview={preview} options={options} onChange={change} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-4">
          {preview.records && preview.kind !== "creators" ? (
            <>
              <RecordColumns
                key={`${preview.kind} ${preview.sheet}`}
                preview={preview}
                meaningsOf={meaningsOf}
              />
              <RecordPreviewTable preview={preview} fileName={fileName} />
            </>
          ) : (
            <>
              <PreviewTable preview={preview} meaningsOf={meaningsOf} fileName={fileName} />
              {preview.records && <RecordPreviewTable preview={preview} fileName={fileName} />}
              <OtherColumns preview={preview} meaningsOf={meaningsOf} />
            </>
          )}
        </div>
        <RowsLeftOut preview={preview} />
      </div>
    </div>
  );
}
