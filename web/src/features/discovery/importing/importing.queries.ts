import {
  IMPORT_BYTES_MAX,
  ImportPreview,
  ImportReport,
  ImportReversal,
} from "@app/contract/discovery/imports";
import { ImportSummary } from "@app/contract/discovery/import-history";
import { ImportDetail } from "@app/contract/discovery/imports";
import { ImportInsight } from "@app/contract/discovery/import-insight";
import { importPaths } from "@app/contract/discovery/import-paths";
import { addressOf, EVERYTHING } from "@app/contract/paths";
import { useEffect, useRef } from "react";
import { send, useRead } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { plural } from "#/lib/format.ts";
import { useGrowingList } from "#/lib/api/list.ts";
import { toBase64 } from "#/lib/base64.ts";
import { toast } from "#/lib/toasts.ts";
import { offerUndo } from "#/lib/undo.ts";
import { usePolling } from "#/lib/api/use-polling.ts";
import { reversalText } from "./importing.rules.ts";
import type { ImportOptions, ImportSource } from "./import-options.rules.ts";

/** Imports shown at first. */
const NEWEST = 5;

/** Newest first; a few to begin with. Read again each second while one of them is running. */
export function useImports() {
  const list = useGrowingList(importPaths.all, ImportSummary, { first: NEWEST });
  const isMoving = list.data?.items.some(({ state }) => state === "running") ?? false;
  usePolling(isMoving, () => void list.mutate());
  return list;
}

/** An import in the background. Once it has come to its end, everything that shows creators is read again. */
export function useImportRun(id: string) {
  const run = useRead(addressOf(importPaths.one, { id }), ImportDetail);
  const state = run.data?.state;
  const brought = (run.data?.rows.created ?? 0) + (run.data?.rows.updated ?? 0);
  const wasRunning = useRef(false);
  // One that broke off is tried again by itself.
  usePolling(state === "running" || state === "failed", () => void run.mutate());
  useEffect(() => {
    if (state === "running") wasRunning.current = true;
    else if (state !== undefined && wasRunning.current) {
      wasRunning.current = false;
      void readAgain();
      if (state === "done" && brought > 0)
        offerUndo(`Import of ${plural(brought, "row")}`, () => removeImport(id));
    }
  }, [state, brought, id]);
  return run;
}

export function useInsight() {
  return useRead(importPaths.insight, ImportInsight);
}

export function previewImport(source: ImportSource, options: ImportOptions): Promise<ImportPreview> {
  return send("POST", importPaths.preview, { ...source, ...options }, ImportPreview, { isQuestion: true });
}

/** Imports the table; everything that shows creators is read again. */
export async function runImport(source: ImportSource, options: ImportOptions): Promise<ImportReport> {
  const report = await send("POST", importPaths.all, { ...source, ...options }, ImportReport);
  await readAgain();
  return report;
}

/** Has a large table imported in the background. */
export async function startImport(source: ImportSource, options: ImportOptions): Promise<ImportSummary> {
  const started = await send(
    "POST",
    importPaths.all,
    { ...source, ...options, background: true },
    ImportSummary,
  );
  await refresh(importPaths.all);
  return started;
}

/** Asks an import in the background to stop. */
export async function cancelImport(id: string): Promise<void> {
  await send("POST", addressOf(importPaths.cancel, { id }), undefined, ImportSummary);
  await refresh(importPaths.all);
}

/** Takes an import back, with an offer to undo that. */
export async function removeImport(id: string): Promise<void> {
  const reversal = await send("DELETE", addressOf(importPaths.one, { id }), undefined, ImportReversal);
  await readAgain();
  offerUndo(reversalText(reversal), () => restoreImport(id));
}

export async function restoreImport(id: string): Promise<void> {
  await send("POST", addressOf(importPaths.restore, { id }), undefined, ImportReversal);
  await readAgain();
  toast("The import is back");
}

/** A file as it is sent; null, with a message, when it is too large. */
export async function readFile(file: File): Promise<ImportSource | null> {
  if (file.size > IMPORT_BYTES_MAX) {
    toast("This file is larger than 20 MB. Split it and import the parts.", { severity: "error" });
    return null;
  }
  if (file.size === 0) {
    toast("This file is empty. Choose another one.", { severity: "error" });
    return null;
  }
  return { base64: await toBase64(file), fileName: file.name };
}

function readAgain(): Promise<void> {
  return refresh(EVERYTHING);
}
