import type {
  ForecastAssumptions,
  ForecastAssumptionsChange,
} from "@app/contract/strategy/assumptions/schemas";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";

export type StoredAssumptions = Omit<ForecastAssumptions, "learned">;

const UNCHANGED: StoredAssumptions = { changed: {}, updatedAt: null, version: 0 };

export async function readAssumptions(db: Database, workspaceId: string): Promise<StoredAssumptions> {
  const found = await withWorkspace(db, workspaceId, (transaction) => find(transaction, workspaceId));
  return found ?? UNCHANGED;
}

/** Stores all changed values over the version they were made from. @throws as `storeEdit`. */
export function editAssumptions(
  db: Database,
  workspaceId: string,
  { version, changed }: ForecastAssumptionsChange,
  now: Date,
): Promise<StoredAssumptions> {
  return withWorkspace(db, workspaceId, async (transaction) => {
    await storeEdit(transaction, {
      table: "forecast_assumptions",
      row: { workspace_id: workspaceId },
      isMadeByEdit: true,
      version,
      set: { changed: JSON.stringify(changed), updated_at: now },
      yours: { changed },
      stored: async () => {
        const stored = await find(transaction, workspaceId);
        return stored && { version: stored.version, values: stored };
      },
      what: "list of assumptions",
    });
    return { changed, updatedAt: now.toISOString(), version: version + 1 };
  });
}

async function find(transaction: Transaction, workspaceId: string): Promise<StoredAssumptions | null> {
  const row = await transaction
    .selectFrom("forecast_assumptions")
    .select(["changed", "updated_at", "version"])
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
  return row ? { changed: row.changed, updatedAt: row.updated_at.toISOString(), version: row.version } : null;
}
