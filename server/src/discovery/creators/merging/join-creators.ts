import type { Transaction } from "#/platform/database/database.ts";
import {
  deleteRows,
  insertCreators,
  findAccountRows,
  findCreatorRows,
  updateAccounts,
  updateCreators,
} from "#/discovery/creators/creators.rows.store.ts";
import type { AccountRow, CreatorRow } from "#/discovery/creators/creators.rows.store.ts";
import { changeRow, PERSON_VALUES } from "#/discovery/imports/import-changes.rules.ts";
import type { ImportedColumns } from "#/discovery/imports/import-changes.rules.ts";
import { swap } from "#/discovery/imports/import-removals.rules.ts";
import type { Side } from "#/discovery/imports/imports.store.ts";
import { recordChanges } from "#/discovery/search/change-feed.store.ts";
import { proposeMerges } from "./merge-proposals.store.ts";
import { moveBack, moveRows } from "./merge-rows.store.ts";
import type { MovedRows } from "./merge-rows.store.ts";
import type { CreatorTable } from "./creator-tables.ts";

/** What it takes to make two creators of one again. */
export interface MergeUndo {
  gone: CreatorRow;
  keptId: string;
  accountIds: string[];
  /** What the one who stayed did not know and the other did. */
  filled: { before: Side; after: Side };
  rows: MovedRows[];
}

/**
 * Joins two creators: the one that is there longer stays, and gets accounts, rows and what it did not know from the
 * other. @returns null when one of them is gone.
 */
export async function joinCreators(
  transaction: Transaction,
  pair: { workspace_id: string; creator_id: string; other_id: string },
  tables: readonly CreatorTable[],
  now: Date,
): Promise<MergeUndo | null> {
  const workspaceId = pair.workspace_id;
  const found = await findCreatorRows(transaction, workspaceId, [pair.creator_id, pair.other_id]);
  const [kept, gone] = [...found.values()].toSorted(byAge);
  if (!kept || !gone) return null;
  const accounts = await findAccountRows(transaction, workspaceId, { creatorIds: [gone.id] });
  await updateAccounts(transaction, accounts.map(ownedBy(kept.id, now)));
  const ids = { workspaceId, keptId: kept.id, goneId: gone.id };
  const rows: MovedRows[] = [];
  for (const table of tables) rows.push(await moveRows(transaction, ids, table));
  const { row, ...filled } = fill(kept, gone);
  await deleteRows(transaction, "creators", workspaceId, [gone.id]);
  await updateCreators(transaction, [{ ...row, version: kept.version + 1, updated_at: now }]);
  await recordChanges(transaction, workspaceId, [
    { kind: "creator", id: kept.id, version: kept.version + 1 },
    { kind: "creator", id: gone.id, version: gone.version + 1 },
  ]);
  await proposeMerges(transaction, workspaceId, [kept.id]);
  return { gone, keptId: kept.id, accountIds: accounts.map(({ id }) => id), filled, rows };
}

/** Makes two creators of one again. @returns whether there was anything to part. */
export async function partCreators(
  transaction: Transaction,
  { gone, keptId, accountIds, filled, rows }: MergeUndo,
  tables: readonly CreatorTable[],
  now: Date,
): Promise<boolean> {
  const workspaceId = gone.workspace_id;
  const kept = (await findCreatorRows(transaction, workspaceId, [keptId])).get(keptId);
  const accounts = await findAccountRows(transaction, workspaceId, { ids: accountIds });
  const theirs = accounts.filter((account) => account.creator_id === keptId);
  if (!kept || theirs.length === 0) return false;
  // One version was used up when the creator went.
  const back = { ...gone, version: gone.version + 2, updated_at: now };
  await insertCreators(transaction, [back]);
  await updateAccounts(transaction, theirs.map(ownedBy(gone.id, now)));
  for (const moved of rows) {
    const table = tables.find(({ name }) => name === moved.table);
    if (table) await moveBack(transaction, { workspaceId, keptId, goneId: gone.id }, table, moved);
  }
  const emptied = swap(kept, filled.after, filled.before, PERSON_VALUES)?.row ?? kept;
  const row = { ...emptied, version: kept.version + 1, updated_at: now };
  await updateCreators(transaction, [row]);
  await recordChanges(transaction, workspaceId, [
    { kind: "creator", id: keptId, version: row.version },
    { kind: "creator", id: gone.id, version: back.version },
  ]);
  return true;
}

function byAge(one: CreatorRow, other: CreatorRow): number {
  return one.created_at.getTime() - other.created_at.getTime() || (one.id < other.id ? -1 : 1);
}

function ownedBy(creatorId: string, now: Date) {
  return (account: AccountRow): AccountRow => ({
    ...account,
    creator_id: creatorId,
    version: account.version + 1,
    updated_at: now,
  });
}

/** What the one does not know and the other does, with where it comes from. */
function fill(kept: CreatorRow, gone: CreatorRow): { row: CreatorRow; before: Side; after: Side } {
  const columns = Object.values(PERSON_VALUES).filter(
    (column) => isUnknown(kept[column]) && !isUnknown(gone[column]),
  );
  const wanted: Partial<ImportedColumns> = Object.fromEntries(
    columns.map((column) => [column, gone[column]]),
  );
  const source = {
    source: kept.provenance.name?.source ?? "import",
    asOf: kept.updated_at.toISOString(),
  } as const;
  const change = changeRow(PERSON_VALUES, wanted, kept, (name) => gone.provenance[name] ?? source);
  const before = Object.fromEntries(columns.map((column) => [column, kept[column]]));
  return {
    row: { ...kept, ...change.columns, provenance: change.provenance },
    before: { columns: before, provenance: kept.provenance },
    after: { columns: change.columns, provenance: change.provenance },
  };
}

function isUnknown(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
