import { randomUUID } from "node:crypto";
import type { Transaction } from "#/platform/database/database.ts";

interface StoredApproval {
  strategyId: string;
  version: number;
  kind: string;
  name: string;
}

export async function askApproval(
  transaction: Transaction,
  workspaceId: string,
  approval: StoredApproval & { askedBy: string | null; now: Date },
): Promise<string> {
  const id = randomUUID();
  const { strategyId, version, kind, name, askedBy, now } = approval;
  await transaction
    .insertInto("strategy_approvals")
    .values({
      workspace_id: workspaceId,
      id,
      strategy_id: strategyId,
      version,
      kind,
      name,
      asked_by: askedBy,
      asked_at: now,
      answered_at: null,
    })
    .execute();
  return id;
}

/** Uses an approval up: it holds once, for whoever was asked, and for what was asked. Null for any other. */
export async function useApproval(
  transaction: Transaction,
  workspaceId: string,
  approval: { id: string; strategyId: string; kind: string; askedBy: string | null; now: Date },
): Promise<StoredApproval | null> {
  const row = await transaction
    .updateTable("strategy_approvals")
    .set({ answered_at: approval.now })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", approval.id)
    .where("strategy_id", "=", approval.strategyId)
    .where("kind", "=", approval.kind)
    .where("asked_by", "is not distinct from", approval.askedBy)
    .where("answered_at", "is", null)
    .returning(["strategy_id", "version", "kind", "name"])
    .executeTakeFirst();
  return row ? { strategyId: row.strategy_id, version: row.version, kind: row.kind, name: row.name } : null;
}
