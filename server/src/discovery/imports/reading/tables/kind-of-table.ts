import type { ImportKind } from "@app/contract/discovery/import-history";
import { withoutRepeats } from "#/discovery/imports/reading/cells/dittos.ts";
import { mapColumns } from "#/discovery/imports/reading/columns/columns.ts";
import { saidOfColumns } from "#/discovery/imports/reading/titles.ts";
import { isHeading } from "#/discovery/imports/reading/table.ts";
import type { Table } from "#/discovery/imports/reading/table.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

/** The cells of each column below the header. */
export function cellsOfColumns(table: Table): (readonly string[])[] {
  const below = table.records.filter((record) => !isHeading(record, table.headers));
  return table.headers.map((_, index) => withoutRepeats(below.map((row) => textAt(row.cells, index))));
}

/** What the rows of a table are when it stands alone, and whether its columns say who they are about. */
export function kindOfTable(table: Table): { kind: ImportKind; namesPeople: boolean } {
  const headers = table.headers.map((header, index) => ({ header, group: textAt(table.groups, index) }));
  const { columns, kind } = mapColumns(headers, cellsOfColumns(table), {
    mapping: [],
    ...saidOfColumns(table),
  });
  const namesPeople = columns.some(({ said: { fields }, contents }) => {
    const [first] = fields;
    const isAccount = first === "handle" || first === "name" || (first === "url" && contents.profiles > MOST);
    return isAccount && contents.filled > 0;
  });
  return { kind: kind.kind, namesPeople };
}

const MOST = 0.5;
