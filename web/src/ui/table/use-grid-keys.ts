import { useLayoutEffect, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, MouseEvent } from "react";
import { focusControl, isTextField, rowIndexOf, rowOf, stepTarget } from "./grid-focus.ts";

/** What a letter does with a row; then the next row has the focus, unless it stays. */
export interface RowLetter<Row> {
  run: (row: Row) => void;
  stays?: boolean;
}

export interface GridKeys {
  /** The keys of the rows, in the order in which they stand. */
  rowKeys: readonly string[];
  /** Without it, Enter and a press follow the first link of the row. */
  onOpen?: ((row: number) => void) | undefined;
  /** With a range, everything from the row that was marked last. */
  onToggle?: ((row: number, isRange: boolean) => void) | undefined;
  onToggleAll?: (() => void) | undefined;
  /** Further keys by their letter. */
  letters?: Readonly<Record<string, RowLetter<number>>> | undefined;
}

const CONTROL = "a, button, label, input, select, textarea, [role=dialog]";

/**
 * A table is one stop of the Tab key: arrows go over the rows, the controls of a row and those of the head; Home and End
 * to both ends; Enter opens, X or Space marks. Where the row that had the focus goes away, the next one gets it.
 */
export function useGridKeys(keys: GridKeys) {
  const { rowKeys } = keys;
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState(0);
  const active = Math.max(0, Math.min(wanted, rowKeys.length - 1));
  const focused = useRef<{ key: string; row: number } | null>(null);
  const awaited = useRef<number | null>(null);

  function focusRow(row: number) {
    const to = Math.max(0, Math.min(rowKeys.length - 1, row));
    setWanted(to);
    const element = rowOf(table.current, to);
    if (element) element.focus();
    else awaited.current = to;
  }

  // A long list draws the row that is active, wherever it stands; then it can have the focus.
  useLayoutEffect(() => {
    const element = awaited.current === null ? null : rowOf(table.current, awaited.current);
    if (!element) return;
    awaited.current = null;
    element.focus();
  });

  useLayoutEffect(() => {
    const was = focused.current;
    if (!was || rowKeys.length === 0 || rowKeys.includes(was.key)) return;
    focused.current = null;
    if (document.activeElement === document.body)
      rowOf(table.current, Math.min(was.row, rowKeys.length - 1))?.focus();
  }, [rowKeys]);

  const body = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!isInside(event)) return;
      const act = actionOf(event, { ...keys, active, focusRow });
      if (!act) return;
      event.preventDefault();
      act();
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = rowIndexOf(target);
      if (row === null) return;
      const key = rowKeys[row];
      focused.current = key === undefined ? null : { key, row };
      setWanted(row);
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const { target } = event;
      if (!isInside(event) || !(target instanceof Element) || target.closest(CONTROL)) return;
      const row = rowIndexOf(target);
      if (row !== null && window.getSelection()?.isCollapsed !== false) keys.onOpen?.(row);
    },
  };
  return { table, active, focusRow, body };
}

/** What floats above a row is not in it, though React says so. */
function isInside({ currentTarget, target }: KeyboardEvent<HTMLElement> | MouseEvent<HTMLElement>): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

interface ActionContext extends GridKeys {
  active: number;
  focusRow: (row: number) => void;
}

function actionOf(event: KeyboardEvent<HTMLElement>, context: ActionContext): (() => void) | undefined {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.altKey || target.closest("form")) return undefined;
  if (event.ctrlKey || event.metaKey) {
    return key.toLowerCase() === "a" && !isTextField(target) ? context.onToggleAll : undefined;
  }
  if (isTextField(target)) return fieldAction(target, key);
  if (target.closest("thead")) return headAction(target, key, context);
  return rowAction(event, target, context);
}

/** A field has its own keys; those that it has no use for lead on. */
function fieldAction(field: HTMLElement, key: string): (() => void) | undefined {
  if (key === "Escape") return () => field.closest<HTMLElement>("[data-row]")?.focus();
  const isSelect = field instanceof HTMLSelectElement;
  if (isSelect && key === "ArrowRight") return () => focusControl(field, 1);
  if (isSelect && key === "ArrowLeft") return () => focusControl(field, -1);
  if (field instanceof HTMLInputElement && (key === "ArrowDown" || key === "ArrowUp")) {
    const next = stepTarget(field, key === "ArrowDown" ? 1 : -1);
    return next ? () => next.focus() : undefined;
  }
  return undefined;
}

function headAction(target: HTMLElement, key: string, context: ActionContext): (() => void) | undefined {
  if (key === "ArrowDown") return () => context.focusRow(context.active);
  if (key === "ArrowRight") return () => focusControl(target, 1);
  return key === "ArrowLeft" ? () => focusControl(target, -1) : undefined;
}

function rowAction(
  { key, shiftKey }: KeyboardEvent<HTMLElement>,
  target: HTMLElement,
  { active, rowKeys, focusRow, onOpen, onToggle, letters = {} }: ActionContext,
): (() => void) | undefined {
  const letter = letters[key.toLowerCase()];
  if (key === "ArrowDown") return () => focusRow(active + 1);
  if (key === "ArrowUp") return () => (active === 0 ? focusHead(target) : focusRow(active - 1));
  if (key === "Home") return () => focusRow(0);
  if (key === "End") return () => focusRow(rowKeys.length - 1);
  if (key === "ArrowRight") return () => focusControl(target, 1);
  if (key === "ArrowLeft") return () => focusControl(target, -1);
  if (onToggle && key.toLowerCase() === "x") return () => onToggle(active, shiftKey);
  if (letter) {
    return () => {
      letter.run(active);
      if (letter.stays !== true) focusRow(active + 1);
    };
  }
  if (target.dataset["row"] === undefined) return undefined;
  if (key === "Enter") return () => (onOpen ? onOpen(active) : target.querySelector("a")?.click());
  return onToggle && key === " " ? () => onToggle(active, shiftKey) : undefined;
}

function focusHead(from: HTMLElement): void {
  const head = from.closest("table")?.querySelector("thead");
  if (head instanceof HTMLElement) focusControl(head, 1);
}
