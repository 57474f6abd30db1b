import type { ImportKind } from "@app/contract/discovery/import-history";
import { markBlocks } from "#/discovery/imports/reading/groups/country-blocks.ts";
import type { PlacedRecord } from "#/discovery/imports/reading/records.ts";
import { findTable } from "#/discovery/imports/reading/table.ts";
import type { Table } from "#/discovery/imports/reading/table.ts";
import { withoutSides } from "./repeated-sides.ts";
import { tablesBelow } from "./tables-below.ts";
import { tablesBeside } from "./tables-beside.ts";

/** Tables of a sheet, over the same columns: one, or people and what they posted, sold or were paid. */
interface SheetTables {
  tables: readonly [Table, ...Table[]];
  /** Whoever stands in a line of the first is who the same line of the second is about. */
  isBeside: boolean;
}

/** Whoever says that all rows are posts, orders or payments is followed to the letter. */
export function tablesOfSheet(records: readonly PlacedRecord[], kind: ImportKind | undefined): SheetTables {
  const isOpen = kind === undefined || kind === "creators";
  const below = isOpen ? tablesBelow(records) : null;
  if (below !== null) {
    const [first, ...others] = below;
    return { tables: [markBlocks(withoutSides(first)), ...others.map(markBlocks)], isBeside: false };
  }
  const table = withoutSides(findTable(records));
  const beside = isOpen ? tablesBeside(table) : null;
  if (beside === null) return { tables: [markBlocks(table)], isBeside: false };
  const [people, posts] = beside;
  return { tables: [markBlocks(people), posts], isBeside: true };
}
