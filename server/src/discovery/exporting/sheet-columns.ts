import type { CsvValue } from "#/platform/csv.ts";
import type { AccountRow, CreatorRow } from "#/discovery/creators/creators.rows.store.ts";

/** A creator with the accounts, the one that stands for the creator first. */
export interface SheetCreator {
  person: CreatorRow;
  accounts: readonly AccountRow[];
}

export interface SheetColumn {
  header: string;
  /** Also there where no creator has a value. */
  isBasic: boolean;
  /** @param turn the place of a row among those of its creator. */
  cell: (creator: SheetCreator, turn: number) => CsvValue;
}
