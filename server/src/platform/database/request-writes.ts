import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "#/platform/database/schema.ts";

/** How the transactions of one request in its workspace are carried out. */
export interface RequestWrites {
  workspaceId: string;
  run<T>(db: Kysely<Schema>, work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** For a write that is no transaction of the workspace: notes it as the last thing before its commit. */
  note(transaction: Transaction<Schema>): Promise<void>;
}

/** Set for the time of a request that has to happen once; whatever it starts sees it. */
export const REQUEST_WRITES = new AsyncLocalStorage<RequestWrites>();
