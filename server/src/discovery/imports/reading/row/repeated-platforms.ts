import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

/** In a column that is filled down as it is merged nobody writes a platform again, and most rows are blank. Chosen by us. */
const FILLED = 0.8;

/** Whether rows write their platform again below the same one, and nearly all write one. */
export function isRepeated(
  columns: readonly Pick<Column, "field" | "index">[],
  records: readonly TableRecord[],
): boolean {
  const column = columns.find(({ field }) => field === "platform");
  if (!column) return false;
  const filled = records.filter(({ cells }) => cells.some((cell) => !isNotKnown(cell)));
  const written = filled.map(({ cells }) => textAt(cells, column.index).toLowerCase());
  const isAgain = written.some((cell, at) => !isNotKnown(cell) && cell === written[at - 1]);
  return isAgain && written.filter((cell) => !isNotKnown(cell)).length >= written.length * FILLED;
}
