import { VALUE_NAMES } from "./reading/values.ts";
import { COLUMNS_OF, isEqual } from "./import-changes.rules.ts";
import type { HistoryRow } from "./import-history.store.ts";
import type { Before, CreatorRow } from "./imports.store.ts";

/** What happens to one creator when an import is taken back or brought back. */
export type Reversal =
  | { kind: "delete"; id: string; version: number }
  | { kind: "insert"; row: CreatorRow }
  | { kind: "update"; row: CreatorRow }
  | { kind: "keep" };

/** Takes back what an import did to a creator, as far as nobody has worked on it since. */
export function takeBack(history: HistoryRow, current: CreatorRow | undefined, now: Date): Reversal {
  const { before, after } = history;
  if (!current) return { kind: "keep" };
  if (!before) {
    if (current.version !== after.version) return { kind: "keep" };
    return { kind: "delete", id: current.id, version: current.version + 1 };
  }
  return swap(current, after, before, now);
}

/** Does again what an import had done to a creator. */
export function bringBack(history: HistoryRow, current: CreatorRow | undefined, now: Date): Reversal {
  const { before, after } = history;
  if (before) return current ? swap(current, before, after, now) : { kind: "keep" };
  if (current || !after.row) return { kind: "keep" };
  // One version was used up by the removal.
  return { kind: "insert", row: { ...after.row, version: after.version + 2, updated_at: now } };
}

/** Each value that still is as in `from` becomes that of `to`, with its provenance. */
function swap(current: CreatorRow, from: Before, to: Before, now: Date): Reversal {
  const row = { ...current, provenance: { ...current.provenance } };
  let isChanged = false;
  for (const name of VALUE_NAMES) {
    const columns = COLUMNS_OF[name].filter((column) => column in from.columns);
    const isUntouched =
      columns.length > 0 && columns.every((column) => isEqual(current[column], from.columns[column] ?? null));
    if (!isUntouched) continue;
    for (const column of columns) Object.assign(row, { [column]: to.columns[column] ?? null });
    const source = to.provenance[name];
    if (source) row.provenance[name] = source;
    else delete row.provenance[name];
    isChanged = true;
  }
  if (!isChanged) return { kind: "keep" };
  return { kind: "update", row: { ...row, version: current.version + 1, updated_at: now } };
}
