import { randomUUID } from "node:crypto";
import type { OwedPiece } from "@app/contract/campaigns/owed-pieces";
import type { ContentRules } from "@app/contract/content-checks/schemas";
import type { Platform, PostFormat } from "@app/contract/platforms";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";

export interface StoredDeliverable extends OwedPiece {
  id: string;
  campaignId: string;
  platform: Platform;
  format: PostFormat;
}

export interface StoredSubmission {
  id: string;
  campaignId: string;
  deliverableId: string;
  version: number;
  checkId: string;
  caption: string;
  by: string | null;
  createdAt: Date;
}

export type NewDeliverable = Omit<StoredDeliverable, "id" | "campaignId">;

/** In the order of creator, line and number. */
export async function deliverablesOfCampaigns(
  transaction: Transaction,
  workspaceId: string,
  campaignIds: readonly string[],
): Promise<StoredDeliverable[]> {
  const rows = await transaction
    .selectFrom("deliverables")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("campaign_id", "=", sql<string>`any(${[...campaignIds]}::uuid[])`)
    .orderBy("creator_id")
    .orderBy("line_id")
    .orderBy("number")
    .execute();
  return rows.map(toDeliverable);
}

/** Newest first. */
export async function submissionsOfCampaigns(
  transaction: Transaction,
  workspaceId: string,
  campaignIds: readonly string[],
): Promise<StoredSubmission[]> {
  const rows = await transaction
    .selectFrom("submissions")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("campaign_id", "=", sql<string>`any(${[...campaignIds]}::uuid[])`)
    .orderBy("version", "desc")
    .execute();
  return rows.map(toSubmission);
}

/** Makes the rows of a campaign follow what is owed; a piece with a submission stays, whatever is owed now. */
export async function syncDeliverables(
  transaction: Transaction,
  workspaceId: string,
  campaignId: string,
  owed: readonly NewDeliverable[],
): Promise<void> {
  const existing = await deliverablesOfCampaigns(transaction, workspaceId, [campaignId]);
  const submissions = await submissionsOfCampaigns(transaction, workspaceId, [campaignId]);
  const submitted = new Set(submissions.map((submission) => submission.deliverableId));
  const wanted = new Set(owed.map(pieceKey));
  const gone = existing.filter((piece) => !wanted.has(pieceKey(piece)) && !submitted.has(piece.id));
  if (gone.length > 0) {
    const ids = gone.map((piece) => piece.id);
    await transaction
      .deleteFrom("deliverables")
      .where("workspace_id", "=", workspaceId)
      .where("id", "=", sql<string>`any(${ids}::uuid[])`)
      .execute();
  }
  const known = new Set(existing.map(pieceKey));
  const missing = owed.filter((piece) => !known.has(pieceKey(piece)));
  if (missing.length === 0) return;
  const rows = missing.map((piece) => ({
    workspace_id: workspaceId,
    id: randomUUID(),
    campaign_id: campaignId,
    creator_id: piece.creatorId,
    line_id: piece.lineId,
    number: piece.number,
    platform: piece.platform,
    format: piece.format,
  }));
  // A piece with a submission keeps its format when the line changes, so its number may be taken already.
  await transaction
    .insertInto("deliverables")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function pieceKey(piece: NewDeliverable): string {
  return [piece.lineId, piece.creatorId, piece.number, piece.platform, piece.format].join(" ");
}

export async function insertSubmission(
  transaction: Transaction,
  workspaceId: string,
  submission: StoredSubmission & { rules: ContentRules },
): Promise<void> {
  await transaction
    .insertInto("submissions")
    .values({
      workspace_id: workspaceId,
      id: submission.id,
      campaign_id: submission.campaignId,
      deliverable_id: submission.deliverableId,
      version: submission.version,
      check_id: submission.checkId,
      caption: submission.caption,
      rules: JSON.stringify(submission.rules),
      created_by_name: submission.by,
      created_at: submission.createdAt,
    })
    .execute();
}

function toDeliverable(row: Selectable<Schema["deliverables"]>): StoredDeliverable {
  return {
    id: row.id,
    campaignId: row.campaign_id,
    creatorId: row.creator_id,
    lineId: row.line_id,
    number: row.number,
    platform: row.platform,
    format: row.format,
  };
}

function toSubmission(row: Selectable<Schema["submissions"]>): StoredSubmission {
  return {
    id: row.id,
    campaignId: row.campaign_id,
    deliverableId: row.deliverable_id,
    version: row.version,
    checkId: row.check_id,
    caption: row.caption,
    by: row.created_by_name,
    createdAt: row.created_at,
  };
}
