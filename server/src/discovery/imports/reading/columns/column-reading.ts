import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import { cellsAt } from "#/discovery/imports/reading/words.ts";
import { asFigure } from "./column.ts";
import type { Column } from "./column.ts";
import { examplesOf } from "./doubts.ts";
import type { OwnColumn } from "./own-columns.ts";

/** A column as it is told; `own` is a field of the workspace's own, null for others. */
export type ColumnReading = Omit<Column, "contents" | "said" | "own" | "month"> & {
  month: string | null;
  own: OwnColumn | null;
  examples: string[];
};

export function readColumn(
  column: Column,
  { own }: TableContext,
  cells: readonly (readonly string[])[],
): ColumnReading {
  const { contents: _contents, said: _said, ...read } = asFigure(column);
  return {
    ...read,
    month: column.month?.day ?? null,
    own: own.get(column.index) ?? null,
    examples: examplesOf(cellsAt(cells, column.index)),
  };
}
