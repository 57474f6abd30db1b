import type { ImportPreview } from "@app/contract/discovery/imports";
import { Select } from "#/ui/fields/Select.tsx";
import { sheetChoices } from "./importing.rules.ts";

interface SheetChoiceProps {
  preview: Pick<ImportPreview, "sheet" | "sheets">;
  onSheet: (sheet: string) => void;
}

/** Which sheet of a workbook is shown; not there where only one has rows. */
export function SheetChoice({ preview, onSheet }: SheetChoiceProps) {
  const choices = sheetChoices(preview);
  if (preview.sheet === null || choices.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-3 text-sm">
      <Select label="Sheet" size="sm" value={preview.sheet} options={choices} onChange={onSheet} />
      <p className="min-w-60 flex-1 text-fg-2">
        This workbook has {choices.length} sheets with rows. One is imported at a time.
      </p>
    </div>
  );
}
