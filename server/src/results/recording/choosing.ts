import { readCreatorCards } from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { attach } from "#/results/attaching/attaching.ts";
import { isCampaign, readKnown } from "#/results/attaching/attaching.store.ts";
import { NO_EVIDENCE } from "#/results/attaching/evidence.ts";
import { unknownCampaign, unknownCreator } from "./placing.ts";
import type { RecordTable } from "./recording.store.ts";

/** What a person chooses; what is undefined stays. */
export interface Choice {
  creatorId?: string | null | undefined;
  campaignId?: string | null | undefined;
}

/** The columns that follow from a choice. Empty when nothing is chosen. */
export type ChosenColumns = Partial<
  Record<"creator_id" | "creator_by" | "campaign_id" | "campaign_by" | "waiting", string | null>
>;

/**
 * What a person's choice changes of a row. With a new creator the campaign follows where it fits exactly one, unless a
 * person chose it.
 * @throws `request.invalid` for an id that the workspace does not have.
 */
export async function choose(
  transaction: Transaction,
  workspaceId: string,
  { table, id, choice }: { table: RecordTable; id: string; choice: Choice },
): Promise<ChosenColumns> {
  const { creatorId, campaignId } = choice;
  if (creatorId === undefined && campaignId === undefined) return {};
  await requireThere(transaction, workspaceId, choice);
  const creator = creatorId === undefined ? {} : { creator_id: creatorId, creator_by: "person" };
  if (campaignId !== undefined) {
    return { ...creator, campaign_id: campaignId, campaign_by: "person", waiting: null };
  }
  if (!creatorId) return { ...creator, waiting: null };
  return { ...creator, ...(await campaignOf(transaction, workspaceId, { table, id, creatorId })) };
}

async function requireThere(
  transaction: Transaction,
  workspaceId: string,
  { creatorId, campaignId }: Choice,
): Promise<void> {
  if (creatorId) {
    const cards = await readCreatorCards(transaction, workspaceId, [creatorId]);
    if (!cards.has(creatorId)) throw unknownCreator();
  }
  if (campaignId && !(await isCampaign(transaction, workspaceId, campaignId))) throw unknownCampaign();
}

async function campaignOf(
  transaction: Transaction,
  workspaceId: string,
  { table, id, creatorId }: { table: RecordTable; id: string; creatorId: string },
): Promise<ChosenColumns> {
  const row = await transaction
    .selectFrom(table)
    .select(["said", "campaign_by"])
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row || row.campaign_by === "person") return { waiting: null };
  const evidence = { ...NO_EVIDENCE, ...row.said, creatorId };
  const place = attach(evidence, await readKnown(transaction, workspaceId, [evidence]));
  return { campaign_id: place.campaignId, campaign_by: place.campaignBy, waiting: place.waiting };
}
