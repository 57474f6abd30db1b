import type { KeyboardEvent } from "react";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves focus and choice among the tabs of a list, as the tab pattern asks for. */
export function moveTab(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const current = tabs.findIndex((tab) => tab === document.activeElement);
  const next = target(event.key, current, tabs.length);
  if (current === -1 || next === null) return;
  event.preventDefault();
  tabs[next]?.focus();
  tabs[next]?.click();
}

function target(key: string, current: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (current + step + count) % count;
}
