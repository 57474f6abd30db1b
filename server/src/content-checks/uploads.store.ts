import type { Transaction } from "#/platform/database/database.ts";

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

/** What the uploads on their way in will take when they are whole. */
export async function unfinishedBytes(transaction: Transaction, workspaceId: string): Promise<number> {
  const row = await transaction
    .selectFrom("uploads")
    .select(({ fn }) => fn.sum<string | null>("bytes").as("bytes"))
    .where("workspace_id", "=", workspaceId)
    .where("ready", "=", false)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
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
    .where((expression) =>
      expression.not(
        expression.exists(
          expression
            .selectFrom("content_checks")
            .select("content_checks.id")
            .whereRef("content_checks.workspace_id", "=", "uploads.workspace_id")
            .whereRef("content_checks.file_id", "=", "uploads.id"),
        ),
      ),
    )
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}
