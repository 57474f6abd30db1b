import { createStore, useStore } from "./store.ts";
import { toast } from "./toasts.ts";

export interface UndoOffer {
  id: number;
  /** What was done: "3 creators removed". */
  text: string;
  undo: () => void | Promise<unknown>;
}

/** Every removal can be undone for at least this long. From product.md, "Screens". */
const UNDO_OFFERED_MS = 10_000;

const offer = createStore<UndoOffer | null>(null);
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the bar at the bottom of the content; a newer offer takes the place of an older one. */
export function offerUndo(text: string, undo: UndoOffer["undo"]): void {
  offer.set({ id: ++lastId, text, undo });
  restartUndoTimer();
}

/** Runs the offer that is open, if any; answers whether there was one. */
export function runUndo(): boolean {
  const open = offer.get();
  if (!open) return false;
  closeUndo();
  Promise.resolve(open.undo()).catch((error: unknown) => {
    // A failed request has already shown its own notification.
    if (!(error instanceof Error && error.name === "ApiError")) {
      toast("This could not be undone. Reload the page to see how things stand.", { severity: "error" });
    }
  });
  return true;
}

export function closeUndo(): void {
  clearTimeout(timer);
  offer.set(null);
}

/** Holds the bar while the pointer or the focus is on it. */
export function holdUndo(): void {
  clearTimeout(timer);
}

export function restartUndoTimer(): void {
  clearTimeout(timer);
  timer = setTimeout(closeUndo, UNDO_OFFERED_MS);
}

export function useUndoOffer(): UndoOffer | null {
  return useStore(offer);
}
