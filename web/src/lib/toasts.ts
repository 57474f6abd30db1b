import { createStore, useStore } from "./store.ts";

export type Severity = "success" | "info" | "warning" | "error";

export interface Toast {
  id: number;
  text: string;
  severity: Severity;
  /** A second, quieter line. */
  detail?: string | undefined;
  action?: { label: string; run: () => void } | undefined;
}

interface ToastOptions {
  severity?: Severity;
  detail?: string;
  action?: { label: string; run: () => void };
}

/** Specification §4 and §9: an error stays, everything else hides by itself. */
const TOAST_HIDES_AFTER_MS = 4000;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/**
 * Shows a message from anywhere, inside React or not; success unless told otherwise.
 * A message that is still on screen is not shown twice.
 */
export function toast(text: string, options: ToastOptions = {}): void {
  const severity = options.severity ?? "success";
  const twin = toasts.get().find((shown) => shown.text === text && shown.severity === severity);
  if (twin && severity === "error") return;
  if (twin) dismissToast(twin.id);
  const id = ++lastId;
  toasts.set([...toasts.get(), { id, text, severity, detail: options.detail, action: options.action }]);
  if (severity !== "error") setTimeout(() => dismissToast(id), TOAST_HIDES_AFTER_MS);
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useStore(toasts);
}

/** Does it, and shows what goes wrong. */
export async function orToast(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), { severity: "error" });
  }
}
