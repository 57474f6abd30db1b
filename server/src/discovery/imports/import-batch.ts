import type { ImportKept } from "@app/contract/discovery/import-history";
import type { AlikeCreator } from "@app/contract/discovery/imports";
import type { Transaction } from "#/platform/database/database.ts";
import { recordChanges } from "#/discovery/search/change-feed.store.ts";
import {
  insertAccounts,
  insertCreators,
  findAccountRows,
  findCreatorRows,
  updateAccounts,
  updateCreators,
} from "#/discovery/creators/creators.rows.store.ts";
import type { AccountRow, CreatorRow } from "#/discovery/creators/creators.rows.store.ts";
import { findMonths, noteHistory, noteMonths } from "#/discovery/creators/snapshots.store.ts";
import type { FiguresOfMonth } from "#/discovery/creators/snapshots.store.ts";
import { proposeSameRow } from "#/discovery/creators/merging/merge-proposals.store.ts";
import { objectionsTo } from "#/discovery/privacy/objections.rules.ts";
import { findAlike } from "./alike/alike-creators.ts";
import type { LeftValue } from "./import-sayings.rules.ts";
import type { AccountResult } from "./import-changes.rules.ts";
import { planCreators } from "./import-plan.rules.ts";
import type { ImportContext, PlannedCreator } from "./import-plan.rules.ts";
import { REFUSED_ROW, toImportRows, writtenCreator } from "./import-rows.rules.ts";
import type { WrittenCreator } from "./import-rows.rules.ts";
import { findAccounts, insertImportRows } from "./imports.store.ts";
import { keptMonths } from "./reading/history/kept-months.ts";
import type { TableAccount } from "./reading/merging/people.ts";

export interface BatchResult {
  /** In the order of the accounts. */
  results: AccountResult[];
  kept: ImportKept[];
  alike: AlikeCreator[];
  left: LeftValue[];
  /** Rows of people who asked not to be stored. */
  refused: RefusedRow[];
}

export interface RefusedRow {
  line: number;
  cells: readonly string[];
}

/** What a batch of accounts would change; nothing is written. */
export async function previewBatch(
  transaction: Transaction,
  context: ImportContext,
  accounts: readonly TableAccount[],
): Promise<BatchResult> {
  const { allowed, refused } = await apart(transaction, context, accounts);
  const planned = await plan(transaction, context, allowed, { lock: false });
  const alike = await findAlike(transaction, context.workspaceId, planned);
  return resultOf(planned, accounts, { refused, alike });
}

/** Writes a batch of accounts, their rows and their changes, all in this transaction. */
export async function writeBatch(
  transaction: Transaction,
  context: ImportContext,
  accounts: readonly TableAccount[],
): Promise<BatchResult> {
  const { workspaceId } = context;
  const { allowed, refused } = await apart(transaction, context, accounts);
  const planned = await plan(transaction, context, allowed, { lock: true });
  const alike = await findAlike(transaction, workspaceId, planned);
  const written = planned.map((creator) => writtenCreator(creator, context));
  const changed = written.filter(({ state }) => state !== "unchanged");
  await insertCreators(transaction, peopleOf(changed, "created"));
  await updateCreators(transaction, peopleOf(changed, "updated"));
  const accountsOf = changed.flatMap((creator) => creator.accounts);
  const isNew = ({ before }: (typeof accountsOf)[number]) => before === undefined;
  const updated = accountsOf.filter((account) => !isNew(account) && account.isChanged);
  // Accounts of before this was kept have no month yet.
  await noteMonths(transaction, workspaceId, idsOf(updated));
  await insertAccounts(
    transaction,
    accountsOf.filter(isNew).map(({ after }) => after),
  );
  await updateAccounts(
    transaction,
    updated.map(({ after }) => after),
  );
  await noteMonths(transaction, workspaceId, idsOf(accountsOf.filter(({ isChanged }) => isChanged)));
  const months = await noteHistory(transaction, workspaceId, historyOf(written));
  const monthsOf = Map.groupBy(months, ({ accountId }) => accountId);
  const people = changed.map(({ person }) => person.after);
  await recordChanges(
    transaction,
    workspaceId,
    people.map(({ id, version }) => ({ kind: "creator", id, version })),
  );
  const rows = [
    ...written.flatMap((creator) => toImportRows(creator, monthsOf)),
    ...refused.map(({ first: { line, part } }) => ({ ...REFUSED_ROW, line, part })),
  ];
  await insertImportRows(transaction, workspaceId, context.importId, rows);
  await proposeSameRow(transaction, workspaceId, sameRows(written));
  return resultOf(
    planned.map((creator, at) => ({ ...creator, id: written[at]?.person.after.id ?? null })),
    accounts,
    { refused, alike },
  );
}

/** Those who asked not to be stored apart from all others: every account of such a person stays out. */
async function apart(
  transaction: Transaction,
  { workspaceId, objections }: ImportContext,
  accounts: readonly TableAccount[],
): Promise<{ allowed: readonly TableAccount[]; refused: readonly TableAccount[] }> {
  const objecting = await objections.refused(transaction, workspaceId, accounts, ({ values, ...account }) =>
    objectionsTo({ ...account, email: values.email }),
  );
  const creators = new Set([...objecting].map(({ creator }) => creator));
  if (creators.size === 0) return { allowed: accounts, refused: [] };
  return {
    allowed: accounts.filter(({ creator }) => !creators.has(creator)),
    refused: accounts.filter(({ creator }) => creators.has(creator)),
  };
}

async function plan(
  transaction: Transaction,
  context: ImportContext,
  accounts: readonly TableAccount[],
  locking: { lock: boolean },
): Promise<PlannedCreator[]> {
  const { workspaceId } = context;
  const ids = [...(await findAccounts(transaction, workspaceId, accounts)).values()];
  const known = await findAccountRows(transaction, workspaceId, { ids }, locking);
  const owners = known.map((account) => account.creator_id);
  const people = await findCreatorRows(transaction, workspaceId, owners, locking);
  const planned = planCreators(accounts, { accounts: byKey(known), people }, context);
  return withKeptMonths(transaction, workspaceId, planned);
}

/** With the figures of months that give way to what is known of those months. */
async function withKeptMonths(
  transaction: Transaction,
  workspaceId: string,
  planned: PlannedCreator[],
): Promise<PlannedCreator[]> {
  const dated = planned.flatMap(({ accounts }) =>
    accounts.flatMap(({ account, existing }) => (existing && account.values.history ? existing.id : [])),
  );
  const months = Map.groupBy(await findMonths(transaction, workspaceId, dated), ({ accountId }) => accountId);
  if (months.size === 0) return planned;
  return planned.map((creator) => ({
    ...creator,
    kept: creator.accounts.reduce(
      (kept, { account, existing }) => addKeptMonths(kept, account, months.get(existing?.id ?? "") ?? []),
      creator.kept,
    ),
  }));
}

function addKeptMonths(
  kept: ImportKept[],
  { handle, first, values }: TableAccount,
  known: readonly FiguresOfMonth[],
): ImportKept[] {
  const creator = `@${handle}`;
  const isTold = ({ field, offered }: { field: string; offered: string }) =>
    kept.some((one) => one.creator === creator && one.field === field && one.offered === offered);
  const further = keptMonths(values.history ?? [], known).filter((month) => !isTold(month));
  return [...kept, ...further.map((month) => ({ line: first.line, creator, ...month }))];
}

function byKey(rows: readonly AccountRow[]): Map<string, AccountRow> {
  return new Map(rows.map((row) => [`${row.platform} ${row.handle_key}`, row]));
}

function idsOf(accounts: readonly { after: AccountRow }[]): string[] {
  return accounts.map(({ after }) => after.id);
}

/** The figures of accounts over time, as their table tells them. */
function historyOf(written: readonly WrittenCreator[]): FiguresOfMonth[] {
  return written.flatMap(({ accounts }) =>
    accounts.flatMap(({ account, after }) =>
      (account.values.history ?? []).map((figures) => ({ accountId: after.id, ...figures })),
    ),
  );
}

function peopleOf(written: readonly WrittenCreator[], state: WrittenCreator["state"]): CreatorRow[] {
  return written.filter((one) => one.state === state).map(({ person }) => person.after);
}

/** Creators of the workspace whose accounts one row of the table names. */
function sameRows(written: readonly WrittenCreator[]): [string, string][] {
  const named = written.flatMap(({ numbers, person }) =>
    [...new Set(numbers)].map((number) => ({ number, id: person.after.id })),
  );
  return [...Map.groupBy(named, ({ number }) => number).values()].flatMap(([first, ...others]) =>
    others.map((other): [string, string] => [first?.id ?? "", other.id]),
  );
}

function resultOf(
  planned: readonly (PlannedCreator & { id?: string | null })[],
  accounts: readonly TableAccount[],
  { refused, alike }: { refused: readonly TableAccount[]; alike: AlikeCreator[] },
): BatchResult {
  const results = new Map<TableAccount, AccountResult>();
  for (const { state, accounts: own, existing, id } of planned) {
    for (const { account } of own) results.set(account, { state, creatorId: id ?? existing?.id ?? null });
  }
  return {
    results: accounts.map((account) => results.get(account) ?? { state: "refused", creatorId: null }),
    kept: planned.flatMap((creator) => creator.kept),
    alike,
    left: planned.flatMap((creator) => creator.left),
    refused: refused.filter(({ first }) => first.part === 0).map(({ first }) => first),
  };
}
