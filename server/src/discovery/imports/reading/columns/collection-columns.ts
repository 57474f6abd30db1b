import { ENTRY_HEADERS, TRIAGE_LABELS, VOTE_HEADERS } from "@app/contract/collections/schemas";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import type { Column } from "./column.ts";
import { cellsAt } from "#/discovery/imports/reading/words.ts";

const ALL_HEADERS = [...ENTRY_HEADERS, ...VOTE_HEADERS];

const LABELS: ReadonlySet<string> = new Set(Object.values(TRIAGE_LABELS));

/**
 * The columns that Herald writes behind what is known of the creators of a collection. They are said of the collection:
 * kept with the creator, each round of export and import would add to them.
 */
export function leaveCollectionOut(columns: readonly Column[], cells: readonly (readonly string[])[]): void {
  for (const first of columns) {
    const follows = (header: string, at: number) => columns[first.index + at]?.header === header;
    if (!ENTRY_HEADERS.every(follows)) continue;
    const headers = ALL_HEADERS.every(follows) ? ALL_HEADERS : ENTRY_HEADERS;
    const own = headers.map((_header, at) => columns[first.index + at]);
    const isOurs = cellsAt(cells, first.index).every((cell) => isNotKnown(cell) || LABELS.has(cell));
    if (!isOurs) continue;
    for (const column of own) {
      if (!column || column.isConfirmed) continue;
      Object.assign(column, {
        field: null,
        confidence: 1,
        doubt: null,
        isConfirmed: true,
        isOfCollection: true,
      });
    }
  }
}
