import type { CreatorPrice } from "@app/contract/discovery/creator-edits";
import { isEqual } from "#/discovery/imports/import-changes.rules.ts";
import type { AccountPrice } from "#/discovery/discovery.tables.ts";

/** The prices of an account around one edit by hand. */
export interface PriceEdit {
  prices: readonly AccountPrice[];
  /** The one price that the edit took the place of; null where it stands beside the others. Typed back, it undoes the edit. */
  replaced: AccountPrice | null;
}

/**
 * The prices with one that was typed: in the place of the one for the same format, else of the one that nobody said a
 * format of, else before all others. Null takes the first one away.
 *
 * @param before the prices that the last edit by hand found; typed back, what it replaced brings all of them back.
 */
export function editPrice(
  prices: readonly AccountPrice[],
  typed: CreatorPrice | null,
  before: readonly AccountPrice[] | undefined,
): PriceEdit {
  if (before && !isEqual(before, prices) && isSame(replacedSince(before, prices), typed)) {
    return { prices: before, replaced: replacedSince(prices, before) };
  }
  const known = prices.find((one) => isSame(one, typed));
  if (known) return { prices, replaced: known };
  const edited = typed === null ? prices.slice(1) : withPrice(prices, typed);
  return { prices: edited, replaced: replacedSince(prices, edited) };
}

function withPrice(prices: readonly AccountPrice[], typed: CreatorPrice): AccountPrice[] {
  const sameFormat = prices.findIndex(({ per }) => per === typed.per);
  const at = sameFormat === -1 ? prices.findIndex(({ per }) => per === null) : sameFormat;
  return at === -1 ? [{ ...typed }, ...prices] : prices.with(at, { ...typed });
}

function replacedSince(before: readonly AccountPrice[], after: readonly AccountPrice[]): AccountPrice | null {
  return before.find((one) => !after.some((other) => isEqual(one, other))) ?? null;
}

function isSame(price: AccountPrice | null, typed: CreatorPrice | null): boolean {
  if (price === null || typed === null) return price === typed;
  return price.amount === typed.amount && price.currency === typed.currency && price.per === typed.per;
}
