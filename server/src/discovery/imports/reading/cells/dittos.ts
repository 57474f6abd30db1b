import { isDittoSign, isDittoWord } from "#/language/tables/tables.ts";
import { isNotKnown } from "./numbers.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

/** The cells of a column by which it is told what it holds: without such as repeat others, where there are others. */
export function withoutRepeats(cells: readonly string[]): readonly string[] {
  const others = cells.map((cell) => (repeatsAbove(cell) ? "" : cell));
  return others.every(isNotKnown) ? cells : others;
}

/** Whether a cell stands for the one above it. */
export function repeatsAbove(cell: string): boolean {
  return isDittoSign(cell) || isDittoWord(cell);
}

/**
 * Records in which marks such as `"` and "s.o." have the cell above them; below an empty cell or a heading they are
 * taken out and noted. Accounts are left as they are: there a word means the account beside it.
 */
export function repeatAbove(
  records: readonly TableRecord[],
  columns: readonly Column[],
): readonly TableRecord[] {
  if (!records.some(({ cells }) => cells.some(repeatsAbove))) return records;
  const repeating = columns.filter(({ field }) => field !== "handle" && field !== "url");
  let above: TableRecord | null = null;
  return records.map((record) => {
    const marked = repeating.filter((column) => isMark(textAt(record.cells, column.index), column));
    above = marked.length === 0 ? record : repeated(record, marked, above);
    return above;
  });
}

function repeated(record: TableRecord, marked: readonly Column[], above: TableRecord | null): TableRecord {
  const cells = [...record.cells];
  const unmet: number[] = [];
  for (const { index } of marked) {
    const cell = above === null || above.isHeading ? "" : textAt(above.cells, index);
    cells[index] = isNotKnown(cell) ? "" : cell;
    if (cells[index] === "") unmet.push(index);
  }
  return { ...record, cells, written: record.cells, unmet };
}

/** In texts of many words a word may mean what it says. */
function isMark(cell: string, { field, record }: Column): boolean {
  if (isDittoSign(cell)) return true;
  return field !== "notes" && field !== "bio" && record !== "caption" && isDittoWord(cell);
}
