import type { ImportPreview } from "@app/contract/discovery/imports";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Button } from "#/ui/Button.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import type { ImportOptions } from "#/features/discovery/importing/import-options.rules.ts";
import { rememberedColumns, rememberedText, withoutRemembered } from "./columns.rules.ts";

interface RememberedNoteProps {
  preview: Pick<ImportPreview, "columns">;
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
}

/** Which columns are read as somebody chose before, with the way back; not there where none is. */
export function RememberedNote({ preview, options, onChange }: RememberedNoteProps) {
  const timeZone = useTimeZone();
  const columns = rememberedColumns(preview);
  if (columns.length === 0) return null;
  return (
    <Note>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-60 flex-1">{rememberedText(columns, timeZone)}</span>
        <Button size={32} onClick={() => onChange(withoutRemembered(options, columns))}>
          Read as Herald does
        </Button>
      </span>
    </Note>
  );
}
