import { mentionedPlatform, readAccount } from "#/discovery/imports/reading/cells/accounts.ts";
import type { RowAccount } from "#/discovery/imports/reading/collected.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import type { Table } from "#/discovery/imports/reading/table.ts";
import type { FoundAccounts, RowLeftOut, TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import { shortened } from "#/discovery/imports/reading/words.ts";
import type { Platform } from "@app/contract/platforms";

/** An account that a title names; without a platform it is none yet. */
export interface AccountAbove {
  handle: string;
  account: RowAccount | null;
}

/** The one account that the lines above a table name, where it has no column of accounts. */
export function accountAbove(
  { titles }: Table,
  columns: readonly Column[],
  platform: Platform | null,
): AccountAbove | null {
  if (columns.some(({ field }) => field === "handle" || field === "url")) return null;
  const found = new Map<string, AccountAbove>();
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

/** What the rows of an audience without a column of accounts are of. */
export function ofTitle({ accountAbove: above, kind }: TableContext): FoundAccounts | null {
  if (above === null || kind !== "audience") return null;
  if (above.account !== null) return { kind: "accounts", accounts: [above.account], fates: [], links: [] };
  return withoutPlatform(above.handle);
}

export function withoutPlatform(handle: string): RowLeftOut {
  return { kind: "failed", message: `“@${shortened(handle)}” has no platform`, handle, platform: null };
}
