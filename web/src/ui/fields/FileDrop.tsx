import { Upload } from "lucide-react";
import { useId } from "react";
import { classes } from "#/ui/classes.ts";
import { FieldError } from "./Field.tsx";
import { useFileDrop } from "./use-file-drop.ts";

interface FileDropProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** As the attribute of the file input: ".csv,text/csv". */
  accept?: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

export function FileDrop({ label, hint, error, accept, multiple = false, onFiles }: FileDropProps) {
  const id = useId();
  function take(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  }
  const { over, target } = useFileDrop(take);
  return (
    <div className="flex flex-col gap-1.5">
      {/* Dropping is a second way; the file input inside is the one of the keyboard. */}
      <label
        htmlFor={id}
        {...target}
        className={classes(
          "flex cursor-pointer flex-col items-center gap-1 rounded-lg border border-dashed px-4 py-8 text-center",
          "focus-within:outline-2 focus-within:outline-focus",
          over ? "border-focus bg-selected" : "border-line-2 bg-surface hover:bg-hover",
        )}
      >
        <Upload aria-hidden size={20} className="mb-1 text-fg-2" />
        <span className="font-medium">{label}</span>
        {hint !== undefined && <span className="text-sm text-fg-2">{hint}</span>}
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          className="sr-only"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
        />
      </label>
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
