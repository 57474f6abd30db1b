import { PLATFORMS } from "@app/contract/platforms";
import type { CsvValue } from "#/platform/csv.ts";
import { accountsOn, singleAccounts } from "./account-columns.rules.ts";
import { nameColumns, personColumns } from "./person-columns.rules.ts";
import type { SheetCreator } from "./sheet-columns.ts";

/** A table of creators: its headers, and of each creator its rows, the first of which says who it is. */
export interface CreatorSheet {
  headers: string[];
  rows: CsvValue[][][];
}

/**
 * Creators as a table that the import reads again and loses nothing of. Where each has one account, a row is an
 * account; else each platform has columns of its own, and a second account on one platform a further row. Unknown is an
 * empty cell; whoever sees no prices gets none, and no text that names one.
 */
export function creatorSheet(
  creators: readonly SheetCreator[],
  { seesPrices }: { seesPrices: boolean },
): CreatorSheet {
  const isSimple = creators.every(({ accounts }) => accounts.length < 2);
  const accounts = isSimple
    ? [singleAccounts(creators, seesPrices)]
    : PLATFORMS.map((platform) => accountsOn(platform, creators, seesPrices));
  const columns = [
    ...accounts.flatMap(({ who }) => who),
    ...nameColumns(),
    ...accounts.flatMap(({ figures }) => figures),
    ...personColumns(creators, seesPrices),
  ];
  const kept = columns.filter(
    ({ isBasic, cell }) =>
      isBasic || creators.some((creator) => turnsOf(creator).some((turn) => cell(creator, turn) !== null)),
  );
  return {
    headers: kept.map(({ header }) => header),
    rows: creators.map((creator) =>
      turnsOf(creator).map((turn) => kept.map(({ cell }) => cell(creator, turn))),
    ),
  };
}

function turnsOf({ accounts }: SheetCreator): number[] {
  const counts = PLATFORMS.map((platform) => accounts.filter((one) => one.platform === platform).length);
  return Array.from({ length: Math.max(1, ...counts) }, (_none, turn) => turn);
}
