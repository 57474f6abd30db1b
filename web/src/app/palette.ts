import { createStore, useStore } from "#/lib/store.ts";

const isOpen = createStore(false);

export function openPalette(): void {
  isOpen.set(true);
}

export function closePalette(): void {
  isOpen.set(false);
}

export function usePaletteOpen(): boolean {
  return useStore(isOpen);
}

/** Ctrl or ⌘ K, from anywhere; the answer ends it. */
export function listenForPalette(): () => void {
  document.addEventListener("keydown", toggleByKey);
  return () => document.removeEventListener("keydown", toggleByKey);
}

function toggleByKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  isOpen.set(!isOpen.get());
}
