import type { Transaction } from "#/platform/database/database.ts";

export interface StoredCode {
  creatorId: string;
  code: string;
  landingUrl: string | null;
  madeAt: Date;
}

/** The codes of a campaign. */
export async function codesOf(
  transaction: Transaction,
  workspaceId: string,
  campaignId: string,
): Promise<StoredCode[]> {
  return transaction
    .selectFrom("tracking_codes")
    .select(["creator_id as creatorId", "code", "landing_url as landingUrl", "made_at as madeAt"])
    .where("workspace_id", "=", workspaceId)
    .where("campaign_id", "=", campaignId)
    .execute();
}

/** Every code of the workspace. */
export async function takenCodes(transaction: Transaction, workspaceId: string): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom("tracking_codes")
    .select("code")
    .where("workspace_id", "=", workspaceId)
    .execute();
  return new Set(rows.map(({ code }) => code));
}

export async function insertCodes(
  transaction: Transaction,
  workspaceId: string,
  campaignId: string,
  codes: readonly StoredCode[],
): Promise<void> {
  if (codes.length === 0) return;
  await transaction
    .insertInto("tracking_codes")
    .values(
      codes.map(({ creatorId, code, landingUrl, madeAt }) => ({
        workspace_id: workspaceId,
        campaign_id: campaignId,
        creator_id: creatorId,
        code,
        landing_url: landingUrl,
        made_at: madeAt,
      })),
    )
    .execute();
}

/** Where the links of a campaign lead. */
export async function setLanding(
  transaction: Transaction,
  workspaceId: string,
  campaignId: string,
  landingUrl: string | null,
): Promise<void> {
  await transaction
    .updateTable("tracking_codes")
    .set({ landing_url: landingUrl })
    .where("workspace_id", "=", workspaceId)
    .where("campaign_id", "=", campaignId)
    .execute();
}
