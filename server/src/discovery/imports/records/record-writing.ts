import type { ImportRecordCounts } from "@app/contract/discovery/import-history";
import { sql } from "kysely";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { isMade } from "#/discovery/imports/import-history.store.ts";
import type { AccountResult } from "#/discovery/imports/import-changes.rules.ts";
import type { ImportContext } from "#/discovery/imports/import-plan.rules.ts";
import type { TableRow } from "#/discovery/imports/table-reader/table-reader.messages.ts";
import type { OpenTable } from "#/discovery/imports/table-reader/table-reader.ts";
import type { rowState } from "#/discovery/imports/imports.rules.ts";
import type { KeptRecord, RecordKeeper, RecordSession } from "./record-keeper.ts";

/** Records written in one transaction: about 0.1 s. */
const RECORDS_AT_ONCE = 250;

interface RecordWriting {
  /** Records that an earlier try has written already. */
  done: number;
  signal?: AbortSignal | undefined;
  /** Called inside the transaction of each batch, with what is written by then. */
  onBatch: (transaction: Transaction, written: number, line: number) => Promise<void>;
}

/** Has the records of a table kept, piece by piece; its creators are in by then. */
export async function writeRecords(
  db: Database,
  keeper: RecordKeeper,
  context: ImportContext,
  table: OpenTable,
  { done, signal, onBatch }: RecordWriting,
): Promise<KeptRecord[]> {
  const { workspaceId, importId } = context;
  return eachRecords(keeper, context, table, async (session, records, from) => {
    signal?.throwIfAborted();
    return withWorkspace(db, workspaceId, async (transaction) => {
      if (from < done) return session.resume(transaction, records);
      const kept = await session.write(transaction, records);
      const creatorIds = kept.flatMap(({ creatorId }) => creatorId ?? []);
      await followTouched(transaction, workspaceId, importId, creatorIds);
      await onBatch(transaction, from + records.length, records.at(-1)?.line ?? 0);
      return kept;
    });
  });
}

/** What would become of the records of a table. */
export function previewRecords(
  db: Database,
  keeper: RecordKeeper,
  context: ImportContext,
  table: OpenTable,
): Promise<KeptRecord[]> {
  return eachRecords(keeper, context, table, (session, records) =>
    withWorkspace(db, context.workspaceId, (transaction) => session.preview(transaction, records)),
  );
}

async function eachRecords(
  keeper: RecordKeeper,
  context: ImportContext,
  table: OpenTable,
  work: (
    session: RecordSession,
    records: Awaited<ReturnType<OpenTable["records"]>>,
    from: number,
  ) => Promise<KeptRecord[]>,
): Promise<KeptRecord[]> {
  const { recordKind } = table.summary;
  if (recordKind === null) return [];
  const session = keeper.open(recordKind, context);
  const all: KeptRecord[] = [];
  while (all.length < table.summary.records) {
    const records = await table.records(all.length, RECORDS_AT_ONCE);
    all.push(...(await work(session, records, all.length)));
  }
  return all;
}

/**
 * Creators that an import makes are as it made them also after it has brought their posts: taking it back must not see
 * that as somebody's work.
 */
export async function followTouched(
  transaction: Transaction,
  workspaceId: string,
  importId: string,
  creatorIds: readonly string[],
): Promise<void> {
  if (creatorIds.length === 0) return;
  await sql`
    update import_rows set after = jsonb_set(after, '{person,version}', to_jsonb(creators.version))
    from creators
    where import_rows.workspace_id = ${workspaceId} and import_rows.import_id = ${importId}
      and creators.workspace_id = ${workspaceId} and creators.id = import_rows.creator_id
      and creators.id = any(${[...new Set(creatorIds)]}::uuid[])
      and ${isMade("person")} and (after -> 'person' ->> 'version')::bigint = creators.version - 1
  `.execute(transaction);
}

/** Counts records by whose they are, from the first row of each. */
export class RecordTally {
  readonly counts: ImportRecordCounts = { total: 0, known: 0, new: 0, waiting: 0 };
  /** Rows whose record has no creator. */
  withoutCreator = 0;
  readonly #records: readonly KeptRecord[];
  readonly #accounts: readonly AccountResult[];
  readonly #seen = new Map<number, keyof ImportRecordCounts>();

  constructor(records: readonly KeptRecord[], accounts: readonly AccountResult[]) {
    this.#records = records;
    this.#accounts = accounts;
  }

  /** @returns the state of the row; null where it has no record. */
  count({ record, accounts }: Pick<TableRow, "record" | "accounts">): ReturnType<typeof rowState> {
    const kept = record === null ? undefined : this.#records[record];
    if (record === null || !kept) return null;
    if (kept.state === "refused") return "failed";
    let whose = this.#seen.get(record);
    if (whose === undefined) {
      whose = this.#whose(kept, accounts);
      this.#seen.set(record, whose);
      this.counts.total += 1;
      this.counts[whose] += 1;
    }
    if (whose === "waiting") this.withoutCreator += 1;
    return kept.state;
  }

  #whose({ creatorId }: KeptRecord, accounts: readonly number[]): "known" | "new" | "waiting" {
    const own = accounts.map((account) => this.#accounts[account]);
    const isNew = own.some((account) => account?.state === "created");
    // In a preview the creator is not there yet.
    const isPreviewed = own.some((account) => account?.state === "created" && account.creatorId === null);
    if (creatorId === null && !isPreviewed) return "waiting";
    return isNew ? "new" : "known";
  }
}
