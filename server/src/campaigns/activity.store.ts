import { randomUUID } from "node:crypto";
import type { CampaignActivity, CampaignActivityList } from "@app/contract/campaigns/schemas";
import type { ListQuery } from "@app/contract/paging";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";

const BY_TIME: Order = [by("moment", "at", "desc"), by("id", "id", "asc")];
const SHOWN = 50;
/** The same sentence by the same person within this time is one event: an editor saves while one types. */
const SAME_EVENT_MS = 10 * 60_000;

export async function recordActivity(
  transaction: Transaction,
  workspaceId: string,
  campaignId: string,
  event: { at: Date; by: string | null; text: string },
): Promise<void> {
  const newest = await newestActivity(transaction, workspaceId, campaignId);
  const repeated =
    newest !== undefined &&
    newest.text === event.text &&
    newest.by_name === event.by &&
    event.at.getTime() - newest.at.getTime() < SAME_EVENT_MS;
  if (repeated) return;
  await transaction
    .insertInto("campaign_activity")
    .values({
      workspace_id: workspaceId,
      id: randomUUID(),
      campaign_id: campaignId,
      at: event.at,
      by_name: event.by,
      text: event.text,
    })
    .execute();
}

/** Counts nothing, as every change of a campaign asks for it. */
function newestActivity(transaction: Transaction, workspaceId: string, campaignId: string) {
  return transaction
    .selectFrom("campaign_activity")
    .select(["at", "by_name", "text"])
    .where("workspace_id", "=", workspaceId)
    .where("campaign_id", "=", campaignId)
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** The newest, newest first. */
export async function activityOf(
  transaction: Transaction,
  workspaceId: string,
  campaignId: string,
  limit = SHOWN,
): Promise<CampaignActivity[]> {
  const { items } = await listActivity(transaction, workspaceId, campaignId, { limit });
  return items;
}

/** Newest first. */
export async function listActivity(
  transaction: Transaction,
  workspaceId: string,
  campaignId: string,
  page: ListQuery,
): Promise<CampaignActivityList> {
  const query = transaction
    .selectFrom("campaign_activity")
    .select(["id", "at", "by_name", "text"])
    .where("workspace_id", "=", workspaceId)
    .where("campaign_id", "=", campaignId);
  return toList(await readPage(transaction, query, BY_TIME, page), (row) => ({
    id: row.id,
    at: row.at.toISOString(),
    by: row.by_name,
    text: row.text,
  }));
}
