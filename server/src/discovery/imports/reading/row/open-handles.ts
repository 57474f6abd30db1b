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
  if (accounts.size === 0 || fates.get(index) === "stored") return;
  const reason = `Nothing says on which platform “@${shortened(handle)}” is`;
  if (!fates.has(index)) fates.set(index, { kind: "refused", reason });
  // An address beside it says which account is meant.
  const hasAddresses = columns.some(({ field }) => field === "url");
  const isAsked = column !== null && column.platform === null && !column.isConfirmed;
  if (kind === "creators" && isAsked && !hasAddresses) ofNoPlace.add(index);
}
