import type { ImportKept } from "@app/contract/discovery/imports";
import { randomUUID } from "node:crypto";
import type { MergedAccount } from "./reading/merge-rows.ts";
import type { ValueName } from "./reading/values.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { recordChanges } from "#/discovery/search/change-feed.store.ts";
import type { FieldSource } from "#/discovery/discovery.tables.ts";
import { changeCreator } from "./import-changes.rules.ts";
import type { AccountResult, ColumnName, CreatorChange, ImportedColumns } from "./import-changes.rules.ts";
import { findByAccount, insertCreators, insertImportRows, updateCreators } from "./imports.store.ts";
import type { CreatorRow, NewImportRow } from "./imports.store.ts";

/** What all batches of one import share. */
export interface ImportContext {
  workspaceId: string;
  importId: string;
  fileName: string | null;
  currency: string;
  now: Date;
}

export interface BatchResult {
  results: AccountResult[];
  kept: ImportKept[];
}

interface Planned {
  account: MergedAccount;
  existing: CreatorRow | undefined;
  change: CreatorChange;
}

/** What a batch of accounts would change; nothing is written. */
export async function previewBatch(
  transaction: Transaction,
  context: ImportContext,
  accounts: readonly MergedAccount[],
): Promise<BatchResult> {
  const planned = await plan(transaction, context, accounts, false);
  const results = planned.map(({ change, existing }) => ({
    state: change.state,
    creatorId: existing?.id ?? null,
  }));
  return { results, kept: planned.flatMap(keptOf) };
}

/** Writes a batch of accounts, their rows and their changes, all in this transaction. */
export async function writeBatch(
  transaction: Transaction,
  context: ImportContext,
  accounts: readonly MergedAccount[],
): Promise<BatchResult> {
  const planned = await plan(transaction, context, accounts, true);
  const written = planned.map(({ account, existing, change }) => ({
    before: existing,
    after: existing ? changedRow(existing, change, context.now) : newRow(account, change, context),
    account,
    change,
  }));
  const created = written.filter(({ change }) => change.state === "created").map(({ after }) => after);
  const updated = written.filter(({ change }) => change.state === "updated").map(({ after }) => after);
  await insertCreators(transaction, created);
  await updateCreators(transaction, updated);
  await recordChanges(
    transaction,
    context.workspaceId,
    [...created, ...updated].map(({ id, version }) => ({ kind: "creator", id, version })),
  );
  await insertImportRows(transaction, context.workspaceId, context.importId, written.map(toImportRow));
  const results = written.map(({ change, after }) => ({ state: change.state, creatorId: after.id }));
  return { results, kept: planned.flatMap(keptOf) };
}

async function plan(
  transaction: Transaction,
  context: ImportContext,
  accounts: readonly MergedAccount[],
  lock: boolean,
): Promise<Planned[]> {
  const known = await findByAccount(transaction, context.workspaceId, accounts, { lock });
  return accounts.map((account) => {
    const existing = known.get(account.key);
    const source = (name: ValueName) => fieldSource(account, name, context);
    return { account, existing, change: changeCreator(account, existing ?? null, source, context.currency) };
  });
}

function fieldSource(account: MergedAccount, name: ValueName, context: ImportContext): FieldSource {
  const place = account.places[name];
  return {
    source: context.fileName === null ? "paste" : "import",
    importId: context.importId,
    ...(context.fileName !== null && { file: context.fileName }),
    ...(place && { line: place.line, column: place.column }),
    asOf: context.now.toISOString(),
  };
}

function changedRow(existing: CreatorRow, change: CreatorChange, now: Date): CreatorRow {
  if (change.state === "unchanged") return existing;
  const { columns, provenance } = change;
  return { ...existing, ...columns, provenance, version: existing.version + 1, updated_at: now };
}

function newRow(account: MergedAccount, change: CreatorChange, context: ImportContext): CreatorRow {
  return {
    ...UNKNOWN,
    ...change.columns,
    workspace_id: context.workspaceId,
    id: randomUUID(),
    platform: account.platform,
    handle: account.handle,
    handle_key: account.handleKey,
    source: context.fileName === null ? "paste" : "import",
    import_id: context.importId,
    provenance: change.provenance,
    version: 1,
    created_at: context.now,
    updated_at: context.now,
  };
}

const UNKNOWN_COLUMNS: ImportedColumns = {
  name: null,
  url: null,
  bio: null,
  followers: null,
  engagement_rate: null,
  avg_views: null,
  avg_likes: null,
  country: null,
  city: null,
  language: null,
  gender: null,
  email: null,
  phone: null,
  categories: [],
  keywords: [],
  brands: [],
  audience: {},
  price_amount: null,
  price_currency: null,
  price_per: null,
  notes: null,
  tags: [],
};

const UNKNOWN = {
  ...UNKNOWN_COLUMNS,
  avatar_image_id: null,
  avg_comments: null,
  median_views: null,
  posts_per_week: null,
  last_post_at: null,
  sponsor_share: null,
  region: null,
  age: null,
  verified: null,
  account_type: null,
  fake_followers: null,
};

function toImportRow(written: {
  before: CreatorRow | undefined;
  after: CreatorRow;
  account: MergedAccount;
  change: CreatorChange;
}): NewImportRow {
  const { before, after, account, change } = written;
  const names = columnNames(change.columns);
  const isChange = change.state !== "unchanged";
  return {
    line: account.first.line,
    part: account.first.part,
    raw: { cells: account.first.cells },
    state: change.state,
    reason: null,
    creator_id: after.id,
    before: before && isChange ? { columns: picked(before, names), provenance: before.provenance } : null,
    after: isChange
      ? {
          columns: picked(after, names),
          provenance: after.provenance,
          version: after.version,
          ...(!before && { row: after }),
        }
      : null,
  };
}

function columnNames(columns: Partial<ImportedColumns>): ColumnName[] {
  return COLUMN_NAMES.filter((name) => columns[name] !== undefined);
}

/** Every column that imports fill. */
const COLUMN_NAMES = Object.keys(UNKNOWN_COLUMNS).filter(isColumn);

function isColumn(name: string): name is ColumnName {
  return name in UNKNOWN_COLUMNS;
}

function picked(row: CreatorRow, names: readonly ColumnName[]): Partial<ImportedColumns> {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

function keptOf({ account, change }: Planned): ImportKept[] {
  return change.kept.map((kept) => ({ line: account.first.line, creator: `@${account.handle}`, ...kept }));
}
