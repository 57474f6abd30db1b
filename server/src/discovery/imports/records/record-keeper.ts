import type { Jobs } from "#/platform/jobs/jobs.ts";
import type { Transaction } from "#/platform/database/database.ts";
import type { Direction } from "#/discovery/imports/import-removals.rules.ts";
import type { ObjectionsService } from "#/discovery/privacy/objections.service.ts";
import type { RecordKind } from "@app/contract/discovery/import-records";
import type { ReadRecord } from "#/discovery/imports/reading/kinds/record-rows.ts";

/** What all records of one import share. */
export interface RecordsContext {
  workspaceId: string;
  importId: string;
  /** Of amounts that name none. */
  currency: string;
  /** Of moments that name none. */
  timeZone: string;
  now: Date;
  objections: ObjectionsService;
}

/** What became of one post, order or payment. */
export interface KeptRecord {
  /** `refused`: whoever it is of asked not to be stored. */
  state: "created" | "updated" | "unchanged" | "refused";
  /** Null while it cannot be told whose it is. */
  creatorId: string | null;
}

/** The records of one table, handed over from its top in pieces; each piece is answered in its order. */
export interface RecordSession {
  /** What `write` would do. */
  preview(transaction: Transaction, records: readonly ReadRecord[]): Promise<KeptRecord[]>;
  write(transaction: Transaction, records: readonly ReadRecord[]): Promise<KeptRecord[]>;
  /** What an earlier try of the same import did with these. */
  resume(transaction: Transaction, records: readonly ReadRecord[]): Promise<KeptRecord[]>;
}

/** Where an import stands in its records, and what became of them. */
export interface ReversedRecords {
  gone: number;
  restored: number;
  kept: number;
  /** Whose records these were, and are. */
  creatorIds: string[];
  /** From where to go on; null at the end. */
  next: RecordPlace | null;
}
export interface RecordPlace {
  line: number;
  part: number;
}

/** What keeps the posts, orders and payments of tables. It stands above discovery and is handed down. */
export interface RecordKeeper {
  open(kind: RecordKind, context: RecordsContext): RecordSession;
  /** Takes some of the records of an import back, or brings them back, as far as nobody has worked on them since. */
  reverse(
    transaction: Transaction,
    imported: Pick<RecordsContext, "workspaceId" | "importId" | "objections">,
    direction: Direction,
    after: RecordPlace,
  ): Promise<ReversedRecords>;
  /** Creators have come: what waits for one is tried again, after the answer. */
  tryWaiting(jobs: Jobs, transaction: Transaction, workspaceId: string): Promise<void>;
}
