import type { RowAccount } from "#/discovery/imports/reading/collected.ts";
import { mentionedPlatform } from "#/discovery/imports/reading/cells/accounts.ts";
import { piecesOfOffers, placeOfFormat, readFormat } from "#/discovery/imports/reading/cells/offers.ts";
import type { Column } from "./column.ts";

const BETWEEN = /[\n;]|,\s(?=\D)|\s\/\s/u;

/**
 * What a cell of several prices says of one account, as in "reel 450 €, video YT 700 €" beside an account on each; null
 * where it names no platform of the row.
 *
 * @param isUsual whether prices that name no platform are the account's.
 */
export function pricesOfAccount(
  cell: string,
  { field, platform }: Column,
  { accounts, account }: { accounts: readonly RowAccount[]; account: RowAccount },
  isUsual: () => boolean,
): string | null {
  if (field !== "price" || platform !== null || accounts.length < 2) return null;
  const pieces = (piecesOfOffers(cell) ?? cell.split(BETWEEN)).map((text) => ({
    text,
    place: mentionedPlatform(text) ?? placeAmong(text, accounts),
  }));
  if (!pieces.some(({ place }) => accounts.some((one) => one.platform === place))) return null;
  const isFirst = accounts.find((one) => one.platform === account.platform) === account;
  return pieces
    .filter(({ place }) => (place === null ? isUsual() : place === account.platform && isFirst))
    .map(({ text }) => text)
    .join("\n");
}

/** A reel is of the row's account on Instagram, and an integration of the one on YouTube. */
function placeAmong(text: string, accounts: readonly RowAccount[]) {
  const place = placeOfFormat(readFormat(text));
  return accounts.some(({ platform }) => platform === place) ? place : null;
}
