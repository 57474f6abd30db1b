import { useEffect, useEffectEvent } from "react";

/** What each key does, by its letter. */
export type ReviewKeys = Readonly<Record<string, (() => void) | null>>;

/** Single letters act while nobody types and no dialog is open. */
export function useReviewKeys(keys: ReviewKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isField = target.matches("input:not([type=range]), textarea, select, [contenteditable=true]");
  return isField || target.closest("[role=dialog]") !== null;
}
