import { wordKey } from "#/language/fold.ts";
import { handleKey } from "#/discovery/imports/reading/cells/accounts.ts";
import { readEmail } from "#/discovery/imports/reading/columns/contents.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { RowAccount } from "#/discovery/imports/reading/collected.ts";
import type { FoundAccounts, TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import { shortened, textAt } from "#/discovery/imports/reading/words.ts";

/** What a row says of who it is about. */
interface Claim {
  /** Its place in the table. */
  row: number;
  line: number;
  accounts: ReadonlyMap<string, RowAccount>;
  words: ReadonlySet<string>;
  mail: string | null;
}

/**
 * Takes an account that rows of different people name from all of them that have another one, and leaves out later rows
 * that have no other: nothing says whose it is, and nobody is to be melted with somebody else.
 */
export function keepApart(
  records: readonly TableRecord[],
  found: FoundAccounts[],
  context: TableContext,
): void {
  const shared = sharedKeys(found);
  if (shared.size === 0) return;
  const claims = records.flatMap((record, row) => claimOf(record, row, found[row], shared, context));
  const byAccount = new Map<string, Claim[]>();
  for (const claim of claims) {
    for (const key of claim.accounts.keys()) {
      const others = byAccount.get(key);
      if (others) others.push(claim);
      else byAccount.set(key, [claim]);
    }
  }
  const contested = new Map<string, Claim[]>();
  for (const [key, [first, ...others]] of byAccount) {
    if (first && others.some((other) => isSomebodyElse(first, other))) contested.set(key, [first, ...others]);
  }
  if (contested.size === 0) return;
  const owners = new Map<string, Claim>();
  for (const claim of claims) settle(claim, contested, owners, found, context);
}

/** Accounts that several rows name: of most tables few, and claims of all rows would weigh more than the rows. */
function sharedKeys(found: readonly FoundAccounts[]): ReadonlySet<string> {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const row of found) {
    if (row.kind !== "accounts") continue;
    for (const key of new Set(row.accounts.map(keyOf))) {
      if (seen.has(key)) shared.add(key);
      else seen.add(key);
    }
  }
  return shared;
}

function claimOf(
  record: TableRecord,
  row: number,
  found: FoundAccounts | undefined,
  shared: ReadonlySet<string>,
  { columns }: TableContext,
): Claim[] {
  if (found?.kind !== "accounts" || !found.accounts.some((one) => shared.has(keyOf(one)))) return [];
  const names: string[] = [];
  let mail: string | null = null;
  for (const { field, said, index } of columns) {
    const cell = textAt(record.cells, index);
    if (field === "name" && said.fields.includes("name")) names.push(cell);
    if (field === "email") mail ??= readEmail(cell)?.toLowerCase() ?? null;
  }
  const words = new Set(
    wordKey(names.join(" "))
      .split(" ")
      .filter((word) => word.length > 1),
  );
  const accounts = new Map(found.accounts.map((account) => [keyOf(account), account]));
  return [{ row, line: record.line, accounts, words, mail }];
}

function keyOf({ platform, handle }: RowAccount): string {
  return `${platform} ${handleKey(platform, handle)}`;
}

/** Whether two rows that share an account are of different people: by other accounts, names or mails. */
function isSomebodyElse(one: Claim, other: Claim): boolean {
  const shared = [...one.accounts.keys()].filter((key) => other.accounts.has(key));
  const hasSameMail = one.mail !== null && one.mail === other.mail;
  if (shared.length > 1 || hasSameMail) return false;
  if (hasOther(one, other)) return true;
  if (one.words.size > 0 && other.words.size > 0)
    return ![...one.words].some((word) => other.words.has(word));
  return one.mail !== null && other.mail !== null && one.accounts.size > 1;
}

/** Two accounts on one platform that the rows do not share. */
function hasOther(one: Claim, other: Claim): boolean {
  const own = [...one.accounts].filter(([key]) => !other.accounts.has(key));
  const theirs = [...other.accounts].filter(([key]) => !one.accounts.has(key));
  return own.some(([, { platform }]) => theirs.some(([, account]) => account.platform === platform));
}

function settle(
  claim: Claim,
  contested: ReadonlyMap<string, readonly Claim[]>,
  owners: Map<string, Claim>,
  found: FoundAccounts[],
  context: TableContext,
): void {
  const row = found[claim.row];
  if (row?.kind !== "accounts") return;
  const lost = [...claim.accounts].filter(([key]) => contested.has(key));
  if (lost.length === 0) return;
  for (const [key, account] of lost) {
    context.ofSeveral.add(account.index);
    const others = contested.get(key)?.filter((one) => one !== claim);
    const another = others?.find((one) => isSomebodyElse(one, claim)) ?? others?.[0];
    const reason = `Line ${another?.line ?? claim.line} names this account for somebody else: nothing says whose it is`;
    row.fates[account.index] = { kind: "refused", reason };
  }
  row.accounts = row.accounts.filter((account) => !contested.has(keyOf(account)));
  row.lost = lost.map(([, account]) => account);
  const [[key, only] = []] = lost;
  if (row.accounts.length > 0 || key === undefined || only === undefined) return;
  const owner = owners.get(key) ?? claim;
  owners.set(key, owner);
  if (owner === claim || !isSomebodyElse(owner, claim)) {
    row.accounts = [only];
    row.lost = [];
    row.fates[only.index] = "stored";
    return;
  }
  const message = `“@${shortened(only.handle)}” is the account of somebody else in line ${owner.line}: say whose it is`;
  found[claim.row] = { kind: "failed", message, handle: null, platform: only.platform };
}
