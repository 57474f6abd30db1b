import { IMPORT_BACKGROUND_ROWS } from "@app/contract/discovery/imports";
import type { ImportPreview, ImportReport } from "@app/contract/discovery/imports";
import { useRef, useState } from "react";
import { plural } from "#/lib/format.ts";
import { offerUndo } from "#/lib/undo.ts";
import { previewImport, removeImport, runImport, startImport, useImports } from "./importing.queries.ts";
import { NO_OPTIONS } from "./import-options.rules.ts";
import type { ImportOptions, ImportSource } from "./import-options.rules.ts";

/** One import from the box to its insight. Failures have shown themselves; the step stays where it is. */
export function useImport() {
  const [source, setSource] = useState<ImportSource | null>(null);
  const [options, setOptions] = useState<ImportOptions>(NO_OPTIONS);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [running, setRunning] = useRunning();
  const [busy, setBusy] = useState<"reading" | "importing" | null>(null);
  const lastRequest = useRef(0);

  async function show(next: ImportSource, wishes: ImportOptions): Promise<void> {
    const request = ++lastRequest.current;
    setBusy("reading");
    setOptions(wishes);
    try {
      const answer = await previewImport(next, wishes);
      // Only the last choice counts where answers come out of order.
      if (request !== lastRequest.current) return;
      setSource(next);
      setPreview(answer);
    } catch {
      // The request has shown its own notification.
    } finally {
      if (request === lastRequest.current) setBusy(null);
    }
  }

  async function run(): Promise<void> {
    if (source === null || preview === null) return;
    setBusy("importing");
    try {
      if (preview.rows.read > IMPORT_BACKGROUND_ROWS) {
        setRunning((await startImport(source, options)).id);
        return;
      }
      const done = await runImport(source, options);
      setReport(done);
      const { importId, rows } = done;
      const count = rows.created + rows.updated;
      if (importId !== null && count > 0)
        offerUndo(`Import of ${plural(count, "row")}`, () => removeImport(importId));
    } catch {
      // The request has shown its own notification.
    } finally {
      setBusy(null);
    }
  }

  function back(): void {
    lastRequest.current += 1;
    setPreview(null);
    setReport(null);
    setRunning(null);
    setOptions(NO_OPTIONS);
    setBusy(null);
  }

  return { source, options, preview, report, running, busy, show, run, back };
}

/** The import in the background that is shown: the one begun here, or one that was found running on coming back. */
function useRunning() {
  const { data } = useImports();
  const [shown, setShown] = useState<string | null>(null);
  const [known, setKnown] = useState<readonly string[]>([]);
  const found = data?.items.find(({ id, state }) => state === "running" && !known.includes(id));
  if (found && shown === null) follow(found.id);

  function follow(id: string | null): void {
    setShown(id);
    // Who turns to another table is not led back.
    if (id !== null) setKnown([...known, id]);
  }

  return [shown, follow] as const;
}

export type ImportProcess = ReturnType<typeof useImport>;
