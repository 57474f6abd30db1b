import { FileUp } from "lucide-react";
import { useId } from "react";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { classes } from "#/ui/classes.ts";
import { FieldError } from "#/ui/fields/Field.tsx";
import { useFileDrop } from "#/ui/fields/use-file-drop.ts";
import { readFile } from "./importing.queries.ts";
import type { ImportSource } from "./import-options.rules.ts";

interface ImportBoxProps {
  initialText: string;
  busy: boolean;
  onSource: (source: ImportSource) => void;
}

/** What the file chooser offers; a dropped file may be called anything. */
const FILES = ".csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/plain";

const KNOWS = [
  { title: "Cells", text: "Straight from a sheet, headers in any order" },
  { title: "Handles", text: "One per line, with or without @" },
  { title: "Profile links", text: "Instagram, YouTube, TikTok" },
  { title: "Files", text: "Excel workbooks (.xlsx) and CSV; 1.200 and 1,200" },
];

/** One big box for everything: cells, handles, links, or a file by button or drop. */
export function ImportBox({ initialText, busy, onSource }: ImportBoxProps) {
  const id = useId();
  const { values, field, submit } = useForm({ text: initialText }, async ({ text }) => {
    if (text.trim() === "") throw new InvalidInput({ text: "Paste something first, or choose a file" });
    onSource({ text });
  });
  const { error, ...box } = field("text");

  async function take(files: FileList | null): Promise<void> {
    const [file] = files ?? [];
    const source = file ? await readFile(file) : null;
    if (source) onSource(source);
  }
  const { over, target } = useFileDrop((files) => void take(files));

  return (
    <div className="flex flex-col gap-6">
      {/* Dropping is a second way; the button below is the one of the keyboard. */}
      <form
        onSubmit={submit}
        {...target}
        className={classes(
          "flex flex-col rounded-lg border bg-surface focus-within:outline-2 focus-within:outline-focus",
          over ? "border-focus bg-selected" : "border-line-2",
        )}
      >
        <label htmlFor={id} className="sr-only">
          Paste cells, handles or profile links
        </label>
        <span className="relative">
          <textarea
            id={id}
            rows={10}
            spellCheck={false}
            placeholder="Paste here"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            {...box}
            onPaste={(event) => {
              const text = event.clipboardData.getData("text/plain");
              // Lines or cells into the empty box are the whole of it: the preview need not be asked for.
              if (values.text === "" && /\S[\n\t]/u.test(text)) onSource({ text });
            }}
            className="block w-full resize-y rounded-t-lg bg-transparent px-5 py-4 font-[inherit] whitespace-pre outline-none placeholder:text-fg-2"
          />
          {values.text === "" && <Example />}
        </span>
        {error !== undefined && (
          <div className="px-5 pb-3">
            <FieldError id={`${id}-error`} text={error} />
          </div>
        )}
        <div className="flex items-center gap-3 border-t border-line px-4 py-3 max-md:flex-col-reverse max-md:items-stretch">
          <label
            className={classes(
              buttonClass("secondary"),
              "cursor-pointer focus-within:outline-2 focus-within:outline-focus",
            )}
          >
            <FileUp aria-hidden size={16} />
            Choose a file
            <input
              type="file"
              accept={FILES}
              className="sr-only"
              onChange={(event) => {
                void take(event.target.files);
                // The same file can be chosen again.
                event.target.value = "";
              }}
            />
          </label>
          <span className="text-sm text-fg-2 max-md:hidden">or drop it anywhere in this box</span>
          <Button type="submit" variant="primary" busy={busy} className="ml-auto max-md:w-full">
            Show the preview
          </Button>
        </div>
      </form>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {KNOWS.map((known) => (
          <div key={known.title}>
            <dt className="text-sm font-semibold">{known.title}</dt>
            <dd className="text-sm text-fg-2">{known.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const CELLS = [
  ["Name", "Link", "Followers", "Price"],
  ["Inês Carvalhal", "instagram.com/ines.semfiltro", "84.2K", "1.200 €"],
];

/** What may be pasted, behind the empty box. */
function Example() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-x-5 top-14 block text-sm text-fg-2">
      <span className="mb-2 block text-xs">For example</span>
      <span className="inline-grid grid-cols-[repeat(2,auto)] overflow-hidden md:grid-cols-[repeat(4,auto)] rounded-sm border border-line">
        {CELLS.flat().map((cell, index) => (
          <span
            key={cell}
            className={classes(
              "border-line px-3 py-1",
              index % 4 === 1 && "md:border-l",
              index % 4 > 1 && "border-l",
              index > 3 && "border-t",
              // A phone has room for two columns.
              (index % 4 === 0 || index % 4 === 3) && "max-md:hidden",
            )}
          >
            {cell}
          </span>
        ))}
      </span>
      <span className="mt-3 block">@mateo.dermis</span>
      <span className="mt-1 block">youtube.com/@rui.derma.simples</span>
    </span>
  );
}
