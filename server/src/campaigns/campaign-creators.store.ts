import { isAgreed } from "@app/contract/campaigns/creators";
import type { CampaignCreatorChange, CreatorStage, ReservedFee } from "@app/contract/campaigns/creators";
import type { Money } from "@app/contract/money";
import type { Platform } from "@app/contract/platforms";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { CreatorLabel } from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import type { Schema } from "#/platform/database/schema.ts";
import { toMoney } from "./campaigns.store.ts";

export interface StoredCreator {
  campaignId: string;
  creatorId: string;
  platform: Platform;
  handle: string;
  name: string | null;
  stage: CreatorStage;
  fee: Money | null;
  reserved: ReservedFee | null;
  version: number;
  addedAt: Date;
  agreedAt: Date | null;
}

export type NewCreator = Omit<StoredCreator, "campaignId" | "version" | "addedAt" | "agreedAt">;

interface CreatorKey {
  campaignId: string;
  creatorId: string;
}

/** What discovery notes of creators who are in a campaign. */
export function campaignLabel(campaignId: string): CreatorLabel {
  return { kind: "campaign", value: campaignId };
}

/** Creators of these campaigns, in the order they were added; removed ones are left out. */
export async function creatorsOfCampaigns(
  transaction: Transaction,
  workspaceId: string,
  campaignIds: readonly string[],
): Promise<StoredCreator[]> {
  const rows = await transaction
    .selectFrom("campaign_creators")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("campaign_id", "=", sql<string>`any(${[...campaignIds]}::uuid[])`)
    .where("removed_at", "is", null)
    .orderBy("position")
    .execute();
  return rows.map(toStoredCreator);
}

/** Adds creators after those already there; one who was removed comes back as new. Answers how many were added. */
export async function addCreators(
  transaction: Transaction,
  workspaceId: string,
  campaignId: string,
  creators: readonly NewCreator[],
  addedAt: Date,
): Promise<number> {
  if (creators.length === 0) return 0;
  const { last } = await transaction
    .selectFrom("campaign_creators")
    .select((expression) => expression.fn.max("position").as("last"))
    .where("workspace_id", "=", workspaceId)
    .where("campaign_id", "=", campaignId)
    .executeTakeFirstOrThrow();
  const rows = creators.map((creator, index) => ({
    workspace_id: workspaceId,
    campaign_id: campaignId,
    creator_id: creator.creatorId,
    platform: creator.platform,
    handle: creator.handle,
    name: creator.name,
    stage: creator.stage,
    fee_amount: creator.fee?.amount ?? null,
    fee_currency: creator.fee?.currency ?? null,
    reserved: creator.reserved && JSON.stringify(creator.reserved),
    position: (last ?? 0) + index + 1,
    added_at: addedAt,
  }));
  const added = await transaction
    .insertInto("campaign_creators")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["workspace_id", "campaign_id", "creator_id"])
        .doUpdateSet({ removed_at: null })
        .where("campaign_creators.removed_at", "is not", null),
    )
    .returning("creator_id")
    .execute();
  return added.length;
}

/** Columns of a move to another stage. An agreement is as old as the first stage that is agreed. */
function moved(stage: CreatorStage, { at, agreedAt }: Move) {
  return { stage, moved_at: at, agreed_at: isAgreed(stage) ? (agreedAt ?? at) : null };
}

/** When a stage becomes another one, and when one was agreed before. */
interface Move {
  at: Date;
  agreedAt: Date | null;
}

/**
 * Stores stage and fee over the version they were made from.
 *
 * @param move where the stage becomes another one.
 * @throws as `storeEdit`.
 */
export async function editCreator(
  transaction: Transaction,
  workspaceId: string,
  { campaignId, creatorId, move }: CreatorKey & { move: Move | null },
  { version, ...yours }: CampaignCreatorChange,
): Promise<void> {
  const { stage, fee } = yours;
  await storeEdit(transaction, {
    table: "campaign_creators",
    row: { workspace_id: workspaceId, campaign_id: campaignId, creator_id: creatorId, removed_at: null },
    version,
    set: {
      ...(stage !== undefined && move ? moved(stage, move) : { stage }),
      ...(fee !== undefined && { fee_amount: fee?.amount ?? null, fee_currency: fee?.currency ?? null }),
    },
    yours,
    stored: async () => {
      const creators = await creatorsOfCampaigns(transaction, workspaceId, [campaignId]);
      const found = creators.find((creator) => creator.creatorId === creatorId);
      return found ? { version: found.version, values: found } : null;
    },
    what: "creator",
  });
}

/** Moves a creator on, whoever edited the stage meanwhile: what happened decides it. */
export async function moveCreator(
  transaction: Transaction,
  workspaceId: string,
  { campaignId, creatorId }: CreatorKey,
  { stage, ...move }: Move & { stage: CreatorStage },
): Promise<void> {
  await transaction
    .updateTable("campaign_creators")
    .set((columns) => ({ ...moved(stage, move), version: columns("version", "+", 1) }))
    .where("workspace_id", "=", workspaceId)
    .where("campaign_id", "=", campaignId)
    .where("creator_id", "=", creatorId)
    .where("removed_at", "is", null)
    .execute();
}

/** Marks a creator as removed, or takes the mark away with null. Answers whether there was such a one. */
export async function markCreator(
  transaction: Transaction,
  workspaceId: string,
  { campaignId, creatorId }: CreatorKey,
  removedAt: Date | null,
): Promise<boolean> {
  const result = await transaction
    .updateTable("campaign_creators")
    .set({ removed_at: removedAt })
    .where("workspace_id", "=", workspaceId)
    .where("campaign_id", "=", campaignId)
    .where("creator_id", "=", creatorId)
    .where("removed_at", removedAt ? "is" : "is not", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function toStoredCreator(row: Selectable<Schema["campaign_creators"]>): StoredCreator {
  return {
    campaignId: row.campaign_id,
    creatorId: row.creator_id,
    platform: row.platform,
    handle: row.handle,
    name: row.name,
    stage: row.stage,
    fee: toMoney(row.fee_amount, row.fee_currency),
    reserved: row.reserved,
    version: row.version,
    addedAt: row.added_at,
    agreedAt: row.agreed_at,
  };
}
