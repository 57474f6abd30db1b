import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { mentionedPlatform, readAccount } from "#/discovery/imports/reading/cells/accounts.ts";
import type { RowAccount } from "#/discovery/imports/reading/collected.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { Table } from "#/discovery/imports/reading/table.ts";
import { isOneOf, textAt } from "#/discovery/imports/reading/words.ts";
import type { Platform } from "@app/contract/platforms";

const WHO: ReadonlySet<string> = new Set(["handle", "url", "platform", "name"]);

/** Rows of groups that name nobody go on with the account above them, as merged cells of a text do. */
export function goOnBelow(records: readonly TableRecord[], columns: readonly Column[]): TableRecord[] {
  const who = columns.filter(({ field }) => isOneOf(WHO, field)).map(({ index }) => index);
  let above: readonly string[] = [];
  return records.map((record) => {
    const isNamed = who.some((index) => !isNotKnown(textAt(record.cells, index)));
    const isEmpty = record.cells.every(isNotKnown);
    if (isNamed) above = record.cells;
    if (isNamed || isEmpty || above.length === 0) return record;
    const cells = record.cells.map((cell, index) => (who.includes(index) ? textAt(above, index) : cell));
    return { ...record, cells, written: record.cells };
  });
}

/** The one account that the lines above a table name, where it has no column of accounts. */
export function accountAbove(
  { titles }: Table,
  columns: readonly Column[],
  platform: Platform | null,
): { handle: string; account: RowAccount | null } | null {
  if (columns.some(({ field }) => field === "handle" || field === "url")) return null;
  const found = new Map<string, { handle: string; account: RowAccount | null }>();
  for (const cell of titles.flatMap(({ cells }) => cells)) {
    for (const word of cell.split(/[\s,;|()]+/u)) {
      const read = readAccount(word);
      if (read.kind === "account") add(read.account);
      const place = mentionedPlatform(cell) ?? platform;
      if (read.kind !== "handle" || !read.isMarked) continue;
      if (place === null) found.set(read.handle.toLowerCase(), { handle: read.handle, account: null });
      else add({ platform: place, handle: read.handle, url: null });
    }
  }
  const [one, ...others] = found.values();
  return one && others.length === 0 ? one : null;

  function add(account: Omit<RowAccount, "index">): void {
    const known = { handle: account.handle, account: { ...account, index: NO_CELL } };
    found.set(account.handle.toLowerCase(), known);
  }
}

/** It stands in no cell of the rows. */
const NO_CELL = -1;
