import { handleKey } from "#/discovery/imports/reading/cells/accounts.ts";
import type { Collected } from "#/discovery/imports/reading/collected.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import { shortened } from "#/discovery/imports/reading/words.ts";

/** Where no word places a handle, the accounts that their own columns place go before it. */
export function namedFirst(bare: Collected["bare"]): Collected["bare"] {
  return bare.toSorted((one, other) => openness(one) - openness(other));
}

function openness({ column }: Collected["bare"][number]): number {
  return column !== null && column.platform !== null ? 0 : 1;
}

/** A handle beside other accounts that nothing places: a person is asked, and it is not kept until then. */
export function noteOpen(
  { handle, column, index }: Collected["bare"][number],
  { accounts, fates }: Collected,
  { kind, columns, ofNoPlace }: Pick<TableContext, "kind" | "columns" | "ofNoPlace">,
): void {
  const isKept = [...accounts.values()].some(
    (one) => handleKey(one.platform, one.handle) === handleKey(one.platform, handle),
  );
  if (accounts.size === 0 || isKept) return;
  const open = `on which platform “@${shortened(handle)}” is`;
  if (!fates.has(index)) fates.set(index, { kind: "refused", reason: `Nothing says ${open}` });
  // The cell names others that are kept.
  else if (fates.get(index) === "stored")
    fates.set(index, { kind: "refused", reason: `Only a part of this cell is kept: nothing says ${open}` });
  // An address beside it says which account is meant.
  const hasAddresses = columns.some(({ field }) => field === "url");
  const isAsked = column !== null && column.platform === null && !column.isConfirmed;
  if (kind === "creators" && isAsked && !hasAddresses) ofNoPlace.add(index);
}
