import type { BrandProfile, BrandProfileInput } from "@app/contract/settings";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";

/** Null until somebody has saved one. */
export function readBrandProfile(db: Database, workspaceId: string): Promise<BrandProfile | null> {
  return withWorkspace(db, workspaceId, async (transaction) => {
    const row = await transaction
      .selectFrom("brand_profiles")
      .select(["handles", "sells", "markets", "languages", "rivals", "updated_at"])
      .where("workspace_id", "=", workspaceId)
      .executeTakeFirst();
    if (!row) return null;
    const { updated_at: updatedAt, ...profile } = row;
    return { ...profile, updatedAt: updatedAt.toISOString() };
  });
}

export function writeBrandProfile(
  db: Database,
  workspaceId: string,
  profile: BrandProfileInput,
  now: Date,
): Promise<BrandProfile> {
  return withWorkspace(db, workspaceId, async (transaction) => {
    const values = { ...profile, updated_at: now };
    await transaction
      .insertInto("brand_profiles")
      .values({ workspace_id: workspaceId, ...values })
      .onConflict((conflict) => conflict.column("workspace_id").doUpdateSet(values))
      .execute();
    return { ...profile, updatedAt: now.toISOString() };
  });
}
