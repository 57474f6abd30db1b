import { useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";

const CONTROLS = "a[href], button, input";

interface RowKeys {
  rows: number;
  onOpen: (row: number) => void;
  /** With a range, everything from the row that was marked last. */
  onToggle: (row: number, isRange: boolean) => void;
  /** Further keys by their letter; after each the next row has the focus. */
  letters?: Readonly<Record<string, (row: number) => void>>;
}

/**
 * A table is one stop of the Tab key: arrows go over the rows and the controls of a row, Enter opens, X or Space marks.
 * Spread `body` on the tbody and `row(index)` on each row.
 */
export function useRowKeys({ rows, onOpen, onToggle, letters = {} }: RowKeys) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [wanted, setWanted] = useState(0);
  const active = Math.min(wanted, rows - 1);

  // What a cell holds is reached by the arrows; each row may hold a dozen figures, which nobody wants to tab through.
  useLayoutEffect(() => {
    for (const control of body.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? []) control.tabIndex = -1;
  });

  function focusRow(row: number) {
    const to = Math.max(0, Math.min(rows - 1, row));
    body.current?.querySelector<HTMLElement>(`[data-row="${to}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    const isOnRow = event.target.dataset["row"] !== undefined;
    const act = keyAction(event, isOnRow);
    if (!act) return;
    event.preventDefault();
    act();
  }

  function keyAction(event: KeyboardEvent<HTMLElement>, isOnRow: boolean): (() => void) | undefined {
    const { key, shiftKey } = event;
    const letter = letters[key.toLowerCase()];
    if (key === "ArrowDown") return () => focusRow(active + 1);
    if (key === "ArrowUp") return () => focusRow(active - 1);
    if (key === "Home") return () => focusRow(0);
    if (key === "End") return () => focusRow(rows - 1);
    if (key === "ArrowRight") return () => focusControl(event.target, 1);
    if (key === "ArrowLeft") return () => focusControl(event.target, -1);
    if (key.toLowerCase() === "x") return () => onToggle(active, shiftKey);
    if (letter) {
      return () => {
        letter(active);
        focusRow(active + 1);
      };
    }
    if (!isOnRow) return undefined;
    if (key === "Enter") return () => onOpen(active);
    return key === " " ? () => onToggle(active, shiftKey) : undefined;
  }

  return {
    body: { ref: body, onKeyDown },
    row: (index: number) => ({
      "data-row": index,
      tabIndex: index === active ? 0 : -1,
      onFocus: () => setWanted(index),
    }),
  };
}

/** From the row to its first control, and on to the next; before the first stands the row itself. */
function focusControl(from: EventTarget, by: 1 | -1): void {
  if (!(from instanceof HTMLElement)) return;
  const row = from.closest<HTMLElement>("[data-row]");
  if (!row) return;
  const stops = [row, ...row.querySelectorAll<HTMLElement>(CONTROLS)];
  stops[stops.indexOf(from) + by]?.focus();
}
