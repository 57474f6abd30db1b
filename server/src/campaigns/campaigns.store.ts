import type {
  CampaignBrief,
  CampaignChange,
  CampaignFilter,
  CampaignForecast,
} from "@app/contract/campaigns/schemas";
import type { CampaignStatus } from "@app/contract/campaigns/list";
import type { Money } from "@app/contract/money";
import type { ListOf } from "@app/contract/paging";
import type { Selectable } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import { findNamed, namesAll } from "#/platform/database/name-search.ts";
import type { Schema } from "#/platform/database/schema.ts";

const BY_CHANGE: Order = [by("moment", "updated_at", "desc"), by("id", "id", "asc")];

/** A campaign as it is stored, without its creators and deliverables. */
export interface StoredCampaign extends CampaignBrief {
  id: string;
  status: CampaignStatus;
  version: number;
  planId: string | null;
  forecast: CampaignForecast | null;
  createdAt: Date;
  updatedAt: Date;
}

export async function insertCampaign(
  transaction: Transaction,
  workspaceId: string,
  campaign: StoredCampaign & { createdBy: string | null },
): Promise<void> {
  await transaction
    .insertInto("campaigns")
    .values({
      workspace_id: workspaceId,
      id: campaign.id,
      ...briefColumns(campaign),
      status: campaign.status,
      version: campaign.version,
      plan_id: campaign.planId,
      forecast: campaign.forecast && JSON.stringify(campaign.forecast),
      created_by: campaign.createdBy,
      created_at: campaign.createdAt,
      updated_at: campaign.updatedAt,
    })
    .execute();
}

/** The campaign, locked until the transaction ends when it is to be changed; null for a removed or foreign one. */
export async function findCampaign(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  { lock = false } = {},
): Promise<StoredCampaign | null> {
  const row = await campaigns(transaction, workspaceId)
    .where("id", "=", id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? toCampaign(row) : null;
}

/** Last changed first; with `q`, those whose name holds its words. */
export async function listCampaigns(
  transaction: Transaction,
  workspaceId: string,
  { status, q = "", ...page }: CampaignFilter,
): Promise<ListOf<StoredCampaign>> {
  const query = campaigns(transaction, workspaceId)
    .where(namesAll(["name"], q))
    .$if(status !== undefined, (all) => all.where("status", "=", status ?? "draft"));
  return toList(await readPage(transaction, query, BY_CHANGE, page), toCampaign);
}

/** All that are active now. */
export async function activeCampaigns(
  transaction: Transaction,
  workspaceId: string,
): Promise<StoredCampaign[]> {
  const rows = await campaigns(transaction, workspaceId).where("status", "=", "active").execute();
  return rows.map(toCampaign);
}

/** All that were started, the oldest first. */
export async function startedCampaigns(
  transaction: Transaction,
  workspaceId: string,
): Promise<StoredCampaign[]> {
  const rows = await campaigns(transaction, workspaceId)
    .where("status", "!=", "draft")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toCampaign);
}

/** Started campaigns with a day between these two, both included; yyyy-mm-dd. */
export async function campaignsBetween(
  transaction: Transaction,
  workspaceId: string,
  { from, until }: { from: string; until: string },
): Promise<StoredCampaign[]> {
  const rows = await campaigns(transaction, workspaceId)
    .where("status", "in", ["active", "completed"])
    .where("starts_on", "<=", until)
    .where("ends_on", ">=", from)
    .execute();
  return rows.map(toCampaign);
}

/** The campaigns of the transaction's workspace that carry one of the names, which are in lower case. */
export function findCampaignsNamed(transaction: Transaction, names?: readonly string[]) {
  return findNamed(transaction, "campaigns", names);
}

/** Stores brief and status over the version that `change` was made from. @throws as `storeEdit`. */
export async function editCampaign(
  transaction: Transaction,
  workspaceId: string,
  campaign: StoredCampaign,
  { version, ...yours }: CampaignChange,
): Promise<void> {
  await storeEdit(transaction, {
    table: "campaigns",
    row: { workspace_id: workspaceId, id: campaign.id, removed_at: null },
    version,
    set: { ...briefColumns(campaign), status: campaign.status, updated_at: campaign.updatedAt },
    yours,
    stored: async () => {
      const found = await findCampaign(transaction, workspaceId, campaign.id);
      return found && { version: found.version, values: found };
    },
    what: "campaign",
  });
}

function briefColumns(brief: CampaignBrief) {
  return {
    name: brief.name,
    goal: brief.goal,
    brand: brief.brand,
    starts_on: brief.startsOn,
    ends_on: brief.endsOn,
    markets: brief.markets,
    lines: JSON.stringify(brief.lines),
    guidelines: brief.guidelines,
    handles: brief.handles,
    hashtags: brief.hashtags,
    disclosure: JSON.stringify(brief.disclosure),
    budget_amount: brief.budget?.amount ?? null,
    budget_currency: brief.budget?.currency ?? null,
    target_return: brief.targetReturn,
  };
}

function toCampaign(row: Selectable<Schema["campaigns"]>): StoredCampaign {
  return {
    id: row.id,
    name: row.name,
    goal: row.goal,
    brand: row.brand,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    markets: row.markets,
    lines: row.lines,
    guidelines: row.guidelines,
    handles: row.handles,
    hashtags: row.hashtags,
    disclosure: row.disclosure,
    budget: toMoney(row.budget_amount, row.budget_currency),
    targetReturn: row.target_return,
    status: row.status,
    version: row.version,
    planId: row.plan_id,
    forecast: row.forecast,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Those that are not removed. */
function campaigns(transaction: Transaction, workspaceId: string) {
  return transaction
    .selectFrom("campaigns")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("removed_at", "is", null);
}

/** Money from its two columns; null when either is unknown. */
export function toMoney(amount: number | null, currency: string | null): Money | null {
  return amount === null || currency === null ? null : { amount, currency };
}
