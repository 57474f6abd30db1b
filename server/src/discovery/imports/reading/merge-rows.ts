import type { Platform } from "@app/contract/platforms";
import { handleKey } from "./cells/accounts.ts";
import type { ReadAccount } from "./rows.ts";
import { valueNames } from "./rows.ts";
import type { ValueName, Values } from "./values.ts";

/** Where the value of one field stands in the file. */
interface CellPlace {
  line: number;
  column: string;
}

/** One account of a table with everything that its rows say of it. */
export interface MergedAccount {
  key: string;
  platform: Platform;
  handle: string;
  handleKey: string;
  values: Values;
  places: Partial<Record<ValueName, CellPlace>>;
  /** The first row that names it. */
  first: RowPlace;
}

/** Where an account stands: several accounts of one line have parts 0, 1, 2. */
export interface RowPlace {
  line: number;
  part: number;
  cells: string[];
}

/** What makes two accounts of a table the same. */
function accountKey(platform: Platform, handle: string): string {
  return `${platform} ${handleKey(platform, handle)}`;
}

/** Adds the account of one row to those of the rows above it: a later value that is not empty wins. */
export function mergeInto(
  accounts: Map<string, MergedAccount>,
  place: RowPlace,
  read: ReadAccount,
): MergedAccount {
  const { platform, handle } = read.account;
  const key = accountKey(platform, handle);
  const known = accounts.get(key) ?? {
    key,
    platform,
    handle,
    handleKey: handleKey(platform, handle),
    values: {},
    places: {},
    first: place,
  };
  Object.assign(known.values, read.values);
  for (const name of valueNames(read.values)) {
    known.places[name] = { line: place.line, column: read.columns[name] ?? "" };
  }
  accounts.set(key, known);
  return known;
}
