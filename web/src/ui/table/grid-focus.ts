/** What can have the focus inside a row or the head; what belongs to a form in a cell has the Tab key. */
const CONTROLS = "a[href], button, input, select, textarea";

/** What the elements of a table are. On a phone they are cards: without its role one of them would be a plain box. */
export const ROLES = {
  table: { role: "grid" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  cell: { role: "gridcell" },
} as const;

export function rowOf(table: HTMLElement | null, row: number): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`[data-row="${row}"]`) ?? null;
}

/** The row that an element stands in, by its number; null for one outside of all rows. */
export function rowIndexOf(element: Element): number | null {
  const row = element.closest<HTMLElement>("[data-row]")?.dataset["row"];
  return row === undefined ? null : Number(row);
}

/** Takes all controls out of the order of the Tab key: each row may hold a dozen, which nobody wants to tab through. */
export function holdControls(root: HTMLElement | null, except = ""): void {
  for (const control of controlsIn(root)) {
    if (except === "" || !control.matches(except)) control.tabIndex = -1;
  }
}

/** From a row or the head to its first control, and on to the next; before the first stands the row itself. */
export function focusControl(from: HTMLElement, by: 1 | -1): void {
  const root = from.closest<HTMLElement>("[data-row], thead");
  if (!root) return;
  const stops = [root, ...controlsIn(root)];
  stops[stops.indexOf(from) + by]?.focus();
}

/** The control at the same place of the next row. */
export function stepTarget(from: HTMLElement, by: 1 | -1): HTMLElement | null {
  const row = from.closest<HTMLElement>("[data-row]");
  const next = row && rowOf(row.closest("table"), Number(row.dataset["row"]) + by);
  return (next && controlsIn(next)[controlsIn(row).indexOf(from)]) ?? null;
}

export function isTextField(element: HTMLElement): boolean {
  return element.matches("input:not([type=checkbox], [type=radio]), select, textarea");
}

function controlsIn(root: HTMLElement | null): HTMLElement[] {
  const controls = [...(root?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  // Hardly any row has a form, and each that is scrolled to is asked.
  return root?.querySelector("form")
    ? controls.filter((control) => control.closest("form") === null)
    : controls;
}
