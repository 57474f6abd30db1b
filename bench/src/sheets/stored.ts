import type { Platform } from "@app/contract/platforms";
import type { Price, RecordKind, Value } from "./truth.ts";

/** Fields by path, as the truth names them; a field that can hold several things is a list. Unknown ones are absent. */
export type StoredFields = Readonly<Record<string, Value | readonly Value[]>>;

export interface StoredAccount {
  platform: Platform;
  handle: string;
  /** `followers`, `avgViews`, `audience.countries.DE` … */
  fields: StoredFields;
  prices: readonly Price[];
}

export interface StoredCreator {
  id: string;
  accounts: readonly StoredAccount[];
  /** `name`, `email`, `country`, `status` …; `prices` for those of no single account. */
  fields: StoredFields;
}

/** A post, result, order or payment. */
export interface StoredRecord {
  id: string;
  fields: StoredFields;
}

/** What a product made of a sheet and what it said about it, told in the words of the truth. */
export interface Stored {
  creators: readonly StoredCreator[];
  records: Readonly<Partial<Record<RecordKind, readonly StoredRecord[]>>>;
  /** Cells kept under their column's own name; `of` is the id of a creator or record. */
  ownFields: readonly { of: string; name: string; value: string }[];
  /** What people are told was not taken; without a column the whole row. */
  refused: readonly { row: number; column: number | null; reason: string }[];
  /** Columns that people are told are left out. */
  leftOut: readonly number[];
  /** As what each other column was read, by the last part of a path. */
  readAs: readonly { column: number; field: string }[];
}

export const NOTHING_STORED: Stored = {
  creators: [],
  records: {},
  ownFields: [],
  refused: [],
  leftOut: [],
  readAs: [],
};
