import type { BrandProfile, BrandProfileChange } from "@app/contract/settings/schemas";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";

/** Null until somebody has saved one. */
export function readBrandProfile(db: Database, workspaceId: string): Promise<BrandProfile | null> {
  return withWorkspace(db, workspaceId, (transaction) => findBrandProfile(transaction, workspaceId));
}

/** Stores a profile over the version it was made from. @throws as `storeEdit`. */
export function editBrandProfile(
  db: Database,
  workspaceId: string,
  { version, ...profile }: BrandProfileChange,
  now: Date,
): Promise<BrandProfile> {
  return withWorkspace(db, workspaceId, async (transaction) => {
    await storeEdit(transaction, {
      table: "brand_profiles",
      row: { workspace_id: workspaceId },
      isMadeByEdit: true,
      version,
      set: { ...profile, updated_at: now },
      yours: profile,
      stored: async () => {
        const found = await findBrandProfile(transaction, workspaceId);
        return found && { version: found.version, values: found };
      },
      what: "brand profile",
    });
    return { ...profile, updatedAt: now.toISOString(), version: version + 1 };
  });
}

async function findBrandProfile(transaction: Transaction, workspaceId: string): Promise<BrandProfile | null> {
  const row = await transaction
    .selectFrom("brand_profiles")
    .select(["handles", "sells", "markets", "languages", "rivals", "version", "updated_at"])
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
  if (!row) return null;
  const { updated_at: updatedAt, ...profile } = row;
  return { ...profile, updatedAt: updatedAt.toISOString() };
}
