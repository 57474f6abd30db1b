import { randomUUID } from "node:crypto";
import type { Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";

/** A fact as it is stored. */
export interface StoredFact {
  id: string;
  text: string;
  toldBy: string | null;
  toldAt: Date;
  version: number;
}

/** The newest first, without removed ones. */
export async function listFacts(transaction: Transaction, workspaceId: string): Promise<StoredFact[]> {
  const rows = await facts(transaction, workspaceId)
    .orderBy("remembered_facts.told_at", "desc")
    .orderBy("remembered_facts.id")
    .execute();
  return rows.map(toFact);
}

export async function findFact(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<StoredFact | null> {
  const row = await facts(transaction, workspaceId).where("remembered_facts.id", "=", id).executeTakeFirst();
  return row ? toFact(row) : null;
}

/** @returns its id. */
export async function insertFact(
  transaction: Transaction,
  workspaceId: string,
  { text, toldBy, now }: { text: string; toldBy: string | null; now: Date },
): Promise<string> {
  const id = randomUUID();
  await transaction
    .insertInto("remembered_facts")
    .values({ workspace_id: workspaceId, id, text, told_by: toldBy, told_at: now, removed_at: null })
    .execute();
  return id;
}

/** Stores the words over the version they were made from: who writes them has told them. @throws as `storeEdit`. */
export async function editFact(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  { version, text, toldBy, now }: { version: number; text: string; toldBy: string | null; now: Date },
): Promise<void> {
  await storeEdit(transaction, {
    table: "remembered_facts",
    row: { workspace_id: workspaceId, id, removed_at: null },
    version,
    set: { text, told_by: toldBy, told_at: now },
    yours: { text },
    stored: async () => {
      const found = await findFact(transaction, workspaceId, id);
      return found && { version: found.version, values: found };
    },
    what: "remembered fact",
  });
}

function facts(transaction: Transaction, workspaceId: string) {
  return transaction
    .selectFrom("remembered_facts")
    .leftJoin("users", "users.id", "remembered_facts.told_by")
    .select([
      "remembered_facts.id",
      "remembered_facts.text",
      "remembered_facts.told_at",
      "remembered_facts.version",
      "users.name",
    ])
    .where("remembered_facts.workspace_id", "=", workspaceId)
    .where("remembered_facts.removed_at", "is", null);
}

function toFact(row: {
  id: string;
  text: string;
  told_at: Date;
  version: number;
  name: string | null;
}): StoredFact {
  return { id: row.id, text: row.text, toldBy: row.name, toldAt: row.told_at, version: row.version };
}
