import { AttachedBy, WaitingReason } from "@app/contract/results/attachment";
import type { Attachment, CreatorName } from "@app/contract/results/attachment";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import { readCreatorCards } from "#/discovery/index.ts";
import type { CreatorCard } from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import type { RecordColumns } from "#/results/results.tables.ts";
import type { RecordTable } from "./recording.store.ts";

/** A row as it is read for an answer. */
export type WhoseRow = Omit<Selectable<RecordColumns>, "said"> & {
  said: { campaign?: string | null } | null;
  created_at: Date | null;
  campaign_name: string | null;
};

/** Of one campaign, or of one creator. */
export type Whose = { campaignId: string } | { creatorId: string };

/** The condition of a query for them. */
export function ofWhom(whose: Whose) {
  return "campaignId" in whose
    ? sql<boolean>`campaign_id = ${whose.campaignId}`
    : sql<boolean>`creator_id = ${whose.creatorId}`;
}

/** The name of the campaign that a row of this table belongs to. */
export function campaignName(table: RecordTable) {
  return sql<string | null>`(select campaigns.name from campaigns
    where campaigns.workspace_id = ${sql.ref(`${table}.workspace_id`)}
      and campaigns.id = ${sql.ref(`${table}.campaign_id`)} and campaigns.removed_at is null)`.as(
    "campaign_name",
  );
}

/** The creators of rows, as answers name them. */
export function creatorsOfRows(
  transaction: Transaction,
  workspaceId: string,
  rows: readonly { creator_id: string | null }[],
): Promise<Map<string, CreatorCard>> {
  const ids = [...new Set(rows.flatMap((row) => row.creator_id ?? []))];
  return readCreatorCards(transaction, workspaceId, ids);
}

/** The part of an answer that says whose something is and where it comes from. */
export function whoseAnswer(row: WhoseRow, cards: ReadonlyMap<string, CreatorCard>) {
  const card = row.creator_id === null ? undefined : cards.get(row.creator_id);
  return {
    id: row.id,
    creatorId: row.creator_id,
    creator: card ? toCreatorName(card) : null,
    campaignId: row.campaign_id,
    campaign: row.campaign_name ?? row.said?.campaign ?? null,
    code: row.code,
    attachedBy: attachmentOf(row),
    waiting: row.waiting === null ? null : WaitingReason.parse(row.waiting),
    source: row.source,
    importId: row.import_id,
    line: row.line,
    fields: row.fields ?? {},
    version: row.version,
    createdAt: row.created_at?.toISOString() ?? null,
  };
}

export function toCreatorName({ id, platform, handle, name }: CreatorCard): CreatorName {
  return { id, platform, handle, name };
}

/** A row that came with a list of creators has its creator from there. */
function attachmentOf(row: Pick<WhoseRow, "creator_by" | "campaign_by">): Attachment {
  return { creator: attachedBy(row.creator_by), campaign: attachedBy(row.campaign_by) };
}

function attachedBy(text: string | null): AttachedBy | null {
  return text === null ? null : AttachedBy.parse(text);
}
