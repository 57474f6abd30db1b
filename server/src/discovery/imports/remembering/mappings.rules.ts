import { RememberedColumn, RememberedMapping } from "@app/contract/discovery/imports";
import type { ImportMapping } from "@app/contract/discovery/imports";
import { headerKeys, isMapped } from "#/discovery/imports/reading/columns/mapping.ts";
import type { TableSummary } from "#/discovery/imports/table-reader/table-reader.messages.ts";
import type { MappingRow } from "./mappings.store.ts";

/** What an import says of its columns that holds for later tables too. */
export interface ChosenColumns {
  kept: RememberedColumn[];
  /** Headers that are to be read again as Herald reads them. */
  forgotten: string[];
}

/** Columns without a header, or with one that others share, are chosen for this table alone. */
export function chosenColumns(
  { columns, kind }: Pick<TableSummary, "columns" | "kind">,
  mapping: readonly ImportMapping[],
  now: Date,
): ChosenColumns {
  const keys = headerKeys(columns);
  const chosen: ChosenColumns = { kept: [], forgotten: [] };
  for (const [place, column] of columns.entries()) {
    const said = mapping.find((one) => isMapped(column, one));
    const header = keys[place];
    if (said === undefined || header === null || header === undefined) continue;
    const { field, platform = null } = said;
    if (field === "auto") chosen.forgotten.push(header);
    else chosen.kept.push({ kind, header, field, platform, chosenAt: now.toISOString() });
  }
  return chosen;
}

export function toRemembered(row: MappingRow): RememberedColumn {
  return RememberedColumn.parse({ ...row, chosenAt: row.chosen_at.toISOString() });
}

export function toMapping(row: MappingRow): RememberedMapping {
  return RememberedMapping.parse({ ...row, chosenAt: row.chosen_at.toISOString() });
}
