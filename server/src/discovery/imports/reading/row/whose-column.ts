import { placeOfFormat } from "#/discovery/imports/reading/cells/offers.ts";
import type { RowAccount } from "#/discovery/imports/reading/collected.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { OF_ONE_ACCOUNT } from "#/discovery/imports/reading/columns/price-columns.ts";
import { platformCell } from "#/discovery/imports/reading/row-accounts.ts";
import type { Row } from "#/discovery/imports/reading/rows.ts";

/** Figures of a column that names no account are those of the first one, and a person is asked. */
export function isOfAccount(
  { record, context, accounts }: Row,
  column: Column,
  account: RowAccount,
): boolean {
  const { platform } = column;
  if (platform !== null) {
    const isNamed = accounts.some((one) => one.platform === platform);
    return isNamed && platform === account.platform && isFirstOf(accounts, account);
  }
  if (accounts.length === 1 || !isOfOne(column)) return true;
  const meant = placeOfFormat(column.format) ?? platformCell(record, context).platform;
  const usual = accounts.find((one) => one.platform === meant);
  if (!usual) context.ofNobody.add(column.index);
  return account === (usual ?? firstInRow(accounts));
}

/** Links are found before bare handles, so the first account is the one whose cell stands first. */
function firstInRow(accounts: readonly RowAccount[]): RowAccount | undefined {
  return accounts.toSorted((one, other) => one.index - other.index)[0];
}

function isOfOne(column: Column): boolean {
  return column.field !== null && OF_ONE_ACCOUNT.has(column.field);
}

export function isFirstOf(accounts: readonly RowAccount[], account: RowAccount): boolean {
  return accounts.find(({ platform }) => platform === account.platform) === account;
}
