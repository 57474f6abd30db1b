import { sql } from "kysely";
import type { ExpressionBuilder } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";

/** Among the advisory locks of this database. */
const PROMISES_LOCK = 4_870_019;

export interface StoredUpload {
  id: string;
  fileName: string;
  bytes: number;
  sha256: string;
  ready: boolean;
}

export interface NewUpload extends Omit<StoredUpload, "ready"> {
  createdBy: string | null;
  createdAt: Date;
}

export async function insertUpload(
  transaction: Transaction,
  workspaceId: string,
  upload: NewUpload,
): Promise<void> {
  await transaction
    .insertInto("uploads")
    .values({
      workspace_id: workspaceId,
      id: upload.id,
      file_name: upload.fileName,
      bytes: upload.bytes,
      sha256: upload.sha256,
      ready: false,
      created_by: upload.createdBy,
      created_at: upload.createdAt,
    })
    .execute();
}

export async function findUpload(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<StoredUpload | null> {
  const row = await transaction
    .selectFrom("uploads")
    .select(["id", "file_name", "bytes", "sha256", "ready"])
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row
    ? { id: row.id, fileName: row.file_name, bytes: row.bytes, sha256: row.sha256, ready: row.ready }
    : null;
}

export async function markReady(transaction: Transaction, workspaceId: string, id: string): Promise<void> {
  await transaction
    .updateTable("uploads")
    .set({ ready: true })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .execute();
}

export async function deleteUpload(transaction: Transaction, workspaceId: string, id: string): Promise<void> {
  await transaction
    .deleteFrom("uploads")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .execute();
}

/** What the uploads take, or will take, that no check uses. */
export async function unusedBytes(transaction: Transaction, workspaceId: string): Promise<number> {
  const row = await transaction
    .selectFrom("uploads")
    .select(({ fn }) => fn.sum<string | null>("bytes").as("bytes"))
    .where("workspace_id", "=", workspaceId)
    .where(isUnused)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

/** Room on the disk that an upload was promised. */
export interface RoomPromise {
  id: string;
  bytes: number;
}

/** All promises that hold, of every workspace; until the transaction ends nobody else makes one. */
export async function lockPromises(transaction: Transaction, now: Date): Promise<RoomPromise[]> {
  await sql`select pg_advisory_xact_lock(${PROMISES_LOCK})`.execute(transaction);
  await transaction.deleteFrom("upload_promises").where("until", "<=", now).execute();
  return transaction.selectFrom("upload_promises").select(["id", "bytes"]).execute();
}

export async function insertPromise(
  transaction: Transaction,
  promise: RoomPromise & { until: Date },
): Promise<void> {
  await transaction.insertInto("upload_promises").values(promise).execute();
}

export async function deletePromise(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom("upload_promises").where("id", "=", id).execute();
}

/** Forgets uploads from before `before` whose file no check uses; answers their ids. */
export async function deleteExpired(
  transaction: Transaction,
  workspaceId: string,
  before: Date,
): Promise<string[]> {
  const rows = await transaction
    .deleteFrom("uploads")
    .where("workspace_id", "=", workspaceId)
    .where("created_at", "<", before)
    .where(isUnused)
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

function isUnused(expression: ExpressionBuilder<Schema, "uploads">) {
  const checks = expression
    .selectFrom("content_checks")
    .select("content_checks.id")
    .whereRef("content_checks.workspace_id", "=", "uploads.workspace_id")
    .whereRef("content_checks.file_id", "=", "uploads.id");
  return expression.not(expression.exists(checks));
}
