import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { WIDE } from "#/discovery/imports/reading/kinds/rows-without-data.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import { unitsIn } from "#/discovery/imports/reading/titles.ts";
import type { TitleUnits } from "#/discovery/imports/reading/titles.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

export interface UnitsBelow {
  line: number;
  units: TitleUnits;
}

/** "!! from here followers in k": lines of one cell between the rows, the last one first. */
export function unitsBelow(records: readonly TableRecord[], columns: readonly Column[]): UnitsBelow[] {
  if (columns.length < WIDE) return [];
  return records
    .flatMap(({ line, cells }) => {
      const filled = cells.filter((cell) => !isNotKnown(cell));
      const units = filled.length === 1 ? unitsIn(textAt(filled, 0)) : null;
      return units === null ? [] : { line, units };
    })
    .toReversed();
}

/** A column as the last line above a row has it counted. */
export function asCountedBelow(column: Column, line: number, lines: readonly UnitsBelow[]): Column {
  const said = lines.find((one) => one.line < line);
  const unit = column.field === null ? undefined : said?.units.get(column.field);
  // The middle of a column is that of figures as they stand above and below the line.
  return unit === undefined ? column : { ...column, unit, contents: { ...column.contents, median: null } };
}
