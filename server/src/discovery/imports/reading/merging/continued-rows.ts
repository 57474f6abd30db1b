import { handleKey } from "#/discovery/imports/reading/cells/accounts.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { repeatsAbove } from "#/discovery/imports/reading/cells/dittos.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { FoundAccounts } from "#/discovery/imports/reading/row-accounts.ts";
import type { RowAccount } from "#/discovery/imports/reading/collected.ts";
import { PERSON_NAMES } from "#/discovery/imports/reading/values.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

/** In a table with a row for each account those that go on with the person above them. */
interface ContinuedRows {
  /** The first row of the person, by the row that goes on. */
  owners: ReadonlyMap<number, number>;
  /** The column of names, where rows have none and may go on with the person above. */
  asked: number | null;
}

const OF_PERSON: ReadonlySet<string> = new Set(PERSON_NAMES);

/**
 * "idem" for a name, or a name that is merged over several rows, goes on with the person above. A row that says nothing of a person at all does so only with the same
 * handle on another platform: nobody is melted with somebody else.
 */
export function continuedRows(
  records: readonly TableRecord[],
  found: readonly FoundAccounts[],
  columns: readonly Column[],
): ContinuedRows {
  const owners = new Map<number, number>();
  const name = columns.find(({ field }) => field === "name");
  if (!name) return { owners, asked: null };
  const others = columns.filter((one) => one !== name && one.field !== null && OF_PERSON.has(one.field));
  let isAsked = false;
  let owner: { row: number; accounts: RowAccount[] } | null = null;
  for (const [row, record] of records.entries()) {
    const own = found[row];
    const isMarked =
      repeatsAbove(textAt(record.written, name.index)) || (record.merged?.down.includes(name.index) ?? false);
    if (own?.kind !== "accounts") {
      if (!isMarked) owner = null;
      continue;
    }
    const isNamed = !isMarked && !isNotKnown(textAt(record.cells, name.index));
    const saysMore = others.some(({ index }) => !isNotKnown(textAt(record.written ?? record.cells, index)));
    const isBare = !isNamed && !isMarked && !saysMore && others.length > 0 && owner !== null;
    const isOther: boolean = own.accounts.some(
      (account) => !owner?.accounts.some((one) => isSame(one, account)),
    );
    isAsked ||= isBare && isOther;
    if (owner !== null && (isMarked || (isBare && own.accounts.every(goesOnWith(owner.accounts))))) {
      owners.set(row, owner.row);
      owner.accounts.push(...own.accounts);
    } else if (!isBare) owner = isNamed ? { row, accounts: [...own.accounts] } : null;
  }
  return { owners, asked: isAsked ? name.index : null };
}

function isSame(one: RowAccount, other: RowAccount): boolean {
  return (
    one.platform === other.platform &&
    handleKey(one.platform, one.handle) === handleKey(other.platform, other.handle)
  );
}

function goesOnWith(known: readonly RowAccount[]): (account: RowAccount) => boolean {
  return (account) =>
    known.some((one) => isSame(one, account)) ||
    (known.every(({ platform }) => platform !== account.platform) &&
      known.some(({ handle }) => lettersOf(handle) === lettersOf(account.handle)));
}

/** "moda.conlaura" and "modaconlaura" differ in what one platform allows and another does not. */
function lettersOf(handle: string): string {
  return handle.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
