import type { Platform } from "@app/contract/platforms";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import { findAccounts } from "#/discovery/imports/reading/row-accounts.ts";
import type { FoundAccounts, TableContext } from "#/discovery/imports/reading/row-accounts.ts";

/** A handle that nothing places in its row is where another row of the table says that it is, if all of them say the same. */
export function placeKnown(
  records: readonly TableRecord[],
  found: FoundAccounts[],
  context: TableContext,
): void {
  if (context.kind !== "creators" || !found.some(isOpen)) return;
  const places = placesOf(found);
  for (const [index, one] of found.entries()) {
    const record = records[index];
    if (one.kind !== "failed" || record === undefined || !places.has(one.handle?.toLowerCase() ?? ""))
      continue;
    found[index] = findAccounts(record, { ...context, above: null, places });
  }
}

function isOpen(one: FoundAccounts): boolean {
  return one.kind === "failed" && one.handle !== null;
}

function placesOf(found: readonly FoundAccounts[]): ReadonlyMap<string, Platform> {
  const places = new Map<string, Platform | null>();
  for (const one of found) {
    if (one.kind !== "accounts") continue;
    for (const { platform, handle } of one.accounts) {
      const known = places.get(handle.toLowerCase());
      places.set(handle.toLowerCase(), known === undefined || known === platform ? platform : null);
    }
  }
  return new Map(
    [...places].flatMap(([handle, place]) => (place === null ? [] : [[handle, place] as const])),
  );
}
