import { createStore, useStore } from "#/lib/store.ts";

const isOpen = createStore(false);
let opener: Element | null = null;

export function openPalette(): void {
  opener = document.activeElement;
  isOpen.set(true);
}

/** The focus goes back to where it was; `onward` leads it into the content, for whoever chose something. */
export function closePalette({ onward = false } = {}): void {
  isOpen.set(false);
  const back = onward || opener === document.body ? document.querySelector("#main") : opener;
  // The palette leaves the page first.
  setTimeout(() => back instanceof HTMLElement && back.isConnected && back.focus(), 0);
}

export function usePaletteOpen(): boolean {
  return useStore(isOpen);
}

/** Ctrl or ⌘ K, from anywhere; the answer ends it. `prepare` runs with the first of the two keys. */
export function listenForPalette(prepare: () => void): () => void {
  function hear(event: KeyboardEvent): void {
    if (event.key === "Control" || event.key === "Meta") prepare();
    toggleByKey(event);
  }
  document.addEventListener("keydown", hear);
  return () => document.removeEventListener("keydown", hear);
}

function toggleByKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (isOpen.get()) closePalette();
  else openPalette();
}
