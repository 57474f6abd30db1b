import type { CreatorStage } from "@app/contract/campaigns/creators";
import type { Money } from "@app/contract/money";
import { sql } from "kysely";
import * as z from "zod/mini";
import type { Transaction } from "#/platform/database/database.ts";
import { toMoney } from "./campaigns.store.ts";

/** That a creator is in a campaign, with what was agreed. Who declined or was removed is in none. */
export interface CampaignMembership {
  campaignId: string;
  campaign: string;
  creatorId: string;
  stage: CreatorStage;
  fee: Money | null;
  /** Days as yyyy-mm-dd, both included. */
  startsOn: string | null;
  endsOn: string | null;
}

/** Creators who are at one of the stages in one of these campaigns, by the campaign's id. */
export async function creatorsAtStage(
  transaction: Transaction,
  wanted: readonly { campaign: string; stage: CreatorStage }[],
): Promise<string[]> {
  const known = wanted.filter(({ campaign }) => z.uuid().safeParse(campaign).success);
  const { rows } = await sql<{ creator_id: string }>`
    select distinct creator_id from campaign_creators
    join json_to_recordset(${JSON.stringify(known)}::json) as wanted (campaign uuid, stage text)
      on campaign_creators.campaign_id = wanted.campaign and campaign_creators.stage = wanted.stage
    where removed_at is null
  `.execute(transaction);
  return rows.map((row) => row.creator_id);
}

/** Where these creators are or were in campaigns that have started, by the campaign's first day and name. */
export async function membershipsOf(
  transaction: Transaction,
  workspaceId: string,
  creatorIds: readonly string[],
): Promise<CampaignMembership[]> {
  const rows = await memberships(transaction, workspaceId)
    .where("campaign_creators.creator_id", "=", sql<string>`any(${[...creatorIds]}::uuid[])`)
    .execute();
  return rows.map(toMembership);
}

/** Who is in the campaigns that run on a day, yyyy-mm-dd. */
export async function membershipsOn(
  transaction: Transaction,
  workspaceId: string,
  day: string,
): Promise<CampaignMembership[]> {
  const rows = await memberships(transaction, workspaceId)
    .where("campaigns.starts_on", "<=", day)
    .where("campaigns.ends_on", ">=", day)
    .execute();
  return rows.map(toMembership);
}

function memberships(transaction: Transaction, workspaceId: string) {
  return transaction
    .selectFrom("campaign_creators")
    .innerJoin("campaigns", (join) =>
      join
        .onRef("campaigns.workspace_id", "=", "campaign_creators.workspace_id")
        .onRef("campaigns.id", "=", "campaign_creators.campaign_id"),
    )
    .select(["campaign_id", "creator_id", "stage", "fee_amount", "fee_currency"])
    .select(["campaigns.name", "starts_on", "ends_on"])
    .where("campaign_creators.workspace_id", "=", workspaceId)
    .where("campaign_creators.removed_at", "is", null)
    .where("campaigns.removed_at", "is", null)
    .where("campaigns.status", "!=", "draft")
    .where("stage", "!=", "declined")
    .orderBy("starts_on")
    .orderBy("campaigns.name")
    .orderBy("campaign_id")
    .orderBy("position");
}

type Row = Awaited<ReturnType<ReturnType<typeof memberships>["execute"]>>[number];

function toMembership(row: Row): CampaignMembership {
  return {
    campaignId: row.campaign_id,
    campaign: row.name,
    creatorId: row.creator_id,
    stage: row.stage,
    fee: toMoney(row.fee_amount, row.fee_currency),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
  };
}

/** The ids of all pieces that a creator is to deliver. */
export async function deliverablesOf(
  transaction: Transaction,
  workspaceId: string,
  creatorId: string,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom("deliverables")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("creator_id", "=", creatorId)
    .execute();
  return rows.map(({ id }) => id);
}
