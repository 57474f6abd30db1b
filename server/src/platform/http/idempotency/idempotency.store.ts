import { sql } from "kysely";
import type { ColumnType } from "kysely";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";

interface IdempotencyKeysTable {
  workspace_id: string;
  key: string;
  request_hash: string;
  /** Null until the answer is known. */
  status: number | null;
  body: string | null;
  created_at: ColumnType<Date, Date, never>;
  /** The request that carries it out; another one takes over only once its lease is over. */
  holder: string | null;
  leased_until: ColumnType<Date, never, never>;
  /** Whether something of the request is committed. */
  wrote: boolean;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    idempotency_keys: IdempotencyKeysTable;
  }
}

/** A key that a request has claimed. */
export interface Claim {
  workspaceId: string;
  key: string;
  /** Of this request alone. */
  holder: string;
}

/** The answer of a success; without its body where that is a secret, and without anything where it is a stream. */
export type Answer = { status: number; body: string | null } | { status: null; body: null };

export interface NewClaim extends Claim {
  hash: string;
  now: Date;
  /** Older keys are forgotten. */
  since: Date;
}

export type Known =
  | { state: "claimed" }
  | { state: "other" | "running" | "lost" }
  | { state: "answered"; status: number; body: string | null };

/** Renewed while the request is under way. By the database's clock, which all processes share. */
const LEASE = sql<Date>`clock_timestamp() + interval '20 seconds'`;

/** Claims a key, or says what is known of it. */
export function claimKey(db: Database, claim: NewClaim): Promise<Known> {
  return withWorkspace(db, claim.workspaceId, async (transaction) => {
    await transaction.deleteFrom("idempotency_keys").where("created_at", "<", claim.since).execute();
    if (await insertKey(transaction, claim)) return { state: "claimed" };
    const known = await transaction
      .selectFrom("idempotency_keys")
      .select(["request_hash", "status", "body", "wrote"])
      .select(sql<boolean>`leased_until > clock_timestamp()`.as("is_held"))
      .where("key", "=", claim.key)
      .forUpdate()
      .executeTakeFirst();
    // It was given free in between: whoever asks again gets it.
    if (!known) return { state: "running" };
    if (known.request_hash !== claim.hash) return { state: "other" };
    if (known.status !== null) return { state: "answered", status: known.status, body: known.body };
    if (known.is_held) return { state: "running" };
    if (known.wrote) return { state: "lost" };
    await sql`update idempotency_keys set holder = ${claim.holder}, leased_until = ${LEASE}
      where key = ${claim.key}`.execute(transaction);
    return { state: "claimed" };
  });
}

async function insertKey(transaction: Transaction, claim: NewClaim): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys (workspace_id, key, request_hash, created_at, holder, leased_until, wrote)
    values (${claim.workspaceId}, ${claim.key}, ${claim.hash}, ${claim.now}, ${claim.holder}, ${LEASE}, false)
    on conflict do nothing returning key`.execute(transaction);
  return rows.length > 0;
}

export function renewLease(db: Database, claim: Claim): Promise<void> {
  return withWorkspace(db, claim.workspaceId, async (transaction) => {
    await sql`update idempotency_keys set leased_until = ${LEASE}
      where key = ${claim.key} and holder = ${claim.holder}`.execute(transaction);
  });
}

/** Whether the transaction has written anything yet. */
export async function hasWritten(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql<{ wrote: boolean }>`
    select pg_current_xact_id_if_assigned() is not null as wrote`.execute(transaction);
  return rows[0]?.wrote ?? false;
}

/** Notes in the transaction that something of the request is committed with it. @returns false when it was taken over. */
export async function noteWrite(transaction: Transaction, claim: Claim): Promise<boolean> {
  const noted = await transaction
    .updateTable("idempotency_keys")
    .set({ wrote: true })
    .where("key", "=", claim.key)
    .where("holder", "=", claim.holder)
    .returning("key")
    .executeTakeFirst();
  return noted !== undefined;
}

/** Keeps the answer, or that it happened where the answer cannot be kept. @returns false when the key was taken over. */
export async function keepAnswer(
  transaction: Transaction,
  claim: Claim,
  { status, body }: Answer,
): Promise<boolean> {
  const kept = await transaction
    .updateTable("idempotency_keys")
    .set({ status, body, wrote: true })
    .where("key", "=", claim.key)
    .where("holder", "=", claim.holder)
    .returning("key")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Ends a claim without an answer: the key is free again, unless something was written. */
export function releaseKey(db: Database, claim: Claim): Promise<void> {
  return withWorkspace(db, claim.workspaceId, async (transaction) => {
    await sql`update idempotency_keys set leased_until = '-infinity'
      where key = ${claim.key} and holder = ${claim.holder}`.execute(transaction);
    await transaction
      .deleteFrom("idempotency_keys")
      .where("key", "=", claim.key)
      .where("holder", "=", claim.holder)
      .where("wrote", "=", false)
      .execute();
  });
}
