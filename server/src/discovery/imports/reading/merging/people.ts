import type { MergedAccount } from "./merge-rows.ts";

/** An account of a table with the number of the creator whose it is, counted from the top of the table. */
export interface TableAccount extends MergedAccount {
  creator: number;
}

/**
 * More accounts than one creator has: then an account, such as that of an agency, stands in the rows of many. Chosen by
 * us.
 */
const ACCOUNTS_MAX = 12;

/**
 * The accounts of a table, those of one creator beside each other: accounts that stand in one row are of one creator.
 * Creators stand in the order of their first rows, and so do the accounts of each.
 */
export function groupByCreator(
  accounts: readonly MergedAccount[],
  rows: readonly { accounts: readonly MergedAccount[] }[],
): TableAccount[] {
  const leads = new Map<MergedAccount, MergedAccount>();
  const leadOf = (account: MergedAccount): MergedAccount => {
    let lead = account;
    for (let next = leads.get(lead); next !== undefined; next = leads.get(lead)) lead = next;
    if (lead !== account) leads.set(account, lead);
    return lead;
  };
  for (const row of rows) {
    if (row.accounts.length < 2) continue;
    const [first, ...others] = new Set(row.accounts.map(leadOf));
    for (const other of others) if (first) leads.set(other, first);
  }
  // Of a large table with an account a row, groups would weigh as much as the accounts.
  if (leads.size === 0) return accounts.map((account, creator) => Object.assign(account, { creator }));
  const places = new Map(accounts.map((account, place) => [account, place]));
  const placeOf = (account: MergedAccount) => places.get(account) ?? 0;
  const groups = [...Map.groupBy(accounts, leadOf).values()].flatMap((group) =>
    group.length > ACCOUNTS_MAX ? group.map((account) => [account]) : [group],
  );
  const firstOf = (group: readonly MergedAccount[]) => Math.min(...group.map(placeOf));
  return groups
    .toSorted((one, other) => firstOf(one) - firstOf(other))
    .flatMap((group, creator) => group.map((account) => Object.assign(account, { creator })));
}

/** The accounts of each creator that has several; `people` are in the order of `groupByCreator`. */
export function* ofSeveralAccounts(people: readonly TableAccount[]): Generator<TableAccount[]> {
  for (let from = 0, end = 1; from < people.length; from = end) {
    for (end = from + 1; end < people.length && people[end]?.creator === people[from]?.creator;) end += 1;
    if (end - from > 1) yield people.slice(from, end);
  }
}
